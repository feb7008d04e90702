/** Who stands where, and what a ship can reach (MS-4). Scratch tables are filled anew for every question. */
import { nth } from '#engine';
import type { MoveKind } from '../action.ts';
import type { State } from '../state.ts';
import { type Board, boardOf } from './board.ts';
import { friendly } from './fleet.ts';
import { apart, MOST_SPACES, NOWHERE, type Space } from './hex.ts';
import { guardiansOf, isGuardian, isShip, type Owner, ownerOf, type UnitNumber } from './units.ts';

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
  const { far, size } = boardOf(s);
  for (let unit = 0; unit < s.units.length; unit++) {
    const at = s.units[unit]?.at ?? NOWHERE;
    if (at !== NOWHERE && far[size * space + at] === 1 && which(unit)) found.push(unit);
  }
  return found;
}

/** Whether any space next to this one is empty. Each space holds one thing at most, so those around it are counted. */
export function hasRoom(s: State, space: Space): boolean {
  if (space === NOWHERE) return false;
  const { far, size, around, bodies } = boardOf(s);
  const row = size * space;
  let free = around[space]?.length ?? 0;
  for (let unit = 0; unit < s.units.length; unit++) {
    const at = s.units[unit]?.at ?? NOWHERE;
    if (at !== NOWHERE && far[row + at] === 1) free--;
  }
  for (let planet = 0; planet < s.planets.length; planet++) {
    const body = bodies[planet];
    if (body !== undefined && far[row + body.at] === 1 && s.planets[planet]?.gone === false) free--;
  }
  return free > 0;
}

/** How many ships and Guardians friendly to an owner stand next to a space. */
export function friendsBeside(s: State, space: Space, owner: Owner): number {
  if (space === NOWHERE) return 0;
  const { far, size } = boardOf(s);
  let count = 0;
  for (let unit = 0; unit < s.units.length; unit++) {
    const at = s.units[unit]?.at ?? NOWHERE;
    if (at !== NOWHERE && far[size * space + at] === 1 && supports(s, unit, owner)) count++;
  }
  return count;
}

/** MS-6.6 friendly ships and Guardians next to a unit. */
export function wingmenOf(s: State, unit: UnitNumber): number {
  return friendsBeside(s, s.units[unit]?.at ?? NOWHERE, ownerOf(unit));
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
  /** Which of the spaces passed comes before it. */
  readonly after: number;
}

export interface Reach {
  /** What is offered, nearest first. */
  readonly list: readonly Reached[];
  /** The start and every space reached safely, friends passed included, nearest first. */
  readonly passed: readonly Space[];
  /** Which of them comes before each. */
  readonly parents: readonly number[];
  readonly serial: number;
}

/** What a step brings, as the sum of 1 for asteroids and 2 for a Guardian. */
const KINDS: readonly MoveKind[] = ['safe', 'asteroid', 'guardian', 'asteroid+guardian'];
const ROCKS = 1;
const GUARDED = 2;

// Scratch for the latest reach: the steps to each space, and where each space and kind stands in the list.
const steps = new Int16Array(MOST_SPACES);
const foundBy = new Int32Array(4 * MOST_SPACES);
const placeOf = new Int16Array(4 * MOST_SPACES);
const walked = new Int16Array(MOST_SPACES);
let latest = 0;

export function reached({ list, serial }: Reach, to: Space, kind: MoveKind): Reached | undefined {
  if (serial !== latest) return list.find((entry) => entry.to === to && entry.kind === kind);
  const key = 4 * to + KINDS.indexOf(kind);
  return foundBy[key] === serial ? list[placeOf[key] ?? 0] : undefined;
}

