/** The side of the page: a review is asked for, and grows while one looks. */
import { type Signal, signal } from '@preact/signals';
import { type Game, type Kit, type MatchRecord, NOBODY } from '#engine';
import type { Frame } from '#review';
import ReviewWorker from '../match/worker.ts?worker';
import type { Digest } from './digest.ts';
import type { ReviewReply, ReviewRequest } from './serving.ts';

export interface Reviewed<K extends Kit = Kit> {
  readonly digest: Signal<Digest | undefined>;
  /** Why there is none. */
  readonly refusal: Signal<string | undefined>;
  /** The better line that is looked at, step by step. */
  readonly line: Signal<{ readonly at: number; readonly frames: readonly Frame<K['view']>[] } | undefined>;
  showLine(at: number): void;
  /** For when nobody looks any more. */
  stop(): void;
}

export function askReview<K extends Kit>(
  game: Game<K>,
  record: MatchRecord,
  effort: ReviewRequest['effort'],
): Reviewed<K> {
  const worker = new ReviewWorker({ name: 'review' });
  const digest = signal<Digest | undefined>(undefined);
  const refusal = signal<string | undefined>(undefined);
  const line: Reviewed<K>['line'] = signal(undefined);
  worker.addEventListener('message', ({ data }) => {
    const reply = data as ReviewReply<K['view']>;
    if ('digest' in reply) digest.value = reply.digest;
    else if ('frames' in reply) line.value = reply;
    else refusal.value = reply.refusal;
  });
  worker.addEventListener('error', ({ message }) => {
    refusal.value = message;
  });
  worker.postMessage({ review: record, people: game.people ?? NOBODY, effort } satisfies ReviewRequest);
  return {
    ...{ digest, refusal, line },
    showLine: (at) => worker.postMessage({ line: at }),
    stop: () => worker.terminate(),
  };
}
