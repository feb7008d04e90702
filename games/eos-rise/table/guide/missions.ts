/** What can be learnt at the table of this game. Each begins at a position of its own, and cards come as it lists them. */
import type { Mission } from '#ui/kit/mission.ts';
import type { EosRise } from '../../state.ts';
import { firstLight } from './firstLight.ts';
import { growth } from './growth.ts';
import { lastDash } from './lastDash.ts';
import { pursuit, retreat } from './pursuit.ts';
import { shieldsUp } from './shieldsUp.ts';
import { year } from './year.ts';

export const missions: readonly [Mission<EosRise>, ...Mission<EosRise>[]] = [
  firstLight,
  shieldsUp,
  pursuit,
  retreat,
  growth,
  year,
  lastDash,
];
