/** Whose unit is meant: what checks of many verbs begin with. */
import type { Objection } from '#engine';
import { objection } from '../objections.ts';
import { friendly, isHeld, onBoard } from '../rules/fleet.ts';
import { planetNumber, planetOwner } from '../rules/planets.ts';
import { isShip, type Owner, ownerOf, type UnitNumber, unitId } from '../rules/units.ts';
import type { State } from '../state.ts';

/** The units of a list that are on the board. */
export function ownUnits(s: State, units: readonly UnitNumber[]): UnitNumber[] {
  const found: UnitNumber[] = [];
  for (const unit of units) if (onBoard(s, unit)) found.push(unit);
  return found;
}

export function ownShipProblem(
  s: State,
  seat: Owner,
  unit: UnitNumber | undefined,
  id: string,
  rule: string,
): Objection | undefined {
  if (unit === undefined) return objection(rule, 'noSuchUnit', { unit: id });
  if (ownerOf(unit) !== seat) return objection(rule, 'notYours', { unit: id });
  if (!isShip(unit)) return objection(rule, 'notShip', { unit: id });
  return onBoard(s, unit) ? undefined : objection(rule, 'offBoard', { unit: id });
}

/** An enemy ship on the board. */
export function enemyShipProblem(
  s: State,
  seat: Owner,
  unit: UnitNumber,
  rule: string,
): Objection | undefined {
  const about = { unit: unitId(s, unit) };
  if (friendly(s, ownerOf(unit), seat)) return objection(rule, 'notEnemy', about);
  if (!isShip(unit)) return objection(rule, 'notShip', about);
  return onBoard(s, unit) ? undefined : objection(rule, 'offBoard', about);
}

/** MS-4.8 a held ship cannot be moved or warped by anyone or anything. */
export function heldProblem(s: State, unit: UnitNumber): Objection | undefined {
  return isHeld(s, unit) ? objection('MS-4.8', 'held', { unit: unitId(s, unit) }) : undefined;
}

/** A planet that the seat controls. */
export function ownPlanetProblem(s: State, seat: Owner, id: string, rule: string): Objection | undefined {
  const planet = planetNumber(s, id);
  if (planet === undefined) return objection(rule, 'noSuchPlanet', { planet: id });
  return planetOwner(s, planet) === seat ? undefined : objection(rule, 'notControlled', { planet: id });
}

export function needsModule(
  s: State,
  module: 'artifacts' | 'influence' | 'developments',
  rule: string,
): Objection | undefined {
  return s.table.modules.includes(module) ? undefined : objection(rule, 'noModule', { module });
}
