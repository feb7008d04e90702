/** The clock of an online table: what is left of the time for a decision, and whose time it is. */
import { useEffect, useReducer } from 'preact/hooks';
import type { SeatInfo } from '#client';
import type { Seat } from '#engine';
import { words } from '../text/en.ts';
import { api } from './link.ts';
import { isPlayedByPerson } from './seats.ts';

/** Milliseconds left by the server's time, told anew every second; undefined where no clock runs. */
export function useLeft(due: number | undefined): number | undefined {
  const [ticks, tick] = useReducer((before: number) => before + 1, 0);
  const left = due === undefined ? undefined : due - api.now();
  useEffect(() => {
    if (left === undefined) return undefined;
    // Right when the next second begins.
    const timer = setTimeout(() => tick(undefined), left > 0 ? left % 1000 || 1000 : 1000);
    return () => clearTimeout(timer);
  }, [due, ticks]);
  return left;
}

/** Those whose time it is: bots, and bots for those away, decide by themselves. */
export function timed(awaited: readonly Seat[], seats: readonly SeatInfo[]): Seat[] {
  return awaited.filter((seat) => isPlayedByPerson(seats[seat]));
}

/** What is left, in milliseconds: of the time for the decision, and beyond it in reserve. */
export function clockWords(left: number, reserve = 0): string {
  const text = words.online.table;
  if (left <= 0) return text.timeUp;
  if (reserve === 0) return text.left(spoken(left));
  return left > reserve
    ? text.leftAndReserve(spoken(left - reserve), spoken(reserve))
    : text.leftOfReserve(spoken(left));
}

/** So long, in words. */
export function spoken(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  if (seconds >= 48 * 3600)
    return `${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
