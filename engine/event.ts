/** Events: what happened, each with its audience. The log, sound, screen reader and animation live on these. */
import type { Seat } from './seat.ts';

export interface GameEvent {
  readonly type: string;
}

export interface Told<E extends GameEvent = GameEvent> {
  event: E;
  /** Only these seats are told `event`; absent, everyone is. */
  to?: readonly Seat[];
  /** What the others are told instead; absent, they hear nothing. */
  others?: E;
}

/** What one seat hears of a list of events. */
export function heard<E extends GameEvent>(told: readonly Told<E>[], seat: Seat): E[] {
  const result: E[] = [];
  for (const { event, to, others } of told) {
    if (to === undefined || to.includes(seat)) result.push(event);
    else if (others !== undefined) result.push(others);
  }
  return result;
}
