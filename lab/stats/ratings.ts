/**
 * Ratings from who came before whom. Two seats of a table are compared by Bradley and Terry's model, a tie as half a win
 * each, with the seats' own advantages beside the players': of places among more than two the same strengths come out as
 * of Plackett and Luce's model. Intervals come of drawing whole deals again, so that it does not matter how much the
 * games of one deal have in common.
 */
import { type Random, stream } from '#engine';
import { solve } from './solve.ts';

/** How one seat of a deal did against another; `score` is 1, ½ or 0. */
export interface Comparison {
  readonly one: number;
  readonly other: number;
  readonly oneAt: number;
  readonly otherAt: number;
  readonly score: number;
}

export interface Rating {
  readonly player: number;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
  /** It won or lost everything: how far it is above or below nobody can say. */
  readonly without?: 'wins' | 'losses';
  /** In which share of the drawn deals it is better than the first player. */
  readonly better: number;
}

export interface Ratings {
  readonly players: readonly Rating[];
  /** The advantage of each side of the table over the first, in Elo. */
  readonly seats: readonly { readonly elo: number; readonly low: number; readonly high: number }[];
}

const ELO = 400 / Math.LN10;
const RESAMPLES = 1000;
/** A prior so wide that it only matters to who wins everything: a standard deviation of 870 Elo. */
const PRIOR = 1 / 25;

/** What was compared in the same way: how often, and with what score. */
interface Cell {
  readonly place: number;
  readonly comparison: Comparison;
}

export function ratings(
  deals: readonly (readonly Comparison[])[],
  players: number,
  seats: number,
  seed: string,
): Ratings {
  const cells = new Map<string, Cell>();
  const rows = deals.map((deal) => deal.map((one) => [cellOf(cells, one), one.score] as const));
  const fitted = (counts: readonly number[], start: readonly number[]) => {
    const n = new Array<number>(cells.size).fill(0);
    const s = new Array<number>(cells.size).fill(0);
    for (const [i, row] of rows.entries()) {
      const times = counts[i] ?? 0;
      if (times === 0) continue;
      for (const [place, score] of row) {
        n[place] = (n[place] ?? 0) + times;
        s[place] = (s[place] ?? 0) + times * score;
      }
    }
    return newton([...cells.values()], n, s, players, start);
  };
  const zero = new Array<number>(players - 1 + Math.max(0, seats - 1)).fill(0);
  const best = fitted(
    rows.map(() => 1),
    zero,
  );
  const random = stream(`${seed}/resampled`);
  const drawn = Array.from({ length: RESAMPLES }, () => fitted(redrawn(rows.length, random), best));
  const spreadOf = (place: number) =>
    interval(
      best[place] ?? 0,
      drawn.map((one) => one[place] ?? 0),
    );
  return {
    players: Array.from({ length: players }, (_, player) => {
      if (player === 0) return { player, elo: 0, low: 0, high: 0, better: 0.5 };
      const without = oneSided(deals, player);
      const better = drawn.filter((one) => (one[player - 1] ?? 0) > 0).length / RESAMPLES;
      return { player, ...spreadOf(player - 1), ...(without ? { without } : {}), better };
    }),
    seats: Array.from({ length: Math.max(0, seats - 1) }, (_, i) => spreadOf(players - 1 + i)),
  };
}

function cellOf(cells: Map<string, Cell>, comparison: Comparison): number {
  const { one, other, oneAt, otherAt } = comparison;
  const key = `${one} ${other} ${oneAt} ${otherAt}`;
  let cell = cells.get(key);
  if (cell === undefined) {
    cell = { place: cells.size, comparison };
    cells.set(key, cell);
  }
  return cell.place;
}

const STEPS = 25;

/** The strengths at which the expected scores are those that came up. The first player and the first seat stand at 0. */
function newton(
  cells: readonly Cell[],
  n: readonly number[],
  s: readonly number[],
  players: number,
  start: readonly number[],
): number[] {
  const at = [...start];
  for (let step = 0; step < STEPS; step++) {
    const slope = at.map((value) => -PRIOR * value);
    const curve = at.map((_, i) => at.map((_, j) => (i === j ? PRIOR : 0)));
    for (const { place, comparison } of cells) {
      const times = n[place] ?? 0;
      if (times === 0) continue;
      const signs = signsOf(comparison, players);
      const strength = signs.reduce((sum, [i, sign]) => sum + sign * (at[i] ?? 0), 0);
      const expected = 1 / (1 + Math.exp(-strength));
      const off = (s[place] ?? 0) - times * expected;
      const weight = times * expected * (1 - expected);
      for (const [i, sign] of signs) {
        slope[i] = (slope[i] ?? 0) + sign * off;
        const row = curve[i];
        if (row) for (const [j, other] of signs) row[j] = (row[j] ?? 0) + sign * other * weight;
      }
    }
    const change = solve(curve, slope);
    const most = Math.max(0, ...change.map(Math.abs));
    // A step that is too long would shoot past the top.
    const scale = most > 1 ? 1 / most : 1;
    for (const [i, by] of change.entries()) at[i] = (at[i] ?? 0) + by * scale;
    if (most < 1e-6) break;
  }
  return at;
}

/** Which strengths a comparison adds up, and with which sign. */
function signsOf({ one, other, oneAt, otherAt }: Comparison, players: number): [number, number][] {
  const seat = (at: number) => players - 1 + at - 1;
  return [
    ...(one > 0 ? [[one - 1, 1] as [number, number]] : []),
    ...(other > 0 ? [[other - 1, -1] as [number, number]] : []),
    ...(oneAt > 0 ? [[seat(oneAt), 1] as [number, number]] : []),
    ...(otherAt > 0 ? [[seat(otherAt), -1] as [number, number]] : []),
  ];
}

function redrawn(deals: number, random: Random): number[] {
  const counts = new Array<number>(deals).fill(0);
  for (let i = 0; i < deals; i++) {
    const deal = random.int(deals);
    counts[deal] = (counts[deal] ?? 0) + 1;
  }
  return counts;
}

function interval(best: number, drawn: readonly number[]): { elo: number; low: number; high: number } {
  const sorted = drawn.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.round(share * (sorted.length - 1))] ?? best) * ELO;
  return { elo: best * ELO, low: at(0.025), high: at(0.975) };
}

function oneSided(deals: readonly (readonly Comparison[])[], player: number): 'wins' | 'losses' | undefined {
  const scores = deals.flat().flatMap(({ one, other, score }) => {
    if (one === player) return [score];
    return other === player ? [1 - score] : [];
  });
  if (scores.every((score) => score === 0)) return 'wins';
  return scores.every((score) => score === 1) ? 'losses' : undefined;
}
