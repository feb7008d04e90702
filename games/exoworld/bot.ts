/** What a sound player of Exoworld Survival values (spec section 10). */
import { pick, type Sense } from '#engine';
import type { Exoworld, State } from './state.ts';

function value(s: State): number {
  return s.emergency / 20;
}

export const sense: Sense<Exoworld> = {
  value,
  rollout: (_s, _seat, actions, random) => pick(actions, random),
};
