/** MS-21.5 to MS-21.7 The NPC's turn: each ship acts alone (R63), by fixed habits. */
import type { FrameOf } from '#engine';
import { boardOf } from '../rules/board.ts';
import { enginePower, isHeld, onBoard, unitOf } from '../rules/fleet.ts';
import { apart, type Space } from '../rules/hex.ts';
import { planetAt, planetId, planetOf, planetsWhere } from '../rules/planets.ts';
import { supports, unitsBeside } from '../rules/space.ts';
import {
  classOf,
  isSmall,
  mothershipOf,
  NPC,
  PLANET_GOALS,
  shipsOf,
  stationOf,
  type UnitClass,
  type UnitNumber,
  unitId,
} from '../rules/units.ts';
import type { G, Mothership, State } from '../state.ts';
import { harmProblem, type Target, targetProblem } from './attack.ts';
import { dogfight } from './dogfight.ts';
import { planWalk, walkSteps } from './npcWalk.ts';
import { attackPlanet } from './planetAttack.ts';

const PLAYER = 0;

function goalSpace(s: State, goal: number): Space {
  return goal >= PLANET_GOALS ? planetAt(s, goal - PLANET_GOALS) : unitOf(s, goal).at;
}

/** The habits of each class. */
const HABITS: Readonly<
  Record<'mothership' | 'fighter' | 'bomber', (s: State, unit: UnitNumber) => number | undefined>
> = {
  mothership: mothershipGoal,
  fighter: fighterGoal,
  bomber: bomberGoal,
};

export function npcShip(g: G, { unit }: FrameOf<Mothership, 'npcShip'>): void {
  const { s } = g;
  const kind = classOf(unit);
  if (!onBoard(s, unit) || (kind !== 'mothership' && kind !== 'fighter' && kind !== 'bomber')) return;
  const goal = HABITS[kind](s, unit);
  if (goal === undefined) return;
  g.then(
    { step: 'npcWalk', unit, goal: goalSpace(s, goal), left: walkPower(s, unit) },
    { step: 'npcStrike', unit, goal },
  );
}

/** MS-4.8 a held ship goes nowhere; it may attack what is next to it. */
function walkPower(s: State, unit: UnitNumber): number {
  return isHeld(s, unit) ? 0 : enginePower(s, unit);
}

/** Ties between units that guard the station. */
const GUARD_ORDER: Readonly<Record<UnitClass, number>> = {
  bomber: 0,
  fighter: 1,
  guardian: 2,
  mothership: 3,
  station: 4,
};

/** MS-21.5.1 the station, or the nearest of those who guard it. */
function mothershipGoal(s: State, unit: UnitNumber): number | undefined {
  const station = stationOf(PLAYER);
  const guards = unitsBeside(s, unitOf(s, station).at, (other) => supports(s, other, PLAYER));
  if (guards.length === 0) return station;
  return nearest(s, unit, guards, (guard) => GUARD_ORDER[classOf(guard)]);
}

/** MS-21.5.2 its home planet first, then prey, then home again. */
function fighterGoal(s: State, unit: UnitNumber): number | undefined {
  const home = homeOf(s, unit);
  if (home !== undefined && planetOf(s, home).owner !== NPC) return PLANET_GOALS + home;
  const power = walkPower(s, unit);
  const prey = shipsOf(PLAYER).filter(
    (ship) => isSmall(ship) && walkSteps(s, unit, unitOf(s, ship).at) <= power,
  );
  const found = nearest(s, unit, prey, (ship) => (classOf(ship) === 'bomber' ? 0 : 1));
  return found ?? (home === undefined ? undefined : PLANET_GOALS + home);
}

/** MS-21.5.3 its home planet until that was once held, then the station. */
function bomberGoal(s: State, unit: UnitNumber): number | undefined {
  const home = s.homes[unit - mothershipOf(NPC)] ?? -1;
  if (home >= 0 && !planetOf(s, home).gone && !s.claimed.includes(home)) return PLANET_GOALS + home;
  return stationOf(PLAYER);
}

/** MS-21.7 a Fighter whose home was removed takes the nearest planet as its new one. */
function homeOf(s: State, unit: UnitNumber): number | undefined {
  const slot = unit - mothershipOf(NPC);
  const home = s.homes[slot] ?? -1;
  if (home >= 0 && !planetOf(s, home).gone) return home;
  const planets = planetsWhere(s, () => true);
  const steps = planets.map((planet) => walkSteps(s, unit, planetAt(s, planet)));
  const next = planets[steps.indexOf(Math.min(...steps))];
  s.homes[slot] = next ?? -1;
  return next;
}

/** The nearest by walking distance; ties by rank, then lowest id. */
function nearest(
  s: State,
  unit: UnitNumber,
  others: readonly UnitNumber[],
  rank: (other: UnitNumber) => number,
): UnitNumber | undefined {
  let best: { readonly other: UnitNumber; readonly steps: number } | undefined;
  for (const other of others) {
    const steps = walkSteps(s, unit, unitOf(s, other).at);
    if (best === undefined || steps < best.steps || (steps === best.steps && rank(other) < rank(best.other)))
      best = { other, steps };
  }
  return best?.other;
}

/** MS-21.6 walks on until its engines are spent or something acts on it. */
export function npcWalk(g: G, { unit, goal, left }: FrameOf<Mothership, 'npcWalk'>): void {
  const { s } = g;
  const { path, kind } = planWalk(s, unit, goal, left);
  const to = path[path.length - 1];
  if (to === undefined) return;
  unitOf(s, unit).at = to;
  const { names } = boardOf(s);
  if (g.events !== undefined)
    g.tell({ type: 'moved', unit: unitId(s, unit), path: path.map((space) => names[space] ?? '0,0'), kind });
  if (kind === 'asteroid')
    g.then({ step: 'asteroids', unit }, { step: 'npcWalk', unit, goal, left: left - path.length });
  else if (kind === 'guardian') g.then({ step: 'guardians', unit });
  else if (kind === 'asteroid+guardian') g.then({ step: 'asteroids', unit }, { step: 'guardians', unit });
}

/** What it attacks once it stands where it wants to be. */
export function npcStrike(g: G, { unit, goal }: FrameOf<Mothership, 'npcStrike'>): void {
  const { s } = g;
  if (goal >= PLANET_GOALS) {
    const planet = goal - PLANET_GOALS;
    if (mayStrike(s, unit, { kind: 'planet', planet, at: planetAt(s, planet), id: planetId(s, planet) }))
      attackPlanet(g, [unit], planet);
    return;
  }
  if (mayStrike(s, unit, unitTarget(s, goal))) {
    dogfight(g, [unit], goal);
    return;
  }
  // MS-21.5.3 a Bomber that cannot hit the station turns on the Mothership
  const mothership = mothershipOf(PLAYER);
  if (classOf(unit) === 'bomber' && mayStrike(s, unit, unitTarget(s, mothership)))
    dogfight(g, [unit], mothership);
}

function unitTarget(s: State, unit: UnitNumber): Target {
  return { kind: 'unit', unit, at: unitOf(s, unit).at, id: unitId(s, unit) };
}

function mayStrike(s: State, unit: UnitNumber, target: Target): boolean {
  if (apart(boardOf(s), unitOf(s, unit).at, target.at) !== 1) return false;
  return targetProblem(s, NPC, target, false) === undefined && harmProblem(s, unit, target) === undefined;
}
