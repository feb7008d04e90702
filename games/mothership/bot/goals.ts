/** 10.1 What each ship is up to this turn: guard the station, take a planet, hunt. */
import { nth } from '#engine';
import { friendly } from '../rules/fleet.ts';
import { NOWHERE, type Space } from '../rules/hex.ts';
import { isPlanetGuarded, planetAt, planetDefence, planetOf } from '../rules/planets.ts';
import { classOf, NOBODY, ownerOf, stationOf, UNITS_EACH, type UnitNumber } from '../rules/units.ts';
import { reaches } from './chances.ts';
import { FAR, walkTo } from './fields.ts';
import type { Home } from './home.ts';
import { jitter } from './jitter.ts';
import { preyOf } from './prey.ts';
import { TOO_FAR } from './reach.ts';
import type { Survey } from './survey.ts';
import { planetWorth } from './worth.ts';

export interface Goal {
  readonly kind: 'guard' | 'planet' | 'hunt';
  readonly at: Space;
  /** What a space nearer is worth. */
  readonly pull: number;
}

/** Planets farther than this many spaces are left for later. */
const PLANET_RANGE = 11;
const ENOUGH = 0.7;

/** The goal of every own ship, by its slot. */
export function goalsOf(around: Survey, home: Home): (Goal | undefined)[] {
  const goals: (Goal | undefined)[] = [];
  setGuards(around, home, goals);
  setPlanets(around, goals);
  setHunters(around, goals);
  return goals;
}

function free({ own, s }: Survey, goals: readonly (Goal | undefined)[]): UnitNumber[] {
  return own.filter((ship) => goals[ship % UNITS_EACH] === undefined && s.units[ship]?.attacked === false);
}

function setGuards({ style }: Survey, { at, guards }: Home, goals: (Goal | undefined)[]): void {
  for (const ship of guards) goals[ship % UNITS_EACH] = { kind: 'guard', at, pull: style.guardPull };
}

/** The nearest ships for each planet, as many as it takes. */
function setPlanets(around: Survey, goals: (Goal | undefined)[]): void {
  const { s, seat, luck, board } = around;
  const wanted: { planet: number; at: Space; score: number }[] = [];
  for (let planet = 0; planet < s.planets.length; planet++) {
    const { gone, owner = NOBODY } = planetOf(s, planet);
    if (gone || (owner !== NOBODY && friendly(s, owner, seat)) || isPlanetGuarded(s, planet)) continue;
    const at = planetAt(s, planet);
    const walk = walkTo(board, at);
    let least = TOO_FAR;
    for (const ship of free(around, goals)) least = Math.min(least, walk[s.units[ship]?.at ?? 0] ?? FAR);
    const score = planetWorth(around, planet) / (2 + least) + jitter(luck, seat, at);
    if (least <= PLANET_RANGE) wanted.push({ planet, at, score });
  }
  wanted.sort((a, b) => b.score - a.score);
  for (const { planet, at } of wanted) claim(around, goals, planet, at);
}

function claim(around: Survey, goals: (Goal | undefined)[], planet: number, at: Space): void {
  const { s, seat, board, strengths, style } = around;
  const walk = walkTo(board, at);
  const { faces } = nth(strengths, seat);
  const needed = Math.ceil(planetDefence(s, planet) / faces);
  const near = free(around, goals)
    .filter((ship) => classOf(ship) !== 'mothership')
    .map((ship) => ({ ship, away: walk[s.units[ship]?.at ?? 0] ?? FAR }))
    .filter(({ away }) => away <= PLANET_RANGE)
    .sort((a, b) => a.away - b.away);
  let d6 = 0;
  let d8 = 0;
  const party: UnitNumber[] = [];
  for (const { ship } of near) {
    if (reaches(d6, d8, 0, needed) >= ENOUGH) break;
    if (classOf(ship) === 'fighter') d6++;
    else d8++;
    party.push(ship);
  }
  if (reaches(d6, d8, 0, needed) < ENOUGH / 2) return;
  for (const ship of party) goals[ship % UNITS_EACH] = { kind: 'planet', at, pull: style.planetPull };
}

/** Bombers and Motherships go for the prey’s station, Fighters for its ships. */
function setHunters(around: Survey, goals: (Goal | undefined)[]): void {
  const { s, luck, foes, board, style } = around;
  const prey = preyOf(around);
  if (prey === undefined) return;
  const station = s.units[stationOf(prey)]?.at ?? NOWHERE;
  for (const ship of free(around, goals)) {
    let at = classOf(ship) === 'fighter' ? NOWHERE : station;
    if (at === NOWHERE) {
      let least = Number.POSITIVE_INFINITY;
      for (const foe of foes) {
        if (ownerOf(foe) !== prey) continue;
        const where = s.units[foe]?.at ?? 0;
        const away = (walkTo(board, where)[s.units[ship]?.at ?? 0] ?? FAR) + jitter(luck, ship, where);
        if (away < least) {
          least = away;
          at = where;
        }
      }
    }
    if (at !== NOWHERE) goals[ship % UNITS_EACH] = { kind: 'hunt', at, pull: style.huntPull };
  }
}
