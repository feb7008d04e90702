/** What the crew saves for. */
import { BUILD_COST, LOCKABLE_ROOMS } from '../content/rooms.ts';
import { unlocked } from '../rules/crew.ts';
import { roomsBuilt } from '../rules/hull.ts';
import type { State } from '../state.ts';
import { roundsLeft, WEIGHTS } from './weights.ts';

/** Credits kept back in planning: for the next room while rooms pay, later for a station. */
export function reserve(s: State): number {
  const left = roundsLeft(s);
  if (left === 0) return 0;
  const buildable =
    roomsBuilt(s) < Math.min(4, unlocked(s, 'engineer').tools + (s.crew.engineer.level < 4 ? 1 : 0));
  if (!buildable || left < 2) return 1;
  const next = LOCKABLE_ROOMS.filter((room) => s.hull[room] === 0).map((room) => BUILD_COST[room]);
  return Math.min(7, Math.max(...next));
}

/** A credit is worth more to a crew that saves for a room. */
export function creditWorth(s: State): number {
  return WEIGHTS.credit * (s.credits < reserve(s) ? 1.5 : 1);
}
