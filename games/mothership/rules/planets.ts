/** Planets: who controls them, their defence, their yield (MS-7.5, MS-11.4). */

import { present } from '#engine';
import { ARTIFACT_ENERGY } from '../content/artifacts.ts';
import { development } from '../content/developments.ts';
import type { PlanetId, PlanetKind } from '../content/layouts.ts';
import type { Planet, State } from '../state.ts';
import { type Body, boardOf } from './board.ts';
import { controls, friendly, has, unitOf } from './fleet.ts';
import { apart, NOWHERE, type Space } from './hex.ts';
import { unitsBeside } from './space.ts';
import { isGuardian, isShip, NOBODY, type Owner, ownerOf, stationOf, type UnitNumber } from './units.ts';

export function planetOf(s: State, planet: number): Planet {
  const found = s.planets[planet];
  if (found === undefined) throw new Error(`there is no planet ${planet}`);
  return found;
}

/** A planet that is still there, by its id. */
export function planetNumber(s: State, id: string | undefined): number | undefined {
  const planet = id === undefined ? undefined : boardOf(s).planets.get(id);
  return planet === undefined || planetOf(s, planet).gone ? undefined : planet;
}

/** A planet by its name, where it is known to be there. */
export function planetCalled(s: State, id: string): number {
  return present(planetNumber(s, id), 'such planet');
}

function bodyOf(s: State, planet: number): Body {
  const body = boardOf(s).bodies[planet];
  if (body === undefined) throw new Error(`there is no planet ${planet}`);
  return body;
}

export function planetId(s: State, planet: number): PlanetId {
  return bodyOf(s, planet).id;
}

export function planetAt(s: State, planet: number): Space {
  return boardOf(s).bodies[planet]?.at ?? NOWHERE;
}

export function kindOf(s: State, planet: number): PlanetKind {
  return boardOf(s).bodies[planet]?.kind ?? 'mineral';
}

/** Every planet still there that answers a question. */
export function planetsWhere(s: State, which: (planet: Planet, number: number) => boolean): number[] {
  const found: number[] = [];
  for (let n = 0; n < s.planets.length; n++) {
    const planet = s.planets[n];
    if (planet !== undefined && !planet.gone && which(planet, n)) found.push(n);
  }
  return found;
}

export function planetsOf(s: State, owner: Owner): number[] {
  return planetsWhere(s, (planet) => planet.owner === owner);
}

/** Planets of a seat or its team. */
export function friendlyPlanets(s: State, owner: Owner): number[] {
  return planetsWhere(s, (planet) => friendly(s, planet.owner ?? NOBODY, owner));
}

/** Spaces of friendly stations; NOWHERE for one that is lost. */
export function friendlyStations(s: State, owner: Owner): Space[] {
  return s.fleets.flatMap((_, other) => (friendly(s, other, owner) ? [unitOf(s, stationOf(other)).at] : []));
}

/** MS-7.2a whether it has repelled this seat or a team-mate, who may try again in the next turn. */
export function hasRepelled(s: State, number: number, seat: Owner): boolean {
  return planetOf(s, number).repelled?.some((other) => friendly(s, other, seat)) ?? false;
}

export function repel(s: State, number: number, seat: Owner): void {
  const planet = planetOf(s, number);
  planet.repelled = [...(planet.repelled ?? []), seat];
}

/** What planets have repelled of a seat counts no more. */
export function forgetRepelled(s: State, seat: Owner): void {
  for (const planet of s.planets) {
    if (planet.repelled === undefined) continue;
    planet.repelled = planet.repelled.filter((other) => other !== seat);
    if (planet.repelled.length === 0) delete planet.repelled;
  }
}

/** MS-7.5, MS-17.5 what an attack, or a Sway, must reach. */
export function planetDefence(s: State, number: number): number {
  const planet = planetOf(s, number);
  // R32 a neutral planet has this and what lies on it
  let defence = 6;
  if (planet.owner !== undefined) {
    const { owner } = planet;
    // MS-12.4 the later one replaces the earlier
    if (has(s, owner, 'space-walls-2')) defence += 7;
    else if (has(s, owner, 'space-walls')) defence += 3;
    if (controls(s, owner, 'alien-skull')) defence += 1;
  }
  if (planet.artifact === 'flak-cannon') defence += 2;
  for (const built of planet.built) defence += development(built).defence ?? 0;
  return defence;
}

/** MS-7.2 ships never guard planets. */
export function isPlanetGuarded(s: State, number: number): boolean {
  const owner = planetOwner(s, number);
  return (
    unitsBeside(s, planetAt(s, number), (unit) => isGuardian(unit) && friendly(s, ownerOf(unit), owner))
      .length > 0
  );
}

/** Energy that a planet lends its controller by Artifact and Developments. */
export function energyFrom(planet: Planet): number {
  let energy = planet.artifact === undefined ? 0 : (ARTIFACT_ENERGY[planet.artifact] ?? 0);
  for (const built of planet.built) energy += development(built).energy ?? 0;
  return energy;
}

/** MS-17.2 how many Developments a planet can carry. */
export function roomOn(s: State, number: number): number {
  const body = boardOf(s).bodies[number];
  if (body?.kind === 'planetoid') return 1;
  return body?.moon ? 4 : 3;
}

/** Whether a planet lies within so many spaces of a friendly ship. */
export function nearShip(s: State, owner: Owner, number: number, range: number): boolean {
  const at = planetAt(s, number);
  const board = boardOf(s);
  return s.units.some(
    (unit, n) => isShip(n) && friendly(s, ownerOf(n), owner) && apart(board, unit.at, at) <= range,
  );
}

/** Whether a unit stands within so many spaces of a planet friendly to an owner. */
export function nearPlanet(s: State, owner: Owner, unit: UnitNumber, range: number): boolean {
  const board = boardOf(s);
  const { at } = unitOf(s, unit);
  return friendlyPlanets(s, owner).some((planet) => apart(board, planetAt(s, planet), at) <= range);
}

export interface Income {
  minerals: number;
  gas: number;
  influence: number;
}

/** MS-11.4, MS-16.2, MS-17.5 what a seat gathers at the end of its turn: R9 from the station and the planets it controls. */
export function incomeOf(s: State, owner: Owner): Income {
  const income: Income = { minerals: 0, gas: 0, influence: 0 };
  if (s.blockade !== undefined && s.blockade !== owner) return income;
  for (const number of planetsOf(s, owner)) addYield(s, owner, number, income);
  if (controls(s, owner, 'tricorder')) income.gas += 1;
  if (s.units[stationOf(owner)]?.at !== NOWHERE) {
    const fusion = has(s, owner, 'fusion-reactor') ? 1 : 0;
    income.minerals += 1 + fusion;
    income.gas += fusion;
  }
  return income;
}

function addYield(s: State, owner: Owner, number: number, income: Income): void {
  const kind = kindOf(s, number);
  let minerals = kind === 'mineral' ? 1 : 0;
  let gas = kind === 'gas' ? 1 : 0;
  for (const built of planetOf(s, number).built) {
    const yields = development(built);
    minerals += yields.minerals ?? 0;
    gas += yields.gas ?? 0;
    income.influence += yields.influence ?? 0;
  }
  if (kind === 'mineral') {
    if (has(s, owner, 'cheese-steak')) minerals *= 2;
    if (has(s, owner, 'extra-villagers')) gas += 1;
  }
  income.minerals += minerals;
  income.gas += gas;
}

/** The owner of a planet, or NOBODY. */
export function planetOwner(s: State, number: number): Owner {
  return planetOf(s, number).owner ?? NOBODY;
}
