/** The door to the review of a match: it is loaded, and made, when somebody wants it. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Game, Kit, MatchRecord, Seat } from '#engine';
import type { Reel } from '../replay/reel.ts';
import { reviewPanel as words } from '../text/review.ts';
import { useLoaded } from '../useLoaded.ts';
import type { Reviewed } from './asking.ts';

interface ReviewProps<K extends Kit> {
  readonly game: Game<K>;
  readonly record: MatchRecord;
  readonly reel: Reel;
  readonly seat: Seat;
  called(seat: Seat): string;
  /** What the board is to show instead of the match: a step of the better line. */
  readonly instead: Signal<K['view'] | undefined>;
}

export function Review<K extends Kit>(props: ReviewProps<K>) {
  const wanted = useSignal(false);
  if (wanted.value) return <Made {...props} />;
  return (
    <div class="offers">
      <button
        type="button"
        class="o-button"
        data-tip={words.about}
        onClick={() => {
          wanted.value = true;
        }}
      >
        {words.open}
      </button>
    </div>
  );
}

function Made<K extends Kit>({ game, record, instead, ...more }: ReviewProps<K>) {
  const loaded = useLoaded(async () => {
    const [{ askReview }, { Panel }] = await Promise.all([import('./asking.ts'), import('./Panel.tsx')]);
    return { review: askReview(game, record, 'standard'), Panel };
  }, [record]);
  const review = loaded.status === 'ready' ? loaded.value.review : undefined;
  useEffect(() => () => review?.stop(), [review]);
  const step = useSignal(1);
  useShown(review, step, instead);
  if (loaded.status === 'failed') return <p role="alert">{words.failed(String(loaded.error))}</p>;
  if (loaded.status === 'loading') return <p aria-live="polite">{words.working(0)}</p>;
  const { Panel } = loaded.value;
  return <Panel review={loaded.value.review} step={step} {...more} />;
}

/** The board follows the line that is looked at. */
function useShown<K extends Kit>(
  review: Reviewed<K> | undefined,
  step: Signal<number>,
  instead: Signal<K['view'] | undefined>,
): void {
  const line = review?.line.value;
  const view = line?.frames[step.value - 1]?.view;
  useEffect(() => {
    instead.value = view;
    return () => {
      instead.value = undefined;
    };
  }, [view]);
}
