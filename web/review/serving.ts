/** Reviews are made in a worker of their own: the messages, and the side that works. */
import type { FindGame } from '#bots';
import { type MatchRecord, named, type People } from '#engine';
import type { Frame } from '#review';
import type { Digest } from './digest.ts';

export interface ReviewRequest {
  readonly review: MatchRecord;
  readonly people: People;
  /** The first curve alone, or all of it. */
  readonly effort: 'quick' | 'standard';
}

interface LineRequest {
  readonly line: number;
}

export type ReviewReply<V = object> =
  | { readonly digest: Digest }
  | { readonly at: number; readonly frames: readonly Frame<V>[] }
  | { readonly refusal: string };

export const isReviewRequest = (message: unknown): message is ReviewRequest =>
  typeof message === 'object' && message !== null && 'review' in message;

export const isLineRequest = (message: unknown): message is LineRequest =>
  typeof message === 'object' && message !== null && 'line' in message;

/** A first curve is no reason to keep a phone busy. */
const FIRST_PLAYOUTS = 1500;
/** The page is told no more often. */
const NEWS_MS = 250;

/** What was asked for last answers for its lines. */
let showLine: ((at: number) => readonly Frame[]) | undefined;

export function serveLine({ line }: LineRequest, post: (reply: ReviewReply) => void): void {
  post({ at: line, frames: showLine?.(line) ?? [] });
}

export async function serveReview(
  { review: record, people, effort }: ReviewRequest,
  post: (reply: ReviewReply) => void,
  find: FindGame,
  pause: () => Promise<void>,
): Promise<void> {
  const [game, { Desk, EFFORTS, Reviewing, storyOf }, { digestOf, lineAt }] = await Promise.all([
    find(record.game),
    import('#review'),
    import('./digest.ts'),
  ]);
  if (game === undefined) throw new RangeError(`there is no game ${record.game}`);
  const told = storyOf({ ...game, ...named(game, people) }, record);
  if (!told.ok) return post({ refusal: told.refusal.message });
  const reviewing = new Reviewing(new Desk(told.story));
  showLine = (at) => lineAt(reviewing, at);
  const terms = effort === 'quick' ? { ...EFFORTS.quick, playouts: FIRST_PLAYOUTS } : EFFORTS.standard;
  let said = 0;
  for (let tasks = reviewing.next(terms); tasks.length > 0; tasks = reviewing.next(terms)) {
    const answers = [];
    for (const task of tasks) {
      answers.push(reviewing.desk.perform(task));
      await pause();
    }
    reviewing.take(tasks, answers);
    if (performance.now() - said < NEWS_MS) continue;
    said = performance.now();
    post({ digest: digestOf(reviewing, record, false) });
  }
  return post({ digest: digestOf(reviewing, record, true) });
}
