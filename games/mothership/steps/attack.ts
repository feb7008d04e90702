/** MS-6.1 to MS-6.4, MS-7.1, MS-8.1 Who may attack what, alone or in a group; and ranged attacks (MS-6.10). */

import type { ActionOf, Objection, Verb } from '#engine';
import type { TargetId } from '../action.ts';
import { objection } from '../objections.ts';
import { boardOf } from '../rules/board.ts';
import { canDamage, dieSides, friendly, has, mayAttack, unitOf } from '../rules/fleet.ts';
import { apart, type Grid, NOWHERE, type Space } from '../rules/hex.ts';
import {
  hasRepelled,
  isPlanetGuarded,
  planetAt,
  planetId,
  planetNumber,
  planetOf,
  planetOwner,
} from '../rules/planets.ts';
import { friendsBeside } from '../rules/space.ts';
import {
  classOf,
  isGuardian,
  isShip,
  NOBODY,
  type Owner,
  ownerOf,
  shipsOf,
  type UnitNumber,
  unitCalled,
  unitId,
  unitNumber,
} from '../rules/units.ts';
import type { Mothership, State } from '../state.ts';
import { dogfight } from './dogfight.ts';
import { attackPlanet } from './planetAttack.ts';
import { ownShipProblem } from './subject.ts';

/** Something that can be aimed at: a unit or a planet, with its space. */
export type Target =
  | { readonly kind: 'unit'; readonly unit: UnitNumber; readonly at: Space; readonly id: TargetId }
  | { readonly kind: 'planet'; readonly planet: number; readonly at: Space; readonly id: TargetId };

/** What an id stands for, if it is on the board. */
export function targetOf(s: State, id: TargetId): Target | undefined {
  const unit = unitNumber(s, id);
  if (unit !== undefined) {
    const { at } = unitOf(s, unit);
    return at === NOWHERE ? undefined : { kind: 'unit', unit, at, id };
  }
  const planet = planetNumber(s, id);
  return planet === undefined ? undefined : { kind: 'planet', planet, at: planetAt(s, planet), id };
}

/** MS-8.1 guarded by any friendly ship or Guardian next to it, unless every ship on the board is a Bomber. */
export function isStationGuarded(s: State, station: UnitNumber): boolean {
  const owner = ownerOf(station);
  if (friendsBeside(s, unitOf(s, station).at, owner) === 0) return false;
  for (let unit = 0; unit < s.units.length; unit++) {
    if (s.units[unit]?.at !== NOWHERE && isShip(unit) && classOf(unit) !== 'bomber') return true;
  }
  return false;
}

function isGuarded(s: State, target: Target): boolean {
  if (target.kind === 'planet') return isPlanetGuarded(s, target.planet);
  return classOf(target.unit) === 'station' && isStationGuarded(s, target.unit);
}

/** Why nobody of this seat may attack this target, wherever it stands. */
export function targetProblem(s: State, seat: Owner, target: Target, ranged: boolean): Objection | undefined {
  const piercing = has(s, seat, 'piercing');
  if (target.kind === 'planet') {
    const owner = planetOwner(s, target.planet);
    if (owner !== NOBODY && friendly(s, owner, seat))
      return objection('MS-7.1', 'friendlyTarget', { unit: target.id });
    if (hasRepelled(s, target.planet, seat)) return objection('MS-7.2a', 'repelled', { unit: target.id });
    return !piercing && isGuarded(s, target)
      ? objection('MS-7.2', 'guarded', { unit: target.id })
      : undefined;
  }
  const { unit } = target;
  if (friendly(s, ownerOf(unit), seat)) return objection('MS-6.1', 'friendlyTarget', { unit: target.id });
  // MS-9.7 only from afar
  if (isGuardian(unit) && !ranged) return objection('MS-6.1', 'guardianTarget', { unit: target.id });
  return !piercing && isGuarded(s, target) ? objection('MS-8.1', 'guarded', { unit: target.id }) : undefined;
}

/** MS-6.3, R15 whether this ship can do anything to this target. */
export function harmProblem(s: State, ship: UnitNumber, target: Target): Objection | undefined {
  if (dieSides(s, ship) === 0)
    return objection('MS-5.5', 'noDie', { unit: unitId(s, ship), target: target.id });
  return target.kind === 'planet' || canDamage(s, ship, target.unit)
    ? undefined
    : objection('MS-6.3', 'cannotDamage', { unit: unitId(s, ship), target: target.id });
}

