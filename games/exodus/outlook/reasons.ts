/**
 * Why somebody may have written an order, as far as everyone can see it: the gauge that the order moves and that needs it
 * most. Agendas and secrets are never a reason that is spoken.
 */
import type { FactionId, Trait } from '../content/factions.ts';
import { type OrderKey, slipOf } from '../content/orders.ts';
import type { View } from '../view/index.ts';
import { orderOutlooks } from './odds.ts';

/** A gauge that is moved the right way; `guns`: crews made ready; `help`: somebody else's order; `odds`: nothing but that it is likely to succeed. */
export const REASONS = [
  'edge',
  'faith',
  'justice',
  'might',
  'supply',
  'treachery',
  'women',
  'guns',
  'help',
  'odds',
] as const;
export type PublicReason = (typeof REASONS)[number];

/** How much each gauge needs to be moved the right way. */
const NEED: Readonly<Record<Trait, (traits: View['traits']) => number>> = {
  edge: ({ edge }) => (edge >= 5 ? 3 : 0) + edge / 4,
  faith: ({ faith, treachery }) => Math.max(0, 9 - (faith - treachery)) / 2 + (12 - faith) / 6,
  justice: ({ justice }) => (12 - justice) / 5,
  might: ({ might }) => (12 - might) / 4,
  supply: ({ supply }) => (supply < 6 ? 4 : 0) + (12 - supply) / 3,
  treachery: ({ treachery }) => treachery,
  women: ({ women }) => (women < 6 ? 4 : 0) + (12 - women) / 3,
};
const WRONG: ReadonlySet<Trait> = new Set<Trait>(['edge', 'treachery']);

/** What an order is good for, what matters most first. */
export function publicReason(view: Pick<View, 'traits'>, key: OrderKey): PublicReason {
  const { id, order } = slipOf(key);
  if (id === 'harvest') return 'supply';
  if (id === 'assist') return 'help';
  const { also = [], ...gauges } = order.success;
  const weighed: [PublicReason, number][] = Object.entries(gauges).flatMap(([name, by]) => {
    const trait = name as Trait;
    const good = WRONG.has(trait) ? -by : by;
    return good > 0 ? [[trait, good * NEED[trait](view.traits)] as [PublicReason, number]] : [];
  });
  if (also.some(({ atom }) => atom === 'upkeepOff')) weighed.push(['supply', NEED.supply(view.traits)]);
  if (also.some(({ atom }) => atom === 'readiness')) weighed.push(['guns', 1]);
  weighed.sort(([, a], [, b]) => b - a);
  return weighed[0]?.[0] ?? 'odds';
}

/** What is spoken of: a gauge's value, and how likely the order is to succeed. */
export function reasonFacts(
  view: View,
  faction: FactionId,
  key: OrderKey,
): { readonly reason: PublicReason; readonly value: number; readonly success: number } {
  const reason = publicReason(view, key);
  const success = orderOutlooks(view, faction, key)?.quiet.odds.success ?? 1;
  const value = reason === 'odds' || reason === 'guns' || reason === 'help' ? 0 : view.traits[reason];
  return { reason, value, success };
}
