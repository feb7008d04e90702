/**
 * A trifle that settles ties without favouring low numbers, and so one side of the board. It depends on the state
 * alone: what a turn wanted at one decision it must still want at the next. The own hand is part of it, since early
 * in a match hardly anything else differs from one match to the next.
 */
import { card as cardOf } from '../content/cards.ts';
import { fleetOf } from '../rules/fleet.ts';
import type { Owner } from '../rules/units.ts';
import type { State } from '../state.ts';

const TRIFLE = 0.01;

/** What settles a seat’s ties at this moment. */
export function luckOf(s: State, seat: Owner): number {
  let luck = Math.imul(s.draws + 0x9e37, 0x85ebca6b);
  for (const card of fleetOf(s, seat).hand)
    luck = Math.imul(luck ^ (cardOf(card).number - 1) ^ (luck >>> 13), 0x5bd1e995);
  return luck;
}

export function jitter(luck: number, one: number, other: number): number {
  return TRIFLE * whim(luck, one, other);
}

/** From 0 to 1. */
export function whim(luck: number, one: number, other: number): number {
  let h = luck ^ Math.imul(one + 0x51ed, 0xc2b2ae35) ^ Math.imul(other + 0x2545, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  h ^= h >>> 15;
  return (h >>> 8) / 2 ** 24;
}
