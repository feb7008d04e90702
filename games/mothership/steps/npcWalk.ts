/** MS-21.6 The NPC's way: the shortest, with the fewest asteroid entries, with the smallest directions. */

import type { MoveKind } from '../action.ts';
import { boardOf } from '../rules/board.ts';
import { NOWHERE, type Space } from '../rules/hex.ts';
import { entryKind, type Terrain, terrainFor } from '../rules/space.ts';
import type { UnitNumber } from '../rules/units.ts';
import type { State } from '../state.ts';

interface WayBack {
  readonly terrain: Terrain;
  /** Steps to a free space next to the goal, by space; -1 where there is no way. */
  readonly steps: Int16Array;
  /** Asteroid entries on the way. */
  readonly entries: Int16Array;
}

/** Whether the walker can step from one space to the next, and what that brings. */
function stepKind(
  s: State,
  { open, passable, zones }: Terrain,
  from: Space,
  to: Space,
): MoveKind | undefined {
  const { asteroid } = boardOf(s);
  if (!open(to) && !passable(to)) return undefined;
  const kind = entryKind(asteroid[from] === 0 && asteroid[to] === 1, zones[to] === 1);
  // MS-4.3 a step into a hazard must end on an empty space
  return kind === 'safe' || open(to) ? kind : undefined;
}

/** Backwards from the goal, layer by layer. */
function wayBack(s: State, unit: UnitNumber, goal: Space): WayBack {
  const board = boardOf(s);
  const terrain = terrainFor(s, unit);
  const steps = new Int16Array(board.size).fill(-1);
  const entries = new Int16Array(board.size);
  const start = s.units[unit]?.at ?? NOWHERE;
  const queue = (board.around[goal] ?? []).filter((space) => terrain.open(space) || space === start);
  for (const space of queue) steps[space] = 0;
  for (const space of queue) {
    const next = (steps[space] ?? 0) + 1;
    for (const from of board.around[space] ?? []) {
      if (from !== start && !terrain.open(from) && !terrain.passable(from)) continue;
      const kind = stepKind(s, terrain, from, space);
      if (kind === undefined) continue;
      const entered = (entries[space] ?? 0) + (kind.startsWith('asteroid') ? 1 : 0);
      if (steps[from] === -1) {
        steps[from] = next;
        entries[from] = entered;
        queue.push(from);
      } else if (steps[from] === next && entered < (entries[from] ?? 0)) {
        entries[from] = entered;
      }
    }
  }
  return { terrain, steps, entries };
}

/** Steps to a free space next to a goal; infinite where there is no way. */
export function walkSteps(s: State, unit: UnitNumber, goal: Space): number {
  const start = s.units[unit]?.at ?? NOWHERE;
  if (start === NOWHERE || goal === NOWHERE) return Number.POSITIVE_INFINITY;
  const steps = wayBack(s, unit, goal).steps[start] ?? -1;
  return steps < 0 ? Number.POSITIVE_INFINITY : steps;
}

/** The part of the way that is walked now: up to its power, or to the first hazard. */
export function planWalk(
  s: State,
  unit: UnitNumber,
  goal: Space,
  power: number,
): { path: Space[]; kind: MoveKind } {
  const { terrain, steps, entries } = wayBack(s, unit, goal);
  const { step } = boardOf(s);
  const path: Space[] = [];
  let space = s.units[unit]?.at ?? NOWHERE;
  while (path.length < power && (steps[space] ?? -1) > 0) {
    const next = onward(space);
    if (next === undefined) break;
    path.push(next.to);
    space = next.to;
    if (next.kind !== 'safe') return { path, kind: next.kind };
  }
  // It stops on the last free space of the part walked.
  while (path.length > 0 && !terrain.open(path[path.length - 1] ?? NOWHERE)) path.pop();
  return { path, kind: 'safe' };

  function onward(from: Space): { to: Space; kind: MoveKind } | undefined {
    for (let d = 0; d < 6; d++) {
      const to = step[6 * from + d] ?? NOWHERE;
      if (to === NOWHERE || steps[to] !== (steps[from] ?? 0) - 1) continue;
      const kind = stepKind(s, terrain, from, to);
      if (kind === undefined) continue;
      const entered = (entries[to] ?? 0) + (kind.startsWith('asteroid') ? 1 : 0);
      if (entered === entries[from]) return { to, kind };
    }
    return undefined;
  }
}
