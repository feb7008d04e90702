/** What a sound player of Exoship values (spec section 11). */
import { pick, type Sense } from '#engine';
import { pointsAfterSuspicion } from './grid.ts';
import type { Exoship } from './state.ts';

export const sense: Sense<Exoship> = {
  value: (s) => Math.min(1, pointsAfterSuspicion(s) / 12 + (s.destination === 'axios' ? 0.25 : 0)),
  rollout: (_s, _seat, actions, random) => pick(actions, random),
};
