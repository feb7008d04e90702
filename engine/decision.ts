/** A decision that is open: whose it is, what asks, and all that may be chosen. */
import type { Kit } from './game.ts';
import type { Seat } from './seat.ts';

export interface Decision<K extends Kit> {
  readonly seat: Seat;
  /** The step that asks. */
  readonly prompt: K['frame']['step'];
  readonly kind: 'one' | 'secret' | 'any';
  /** Whether the match waits for this seat; otherwise it may speak up. */
  readonly awaited: boolean;
  readonly actions: K['action'][];
}
