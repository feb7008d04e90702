/** XD-18.7 What knowing a secret is worth: the closed list of advantages. */
import type { CovertKind, FactionId } from './factions.ts';
import type { OrderId } from './orders.ts';

export const ONCE_KINDS = [
  'reroll',
  'foresee',
  'sound',
  'steady',
  'spyglass',
  'spare',
  'mask',
  'muster',
  'favour',
  'hush',
  'ration',
  'lull',
] as const;
export type OnceKind = (typeof ONCE_KINDS)[number];

/** `lasting` is the P of the tables: it stays with those who knew before it became public. */
export type Advantage = { readonly lasting?: true } & (
  | { readonly kind: 'assist'; readonly orders: readonly (OrderId | 'spying' | 'nuke' | 'vs-edge')[] }
  | { readonly kind: 'weight'; readonly faction: FactionId }
  | { readonly kind: 'debate'; readonly against: FactionId | 'any' }
  | { readonly kind: 'shield'; readonly from: CovertKind | 'dirt-digging' }
  | { readonly kind: 'score'; readonly by: number }
  | { readonly kind: 'once'; readonly once: OnceKind }
);

type AssistName = OrderId | 'spying' | 'nuke' | 'vs-edge';

export const assist = (...orders: AssistName[]): Advantage => ({ kind: 'assist', orders });
export const weight = (faction: FactionId): Advantage => ({ kind: 'weight', faction });
export const debate = (against: FactionId | 'any'): Advantage => ({ kind: 'debate', against });
export const shield = (from: CovertKind | 'dirt-digging'): Advantage => ({ kind: 'shield', from });
export const score = (by: number): Advantage => ({ kind: 'score', by });
export const once = (kind: OnceKind): Advantage => ({ kind: 'once', once: kind });
export const lasting = (advantage: Advantage): Advantage => ({ ...advantage, lasting: true });
