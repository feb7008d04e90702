import { pick, type Sense } from '#engine';
import type { Exodus } from './state.ts';
export const sense: Sense<Exodus> = {
  value: () => 0.5,
  rollout: (_s, _seat, actions, random) => pick(actions, random),
};
