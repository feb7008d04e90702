/** Reasons are facts counted in lines that were made anyway; nothing is invented. */
import { type GameEvent, heard, type Seat } from '#engine';
import type { PlayedLine } from './lines.ts';
import { meanOf } from './statistics.ts';

export type Reason =
  /** An event of this type, told of a seat, comes in so many lines of one and of the other. */
  | {
      readonly kind: 'event';
      /** One of them, for its words. */
      readonly event: GameEvent;
      readonly counts: readonly [best: number, other: number, of: number];
    }
  /** The worst tenth is better or worse while the mean is not. */
  | { readonly kind: 'safer' | 'riskier'; readonly worst: readonly [best: number, other: number] };

const MOST = 3;
const CLEAR_SHARE = 3;
const TENTHS_APART = 0.05;

/** Why the first is better than the second, the weightiest fact first. */
export function reasonsOf(ours: readonly PlayedLine[], theirs: readonly PlayedLine[], seat: Seat): Reason[] {
  const events = eventReasons(ours, theirs, seat);
  return [...events, ...tenthReason(ours, theirs)].slice(0, MOST);
}

/** What was heard in a line, each kind once: by its type, and whom it concerns where it says so. */
function kindsIn({ told }: PlayedLine, seat: Seat): Map<string, GameEvent> {
  const kinds = new Map<string, GameEvent>();
  for (const event of heard(told, seat)) {
    const about = 'seat' in event ? event.seat : undefined;
    const key = typeof about === 'number' ? `${event.type} ${about}` : event.type;
    if (!kinds.has(key)) kinds.set(key, event);
  }
  return kinds;
}

interface Count {
  ours: number;
  theirs: number;
  /** Sums of values of all lines in which it comes. */
  withIt: number;
  readonly event: GameEvent;
}

function eventReasons(ours: readonly PlayedLine[], theirs: readonly PlayedLine[], seat: Seat): Reason[] {
  const counts = new Map<string, Count>();
  let total = 0;
  for (const lines of [ours, theirs]) {
    for (const line of lines) {
      total += line.value;
      for (const [key, event] of kindsIn(line, seat)) {
        const count = counts.get(key) ?? { ours: 0, theirs: 0, withIt: 0, event };
        count[lines === ours ? 'ours' : 'theirs']++;
        count.withIt += line.value;
        counts.set(key, count);
      }
    }
  }
  const n = ours.length;
  return [...counts]
    .flatMap(([key, count]) => {
      const weight = weightOf(count, n, total);
      return weight > 0 ? [{ key, count, weight }] : [];
    })
    .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1))
    .map(({ count }) => ({ kind: 'event', event: count.event, counts: [count.ours, count.theirs, n] }));
}

/** Difference in share times its effect on the end, where the shares differ clearly and it speaks for the first. */
function weightOf({ ours, theirs, withIt }: Count, n: number, total: number): number {
  const both = ours + theirs;
  const share = both / (2 * n);
  const error = Math.sqrt((2 * share * (1 - share)) / n);
  const difference = (ours - theirs) / n;
  if (error === 0 || Math.abs(difference) < CLEAR_SHARE * error) return 0;
  const without = 2 * n - both;
  // What comes in all lines of one and none of the other tells them apart by itself.
  const effect = without === 0 ? 0 : withIt / both - (total - withIt) / without;
  return difference * effect;
}

function tenthReason(ours: readonly PlayedLine[], theirs: readonly PlayedLine[]): Reason[] {
  const tenth = (lines: readonly PlayedLine[]) => {
    const values = lines.map(({ value }) => value).sort((a, b) => a - b);
    return meanOf(values.slice(0, Math.ceil(values.length / 10))).mean;
  };
  const mean = (lines: readonly PlayedLine[]) => meanOf(lines.map(({ value }) => value)).mean;
  const [one, other] = [tenth(ours), tenth(theirs)];
  if (Math.abs(one - other) < TENTHS_APART || Math.abs(mean(ours) - mean(theirs)) >= TENTHS_APART) return [];
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return [{ kind: one > other ? 'safer' : 'riskier', worst: [round(one), round(other)] }];
}
