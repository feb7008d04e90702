/** How good a position is for the crew (spec 10.2): the chance to win, as games played from such positions ended. */
import { BOARDS, CHARACTERS } from '../content/characters.ts';
import { DASH_CYCLES, INTEL_LAP, PARADISE } from '../content/tracks.ts';
import type { State } from '../state.ts';
import { warpValue } from '../steps/warp.ts';
import { diceCount, hasAssistants, unlocked } from '../terms/crew.ts';
import { roomsBuilt, totalHull } from '../terms/hull.ts';
import { distance } from '../universe.ts';
import { bestRoute } from './route.ts';
import { roundsLeft } from './weights.ts';

/**
 * Found by logistic regression over the first moments of the rounds of 550 games of the sound player. `afloat`, `shields`,
 * `credits` and `rooms` are set by hand: that player hardly ever risks its hull, and those who hold much are ahead anyway.
 */
const ODDS = {
  always: -1.99,
  missing: -0.23,
  missingARound: -1.67,
  rounds: 0.656,
  hull: 0.021,
  afloat: 3,
  dice: 0.073,
  damageCards: 0.34,
  cubes: 0.048,
  stress: -0.08,
  credits: 0.03,
  rooms: 0.4,
  shields: 0.03,
  ships: -0.062,
  frbs: 0.35,
  assistants: 0.4,
  flight: 0.035,
} as const;

/** Hull points below which a ship may be lost within a round or two. */
const LOW = 14;

/** The odds before the Last Dash, as a logarithm. */
function odds(s: State): number {
  const hull = totalHull(s) - s.damage;
  const left = roundsLeft(s) + 1;
  const missing = PARADISE - s.progress - s.intel / INTEL_LAP;
  let dice = 0;
  let cubes = 0;
  let stress = 0;
  for (const who of CHARACTERS) {
    const { cubes: own, stress: taken } = s.crew[who];
    dice += diceCount(s, who);
    cubes += own;
    stress += Math.max(0, 4 - (BOARDS[who].breakdown - taken)) + 0.2 * taken;
  }
  const lanes = s.hull.engine === 0 ? 0 : warpValue(s);
  const flight = bestRoute(s, lanes, { burners: Math.min(1, s.crew.pilot.cubes), slips: 0, quick: true });
  return (
    ODDS.always +
    ODDS.missing * missing +
    ODDS.missingARound * (missing / left) +
    ODDS.rounds * left +
    ODDS.hull * hull +
    ODDS.afloat * (Math.min(hull, LOW) / LOW - 1) +
    ODDS.dice * dice +
    ODDS.damageCards * unlocked(s, 'specialist').damage +
    ODDS.cubes * cubes +
    ODDS.stress * stress +
    ODDS.credits * s.credits +
    ODDS.rooms * roomsBuilt(s) +
    ODDS.shields * s.shields +
    ODDS.ships * s.ships.length +
    ODDS.frbs * s.frbs.length +
    ODDS.assistants * Number(hasAssistants(s)) +
    ODDS.flight * flight.worth
  );
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

/** A round is about to begin: positions can be compared, as everyone's figures are still to be placed. */
export function isSettled(s: State): boolean {
  const frame = s.stack[s.stack.length - 1];
  if (s.lastDash || frame === undefined || !('passed' in frame) || frame.passed > 0) return false;
  return s.phase === 'planning' || (s.phase === 'crew' && CHARACTERS.every((who) => !s.crew[who].figure));
}
