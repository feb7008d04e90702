/** XS-7 The end of a turn, and of the voyage. */
import { points } from '../rules/grid.ts';
import { ARRIVAL, type G } from '../state.ts';
import { nextTurn } from './turn.ts';

/** Points of Rift founders that win. */
export const ENOUGH = 6;

/** XS-7.5 a loss is never rated higher. */
const BEST_LOSS = 5;

/** XS-R9 after suspicion, which can undo a win. */
export function endOfTurn(g: G): void {
  const { s } = g;
  if (s.destination === 'axios' && points(s.grid) >= ENOUGH) win(g);
  else if (s.destination === 'axios' && s.step === ARRIVAL) lose(g, 'axios');
  else nextTurn(g);
}

/** XS-7.1, XS-7.3 every step that is left counts as a point. */
function win(g: G): void {
  const early = ARRIVAL - g.s.step;
  const total = points(g.s.grid) + early;
  g.tell({ type: 'won', points: total, early });
  g.end({ winners: [0], reason: 'won', rule: 'XS-7.1', points: [total] });
}

/** XS-7.4, XS-7.5 a loss is rated too, but never like a win. */
export function lose(g: G, at: 'mariposa' | 'axios'): void {
  const total = Math.min(points(g.s.grid), BEST_LOSS);
  g.tell({ type: 'lost', points: total, at });
  g.end({ winners: [], reason: at, rule: 'XS-7.4', points: [total] });
}
