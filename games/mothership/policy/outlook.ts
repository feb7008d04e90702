/**
 * How a position stands: every fleet has a score, and the chance of a side is its share of all. The weights were fitted
 * to who won some seven hundred duels of the policy, from all the turns of those games (see design-notes.md).
 */
import { development } from '../content/developments.ts';
import { technology } from '../content/technologies.ts';
import { fleetOf, onBoard, teamOf } from '../fleet.ts';
import { NOWHERE } from '../hex.ts';
import { kindOf, planetOf, planetsOf } from '../planets.ts';
import { countsPoints, victoryPoints } from '../score.ts';
import { friendsBeside } from '../space.ts';
import type { State } from '../state.ts';
import { classOf, isNpc, type Owner, stationOf, unitsOf } from '../units.ts';
import { stationDanger } from './danger.ts';
import { USUAL } from './style.ts';
import { survey } from './survey.ts';

const UNIT = { fighter: 1.2, bomber: 1.15, mothership: 1.75, guardian: 0.6, station: 0 } as const;
const PLANET = { mineral: 0.15, gas: 0.15, planetoid: 0.1 } as const;
const SCORE = {
  hp: 0.08,
  /** Each hit point below four. */
  weak: -0.2,
  stationStep: 0.12,
  mineral: 0.04,
  gas: 0.02,
  influence: 0.02,
  card: 0.03,
  tier: 0.03,
  energy: 0.12,
  artifact: 0.1,
  development: 0.05,
  /** A station that nobody guards and that could be shot down. */
  bare: -1.5,
  /** To be on turn with all ships ready. */
  tempo: 0.6,
  point: 0.45,
};
const START_ENERGY = 15;

function scoreOf(s: State, owner: Owner): number {
  const fleet = fleetOf(s, owner);
  let score =
    SCORE.mineral * fleet.minerals +
    SCORE.gas * fleet.gas +
    SCORE.influence * fleet.influence +
    SCORE.card * fleet.hand.length +
    SCORE.hp * fleet.hp +
    (SCORE.stationStep * fleet.stationHp) / 4;
  if (fleet.hp > 0) score += SCORE.weak * Math.max(0, 4 - fleet.hp);
  const worth = countsPoints(s) ? RETURNING : 1;
  for (const unit of unitsOf(owner)) if (onBoard(s, unit)) score += worth * UNIT[classOf(unit)];
  for (const planet of planetsOf(s, owner)) {
    const { artifact, built } = planetOf(s, planet);
    score += PLANET[kindOf(s, planet)] + (artifact === undefined ? 0 : SCORE.artifact);
    for (const id of built) score += SCORE.development * development(id).points;
  }
  for (const id of fleet.technologies) score += SCORE.tier * technology(id).tier;
  const { engines, weapons, shields } = fleet.energy;
  score += SCORE.energy * (engines + weapons + shields - START_ENERGY);
  return score + bareness(s, owner) + tempo(s, owner) + pointScore(s, owner);
}

/** Where ships come back, their loss costs time only. */
const RETURNING = 0.4;

function bareness(s: State, owner: Owner): number {
  const at = s.units[stationOf(owner)]?.at ?? NOWHERE;
  if (at === NOWHERE || friendsBeside(s, at, owner) > 0) return 0;
  const danger = stationDanger(survey(s, owner, USUAL), at);
  return SCORE.bare * Math.min(1, danger / fleetOf(s, owner).stationHp);
}

/** What is left of the turn: the share of ships that have not attacked yet. */
function tempo(s: State, owner: Owner): number {
  if (s.active !== owner) return 0;
  let ready = 0;
  let all = 0;
  for (const unit of unitsOf(owner)) {
    if (!onBoard(s, unit) || classOf(unit) === 'station' || classOf(unit) === 'guardian') continue;
    all++;
    if (s.units[unit]?.attacked === false) ready++;
  }
  return all === 0 ? 0 : (SCORE.tempo * ready) / all;
}

/** The nearer to the target, or to the end of the time, the more points count. */
function pointScore(s: State, owner: Owner): number {
  if (!countsPoints(s)) return 0;
  const points = victoryPoints(s, owner);
  const { target, rounds } = s.table;
  const done = target === undefined ? s.round / (rounds ?? 10) : points / target;
  return SCORE.point * points * (0.6 + Math.min(1.2, done));
}

/** The share of the seat’s side. */
export function outlook(s: State, seat: Owner): number {
  let own = 0;
  let all = 0;
  for (let owner = 0; owner < s.fleets.length; owner++) {
    if (s.fleets[owner]?.out !== undefined) continue;
    const share = Math.exp(isNpc(s, owner) ? npcScore(s, owner) : scoreOf(s, owner));
    all += share;
    if (teamOf(s, owner) === teamOf(s, seat)) own += share;
  }
  return all === 0 ? 0.5 : own / all;
}

/** MS-21 the NPC has nothing but its ships, and time on its side. */
function npcScore(s: State, owner: Owner): number {
  let score = SCORE.hp * fleetOf(s, owner).hp + 0.03 * s.round;
  for (const unit of unitsOf(owner)) if (onBoard(s, unit)) score += UNIT[classOf(unit)];
  return score;
}
