/** What a sound player of Exoworld Survival knows: how a position stands, and what to do in it. */
import type { Sense } from '#engine';
import type { Exoworld } from '../state.ts';
import { follow, plans } from './plans.ts';
import { choose, interject, rollout, value } from './policy.ts';

export const sense: Sense<Exoworld> = {
  value,
  rollout,
  thinks: { choose },
  plans: { ways: plans, follow },
  playout: { horizon: 24 },
  interject,
};
