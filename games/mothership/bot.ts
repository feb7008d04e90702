/** What a sound player of Mothership values (section 10), and quick choices for playouts. */
import type { Outcome, Random, Seat, Sense } from '#engine';
import { development } from './content/developments.ts';
import { technology } from './content/technologies.ts';
import { inGame, onBoard, teamOf } from './fleet.ts';
import { kindOf, planetsOf } from './planets.ts';
import { decide } from './policy/index.ts';
import { plansOf } from './policy/plans.ts';
import { positionWorth } from './policy/position.ts';
import { styleOf, USUAL } from './policy/style.ts';
import { countsPoints, victoryPoints } from './score.ts';
import type { Mothership, State } from './state.ts';
import { classOf, isSmall, type Owner, stationOf, unitsOf } from './units.ts';

/** 10.2 */
export const WEIGHTS = {
  fighter: 3,
  bomber: 4,
  guardian: 1.2,
  mothership: 4,
  hp: 0.9,
  weakHp: 1.4,
  stationHp: 1,
  lastStep: 25,
  mineral: 5,
  gasPlanet: 2.2,
  planetoid: 1.5,
  minerals: 0.9,
  gas: 0.4,
  influence: 0.35,
  card: 0.8,
  tier: 1.1,
  energy: 0.8,
  point: 2.5,
  nearTarget: 5,
  development: 1,
  strongest: 0.6,
  others: 0.4,
  spread: 18,
};

const PLANET_WORTH = {
  mineral: WEIGHTS.mineral,
  gas: WEIGHTS.gasPlanet,
  planetoid: WEIGHTS.planetoid,
} as const;

/** What one fleet is worth. */
export function fleetWorth(s: State, owner: Owner): number {
  const fleet = s.fleets[owner];
  if (fleet === undefined || fleet.out !== undefined) return 0;
  const W = WEIGHTS;
  let worth =
    W.minerals * fleet.minerals +
    W.gas * fleet.gas +
    W.influence * fleet.influence +
    W.card * fleet.hand.length;
  for (const unit of unitsOf(owner)) {
    const kind = classOf(unit);
    if (!onBoard(s, unit) || kind === 'station') continue;
    worth += W[kind];
  }
  worth += W.hp * fleet.hp + (fleet.hp > 0 ? -W.weakHp * Math.max(0, 4 - fleet.hp) : 0);
  if (onBoard(s, stationOf(owner))) worth += W.lastStep + W.stationHp * fleet.stationHp;
  for (const planet of planetsOf(s, owner)) {
    worth += PLANET_WORTH[kindOf(s, planet)];
    for (const built of s.planets[planet]?.built ?? []) worth += W.development * development(built).points;
  }
  for (const known of fleet.technologies) worth += W.tier * technology(known).tier;
  const { engines, weapons, shields } = fleet.energy;
  worth += W.energy * (engines + weapons + shields);
  if (!countsPoints(s)) return worth;
  const points = victoryPoints(s, owner);
  const { target } = s.table;
  return worth + (target !== undefined && points >= target - 3 ? W.nearTarget : W.point) * points;
}

function value(s: State, seat: Seat): number {
  if (!inGame(s, seat) && s.table.teams === 'none') return 0;
  if (s.table.mode === 'solo') return soloValue(s);
  const W = WEIGHTS;
  let own = 0;
  let mates = 0;
  let strongest = 0;
  let sum = 0;
  let rivals = 0;
  for (let owner = 0; owner < s.fleets.length; owner++) {
    const worth = fleetWorth(s, owner);
    if (teamOf(s, owner) === teamOf(s, seat)) {
      own += worth;
      mates++;
    } else {
      strongest = Math.max(strongest, worth);
      sum += worth;
      rivals++;
    }
  }
  const place = positionWorth(s, seat);
  const x =
    place + own / Math.max(1, mates) - W.strongest * strongest - (W.others * sum) / Math.max(1, rivals);
  return 1 / (1 + Math.exp(-x / W.spread));
}

/** The NPC has nothing but its ships. */
function soloValue(s: State): number {
  let left = 0;
  for (const unit of unitsOf(1)) if (onBoard(s, unit)) left += isSmall(unit) ? 3 : 4;
  left += 0.5 * (s.fleets[1]?.hp ?? 0);
  const own = fleetWorth(s, 0) - WEIGHTS.lastStep + positionWorth(s, 0);
  return 1 / (1 + Math.exp(-(own - 2.5 * left - 0.5 * s.round) / WEIGHTS.spread));
}

/** A shared win is worth half. */
function worth({ winners, reason }: Outcome, seat: Seat): number {
  if (!winners.includes(seat)) return 0;
  return reason === 'draw' ? 0.5 : 1;
}

/** Decisions of a playout: about a turn of each of two fleets. */
const HORIZON = 40;

/** What the policy does in its usual style. */
function choose(
  s: State,
  seat: Seat,
  actions: readonly Mothership['action'][],
  random: Random,
): Mothership['action'] {
  return decide(s, seat, actions, USUAL, random);
}

export const sense: Sense<Mothership> = {
  value,
  rollout: choose,
  choose,
  plans: plansOf,
  follow: (s, seat, plan, actions, random) => decide(s, seat, actions, styleOf(plan), random),
  horizon: HORIZON,
  worth,
  never: ['concede'],
};
