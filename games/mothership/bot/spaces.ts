/** Where to put ships: journeys, landings of every kind, and pushes. */

import { nth, pick, type Random } from '#engine';
import type { MothershipAction } from '../action.ts';
import type { LandFrame, MothershipFrame, MoveFrame } from '../frame.ts';
import { boardOf } from '../rules/board.ts';
import { fleetOf } from '../rules/fleet.ts';
import { apart, NOWHERE, type Space } from '../rules/hex.ts';
import { planetAt, planetOf } from '../rules/planets.ts';
import { friendsBeside } from '../rules/space.ts';
import {
  classOf,
  NOBODY,
  type Owner,
  ownerOf,
  stationOf,
  UNITS_EACH,
  type UnitNumber,
} from '../rules/units.ts';
import type { State } from '../state.ts';
import { FAR, walkTo } from './fields.ts';
import { type Goal, goalsOf } from './goals.ts';
import { homeOf } from './home.ts';
import { jitter, luckOf } from './jitter.ts';
import { pushSpace } from './movementCards.ts';
import { findWays } from './reach.ts';
import { standing } from './reposition.ts';
import type { Style } from './style.ts';
import { survey } from './survey.ts';
import { destination } from './turn.ts';

type Actions = readonly MothershipAction[];

/** What a hazard counts against a space, in points. */
const HAZARD = { safe: 0, asteroid: 1.6, guardian: 2, 'asteroid+guardian': 4 } as const;

export function chooseSpace(
  s: State,
  seat: Owner,
  frame: MothershipFrame,
  actions: Actions,
  style: Style,
  random: Random,
): MothershipAction {
  if (frame.step === 'moveTo') return chooseJourney(s, seat, frame, actions, style);
  if (frame.step === 'land') return chooseLanding(s, seat, frame, actions, style);
  const { names } = boardOf(s);
  const wreck = frame.step === 'push' ? names[pushSpace(s, frame.unit, frame.left)] : undefined;
  return actions.find((action) => action.type === 'push' && action.to === wreck) ?? pick(actions, random);
}

function chooseJourney(
  s: State,
  seat: Owner,
  { unit, by }: MoveFrame,
  actions: Actions,
  style: Style,
): MothershipAction {
  const board = boardOf(s);
  const to = destination(s, seat, unit, style);
  if (by === 'engine') {
    const name = board.names[to];
    const wanted = actions.find(
      (action) => action.type === 'moveTo' && action.to === name && action.kind === 'safe',
    );
    if (wanted !== undefined) return throughRocks(s, seat, unit, actions, to, style) ?? wanted;
  }
  const row = rowFor(s, actions, to);
  if (row !== undefined) return row;
  const around = survey(s, seat, style);
  findWays(around);
  const goal = goalsOf(around, homeOf(around))[unit % UNITS_EACH];
  return bestBy(actions, (action) => {
    if (action.type === 'stop') return standing(around, unit, s.units[unit]?.at ?? 0, goal, 1);
    if (action.type !== 'moveTo') return Number.NEGATIVE_INFINITY;
    return standing(around, unit, board.numbers.get(action.to) ?? 0, goal, 1) - HAZARD[action.kind];
  });
}

/** Spaces that a way through rocks must save to be worth Deflector Shields. */
const SHORTCUT = 4;

/** Into asteroids under Deflector Shields, where that is much nearer to the goal. */
function throughRocks(
  s: State,
  seat: Owner,
  unit: UnitNumber,
  actions: Actions,
  to: Space,
  style: Style,
): MothershipAction | undefined {
  if (!fleetOf(s, seat).hand.includes('deflector-shields')) return undefined;
  const board = boardOf(s);
  const around = survey(s, seat, style);
  findWays(around);
  const goal = goalsOf(around, homeOf(around))[unit % UNITS_EACH];
  if (goal === undefined) return undefined;
  const walk = walkTo(board, goal.at);
  if ((walk[to] ?? FAR) <= 1) return undefined;
  const best = bestBy(actions, (action) =>
    action.type === 'moveTo' && action.kind === 'asteroid'
      ? -(walk[board.numbers.get(action.to) ?? 0] ?? FAR)
      : Number.NEGATIVE_INFINITY,
  );
  if (best.type !== 'moveTo' || best.kind !== 'asteroid') return undefined;
  const left = walk[board.numbers.get(best.to) ?? 0] ?? FAR;
  return left + SHORTCUT <= (walk[to] ?? FAR) ? best : undefined;
}

