/** Where the own ships can go safely this turn, by ship and space. Filled anew for every decision. */
import { nth } from '#engine';
import { SUBSYSTEM_MAX, spacesOf } from '../content/panel.ts';
import { enginePower, fleetOf, isFresh, isHeld } from '../rules/fleet.ts';
import { MOST_SPACES, type Space } from '../rules/hex.ts';
import { safeWays } from '../rules/space.ts';
import { classOf, SHIPS, UNITS_EACH, type UnitNumber } from '../rules/units.ts';
import type { State } from '../state.ts';
import type { Survey } from './survey.ts';

export const TOO_FAR = 127;

const costs = Array.from({ length: SHIPS }, () => new Uint8Array(MOST_SPACES));
const lists: Space[][] = Array.from({ length: SHIPS }, () => []);

/** Whether a ship of the seat may still move by its engines. */
export function canMove(s: State, ship: UnitNumber): boolean {
  return isFresh(s, ship) && !isHeld(s, ship);
}

/** Whether the Energy of the seat can still be divided. */
export function canDivert(s: State, seat: number): boolean {
  return !fleetOf(s, seat).energySet;
}

/** The spaces each ship has to go at most; a Mothership puts all it has into its engines. */
function powerOf({ s, strengths, seat }: Survey, ship: UnitNumber): number {
  if (classOf(ship) !== 'mothership' || !canDivert(s, seat) || s.units[ship]?.boosts !== undefined)
    return enginePower(s, ship);
  const { energy, engineBonus } = nth(strengths, seat);
  return spacesOf(Math.min(SUBSYSTEM_MAX, energy)) + engineBonus;
}

/** Finds the ways of all own ships that may move. */
export function findWays(around: Survey): void {
  const { s, own, board } = around;
  for (const ship of own) {
    const slot = ship % UNITS_EACH;
    const cost = nth(costs, slot).fill(TOO_FAR, 0, board.size);
    const list = nth(lists, slot);
    list.length = 0;
    if (!canMove(s, ship)) continue;
    safeWays(s, ship, powerOf(around, ship), cost, list);
  }
}

/** The spaces to a space that a ship reaches safely; TOO_FAR where it does not. */
export function costTo(ship: UnitNumber, space: Space): number {
  return nth(costs, ship % UNITS_EACH)[space] ?? TOO_FAR;
}

/** All spaces that a ship reaches safely. */
export function spacesFor(ship: UnitNumber): readonly Space[] {
  return nth(lists, ship % UNITS_EACH);
}
