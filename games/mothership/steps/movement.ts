/** MS-4 Movement: a ship's journey by its engines in one piece (MS-3.4), hazards on the way, and being pushed. */

import type { ActionOf, FrameOf, Verb } from '#engine';
import type { MoveKind } from '../action.ts';
import type { MothershipFrame, MoveFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { boardOf } from '../rules/board.ts';
import { enginePower, fleetOf, has, unitOf } from '../rules/fleet.ts';
import { type Grid, NOWHERE, type Space } from '../rules/hex.ts';
import { canGo, pathTo, type Reach, type Reached, reached, reachOf } from '../rules/space.ts';
import {
  byUnit,
  classOf,
  mothershipOf,
  ownerOf,
  shipsOf,
  type UnitNumber,
  unitCalled,
  unitId,
  unitNumber,
} from '../rules/units.ts';
import type { G, Mothership, State } from '../state.ts';
import { landings } from './landing.ts';
import { heldProblem, ownShipProblem } from './subject.ts';

/** Lists longer than this are asked in two steps: the row, then the space. */
const LONG = 200;

const MOVES = byUnit((ship): ActionOf<Mothership, 'move'> => ({ type: 'move', ship }));

export const move: Verb<Mothership, ActionOf<Mothership, 'move'>> = {
  options(s, seat) {
    const options: ActionOf<Mothership, 'move'>[] = [];
    for (const unit of shipsOf(seat)) {
      const { at, moved, locked, attacked } = unitOf(s, unit);
      if (at !== NOWHERE && !moved && !locked && !attacked) options.push(MOVES(s, unit));
    }
    return options;
  },
  check(s, { ship }, seat) {
    const unit = unitNumber(s, ship);
    const problem = ownShipProblem(s, seat, unit, ship, 'MS-4.1');
    if (unit === undefined || problem) return problem;
    const { moved, locked, attacked } = unitOf(s, unit);
    if (attacked) return objection('MS-3.3', 'hasAttacked', { unit: ship });
    if (moved || locked) return objection('MS-3.3', 'hasMoved', { unit: ship });
    const held = heldProblem(s, unit);
    if (held) return held;
    return canGo(s, unit, enginePower(s, unit)) ? undefined : objection('MS-4.2', 'cannotGo', { unit: ship });
  },
  do(g, { ship }) {
    const unit = unitCalled(g.s, ship);
    if (classOf(unit) === 'fighter' && has(g.s, ownerOf(unit), 'its-a-trap'))
      g.use('technology', 'its-a-trap');
    g.then({ step: 'moveTo', unit, left: enginePower(g.s, unit), by: 'engine', begun: false }, 'main');
  },
};

/** What was found for a frame; a frame is asked many times over while nothing changes. */
let found: { readonly frame: MothershipFrame; readonly reach: Reach } | undefined;

function reachIn(s: State, frame: MoveFrame): Reach {
  if (found?.frame !== frame) found = { frame, reach: reachOf(s, frame.unit, frame.left) };
  return found.reach;
}

const moveActions = new Map<Grid['names'], Record<MoveKind, ActionOf<Mothership, 'moveTo'>>[]>();

/** The actions of a board by space and kind, made once. */
function movesOn({ names }: Grid): readonly Readonly<Record<MoveKind, ActionOf<Mothership, 'moveTo'>>>[] {
  let made = moveActions.get(names);
  if (made === undefined) {
    made = names.map((to) => ({
      safe: { type: 'moveTo', to, kind: 'safe' },
      asteroid: { type: 'moveTo', to, kind: 'asteroid' },
      guardian: { type: 'moveTo', to, kind: 'guardian' },
      'asteroid+guardian': { type: 'moveTo', to, kind: 'asteroid+guardian' },
    }));
    moveActions.set(names, made);
  }
  return made;
}

/** The space by its coordinates, or a place that is not on the board. */
export function spaceOf(s: State, name: string): Space | undefined {
  return boardOf(s).numbers.get(name);
}

function rowOf(s: State, space: Space): number {
  return boardOf(s).spaces[space]?.r ?? 0;
}

/** The spaces that a frame asks about; undefined where it asks for none. */
function spacesIn(s: State, frame: MothershipFrame): readonly Space[] {
  if (frame.step === 'land') return landings(s, frame);
  if (frame.step === 'moveTo') return reachIn(s, frame).list.map(({ to }) => to);
  return [];
}

/** Whether the row must be chosen first. */
export function asksRow(s: State, frame: MothershipFrame): boolean {
  if (frame.step === 'moveTo') return frame.row === undefined && reachIn(s, frame).list.length > LONG;
  return frame.step === 'land' && frame.row === undefined && landings(s, frame).length > LONG;
}

/** Whether a space lies outside the row chosen before. */
export function outsideRow(s: State, frame: MothershipFrame, space: Space): boolean {
  return 'row' in frame && frame.row !== undefined && rowOf(s, space) !== frame.row;
}

/** Of a long list the row is chosen first. */
export const row: Verb<Mothership, ActionOf<Mothership, 'row'>> = {
  options: (s, _, frame) =>
    asksRow(s, frame)
      ? [...new Set(spacesIn(s, frame).map((space) => rowOf(s, space)))]
          .sort((a, b) => a - b)
          .map((r) => ({ type: 'row', r }))
      : [],
  check(s, { r }, _, frame) {
    if (!asksRow(s, frame)) return objection('MS-4.5', 'noRow');
    return spacesIn(s, frame).some((space) => rowOf(s, space) === r)
      ? undefined
      : objection('MS-4.5', 'notReached', { to: `row ${r}` });
  },
  do(g, { r }, _, frame) {
    if (frame.step === 'land' || frame.step === 'moveTo') g.then({ ...frame, row: r });
  },
};

/** MS-4.5 safe spaces, and those whose entry is a hazard, each by its cheapest way. */
export const moveTo: Verb<Mothership, ActionOf<Mothership, 'moveTo'>> = {
  options(s, _, frame) {
    if (frame.step !== 'moveTo' || asksRow(s, frame)) return [];
    const moves = movesOn(boardOf(s));
    const options: ActionOf<Mothership, 'moveTo'>[] = [];
    for (const { to, kind } of reachIn(s, frame).list) {
      const action = moves[to]?.[kind];
      if (action !== undefined && !outsideRow(s, frame, to)) options.push(action);
    }
    return options;
  },
  check(s, { to, kind }, _, frame) {
    const space = spaceOf(s, to);
    if (frame.step !== 'moveTo' || space === undefined) return objection('MS-1.4', 'notReached', { to });
    if (asksRow(s, frame)) return objection('MS-4.5', 'rowFirst');
    if (outsideRow(s, frame, space)) return objection('MS-4.5', 'notReached', { to });
    return reached(reachIn(s, frame), space, kind) ? undefined : objection('MS-4.5', 'notReached', { to });
  },
  do(g, { to, kind }, _, frame) {
    const space = spaceOf(g.s, to);
    if (frame.step !== 'moveTo' || space === undefined) return;
    const reach = reachIn(g.s, frame);
    const entry = reached(reach, space, kind);
    if (entry) walk(g, frame, reach, entry);
  },
};

function walk(g: G, frame: MoveFrame, reach: Reach, entry: Reached): void {
  const { s } = g;
  const { unit, left, by } = frame;
  if (g.events !== undefined) {
    const { names } = boardOf(s);
    const path = pathTo(reach, entry).map((space) => names[space] ?? '0,0');
    g.tell({ type: 'moved', unit: unitId(s, unit), path, kind: entry.kind });
  }
  const piece = unitOf(s, unit);
  piece.at = entry.to;
  if (by === 'engine') piece.moved = true;
  const owner = ownerOf(unit);
  if (unit === mothershipOf(owner)) fleetOf(s, owner).energySet = true;
  const { kind } = entry;
  if (kind === 'safe') return;
  // MS-4.3 asteroids first; a Guardian ends the movement
  if (kind === 'asteroid')
    g.then({ step: 'asteroids', unit }, { step: 'moveOn', unit, left: left - entry.cost, by });
  else if (kind === 'guardian') g.then({ step: 'guardians', unit });
  else g.then({ step: 'asteroids', unit }, { step: 'guardians', unit });
}

/** MS-4.4 after a survived asteroid dogfight the journey may go on. */
export function moveOn(g: G, { unit, left, by }: FrameOf<Mothership, 'moveOn'>): void {
  if (canGo(g.s, unit, left)) g.then({ step: 'moveTo', unit, left, by, begun: true });
}

const STOP: readonly ActionOf<Mothership, 'stop'>[] = [{ type: 'stop' }];

export const stop: Verb<Mothership, ActionOf<Mothership, 'stop'>> = {
  options: () => STOP,
  check: (_, _action, _seat, frame) => {
    if (frame.step === 'moveTo') return frame.begun ? undefined : objection('MS-4.4', 'notBegun');
    return frame.step === 'push' && frame.left < PUSH_STEPS ? undefined : objection('MS-4.4', 'notBegun');
  },
  do(g, _, _seat, frame) {
    if ('unit' in frame) g.tell({ type: 'stopped', unit: unitId(g.s, frame.unit) });
  },
};

/** R39 Gravity Manipulator: one or two steps, which cost the ship no phase of its own (MS-4.7). */
export const PUSH_STEPS = 2;

/**
 * Where an enemy ship can be pushed next by its own rules: one step, or with both steps past a friend of its own, on whose
 * space it may not stop (MS-4.2).
 */
export function pushes(s: State, unit: UnitNumber, left = PUSH_STEPS): readonly Reached[] {
  const { list, passed } = reachOf(s, unit, left);
  const next = list.filter(({ cost }) => cost === 1);
  const stops = new Set(next.map(({ to }) => to));
  return [...next, ...list.filter(({ cost, after }) => cost > 1 && !stops.has(passed[after] ?? NOWHERE))];
}

export const push: Verb<Mothership, ActionOf<Mothership, 'push'>> = {
  options(s, _, frame) {
    if (frame.step !== 'push') return [];
    const { names } = boardOf(s);
    return pushes(s, frame.unit, frame.left).map(({ to }) => ({ type: 'push', to: names[to] ?? '0,0' }));
  },
  check(s, { to }, _, frame) {
    const space = spaceOf(s, to);
    return frame.step === 'push' && pushes(s, frame.unit, frame.left).some((entry) => entry.to === space)
      ? undefined
      : objection('MS-R39', 'notReached', { to });
  },
  do(g, { to }, seat, frame) {
    if (frame.step !== 'push') return;
    const { unit } = frame;
    const space = spaceOf(g.s, to);
    const entry = pushes(g.s, unit, frame.left).find((option) => option.to === space);
    if (entry === undefined) return;
    unitOf(g.s, unit).at = entry.to;
    g.tell({ type: 'pushed', unit: unitId(g.s, unit), to, by: seat });
    const on = { step: 'pushOn', seat, unit, left: frame.left - entry.cost } as const;
    const { kind } = entry;
    if (kind === 'safe') g.then(on);
    else if (kind === 'asteroid') g.then({ step: 'asteroids', unit }, on);
    else if (kind === 'guardian') g.then({ step: 'guardians', unit });
    else g.then({ step: 'asteroids', unit }, { step: 'guardians', unit });
  },
};

export function pushOn(g: G, { seat, unit, left }: FrameOf<Mothership, 'pushOn'>): void {
  if (pushes(g.s, unit, left).length > 0) g.then({ step: 'push', seat, unit, left });
}
