/** ER-9 The EOS: which rooms stand, what can be repaired, what a lost room means. */
import { HULL_ROOMS, type HullRoom, LOCKABLE_ROOMS, type LockableRoom, MAX_HULL } from '../content/rooms.ts';
import type { G, State } from '../state.ts';
import { lose } from './ending.ts';

export function isLockable(room: HullRoom): room is LockableRoom {
  return room !== 'command' && room !== 'engine';
}

/** ER-9.1, ER-9.4: the Command and the Engine room are never locked. */
export function isLocked(s: State, room: HullRoom): boolean {
  return isLockable(room) && s.hull[room] === 0;
}

/** ER-9.6 repair goes point by point into unlocked rooms below their maximum. */
export function canRepair(s: State, room: HullRoom): boolean {
  return !isLocked(s, room) && s.hull[room] < MAX_HULL[room];
}

export function anythingToRepair(s: State): boolean {
  for (const room of HULL_ROOMS) if (canRepair(s, room)) return true;
  return false;
}

export function repairRoom(g: G, room: HullRoom, points: number): void {
  const { hull } = g.s;
  const n = Math.min(points, MAX_HULL[room] - hull[room]);
  hull[room] += n;
  g.tell({ type: 'repaired', room, n, hull: hull[room] });
}

export function roomsBuilt(s: State): number {
  let count = 0;
  for (const room of LOCKABLE_ROOMS) if (s.hull[room] > 0) count++;
  return count;
}

export function totalHull(s: State): number {
  let total = 0;
  for (const room of HULL_ROOMS) total += s.hull[room];
  return total;
}

/** ER-9.2 one point of hull damage; ER-9.3 a built room at 0 is locked again. */
export function hitRoom(g: G, room: HullRoom): void {
  const { s } = g;
  s.hull[room]--;
  g.tell({ type: 'hit', room, hull: s.hull[room] });
  if (s.hull[room] > 0) return;
  g.tell({ type: 'exploded', room });
  // ER-1.3, ER-9.4; ER-1.6 no other room is the end
  if (room === 'command') lose(g, 'command');
  else if (room === 'engine' && s.flight !== undefined) {
    s.flight.stalled = true;
    g.use('rule', 'engine-out');
    g.tell({ type: 'stalled' });
  }
}
