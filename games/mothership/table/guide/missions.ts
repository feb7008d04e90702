/** What can be learnt at this table: each mission begins at a position of its own. */
import type { Mission } from '#ui/kit/mission.ts';
import type { Mothership } from '../../state.ts';
import { bet } from './bet.ts';
import { guard } from './guard.ts';
import { light } from './light.ts';
import { line } from './line.ts';
import { sky } from './sky.ts';

export const missions: readonly [Mission<Mothership>, ...Mission<Mothership>[]] = [
  light,
  bet,
  line,
  guard,
  sky,
];
