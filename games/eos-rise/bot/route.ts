/** Where to fly: the best of all walks. */
import { CHARACTERS } from '../content/characters.ts';
import { REGIONS } from '../content/regions.ts';
import { PARADISE } from '../content/tracks.ts';
import { totalHull } from '../rules/hull.ts';
import { gates } from '../rules/location.ts';
import type { GalaxyId } from '../rules/universe.ts';
import type { State } from '../state.ts';
import type { Care } from './care.ts';
import { Flight } from './flight.ts';
import { WEIGHTS } from './weights.ts';

export interface Route {
  readonly worth: number;
  /** The galaxies to enter, one after another; none to stay. */
  readonly path: readonly GalaxyId[];
}

/** What one more step of Progress is worth now. */
export function progressWorth(s: State): number {
  if (s.lastDash) return 0;
  const late = s.round >= 5 ? WEIGHTS.frbLate : 0;
  return WEIGHTS.frb + late + (s.progress === PARADISE - 1 ? WEIGHTS.dash : 0);
}

/** Lanes beyond those of the warp value cost cubes and cards. */
export interface Extra {
  readonly burners: number;
  readonly slips: number;
  readonly care: Care;
}

/** Routes found before: figures are placed without anything on the map changing. Forgotten all at once. */
const known = new Map<string, Route>();

/** The best way to go on from here with so many lanes. */
export function bestRoute(s: State, lanes: number, extra: Extra): Route {
  const key = keyOf(s, lanes, extra);
  let found = known.get(key);
  if (found === undefined) {
    found = new Flight(s, lanes, extra).search();
    if (known.size > 200) known.clear();
    known.set(key, found);
  }
  return found;
}

/** Routes hardly worse than this are worth a closer look. */
const MARGIN = 25;

/** The best ways to go on, each to another galaxy, up to where ships are met; the best first. */
export function bestRoutes(s: State, lanes: number, extra: Extra, most: number): Route[] {
  return new Flight(s, lanes, extra, MARGIN).routes(most);
}

/** Everything that a route is judged by. */
function keyOf(s: State, lanes: number, { burners, slips, care }: Extra): string {
  const { flight, effects } = s;
  let key = `${s.eos} ${lanes} ${burners} ${slips} ${care.trials} ${s.extinction} ${s.progress} ${s.cycle} ${totalHull(s) - s.damage} ${s.shields} ${s.event} ${Math.min(12, s.credits)} ${s.held.length} ${s.planet}`;
  if (flight !== undefined) key += ` ${flight.from}${flight.used}${flight.slung}`;
  key += ` ${effects.warp} ${effects.damageCards} ${effects.calmAsteroids} ${effects.decoyed} ${effects.gunneryRange} ${effects.prizes} ${effects.salvage}`;
  for (const who of CHARACTERS) {
    const { level, track, stress, cubes, cargo, contract, mission } = s.crew[who];
    key += `|${level}${track} ${stress} ${cubes} ${cargo} ${contract} ${mission?.card} ${mission?.stars}`;
  }
  for (const { class: name, at, anchored } of s.ships) key += name + at + anchored;
  for (const { card, frb, skill, credit } of s.pursuit) key += `${card}${frb}${skill}${credit}`;
  return `${key}|${s.frbs}|${s.skills}|${s.creditTokens}|${s.orders.dexer} ${s.orders.galagat} ${s.orders.vorde}|${s.asteroids.map(({ at }) => at)}|${REGIONS.map((region) => s.stations[region].at)} ${gates(s)}|${s.traits} ${s.unlimited}`;
}
