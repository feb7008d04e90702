/** Who stands where, and what a ship can reach (MS-4). Scratch tables are filled anew for every question. */
import type { MoveKind } from './action.ts';
import type { Board } from './board.ts';
import { friendly } from './fleet.ts';
import { apart, NOWHERE, type Space } from './hex.ts';
import { boardOf, type State } from './state.ts';
import { guardiansOf, isGuardian, isShip, type Owner, ownerOf, type UnitNumber } from './units.ts';

const MOST_SPACES = 397;
const EMPTY = -1;
/** Planets follow the units in the occupancy table. */
const PLANETS = 1000;

const occupant = new Int16Array(MOST_SPACES);

/** Who stands on each space: a unit, PLANETS plus a planet, or EMPTY. Valid until the state changes. */
function occupancy(s: State, board: Board): Int16Array {
  occupant.fill(EMPTY, 0, board.size);
  const { units, planets } = s;
  for (let unit = 0; unit < units.length; unit++) {
    const at = units[unit]?.at ?? NOWHERE;
    if (at !== NOWHERE) occupant[at] = unit;
  }
  for (let planet = 0; planet < planets.length; planet++) {
    const body = board.bodies[planet];
    if (body !== undefined && planets[planet]?.gone === false) occupant[body.at] = PLANETS + planet;
  }
  return occupant;
}

/** The empty spaces of a list, in its order. */
export function emptyOf(s: State, spaces: Iterable<Space>): Space[] {
  const taken = occupancy(s, boardOf(s));
  const found: Space[] = [];
  for (const space of spaces) if (taken[space] === EMPTY) found.push(space);
  return found;
}

/** The empty spaces next to any of these, each once, in the order of the board. */
export function emptyBeside(s: State, centres: readonly Space[]): Space[] {
  const board = boardOf(s);
  const spaces = new Set<Space>();
  for (const centre of centres) for (const space of board.around[centre] ?? []) spaces.add(space);
  return emptyOf(
    s,
    [...spaces].sort((a, b) => a - b),
  );
}

export function allEmpty(s: State): Space[] {
  const taken = occupancy(s, boardOf(s));
  const found: Space[] = [];
  for (let space = 0; space < boardOf(s).size; space++) if (taken[space] === EMPTY) found.push(space);
  return found;
}

export function unitsApart(s: State, a: UnitNumber, b: UnitNumber): number {
  return apart(boardOf(s), s.units[a]?.at ?? NOWHERE, s.units[b]?.at ?? NOWHERE);
}

export function areAdjacent(s: State, a: UnitNumber, b: UnitNumber): boolean {
  return unitsApart(s, a, b) === 1;
}

/** Units standing next to a space that answer a question. */
export function unitsBeside(s: State, space: Space, which: (unit: UnitNumber) => boolean): UnitNumber[] {
  const found: UnitNumber[] = [];
  if (space === NOWHERE) return found;
  const near = boardOf(s).around[space] ?? [];
  for (let unit = 0; unit < s.units.length; unit++) {
    const at = s.units[unit]?.at ?? NOWHERE;
    if (at !== NOWHERE && near.includes(at) && which(unit)) found.push(unit);
  }
  return found;
}

/** MS-6.6 friendly ships and Guardians next to a unit. */
export function wingmenOf(s: State, unit: UnitNumber): number {
  const owner = ownerOf(unit);
  const at = s.units[unit]?.at ?? NOWHERE;
  return unitsBeside(s, at, (other) => supports(s, other, owner)).length;
}

/** A ship or Guardian friendly to an owner. */
export function supports(s: State, unit: UnitNumber, owner: Owner): boolean {
  return (isShip(unit) || isGuardian(unit)) && friendly(s, ownerOf(unit), owner);
}

/** Enemy Guardians next to a unit. */
export function guardiansBeside(s: State, unit: UnitNumber): UnitNumber[] {
  const owner = ownerOf(unit);
  return unitsBeside(
    s,
    s.units[unit]?.at ?? NOWHERE,
    (other) => isGuardian(other) && !friendly(s, ownerOf(other), owner),
  );
}

/** Whether the space lies in a Guardian's zone, by space. */
const zone = new Uint8Array(MOST_SPACES);

function guardianZones(s: State, board: Board, owner: Owner): Uint8Array {
  zone.fill(0, 0, board.size);
  for (let other = 0; other < s.fleets.length; other++) {
    if (friendly(s, other, owner)) continue;
    for (const guardian of guardiansOf(other)) {
      const at = s.units[guardian]?.at ?? NOWHERE;
      if (at !== NOWHERE) for (const space of board.around[at] ?? []) zone[space] = 1;
    }
  }
  return zone;
}

export interface Reached {
  readonly to: Space;
  readonly kind: MoveKind;
  readonly cost: number;
  /** The space before it. */
  readonly from: Space;
}

