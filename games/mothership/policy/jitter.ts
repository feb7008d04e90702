/**
 * A trifle that settles ties without favouring low numbers, and so one side of the board. It depends on the state
 * alone: what a turn wanted at one decision it must still want at the next.
 */
import type { State } from '../state.ts';

const TRIFLE = 0.01;

export function jitter(s: State, one: number, other: number): number {
  return TRIFLE * whim(s, one, other);
}

/** From 0 to 1. */
export function whim({ draws }: State, one: number, other: number): number {
  let h =
    Math.imul(draws + 0x9e37, 0x85ebca6b) ^
    Math.imul(one + 0x51ed, 0xc2b2ae35) ^
    Math.imul(other + 0x2545, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h ^= h >>> 12;
  return (h >>> 8) / 2 ** 24;
}