/** MS-4.5 every space a ship can go to with this much power: safely, or into a hazard after a safe approach. */
export function reachOf(s: State, unit: UnitNumber, power: number): Reach {
  const board = boardOf(s);
  const owner = ownerOf(unit);
  const start = s.units[unit]?.at ?? NOWHERE;
  const list: Reached[] = [];
  const serial = ++latest;
  if (start === NOWHERE) return { list, passed: [], parents: [], serial };
  const taken = occupancy(s, board);
  const zones = guardianZones(s, board, owner);
  const { asteroid, step } = board;
  steps.fill(-1, 0, board.size);
  steps[start] = 0;
  const passed: Space[] = [start];
  const parents: number[] = [0];
  let harder = false;
  for (let head = 0; head < passed.length; head++) {
    const space = passed[head] ?? NOWHERE;
    const cost = (steps[space] ?? 0) + 1;
    if (cost > power) break;
    for (let d = 0; d < 6; d++) {
      const next = step[6 * space + d] ?? NOWHERE;
      if (next === NOWHERE) continue;
      const who = taken[next] ?? EMPTY;
      if (who !== EMPTY && !canPass(s, who, owner)) continue;
      const rocks = asteroid[next] === 1 && asteroid[space] === 0;
      const kind = (rocks ? ROCKS : 0) + (zones[next] === 1 ? GUARDED : 0);
      if (kind === 0 && steps[next] === -1) {
        steps[next] = cost;
        passed.push(next);
        parents.push(head);
      }
      const key = 4 * next + kind;
      if (who !== EMPTY || foundBy[key] === serial) continue;
      foundBy[key] = serial;
      placeOf[key] = list.length;
      if (rocks) harder = true;
      list.push({ to: next, kind: nth(KINDS, kind), cost, after: head });
    }
  }
  return { list: harder ? gentler(list, serial) : list, passed, parents, serial };
}

/** The spaces that a ship reaches without meeting a hazard, nearest first, and the steps to each in `costs`. */
export function safeWays(s: State, unit: UnitNumber, power: number, costs: Uint8Array, ways: Space[]): void {
  const board = boardOf(s);
  const owner = ownerOf(unit);
  const start = s.units[unit]?.at ?? NOWHERE;
  if (start === NOWHERE || power <= 0) return;
  const taken = occupancy(s, board);
  const zones = guardianZones(s, board, owner);
  const { asteroid, step } = board;
  steps.fill(-1, 0, board.size);
  steps[start] = 0;
  walked[0] = start;
  let end = 1;
  for (let head = 0; head < end; head++) {
    const space = walked[head] ?? NOWHERE;
    const cost = (steps[space] ?? 0) + 1;
    if (cost > power) break;
    for (let d = 0; d < 6; d++) {
      const next = step[6 * space + d] ?? NOWHERE;
      if (next === NOWHERE || steps[next] !== -1 || zones[next] === 1) continue;
      if (asteroid[next] === 1 && asteroid[space] === 0) continue;
      const who = taken[next] ?? EMPTY;
      if (who !== EMPTY && !canPass(s, who, owner)) continue;
      steps[next] = cost;
      walked[end++] = next;
      if (who !== EMPTY) continue;
      costs[next] = cost;
      ways.push(next);
    }
  }
}

/** Asteroids are offered beside a gentler way into the same space only when they are nearer. */
function gentler(list: readonly Reached[], serial: number): Reached[] {
  const kept: Reached[] = [];
  for (const entry of list) {
    const kind = KINDS.indexOf(entry.kind);
    const key = 4 * entry.to + kind;
    const other = foundBy[key - ROCKS] === serial ? list[placeOf[key - ROCKS] ?? 0] : undefined;
    if ((kind & ROCKS) !== 0 && other !== undefined && other.cost <= entry.cost) foundBy[key] = 0;
    else kept.push(entry);
  }
  let place = 0;
  for (const { to, kind } of kept) placeOf[4 * to + KINDS.indexOf(kind)] = place++;
  return kept;
}

/** MS-4.3 what a step into a space brings. */
export function entryKind(rocks: boolean, guarded: boolean): MoveKind {
  if (rocks) return guarded ? 'asteroid+guardian' : 'asteroid';
  return guarded ? 'guardian' : 'safe';
}

/** Whether a ship can go anywhere at all. */
export function canGo(s: State, unit: UnitNumber, power: number): boolean {
  if (power <= 0) return false;
  if (hasRoom(s, s.units[unit]?.at ?? NOWHERE)) return true;
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
    passable: (space) => taken[space] !== EMPTY && canPass(s, taken[space] ?? EMPTY, owner),
    zones,
  };
}

/** The path to a reached space, the start left out. */
export function pathTo({ passed, parents }: Reach, { to, after }: Reached): Space[] {
  const path = [to];
  for (let i = after; i > 0; i = parents[i] ?? 0) path.unshift(passed[i] ?? NOWHERE);
  return path;
}
