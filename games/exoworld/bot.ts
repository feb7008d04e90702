/** What a sound player of Exoworld Survival values (spec section 10): the evaluation and the playout policy. */
import type { Sense } from '#engine';
import { score, WEIGHTS } from './bot/forecast.ts';
import { rollout } from './bot/rollout.ts';
import type { Exoworld, State } from './state.ts';

function value(s: State): number {
  if (s.crew.length === 0) return 0.5;
  return 1 / (1 + Math.exp((WEIGHTS.even - score(s)) / WEIGHTS.spread));
}

export const sense: Sense<Exoworld> = { value, rollout };
