/** How well the ships of a fleet stand: near what is worth having, with the station guarded (10.1). */
import type { Seat } from '#engine';
import { friendly } from '../fleet.ts';
import { apart, NOWHERE, type Space } from '../hex.ts';
import { incomeOf, planetAt, planetOf } from '../planets.ts';
import { boardOf, type State } from '../state.ts';
import { isStationGuarded } from '../steps/attack.ts';
import { classOf, isShip, isSmall, ownerOf, shipsOf, stationOf, type UnitNumber } from '../units.ts';

export const POSITION = {
  /** For each space between a ship and the nearest thing it could attack. */
  away: -0.25,
  farthest: 10,
  /** A station that anyone could attack. */
  bare: -2.5,
  /** It is its own turn: a ship that has been told to move, and the panel about to be set. */
  moving: 0.35,
  splitting: 0.1,
  /** Panel: a space of engines, a side of the die, a shield point. */
  engine: 0.12,
  die: 0.1,
  shield: 0.08,
};

export function positionWorth(s: State, seat: Seat): number {
  const W = POSITION;
  let worth = 0;
  for (const ship of shipsOf(seat)) {
    const at = s.units[ship]?.at ?? NOWHERE;
    if (at !== NOWHERE) worth += W.away * Math.min(W.farthest, nearestPrey(s, seat, ship, at));
  }
  const station = stationOf(seat);
  if (s.units[station]?.at !== NOWHERE && !isStationGuarded(s, station)) worth += W.bare;
  const { energy } = s.fleets[seat] ?? {};
  if (energy !== undefined) {
    worth += W.engine * Math.ceil(energy.engines / 2) + W.die * 2 * Math.ceil(energy.weapons / 2);
    worth += W.shield * energy.shields;
  }
  return worth + pendingWorth(s, seat);
}

/** What this turn still brings: income to gather, and what was begun and not done yet. */
function pendingWorth(s: State, seat: Seat): number {
  const W = POSITION;
  if (s.active !== seat || !s.stack.some(({ step }) => step === 'main')) return 0;
  const { minerals, gas, influence } = incomeOf(s, seat);
  const top = s.stack[s.stack.length - 1]?.step;
  const begun = top === 'moveTo' ? W.moving : top === 'split' ? W.splitting : 0;
  return 0.9 * minerals + 0.4 * gas + 0.35 * influence + begun;
}

/** Steps to the nearest planet to take or enemy that this ship could harm. */
function nearestPrey(s: State, seat: Seat, ship: UnitNumber, at: Space): number {
  const board = boardOf(s);
  const kind = classOf(ship);
  let nearest = POSITION.farthest;
  for (let planet = 0; planet < s.planets.length; planet++) {
    const { gone, owner } = planetOf(s, planet);
    if (gone || (owner !== undefined && friendly(s, owner, seat))) continue;
    nearest = Math.min(nearest, apart(board, at, planetAt(s, planet)) - 1);
  }
  for (let other = 0; other < s.units.length; other++) {
    const where = s.units[other]?.at ?? NOWHERE;
    if (where === NOWHERE || friendly(s, ownerOf(other), seat)) continue;
    const prey = kind === 'bomber' ? !isSmall(other) && classOf(other) !== 'guardian' : isShip(other);
    if (prey || (kind === 'mothership' && classOf(other) === 'station'))
      nearest = Math.min(nearest, apart(board, at, where) - 1);
  }
  return nearest;
}
