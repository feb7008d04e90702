/** The curve of the end: the review's first one, as soon as it is there; until then the bots' quick look. */
import { useEffect, useState } from 'preact/hooks';
import type { Game, Kit, MatchRecord, Seat } from '#engine';
import type { Point } from './digest.ts';

/** What makes it is loaded here, and left when nobody looks any more. */
export function useFirstCurve<K extends Kit>(game: Game<K>, record: MatchRecord, seat: Seat) {
  const [curve, setCurve] = useState<readonly Point[]>();
  useEffect(() => {
    const stop = import('./firstCurve.ts').then(
      (made) => made.firstCurve(game, record, seat, setCurve),
      // Without it the quick curve stays.
      () => () => undefined,
    );
    return () => void stop.then((end) => end());
  }, [seat]);
  return curve;
}
