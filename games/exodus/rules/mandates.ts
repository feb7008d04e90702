/** XD-16.3 to XD-16.6 Mandates: duties to issue a given order. */
import type { MandateKind } from '../content/effect.ts';
import { type FactionId, isPrimary } from '../content/factions.ts';
import type { OrderId } from '../content/orders.ts';
import type { G, House, Mandate, State } from '../state.ts';
import { find, houseOf } from './houses.ts';

const BOOKS = { church: 'church', government: 'gov', military: 'mil' } as const;

/** XD-16.3 a kind the faction already has is not added again. */
export function addMandate(g: G, faction: FactionId, kind: MandateKind, shared = false): void {
  const house = find(g.s, faction);
  if (house === undefined || house.mandates.some((mandate) => mandate.kind === kind)) return;
  const { cycle: since } = g.s;
  house.mandates.push(shared ? { kind, since, shared: true } : { kind, since });
  g.tell({ type: 'mandate', faction, kind });
}

export function meetMandate(g: G, faction: FactionId, kind: MandateKind): void {
  const house = find(g.s, faction);
  if (!house?.mandates.some((mandate) => mandate.kind === kind)) return;
  house.mandates = house.mandates.filter((mandate) => mandate.kind !== kind);
  g.tell({ type: 'mandateMet', faction, kind });
}

/** XD-16.6, R42 a failed quarantine turns into another duty. */
export function mandateBecomes(g: G, faction: FactionId, kind: 'suppression' | 'shared'): void {
  const house = houseOf(g.s, faction);
  house.mandates = house.mandates.filter((mandate) => mandate.kind !== 'quarantine');
  addMandate(g, faction, 'suppression', kind === 'shared');
}

export const isBinding = (s: State, mandate: Mandate): boolean => mandate.since < s.cycle;

export function has(house: House, kind: MandateKind): boolean {
  return house.mandates.some((mandate) => mandate.kind === kind);
}

/** XD-16.5 the orders that meet a mandate of a faction. */
export function ordersMeeting(faction: FactionId, kind: MandateKind): readonly OrderId[] {
  if (kind === 'election') return ['gov-elections', 'gov-suppression'];
  if (kind === 'election-only') return ['gov-elections'];
  if (faction === 'security') return ['sec-suppression'];
  if (!isPrimary(faction)) return [];
  return [`${BOOKS[faction]}-${kind}`];
}
