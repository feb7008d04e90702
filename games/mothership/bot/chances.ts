/** The chances of a group of dice against one die, looked up: a turn asks for them hundreds of times. */
import { waysOf } from '../rules/odds.ts';

/** Edges beyond this count as this. */
const SPAN = 48;
const D8 = 3;
const DICE = 7;

/** Groups have at most four D6 and two D8; a Mothership's die has 0 to 12 sides, evenly. */
function groupOf(d6: number, d8: number, die: number): number {
  return (d6 * D8 + d8) * DICE + (die >> 1);
}

const spreads: (Float64Array | undefined)[] = [];

/** The chance of every total of so many D6 and D8 and the die of a Mothership. */
export function spreadOf(d6: number, d8: number, die: number): Float64Array {
  const group = groupOf(d6, d8, die);
  const known = spreads[group];
  if (known !== undefined) return known;
  const ways = waysOf([...new Array<number>(d6).fill(6), ...new Array<number>(d8).fill(8), die]);
  const all = [...ways.values()].reduce((sum, count) => sum + count, 0);
  const spread = new Float64Array(6 * d6 + 8 * d8 + die + 1);
  for (const [total, count] of ways) spread[total] = count / all;
  spreads[group] = spread;
  return spread;
}

/** The chance to win and to tie for every edge of the attackers’ bonuses over the defender’s. */
export interface Chances {
  readonly win: Float64Array;
  readonly tie: Float64Array;
}

const chances: (Chances | undefined)[] = [];

export function chancesOf(d6: number, d8: number, die: number, against: number): Chances {
  const key = groupOf(d6, d8, die) * DICE + (against >> 1);
  const known = chances[key];
  if (known !== undefined) return known;
  const attack = spreadOf(d6, d8, die);
  const defence = spreadOf(0, 0, against);
  const win = new Float64Array(2 * SPAN + 1);
  const tie = new Float64Array(2 * SPAN + 1);
  for (let edge = -SPAN; edge <= SPAN; edge++) {
    attack.forEach((chance, total) => {
      defence.forEach((other, face) => {
        if (total + edge > face) win[edge + SPAN] = (win[edge + SPAN] ?? 0) + chance * other;
        else if (total + edge === face) tie[edge + SPAN] = (tie[edge + SPAN] ?? 0) + chance * other;
      });
    });
  }
  const made = { win, tie };
  chances[key] = made;
  return made;
}

/** The value of a table at an edge. */
export function at(table: Float64Array, edge: number): number {
  return table[Math.max(-SPAN, Math.min(SPAN, edge)) + SPAN] ?? 0;
}

/** The chance that these dice reach a sum. */
export function reaches(d6: number, d8: number, die: number, least: number): number {
  const spread = spreadOf(d6, d8, die);
  let chance = 0;
  for (let total = Math.max(0, least); total < spread.length; total++) chance += spread[total] ?? 0;
  return chance;
}
