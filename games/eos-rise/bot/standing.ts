/** How good a position is for the crew: the chance to win, as games played from such positions ended. */
import { BOARDS, CHARACTERS } from '../content/characters.ts';
import { MISSIONS } from '../content/missions.ts';
import { DASH_CYCLES, INTEL_LAP, PARADISE } from '../content/tracks.ts';
import { hasAssistants } from '../rules/crew.ts';
import { roomsBuilt, totalHull } from '../rules/hull.ts';
import { distance } from '../rules/universe.ts';
import type { State } from '../state.ts';
import { warpValue } from '../steps/warp.ts';
import { BRISK } from './care.ts';
import { bestRoute } from './route.ts';
import { roundsLeft } from './weights.ts';

/**
 * Found by logistic regression over the first moments of the rounds of 1,376 games of the sound player, all difficulties.
 * Set by hand are `afloat`, as that player hardly ever risks its hull; the levels of Commander, Pilot and Engineer, whose
 * use shows in other things; `frbs` and `cargo`, as it leaves nothing lying that it could have.
 */
const ODDS = {
  /** By year. */
  always: [5.5, 3.7, 1.85, 0.22, -1.75, -4.15, -6.6],
  missing: [-0.85, -0.85, -0.88, -0.96, -1.05, -1.25, -1.85],
  frbs: 0.45,
  cargo: 0.35,
  hull: 0.028,
  afloat: 3,
  level: { commander: 0.08, pilot: 0.08, specialist: 0.33, engineer: 0.06 },
  cubes: 0.11,
  spare: 0.05,
  technology: 0.1,
  stars: 0.7,
  credits: 0.055,
  rooms: 0.65,
  shields: 0.12,
  ships: -0.06,
  vordes: -0.18,
  assistants: 0.8,
  flight: 0.036,
} as const;

/** Of what takes more than one round to reach, for each round more. */
const LATER = 0.62;
/** Hull points below which a ship may be lost within a round or two, and above which more hardly matter. */
const LOW = 14;
const HIGH = 30;
/** Room before a breakdown, above which more hardly matters. */
const CALM = 6;

/** The odds before the Last Dash, as a logarithm. */
function odds(s: State): number {
  const hull = totalHull(s) - s.damage;
  const left = roundsLeft(s) + 1;
  const missing = PARADISE - s.progress - s.intel / INTEL_LAP;
  let vordes = 0;
  for (const ship of s.ships) if (ship.class === 'vorde') vordes++;
  const warp = warpValue(s);
  const lanes = s.hull.engine === 0 ? 0 : warp;
  const burners = Math.min(1, s.crew.pilot.cubes);
  const flight = bestRoute(s, lanes, { burners, slips: 0, care: BRISK });
  let sum =
    (ODDS.always[s.extinction] ?? 0) +
    (ODDS.missing[s.extinction] ?? 0) * missing +
    ODDS.hull * Math.min(hull, HIGH) +
    ODDS.afloat * (Math.min(hull, LOW) / LOW - 1) +
    ODDS.credits * s.credits +
    ODDS.rooms * roomsBuilt(s) +
    ODDS.shields * s.shields +
    ODDS.ships * s.ships.length +
    ODDS.vordes * vordes +
    ODDS.frbs * s.frbs.length +
    ODDS.assistants * Number(hasAssistants(s)) +
    ODDS.flight * flight.worth;
  for (const who of CHARACTERS) {
    const { level, cubes, stress, technology, mission, cargo } = s.crew[who];
    sum +=
      ODDS.level[who] * level +
      ODDS.cubes * cubes +
      ODDS.technology * technology.length +
      ODDS.spare * Math.min(CALM, BOARDS[who].breakdown - stress);
    const rounds = cargo === undefined ? left + 1 : Math.max(1, Math.ceil(distance(s.eos, cargo) / warp));
    if (rounds <= left) sum += ODDS.cargo * LATER ** (rounds - 1);
    if (mission !== undefined) sum += ODDS.stars * (mission.stars / MISSIONS[mission.card].stars);
  }
  return sum;
}

/** The Last Dash: how far the Planet is, and what is left of the ship. */
function dashing(s: State): number {
  if (s.planet === undefined) return 0.85;
  const far = distance(s.eos, s.planet);
  const cycles = Math.max(1, Math.ceil(far / warpValue(s)));
  const late = !s.unlimited && s.cycle + cycles > DASH_CYCLES + 1 ? 0.5 : 0;
  const hull = totalHull(s) - s.damage;
  return Math.max(0.05, 0.97 - 0.02 * far - 0.5 * Math.exp(-hull / 6) - late);
}

/** Between 0, lost, and 1, won. */
export function standing(s: State): number {
  if (s.outcome !== undefined) return s.outcome.winners.length > 0 ? 1 : 0;
  if (s.lastDash || s.progress >= PARADISE) return dashing(s);
  return 1 / (1 + Math.exp(-odds(s)));
}

/** A round is about to begin: positions can be compared, as everyone's figures are still to be placed. So they can once the Last Dash has begun. */
export function isSettled(s: State): boolean {
  if (s.lastDash) return s.planet !== undefined;
  const frame = s.stack[s.stack.length - 1];
  if (frame === undefined || !('passed' in frame) || frame.passed > 0) return false;
  return s.phase === 'planning' || (s.phase === 'crew' && CHARACTERS.every((who) => !s.crew[who].figure));
}
