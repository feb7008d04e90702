/** XW-4.2, XW-5.1 Supplies and the emergency supply: what cannot be taken from the one comes off the other. */
import { resourceAt } from '../content/resources.ts';
import { EMERGENCY_MOST, type G, type State } from '../state.ts';
import { lose } from '../steps/end.ts';

export function supplyOf({ supply }: State, resource: number): number {
  return supply[resource] ?? 0;
}

export function loseSupply(g: G, resource: number, amount: number): void {
  if (amount <= 0) return;
  const there = supplyOf(g.s, resource);
  const left = Math.max(0, there - amount);
  g.s.supply[resource] = left;
  g.tell({ type: 'lost-supply', resource: resourceAt(resource), amount, left });
  loseEmergency(g, amount - there);
}

/** XW-8.1 In an event the defeat waits until the event is done: it may still bring the victory. */
export function loseEmergency(g: G, amount: number): void {
  if (amount <= 0) return;
  const { s } = g;
  s.emergency = Math.max(0, s.emergency - amount);
  g.tell({ type: 'emergency', change: -amount, left: s.emergency });
  if (s.emergency === 0 && s.drawn === undefined) lose(g);
}

export function gainEmergency(g: G, amount: number): void {
  const { s } = g;
  s.emergency = Math.min(EMERGENCY_MOST, s.emergency + amount);
  g.tell({ type: 'emergency', change: amount, left: s.emergency });
}
