/** The star map: systems and the links between them. */
import type { State, System } from '../state.ts';

export function newSystem(): System {
  return {
    links: [],
    visited: false,
    reward: undefined,
    choice: undefined,
    convenience: undefined,
    left: 0,
    completed: 0,
    scouted: false,
    risk: undefined,
    force: 0,
    flawed: false,
    bearing: false,
    sounded: undefined,
  };
}

export function systemAt(s: State, index: number): System {
  const system = s.systems[index];
  if (system === undefined) throw new Error(`there is no system ${index}`);
  return system;
}

export const here = (s: State): System => systemAt(s, s.here);

export function link(s: State, a: number, b: number): void {
  if (a === b || systemAt(s, a).links.includes(b)) return;
  systemAt(s, a).links.push(b);
  systemAt(s, b).links.push(a);
}

/** A new system, linked to another. */
export function discoverSystem(s: State, from: number): number {
  const index = s.systems.push(newSystem()) - 1;
  link(s, from, index);
  return index;
}

/** Unvisited systems linked to one, in the order they were created. */
export function unvisitedFrom(s: State, index: number): number[] {
  return linkedFrom(s, index, isUnvisited);
}
const isUnvisited = ({ visited }: System): boolean => !visited;

/** Linked systems whose reward is not known yet. */
export function unscannedFrom(s: State, index: number): number[] {
  return linkedFrom(s, index, isUnscanned);
}
const isUnscanned = ({ reward }: System): boolean => reward === undefined;

/** Links are few and mostly in order already, so each is put in its place as it comes. */
function linkedFrom(s: State, index: number, wanted: (system: System) => boolean): number[] {
  const found: number[] = [];
  for (const other of systemAt(s, index).links) {
    if (!wanted(systemAt(s, other))) continue;
    let place = found.length;
    for (; place > 0 && (found[place - 1] ?? 0) > other; place--) found[place] = found[place - 1] ?? 0;
    found[place] = other;
  }
  return found;
}
