/** XW-8.1, XW-R13 The end: won the moment all four productions are 0 or above, lost the moment the emergency supply is gone. */
import type { Seat } from '#engine';
import { seatsInPlay } from '../rules/order.ts';
import type { G } from '../state.ts';

export function win(g: G): void {
  if (g.over) return;
  const winners: Seat[] = seatsInPlay(g.s);
  g.tell({ type: 'won', turn: g.s.turn });
  g.end({ winners, reason: 'won', rule: 'XW-8.1' });
}

export function lose(g: G): void {
  if (g.over) return;
  g.tell({ type: 'lost', turn: g.s.turn });
  g.end({ winners: [], reason: 'lost', rule: 'XW-8.1' });
}
