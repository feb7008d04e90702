/** Quick choices of a space: towards the nearest thing worth having, around hazards. */
import { pick, type Random, type Seat } from '#engine';
import type { MothershipAction } from '../action.ts';
import { friendly, has } from '../fleet.ts';
import type { MothershipFrame } from '../frame.ts';
import { apart, NOWHERE, type Space } from '../hex.ts';
import { planetAt, planetOf } from '../planets.ts';
import { boardOf, NOBODY, type State } from '../state.ts';
import { classOf, isGuardian, isShip, ownerOf, stationOf, type UnitNumber, unitNumber } from '../units.ts';

/** What a hazard counts in spaces. */
const HAZARD = { safe: 0, asteroid: 3, guardian: 2, 'asteroid+guardian': 5 } as const;

/** What standing on asteroids is worth to a miner, in spaces. */
const MINING = 8;
/** From this round on mining has paid enough. */
const TIRED = 25;

export function chooseSpace(
  s: State,
  seat: Seat,
  frame: MothershipFrame,
  actions: readonly MothershipAction[],
  random: Random,
): MothershipAction {
  const unit = 'unit' in frame ? frame.unit : unitNumber(s, undefined);
  if (unit === undefined || ownerOf(unit) !== seat || classOf(unit) === 'station')
    return pick(actions, random);
  const goal = goalOf(s, seat, unit, random);
  if (goal === undefined) return pick(actions, random);
  const board = boardOf(s);
  // Asteroid Mining makes a field worth the risk.
  const miner =
    classOf(unit) === 'mothership' && s.round < TIRED && has(s, seat, 'asteroid-mining') ? MINING : 0;
  let best = actions[0] as MothershipAction;
  let low = Number.POSITIVE_INFINITY;
  for (const action of actions) {
    let cost = 4 + random.int(1000) / 1000;
    if (action.type === 'moveTo' || action.type === 'land') {
      const to = board.numbers.get(action.to) ?? 0;
      cost = Math.abs(apart(board, to, goal) - 1) + random.int(1000) / 1000;
      if (action.type === 'moveTo') cost += HAZARD[action.kind];
      if (board.asteroid[to] === 1) cost -= miner;
    } else if (action.type === 'row') {
      cost = Math.abs((board.spaces[goal]?.r ?? 0) - action.r) + random.int(1000) / 1000;
    }
    if (cost < low) {
      low = cost;
      best = action;
    }
  }
  return best;
}

/** The nearest planet to take, or enemy to fight; now and then a station. */
function goalOf(s: State, seat: Seat, unit: UnitNumber, random: Random): Space | undefined {
  const board = boardOf(s);
  const from = s.units[unit]?.at ?? NOWHERE;
  const start = from === NOWHERE ? (s.units[stationOf(seat)]?.at ?? NOWHERE) : from;
  if (start === NOWHERE) return undefined;
  let best: Space | undefined;
  let low = Number.POSITIVE_INFINITY;
  const consider = (space: Space, extra: number) => {
    const cost = apart(board, start, space) + extra + random.int(3000) / 1000;
    if (cost < low) {
      low = cost;
      best = space;
    }
  };
  for (let planet = 0; planet < s.planets.length; planet++) {
    const { gone, owner = NOBODY } = planetOf(s, planet);
    if (!gone && (owner === NOBODY || !friendly(s, owner, seat)))
      consider(planetAt(s, planet), owner === NOBODY ? 0 : 2);
  }
  for (let other = 0; other < s.units.length; other++) {
    const at = s.units[other]?.at ?? NOWHERE;
    if (at === NOWHERE || isGuardian(other) || friendly(s, ownerOf(other), seat)) continue;
    if (isShip(other)) consider(at, 1);
    else if (classOf(unit) !== 'fighter') consider(at, s.round > 4 ? -2 : 4);
  }
  return best;
}
