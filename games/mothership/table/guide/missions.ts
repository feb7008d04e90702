/** What can be learnt at this table: each mission begins at a position of its own. */
import { missionOf } from '#ui/kit/lesson.ts';
import type { Mission } from '#ui/kit/mission.ts';
import { mothership } from '../../index.ts';
import type { Mothership } from '../../state.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import { tutorial } from '../tutorial.ts';
import { bet } from './bet.ts';
import { guard } from './guard.ts';
import { light } from './light.ts';
import { line } from './line.ts';
import { sky } from './sky.ts';

export const missions: readonly [Mission<Mothership>, ...Mission<Mothership>[]] = [
  light,
  bet,
  line,
  missionOf(mothership, tutorial, { ...MISSION_WORDS.first, minutes: 5 }),
  guard,
  sky,
];
