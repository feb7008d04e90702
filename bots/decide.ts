/** Running a bot to the end of its budget: in one go for simulations, or in slices that let a host breathe. */
import type { Kit } from '#engine';
import type { Bot, Budget, Question, Thinking, Thought } from './bot.ts';

export const DEFAULT_BUDGET: Budget = { iterations: 1500 };

/** How long a slice should take; what a table can wait for a bot to stop. */
const SLICE_MS = 16;
const FIRST_SLICE = 16;
/** Every so many iterations it is asked whether the answer is clear. */
const CHECK = 16;

export interface Progress<A> {
  /** How much of the budget is used, 0 to 1; never less than last time. */
  readonly done: number;
  readonly thought: Thought<A>;
}

export interface Terms<A> {
  readonly seed: string;
  readonly budget?: Budget;
  /** The clock, in milliseconds. Needed for a budget of time; without one, slices are of a fixed size. */
  readonly now?: () => number;
  readonly onProgress?: (progress: Progress<A>) => void;
  /** Asked between slices; once true, the best answer so far is given. */
  readonly stopped?: () => boolean;
  /** Uses the whole budget even when the answer is clear: for hints and reviews, where the estimates count. */
  readonly full?: boolean;
}

/** Thinks without a pause. */
export function decide<K extends Kit>(
  bot: Bot,
  question: Question<K>,
  terms: Terms<K['action']>,
): Thought<K['action']> {
  const thinking = bot.think(question, terms.seed);
  for (const _ of slices(thinking, terms));
  return thinking.best();
}

/** Thinks with a pause after every slice, in which the host's other work and its messages get their turn. */
export async function ponder<K extends Kit>(
  bot: Bot,
  question: Question<K>,
  terms: Terms<K['action']>,
  pause: () => Promise<void>,
): Promise<Thought<K['action']>> {
  const thinking = bot.think(question, terms.seed);
  for (const _ of slices(thinking, terms)) await pause();
  return thinking.best();
}

function* slices<A>(thinking: Thinking<A>, terms: Terms<A>): Generator<void> {
  const { budget = DEFAULT_BUDGET, now, onProgress, stopped } = terms;
  if (budget.ms !== undefined && now === undefined) throw new RangeError('a budget of time needs a clock');
  const { iterations = Number.POSITIVE_INFINITY, ms = Number.POSITIVE_INFINITY } = budget;
  if (iterations === ms) throw new RangeError('a budget needs a limit');
  const start = now?.() ?? 0;
  let spent = 0;
  let size = FIRST_SLICE;
  while (spent < ms && !isClear(thinking, iterations, terms)) {
    think(thinking, size, iterations, terms);
    const before = spent;
    spent = (now?.() ?? 0) - start;
    if (now !== undefined) size = nextSize(size, spent - before);
    onProgress?.({
      done: Math.min(1, Math.max(thinking.iterations / iterations, spent / ms)),
      thought: thinking.best(),
    });
    if (stopped?.()) return;
    yield;
  }
  onProgress?.({ done: 1, thought: thinking.best() });
}

/** One slice. It halts at every checkpoint, so that where the thinking ends does not depend on the size of slices. */
function think<A>(thinking: Thinking<A>, size: number, limit: number, terms: Terms<A>): void {
  const end = Math.min(limit, thinking.iterations + size);
  while (thinking.iterations < end && !isClear(thinking, limit, terms)) {
    const checkpoint = CHECK - (thinking.iterations % CHECK);
    thinking.step(Math.min(checkpoint, end - thinking.iterations));
  }
}

/** Whether the answer will not change any more within the limit. */
function isClear<A>(thinking: Thinking<A>, limit: number, { full = false }: Terms<A>): boolean {
  const left = limit - thinking.iterations;
  if (left <= 0 || thinking.done(Number.POSITIVE_INFINITY)) return true;
  return !full && thinking.iterations % CHECK === 0 && thinking.done(left);
}

/** Aims at slices of `SLICE_MS`, growing at most fourfold at a time since a short slice is a poor measure. */
function nextSize(size: number, took: number): number {
  const wanted = took > 0 ? (size * SLICE_MS) / took : size * 4;
  return Math.max(1, Math.round(Math.min(wanted, size * 4)));
}
