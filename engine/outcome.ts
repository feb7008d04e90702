import type { Seat } from './seat.ts';

/** How a game ended. */
export interface Outcome {
  /** The seats that won: none when everyone lost, all of them in a co-operative victory. */
  winners: readonly Seat[];
  /** Why, as a key into the game's words. */
  reason: string;
  /** The rule that ended it. */
  rule: string;
  /** Final points by seat, where the game counts any. */
  points?: readonly number[];
  /** Final rank by seat, 1 is best, where the game ranks more than winners and losers. */
  places?: readonly number[];
}
