/** XD-1 Dice and tests. */
import type { Side, TestOutcome } from '../event.ts';
import { labelOf } from '../event.ts';
import type { Die } from '../frame.ts';
import type { G } from '../state.ts';

/** XD-1.1 a die shows −, 0 or + with equal chance, worth −1, 0, +1. */
const FACES: readonly Die[] = [-1, 0, 1];

/** XD-1.7 one die; XD-1.9 no assist touches it. What it is thrown for is for scripts, as with every roll. */
export function flip(g: G, purpose?: string): Die {
  return FACES[g.int(3, purpose)] ?? 0;
}

export interface Roll {
  /** What each die shows; left out where nobody is told. */
  readonly dice: readonly Die[];
  readonly sum: number;
}

const UNTOLD: Die[] = [];

/** XD-1.2, XD-1.8 three dice; `net` of them (at most three) are fixed at + or, below zero, at −. A fixed die draws nothing (XD-1.10). */
export function roll(g: G, net: number, purpose?: string): Roll {
  const fixed = Math.min(3, Math.abs(net));
  const told = g.events !== undefined;
  const dice: Die[] = told ? [] : UNTOLD;
  let sum = 0;
  for (let i = 0; i < 3; i++) {
    const die = i < fixed ? (net > 0 ? 1 : -1) : flip(g, purpose);
    if (told) dice.push(die);
    sum += die;
  }
  return { dice, sum };
}

/** XD-1.4 result below 0: failure. */
export function outcomeOf(result: number): TestOutcome {
  return result < 0 ? 'failure' : result < 3 ? 'partial' : 'success';
}

/** XD-1.5 excess = result − 3, on a success only. */
export const excessOf = (result: number): number => Math.max(0, result - 3);

/** XD-1.6, R2 a partial result lacks something, too. */
export const shortfallOf = (result: number): number => (result < 0 ? -result : result < 3 ? 3 - result : 0);

/** XD-1.3 a test: trait + roll − opposition. */
export function test(g: G, own: Side, against: Side, net: number, purpose?: string): number {
  const { dice, sum } = roll(g, net, purpose);
  const result = own.value + sum - against.value;
  if (g.events !== undefined) g.tell({ type: 'tested', own, against, dice, net, result, ...labelOf(g.s) });
  return result;
}
