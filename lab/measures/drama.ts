/**
 * How exciting games are, by what the bots make of a position at the beginning of each round. Their values are not yet
 * held against results, so only what does not hang on their scale is counted: who leads, for how long, and how far back
 * the winner once was.
 */
import type { GameWithBots, Kit, Seat } from '#engine';
import { bump, type Histogram, mergeHistogram } from '../statistics.ts';

/** The chances of each side at the beginning of each round, 0 to 1; of a table that wins together only one. */
export type Course = number[][];

export interface DramaTally {
  games: number;
  /** How often the lead changed hands. */
  leadChanges: Histogram;
  /** After how many hundredths of a game its later winner led to the end. */
  decided: Histogram;
  /** Games won from less than half of a fair share. */
  comebacks: number;
  /** By tenth of the game: hundredths of 1 − (leader − second), added up, and how many. */
  readonly closeness: { sum: number; of: number }[];
}

const TENTHS = 10;

export function emptyDrama(): DramaTally {
  return {
    games: 0,
    leadChanges: {},
    decided: {},
    comebacks: 0,
    closeness: Array.from({ length: TENTHS }, () => ({ sum: 0, of: 0 })),
  };
}

/** What a position looks like to each side: its share of all values, or the value itself where there is one side. */
export function chances<K extends Kit>(
  { sense }: GameWithBots<K>,
  s: K['state'],
  sides: readonly (readonly Seat[])[],
): number[] {
  const values = sides.map((seats) => Math.max(...seats.map((seat) => sense.value(s, seat))));
  if (values.length < 2) return values;
  const sum = values.reduce((all, value) => all + value, 0);
  return values.map((value) => (sum > 0 ? value / sum : 1 / values.length));
}

/** `winners` by number of the side; none where everybody lost. */
export function countDrama(tally: DramaTally, course: Course, winners: readonly number[]): void {
  const rounds = course.length;
  // A game of two rounds has no course.
  if (rounds < 3) return;
  tally.games++;
  const together = course[0]?.length === 1;
  const leaders = course.map((row) => (together ? Number((row[0] ?? 0) < 0.5) : leaderOf(row)));
  bump(tally.leadChanges, leaders.filter((leader, i) => i > 0 && leader !== leaders[i - 1]).length);
  const winner = together ? (winners.length > 0 ? 0 : 1) : winners[0];
  if (winner !== undefined) {
    const last = leaders.findLastIndex((leader) => leader !== winner);
    bump(tally.decided, Math.round((100 * (last + 1)) / rounds));
    const fair = together ? 0.5 : 1 / (course[0]?.length ?? 1);
    if (winners.length > 0 && course.some((row) => (row[together ? 0 : winner] ?? 1) < fair / 2))
      tally.comebacks++;
  }
  for (const [i, row] of course.entries()) {
    const tenth = tally.closeness[Math.floor((TENTHS * i) / rounds)];
    if (tenth === undefined) continue;
    tenth.sum += Math.round(100 * closeness(row));
    tenth.of++;
  }
}

function leaderOf(row: readonly number[]): number {
  return row.indexOf(Math.max(...row));
}

function closeness(row: readonly number[]): number {
  if (row.length === 1) return 1 - Math.abs(2 * (row[0] ?? 0) - 1);
  const [first = 0, second = 0] = row.toSorted((a, b) => b - a);
  return 1 - (first - second);
}

export function mergeDrama(into: DramaTally, from: DramaTally): void {
  into.games += from.games;
  into.comebacks += from.comebacks;
  mergeHistogram(into.leadChanges, from.leadChanges);
  mergeHistogram(into.decided, from.decided);
  for (const [i, { sum, of }] of from.closeness.entries()) {
    const tenth = into.closeness[i];
    if (tenth === undefined) continue;
    tenth.sum += sum;
    tenth.of += of;
  }
}