function shipProblem(s: State, seat: Owner, id: string, target: Target): Objection | undefined {
  const ship = unitNumber(s, id);
  const problem = ownShipProblem(s, seat, ship, id, 'MS-6.4');
  if (ship === undefined || problem) return problem;
  if (unitOf(s, ship).attacked) return objection('MS-6.1', 'hasAttacked', { unit: id });
  if (apart(boardOf(s), unitOf(s, ship).at, target.at) !== 1)
    return objection('MS-6.4', 'notAdjacent', { unit: id, target: target.id });
  return harmProblem(s, ship, target);
}

/** Every target next to at least one of these ships that this seat might attack. */
function targetsBeside(s: State, seat: Owner, ships: readonly UnitNumber[]): Target[] {
  const targets: Target[] = [];
  const board = boardOf(s);
  for (let unit = 0; unit < s.units.length; unit++) {
    const at = s.units[unit]?.at ?? NOWHERE;
    if (at === NOWHERE || isGuardian(unit) || friendly(s, ownerOf(unit), seat)) continue;
    if (isBesideAny(s, board, at, ships)) targets.push({ kind: 'unit', unit, at, id: unitId(s, unit) });
  }
  for (let planet = 0; planet < s.planets.length; planet++) {
    if (planetOf(s, planet).gone) continue;
    const at = board.bodies[planet]?.at ?? NOWHERE;
    if (isBesideAny(s, board, at, ships))
      targets.push({ kind: 'planet', planet, at, id: planetId(s, planet) });
  }
  return targets;
}

function isBesideAny(s: State, { far, size }: Grid, space: Space, ships: readonly UnitNumber[]): boolean {
  for (const ship of ships) if (far[size * space + unitOf(s, ship).at] === 1) return true;
  return false;
}

/** Every non-empty selection of a short list, in its order. */
function selections<T>(items: readonly T[]): T[][] {
  const found: T[][] = [];
  for (let mask = 1; mask < 1 << items.length; mask++) found.push(items.filter((_, i) => mask & (1 << i)));
  return found;
}

export const attack: Verb<Mothership, ActionOf<Mothership, 'attack'>> = {
  options(s, seat) {
    const options: ActionOf<Mothership, 'attack'>[] = [];
    const ready: UnitNumber[] = [];
    for (const ship of shipsOf(seat)) if (mayAttack(s, seat, ship)) ready.push(ship);
    if (ready.length === 0) return options;
    for (const target of targetsBeside(s, seat, ready)) {
      if (targetProblem(s, seat, target, false)) continue;
      const able = ready.filter((ship) => shipProblem(s, seat, unitId(s, ship), target) === undefined);
      for (const ships of selections(able))
        options.push({ type: 'attack', target: target.id, ships: ships.map((ship) => unitId(s, ship)) });
    }
    return options;
  },
  check(s, { target: id, ships }, seat) {
    const target = targetOf(s, id);
    if (target === undefined) return objection('MS-6.1', 'noTarget', { unit: id });
    const problem = targetProblem(s, seat, target, false);
    if (problem) return problem;
    let last = -1;
    for (const ship of ships) {
      const wrong = shipProblem(s, seat, ship, target);
      if (wrong) return wrong;
      const number = unitNumber(s, ship) ?? -1;
      // One group, one way to write it.
      if (number <= last) return objection('MS-6.4', 'shipOrder', { unit: ship });
      last = number;
    }
    return undefined;
  },
  do(g, { target: id, ships }) {
    const { s } = g;
    const target = targetOf(s, id);
    const units = ships.map((ship) => unitCalled(s, ship));
    g.then('main');
    if (target !== undefined && isGuarded(s, target)) g.use('technology', 'piercing');
    if (target?.kind === 'planet') attackPlanet(g, units, target.planet);
    else if (target) dogfight(g, units, target.unit);
  },
};

/** A ranged attack of one ship on whatever it is aimed at. */
export function rangedAttack(g: Parameters<typeof dogfight>[0], ship: UnitNumber, id: TargetId): void {
  const target = targetOf(g.s, id);
  if (target?.kind === 'planet') attackPlanet(g, [ship], target.planet, true);
  else if (target) dogfight(g, [ship], target.unit, { ranged: true });
}

/** Why a ranged attack of this ship on this target is not possible, range apart. */
export function rangedProblem(
  s: State,
  seat: Owner,
  ship: UnitNumber,
  target: Target,
): Objection | undefined {
  return targetProblem(s, seat, target, true) ?? harmProblem(s, ship, target);
}