export interface Reach {
  /** What is offered, nearest first. */
  readonly list: readonly Reached[];
  /** The same by space and kind, see `reached`. */
  readonly entries: ReadonlyMap<number, Reached>;
  /** The space before each safely reached one, friends passed included. */
  readonly before: ReadonlyMap<Space, Space>;
}

const KIND_KEYS: Readonly<Record<MoveKind, number>> = {
  safe: 0,
  asteroid: 1,
  guardian: 2,
  'asteroid+guardian': 3,
};

/** The gentler way into the same space; a hazard is offered beside it only when it is nearer. */
const GENTLER: Partial<Record<MoveKind, MoveKind>> = { asteroid: 'safe', 'asteroid+guardian': 'guardian' };

function keyOf(to: Space, kind: MoveKind): number {
  return 4 * to + KIND_KEYS[kind];
}

export function reached({ entries }: Reach, to: Space, kind: MoveKind): Reached | undefined {
  return entries.get(keyOf(to, kind));
}

const steps = new Int16Array(MOST_SPACES);

/** MS-4.5 every space a ship can go to with this much power: safely, or into a hazard after a safe approach. */
export function reachOf(s: State, unit: UnitNumber, power: number): Reach {
  const board = boardOf(s);
  const owner = ownerOf(unit);
  const taken = occupancy(s, board);
  const zones = guardianZones(s, board, owner);
  const { asteroid, step } = board;
  const start = s.units[unit]?.at ?? NOWHERE;
  const entries = new Map<number, Reached>();
  const before = new Map<Space, Space>();
  if (start === NOWHERE) return { list: [], entries, before };
  steps.fill(-1, 0, board.size);
  steps[start] = 0;
  const queue: Space[] = [start];
  for (let head = 0; head < queue.length; head++) {
    const space = queue[head] as Space;
    const cost = (steps[space] as number) + 1;
    if (cost > power) break;
    for (let d = 0; d < 6; d++) {
      const next = step[6 * space + d] as Space;
      if (next === NOWHERE || next === start) continue;
      const who = taken[next] as number;
      if (who !== EMPTY && !canPass(s, who, owner)) continue;
      const kind = entryKind(asteroid[space] === 0 && asteroid[next] === 1, zones[next] === 1);
      if (kind === 'safe' && steps[next] === -1) {
        steps[next] = cost;
        before.set(next, space);
        queue.push(next);
      }
      const key = keyOf(next, kind);
      if (who === EMPTY && !entries.has(key)) entries.set(key, { to: next, kind, cost, from: space });
    }
  }
  for (const [key, { to, kind, cost }] of entries) {
    const gentler = GENTLER[kind];
    const other = gentler === undefined ? undefined : entries.get(keyOf(to, gentler));
    if (other !== undefined && other.cost <= cost) entries.delete(key);
  }
  return { list: [...entries.values()], entries, before };
}

/** MS-4.3 what a step into a space brings. */
export function entryKind(rocks: boolean, guarded: boolean): MoveKind {
  if (rocks) return guarded ? 'asteroid+guardian' : 'asteroid';
  return guarded ? 'guardian' : 'safe';
}

/** Whether a ship can go anywhere at all. */
export function canGo(s: State, unit: UnitNumber, power: number): boolean {
  if (power <= 0) return false;
  const board = boardOf(s);
  const at = s.units[unit]?.at ?? NOWHERE;
  if (at === NOWHERE) return false;
  const taken = occupancy(s, board);
  for (const next of board.around[at] ?? []) if (taken[next] === EMPTY) return true;
  return power > 1 && reachOf(s, unit, power).list.length > 0;
}

/** MS-4.2 friends may be passed, stations never. */
function canPass(s: State, who: number, owner: Owner): boolean {
  return who < PLANETS && supports(s, who, owner);
}

/** The board as one unit meets it. Valid until the state changes. */
export interface Terrain {
  /** An empty space. */
  open(space: Space): boolean;
  /** A space with a friend on it. */
  passable(space: Space): boolean;
  /** 1 next to an enemy Guardian. */
  readonly zones: Uint8Array;
}

export function terrainFor(s: State, unit: UnitNumber): Terrain {
  const board = boardOf(s);
  const owner = ownerOf(unit);
  const taken = occupancy(s, board);
  const zones = guardianZones(s, board, owner);
  return {
    open: (space) => taken[space] === EMPTY,
    passable: (space) => taken[space] !== EMPTY && canPass(s, taken[space] as number, owner),
    zones,
  };
}

/** The path to a reached space, the start left out. */
export function pathTo({ before }: Reach, { to, from }: Reached, start: Space): Space[] {
  const path = [to];
  for (let space = from; space !== start; ) {
    path.unshift(space);
    const previous = before.get(space);
    if (previous === undefined) break;
    space = previous;
  }
  return path;
}
