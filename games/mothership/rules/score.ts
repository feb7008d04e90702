/** MS-19.2 Victory Points, and MS-22 the armada score of the round cap. */
import { development } from '../content/developments.ts';
import type { State } from '../state.ts';
import { fleetOf, onBoard } from './fleet.ts';
import { planetsOf } from './planets.ts';
import { isSmall, type Owner, shipsOf, type UnitClass } from './units.ts';

/** Kept for good by whoever gets the kill credit. */
export const KILL_POINTS: Readonly<Record<UnitClass, number>> = {
  fighter: 1,
  bomber: 1,
  mothership: 2,
  station: 3,
  guardian: 0,
};

export function seatsOf(s: State): Owner[] {
  return Array.from({ length: s.seats }, (_, seat) => seat);
}

export function countsPoints(s: State): boolean {
  return s.table.mode === 'vp' || s.table.mode === 'vp-timed';
}

/** MS-17.6 Developments count for who controls their planet. */
export function victoryPoints(s: State, owner: Owner): number {
  let points = fleetOf(s, owner).kills;
  for (const number of planetsOf(s, owner)) {
    points += 1;
    for (const built of s.planets[number]?.built ?? []) points += development(built).points;
  }
  return points;
}

export function shipsLeft(s: State, owner: Owner): number {
  let left = 0;
  for (const ship of shipsOf(owner)) if (onBoard(s, ship)) left++;
  return left;
}

export function armadaScore(s: State, owner: Owner): number {
  const fleet = s.fleets[owner];
  if (fleet === undefined || fleet.out !== undefined) return 0;
  const small = shipsOf(owner).filter((ship) => isSmall(ship) && onBoard(s, ship)).length;
  return fleet.stationHp + fleet.hp + 4 * small + 2 * planetsOf(s, owner).length;
}
