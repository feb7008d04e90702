/** What stands along a replay's timeline: rounds, who acted when, where something was learnt, and what changed most. */
import type { Seat } from '#engine';
import type { Decisive } from '#ui/kit/end.ts';
import type { LogGroup } from '../match/film.ts';

export interface Round {
  /** The first moment of it. */
  readonly at: number;
  readonly words: string;
}

/** Moments in a row that one seat led to; the table's own have none. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly seat: Seat | undefined;
}

export interface Marks {
  readonly rounds: readonly Round[];
  readonly spans: readonly Span[];
  readonly learnt: readonly number[];
  readonly flags: readonly Decisive[];
}

/** Where each turn begins. Turns only go up, so that few of the positions are looked at. */
export function roundsOf(
  last: number,
  turnAt: (at: number) => number,
  turnWords: (turn: number) => string,
): Round[] {
  const rounds: Round[] = [];
  for (let at: number | undefined = 0; at !== undefined; at = nextAfter(at, last, turnAt))
    rounds.push({ at, words: turnWords(turnAt(at)) });
  return rounds;
}

/** The first moment of a later turn. */
function nextAfter(at: number, last: number, turnAt: (at: number) => number): number | undefined {
  const turn = turnAt(at);
  if (turnAt(last) <= turn) return undefined;
  let [still, gone] = [at, last];
  while (gone - still > 1) {
    const middle = Math.floor((still + gone) / 2);
    if (turnAt(middle) > turn) gone = middle;
    else still = middle;
  }
  return gone;
}

export function spansOf(log: readonly LogGroup<unknown>[]): Span[] {
  const spans: Span[] = [];
  for (const { at, seat } of log) {
    const open = spans.at(-1);
    if (open && open.seat === seat) spans[spans.length - 1] = { ...open, to: at };
    else spans.push({ from: at, to: at, seat });
  }
  return spans;
}

export function learntIn(log: readonly LogGroup<unknown>[]): number[] {
  return log.flatMap(({ at, learnt }) => (learnt ? [at] : []));
}

/** The beginning of the round before, or of the one after; the first moment and the last are the ends. */
export function roundFrom(rounds: readonly Round[], now: number, by: -1 | 1, last: number): number {
  const at =
    by > 0 ? rounds.find((round) => round.at > now)?.at : rounds.findLast((round) => round.at < now)?.at;
  return at ?? (by > 0 ? last : 0);
}
