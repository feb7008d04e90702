import type { Sense } from '#engine';
import { pick } from '#engine';
import type { EosRise } from './state.ts';
export const sense: Sense<EosRise> = {
  value: () => 0.5,
  rollout: (_s, _seat, actions, random) => pick(actions, random),
};
