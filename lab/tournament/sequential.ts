/** The test that ends a tournament of two as soon as it is decided. */
import { FIRST_LOOK, LIMIT, likelihoodRatio, scoreOf } from '../stats/sprt.ts';
import type { DealPlayed } from './deal.ts';
import type { TournamentJob } from './job.ts';
import { gradesOf, isTogether } from './results.ts';

export const CONCLUSIONS = ['accepted', 'rejected', 'undecided'] as const;
/** The second bound holds, the first does, or neither is clear after all deals. */
export type Conclusion = (typeof CONCLUSIONS)[number];

export interface Sequential {
  readonly bounds: readonly [number, number];
  readonly unit: 'elo' | 'points';
  /** The logarithm of the likelihood ratio, and what it has to reach on either side. */
  readonly ratio: number;
  readonly limit: number;
  readonly verdict: Conclusion;
}

export const DEFAULT_BOUNDS = { elo: [0, 20], points: [0, 3] } as const;

/** How the test stands; undefined where the tournament is none. */
export function sequential(
  { form, bounds: given }: TournamentJob,
  deals: readonly DealPlayed[],
  sides: readonly number[],
): Sequential | undefined {
  if (form !== 'sprt') return undefined;
  const unit = isTogether(sides) ? 'points' : 'elo';
  const bounds = given ?? DEFAULT_BOUNDS[unit];
  const means: readonly [number, number] =
    unit === 'elo' ? [scoreOf(bounds[0]), scoreOf(bounds[1])] : [bounds[0] / 100, bounds[1] / 100];
  const ratio = likelihoodRatio(gradesOf(deals, sides), means, unit === 'elo' ? [0, 1] : [-1, 1]);
  return { bounds, unit, ratio, limit: LIMIT, verdict: conclusionOf(ratio, deals.length) };
}

function conclusionOf(ratio: number, deals: number): Conclusion {
  if (deals < FIRST_LOOK) return 'undecided';
  if (ratio >= LIMIT) return 'accepted';
  return ratio <= -LIMIT ? 'rejected' : 'undecided';
}
