/**
 * How a position stands: every fleet has a score, and the chance of a side is its share of all. The weights were fitted
 * to who won some seven hundred duels of the policy, from all the turns of those games (see design-notes.md).
 */
import { development } from '../content/developments.ts';
import { fleetOf, onBoard, teamOf } from '../rules/fleet.ts';
import { NOWHERE } from '../rules/hex.ts';
import { kindOf, planetOf, planetsOf } from '../rules/planets.ts';
import { countsPoints, victoryPoints } from '../rules/score.ts';
import { friendsBeside } from '../rules/space.ts';
import { classOf, isNpc, type Owner, ownerOf, stationOf, unitsOf } from '../rules/units.ts';
import type { State } from '../state.ts';
import { stationDanger } from './danger.ts';
import { FAR, walkTo } from './fields.ts';
import { homeOf } from './home.ts';
import { findWays } from './reach.ts';
import { bestStrike } from './strikes.ts';
import { USUAL } from './style.ts';
import { type Survey, survey } from './survey.ts';

const UNIT = { fighter: 0.52, bomber: 0.97, mothership: 1.27, guardian: 0.05, station: 0 } as const;
const PLANET = { mineral: 0.05, gas: 0.2, planetoid: 0.05 } as const;
const SCORE = {
  hp: 0.06,
  stationStep: 0.22,
  mineral: 0.11,
  gas: 0.02,
  influence: 0.02,
  card: 0.07,
  technology: 0.17,
  energy: 0.06,
  artifact: 0.1,
  development: 0.05,
  /** A station that nobody guards and that could be shot down: for who is on turn and must see to it, and for others. */
  bare: -0.75,
  bareWaiting: -0.2,
  /** To be on turn with all ships ready. */
  tempo: 0.11,
  /** What the best strike of who is on turn is worth, a point, as far as it counts; and one that eliminates a fleet. */
  strike: 0.13,
  elimination: 0.27,
  /** Each space between the ships and the station of the only rival. */
  away: -0.11,
  point: 0.45,
};
const STRIKE_MOST = 10;
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
  const worth = countsPoints(s) ? RETURNING : 1;
  for (const unit of unitsOf(owner)) if (onBoard(s, unit)) score += worth * UNIT[classOf(unit)];
  for (const planet of planetsOf(s, owner)) {
    const { artifact, built } = planetOf(s, planet);
    score += PLANET[kindOf(s, planet)] + (artifact === undefined ? 0 : SCORE.artifact);
    for (const id of built) score += SCORE.development * development(id).points;
  }
  score += SCORE.technology * fleet.technologies.length;
  const { engines, weapons, shields } = fleet.energy;
  score += SCORE.energy * (engines + weapons + shields - START_ENERGY);
  const around = survey(s, owner, USUAL);
  score += bareness(around) + tempo(s, owner) + approach(around) + pointScore(s, owner);
  return s.active === owner ? score + strike(around) : score;
}

/** Where ships come back, their loss costs time only. */
const RETURNING = 0.8;

function bareness(around: Survey): number {
  const { s, seat } = around;
  const at = s.units[stationOf(seat)]?.at ?? NOWHERE;
  if (at === NOWHERE || friendsBeside(s, at, seat) > 0) return 0;
  const weight = s.active === seat ? SCORE.bare : SCORE.bareWaiting;
  return weight * Math.min(1, stationDanger(around, at) / fleetOf(s, seat).stationHp);
}

function strike(around: Survey): number {
  findWays(around);
  const worth = bestStrike(around, homeOf(around))?.worth ?? 0;
  return SCORE.strike * Math.min(STRIKE_MOST, worth) + (worth > STRIKE_MOST ? SCORE.elimination : 0);
}

/** Ships near the station of the only rival keep it at home. */
function approach({ s, board, seat, own, foes, rivals }: Survey): number {
  const rival = foes[0] === undefined ? seat : ownerOf(foes[0]);
  const at = s.units[stationOf(rival)]?.at ?? NOWHERE;
  if (rivals !== 1 || own.length === 0 || rival === seat || at === NOWHERE) return 0;
  const walk = walkTo(board, at);
  let away = 0;
  for (const ship of own) away += walk[s.units[ship]?.at ?? 0] ?? FAR;
  return (SCORE.away * away) / own.length;
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
