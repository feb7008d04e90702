/** The curve of the end: the review's first one, as soon as it is there; until then the bots' quick look. */
import { useEffect, useState } from 'preact/hooks';
import type { Game, Kit, MatchRecord, Seat } from '#engine';
import type { Point } from './digest.ts';

/** Made anew for another seat or record, and left when nobody looks any more. */
export function useFirstCurve<K extends Kit>(
  game: Game<K>,
  record: MatchRecord | undefined,
  seat: Seat,
): readonly Point[] | undefined {
  const [curve, setCurve] = useState<readonly Point[] | undefined>(undefined);
  const actions = record?.actions.length ?? 0;
  useEffect(() => {
    if (record === undefined || seat < 0) return undefined;
    let wanted = true;
    let stop: () => void = () => undefined;
    import('./asking.ts').then(
      ({ askReview }) => {
        if (!wanted) return;
        const review = askReview(game, record, 'quick');
        const tell = review.digest.subscribe((digest) => {
          const told = digest?.seats.find((one) => one.seat === seat);
          if (told && told.curve.length > 2) setCurve(told.curve);
          if (digest?.done) review.stop();
        });
        stop = () => {
          tell();
          review.stop();
        };
      },
      // Without it the quick curve stays.
      () => undefined,
    );
    return () => {
      wanted = false;
      stop();
    };
  }, [actions, seat]);
  return curve;
}
