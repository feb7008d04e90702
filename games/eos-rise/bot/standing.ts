/** Spec 10.2 How the crew stands: what it has, what it can reach, and how much time is left. */
import { clone, fastDraws, type Game, Play, type Random, stream } from '#engine';
import type { EosAction } from '../action.ts';
import { BOARDS, CHARACTERS } from '../content/characters.ts';
import { PARADISE } from '../content/tracks.ts';
import type { EosRise, State } from '../state.ts';
import { STEPS, VERBS } from '../steps/index.ts';
import { lanesLeft, warpValue } from '../steps/warp.ts';
import { roomsBuilt, totalHull } from '../terms/hull.ts';
import { distance } from '../universe.ts';
import { NEXT_HEX } from './crew.ts';
import { reach, threat } from './route.ts';

/** What a point of hull is worth: the last ones most. */
function hullWorth(hull: number): number {
  const upTo = (limit: number, from: number) => Math.max(0, Math.min(hull, limit) - from);
  return 4 * upTo(6, 0) + 2.2 * upTo(14, 6) + 1.1 * upTo(26, 14) + 0.5 * upTo(60, 26);
}

/** Levels, cubes and cards of the crew, and how near a breakdown it is. */
function crewWorth(s: State): number {
  let sum = 0;
  for (const who of CHARACTERS) {
    const { level, cubes, technology, stress, contract } = s.crew[who];
    for (let at = 0; at < level - 1; at++) sum += 0.8 * (NEXT_HEX[who][at] ?? 0);
    const room = BOARDS[who].breakdown - stress;
    sum += 1.2 * cubes + 2.5 * technology.length - (room <= 2 ? 6 : room <= 4 ? 2 : 0) - 0.5 * stress;
    if (contract !== undefined && s.round <= 6) sum += 4;
  }
  return sum;
}

/** Rooms and mining stations pay in the rounds to come. */
function yieldWorth(s: State): number {
  const rounds = Math.max(0, 7 - s.round);
  let mined = 0;
  for (const field of s.asteroids) if (field.mined) mined++;
  return roomsBuilt(s) * (3 + 0.9 * rounds) + 0.7 * mined * rounds;
}

function worth(s: State): number {
  const hull = totalHull(s) - s.damage;
  let x = 15 * s.progress + 1.8 * s.intel + 0.5 * s.credits + hullWorth(hull);
  x += crewWorth(s) + yieldWorth(s) - 0.5 * s.ships.length - 11 * s.extinction;
  const need = threat(s, s.eos) * (hull < 10 ? 2 : hull < 16 ? 1.4 : 1);
  x += Math.min(1.2 * s.shields, need) + 0.2 * s.shields;
  if (s.hull.engine === 0) x -= 25;
  // The Command room is the one that must not fall; the last points of the Engine room come next.
  x += 1.2 * s.hull.command + 0.8 * Math.min(s.hull.engine, 4) - (s.hull.command <= 3 ? 12 : 0);
  if (s.planet !== undefined) x += 60 - 3 * distance(s.eos, s.planet) - 8 * s.cycle;
  return x + reach(s, s.flight === undefined ? warpValue(s) : lanesLeft(s));
}

/** The kernel needs no more of a game than its steps and verbs. */
const RULES = { steps: STEPS, verbs: VERBS } as unknown as Game<EosRise>;

/** Whether a position can be judged as it is: before a flight, not on it or in a fight. */
function isQuiet({ stack, flight }: State): boolean {
  const step = stack[stack.length - 1]?.step;
  if (step === 'warp') return flight?.used === 0 && flight.extra === 0;
  return step === undefined || step === 'planning' || step === 'crewActions';
}

const LIMIT = 150;

type Policy = (s: State, seat: number, actions: readonly EosAction[], random: Random) => EosAction;

/** Plays a flight, a fight or an open choice to its end by the policy. Chance depends on how the hidden cards lie. */
function settled(s: State, policy: Policy): State {
  if (isQuiet(s)) return s;
  const seed = `${s.draws} ${s.decks.damage.draw[0]?.cards[0]} ${s.decks.technology.draw[0]?.cards[0]}`;
  const play = new Play<EosRise>(RULES, clone(s), fastDraws(seed));
  const random = stream(seed);
  for (let i = 0; i < LIMIT && !play.over && !isQuiet(play.s); i++) {
    const { seat } = play;
    const legal = play.legal(seat);
    const [only] = legal;
    play.act(seat, legal.length === 1 && only !== undefined ? only : policy(play.s, seat, legal, random));
  }
  return play.s;
}

/** Between 0, lost, and 1, won. */
export function standing(s: State, policy: Policy): number {
  const quiet = settled(s, policy);
  if (quiet.outcome !== undefined) return quiet.outcome.winners.length > 0 ? 1 : 0;
  const chance = 1 / (1 + Math.exp(-(worth(quiet) - 125) / 45));
  return quiet.progress >= PARADISE ? Math.max(0.6, chance) : chance;
}
