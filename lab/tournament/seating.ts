/** Who sits where: the tables at which each deal is played. */
import type { Form } from './job.ts';

/** By seat, the number of the player who sits there. */
export type Seating = readonly number[];

/**
 * Every table of a deal. `sides` has the side of each seat: who wins together sits together. Each set of players sits in
 * every rotation, so that deal and seat cancel out.
 */
export function seatings(form: Form, players: number, sides: readonly number[]): Seating[] {
  const teams = [...new Set(sides)];
  const seated = (bySide: readonly number[]) => sides.map((side) => bySide[teams.indexOf(side)] ?? 0);
  const all = (tables: readonly (readonly number[])[]) => tables.map(seated);
  switch (form) {
    case 'alone':
      return all(range(players).map((player) => teams.map(() => player)));
    case 'mix':
      return mixes(sides.length);
    case 'gauntlet':
      return all(pairs(players).flatMap(([a, b]) => (a === 0 ? copies(a, b, teams.length) : [])));
    case 'sprt':
      return all(copies(0, 1, teams.length));
    case 'round-robin':
      if (teams.length > 2 && players >= teams.length)
        return all(subsets(players, teams.length).flatMap(rotations));
      return all(pairs(players).flatMap(([a, b]) => copies(a, b, teams.length)));
  }
}

/** Two players in turns around the table, in every rotation, and the other way round. */
function copies(a: number, b: number, sides: number): number[][] {
  const one = range(sides).map((side) => (side % 2 === 0 ? a : b));
  const other = one.map((player) => (player === a ? b : a));
  return distinct([...rotations(one), ...rotations(other)]);
}

/** So many of the first player among the second, for every number there can be. */
function mixes(seats: number): number[][] {
  return range(seats + 1).flatMap((some) =>
    distinct(rotations(range(seats).map((seat) => (seat < some ? 0 : 1)))),
  );
}

function rotations(row: readonly number[]): number[][] {
  return row.map((_, by) => row.map((_, seat) => row[(seat + by) % row.length] ?? 0));
}

function distinct(rows: readonly number[][]): number[][] {
  return [...new Map(rows.map((row) => [row.join(), row])).values()];
}

function pairs(players: number): [number, number][] {
  return range(players).flatMap((a) => range(players - a - 1).map((b): [number, number] => [a, a + b + 1]));
}

function subsets(players: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return range(players - from).flatMap((i) =>
    subsets(players, size - 1, from + i + 1).map((rest) => [from + i, ...rest]),
  );
}

function range(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, i) => i);
}