/** Of a long list the row comes first: that of the wanted space, or any. */
function rowFor(s: State, actions: Actions, to: Space): MothershipAction | undefined {
  if (actions[0]?.type !== 'row') return undefined;
  const r = boardOf(s).spaces[to]?.r;
  return actions.find((action) => action.type === 'row' && action.r === r) ?? actions[0];
}

function bestBy(actions: Actions, score: (action: MothershipAction) => number): MothershipAction {
  let best = nth(actions, 0);
  let high = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const found = score(action);
    if (found <= high) continue;
    high = found;
    best = action;
  }
  return best;
}

function chooseLanding(
  s: State,
  seat: Owner,
  frame: LandFrame,
  actions: Actions,
  style: Style,
): MothershipAction {
  const board = boardOf(s);
  const { unit, where } = frame;
  const row = rowFor(s, actions, wormholeGoal(s, seat));
  if (row !== undefined) return row;
  const score = scoreOf(s, seat, unit, where, style);
  return bestBy(actions, (action) =>
    action.type === 'land' ? score(board.numbers.get(action.to) ?? 0) : Number.NEGATIVE_INFINITY,
  );
}

function scoreOf(
  s: State,
  seat: Owner,
  unit: UnitNumber,
  where: LandFrame['where'],
  style: Style,
): (space: Space) => number {
  const board = boardOf(s);
  const luck = luckOf(s, seat);
  const rocks = (space: Space) => (board.asteroid[space] === 1 ? 3 : 0);
  if (where === 'place') return placing(s, seat, unit);
  if (where === 'deploy' || where === 'bonus')
    return (space) => guardianPlace(s, seat, space) + jitter(luck, unit, space) - rocks(space);
  if (where === 'wormhole')
    return (space) => jitter(luck, unit, space) - apart(board, space, wormholeGoal(s, seat)) - rocks(space);
  const around = survey(s, seat, style);
  if (where === 'migration' || where === 'station')
    return (space) =>
      0.3 * nearestFoe(s, seat, space) +
      0.5 * friendsBeside(s, space, seat) +
      jitter(luck, unit, space) -
      rocks(space);
  findWays(around);
  const goal: Goal | undefined =
    ownerOf(unit) === seat ? goalsOf(around, homeOf(around))[unit % UNITS_EACH] : undefined;
  return (space) => standing(around, unit, space, goal, 1) - rocks(space);
}

/** 10.1 On the side of the nearest planet: Fighters and Bombers in front, the Mothership behind. */
function placing(s: State, seat: Owner, unit: UnitNumber): (space: Space) => number {
  const board = boardOf(s);
  const luck = luckOf(s, seat);
  const start = s.units[stationOf(seat)]?.at ?? NOWHERE;
  let goal: Space = NOWHERE;
  let least = Number.POSITIVE_INFINITY;
  for (let planet = 0; planet < s.planets.length; planet++) {
    const { gone, owner = NOBODY } = planetOf(s, planet);
    const at = planetAt(s, planet);
    const away = apart(board, at, start) + jitter(luck, seat, at);
    if (gone || owner === seat || away >= least) continue;
    least = away;
    goal = at;
  }
  if (goal === NOWHERE) return (space) => -apart(board, space, start);
  const walk = walkTo(board, goal);
  const eager = classOf(unit) === 'mothership' ? 0.4 : 1;
  return (space) =>
    jitter(luck, unit, space) - eager * (walk[space] ?? FAR) - 0.02 * apart(board, space, start);
}

/** Next to enemies that can be shot, else next to the own station. */
function guardianPlace(s: State, seat: Owner, space: Space): number {
  const board = boardOf(s);
  let worth = 0;
  for (let unit = 0; unit < s.units.length; unit++) {
    const at = s.units[unit]?.at ?? NOWHERE;
    if (at === NOWHERE || apart(board, at, space) !== 1) continue;
    if (ownerOf(unit) === seat) worth += classOf(unit) === 'station' ? 2 : 0.2;
    else if (classOf(unit) === 'fighter' || classOf(unit) === 'bomber') worth += 1.5;
    else if (classOf(unit) === 'mothership') worth -= 0.5;
  }
  return worth;
}

function nearestFoe(s: State, seat: Owner, space: Space): number {
  const board = boardOf(s);
  let least = 20;
  for (let unit = 0; unit < s.units.length; unit++) {
    const at = s.units[unit]?.at ?? NOWHERE;
    if (at !== NOWHERE && ownerOf(unit) !== seat) least = Math.min(least, apart(board, at, space));
  }
  return least;
}

/** A Wormhole brings relief to the station. */
function wormholeGoal(s: State, seat: Owner): Space {
  return s.units[stationOf(seat)]?.at ?? 0;
}
