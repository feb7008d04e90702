/** The first curve of a review, told as it grows. */
import type { Game, Kit, MatchRecord, Seat } from '#engine';
import { askReview } from './asking.ts';
import type { Point } from './digest.ts';

/** Says how to end it. */
export function firstCurve<K extends Kit>(
  game: Game<K>,
  record: MatchRecord,
  seat: Seat,
  tell: (curve: readonly Point[]) => void,
): () => void {
  const review = askReview(game, record, 'quick');
  const forget = review.digest.subscribe((digest) => {
    const told = digest?.seats.find((one) => one.seat === seat);
    // Of part of the moments it would begin in the middle.
    if (digest?.done && told && told.curve.length > 2) tell(told.curve);
    if (digest?.done) review.stop();
  });
  return () => {
    forget();
    review.stop();
  };
}
