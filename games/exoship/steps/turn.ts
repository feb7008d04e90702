/** The phases of a turn in their order; on the first turn the move phase is left out. */
import type { G } from '../state.ts';

export const TURN = ['event', 'mark', 'freeSway', 'actions', 'suspicion', 'endOfTurn'] as const;

export const ACTIONS_A_TURN = 2;

export function nextTurn(g: G): void {
  g.then('move', ...TURN);
}
