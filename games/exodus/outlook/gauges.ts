/** XD-2 The gauges as they are read: in which order, which way is good, and from where on they warn. */
import type { Trait } from '../content/factions.ts';

/** Faith and Treachery side by side: every jump is rolled between them. */
export const ORDER: readonly Trait[] = ['faith', 'treachery', 'edge', 'justice', 'might', 'supply', 'women'];
export const BAD: ReadonlySet<Trait> = new Set<Trait>(['edge', 'treachery']);
export const MARKS: Partial<Record<Trait, readonly number[]>> = { edge: [5], treachery: [5, 8] };
const LOW = 4;
const HIGH = 8;

export const isGood = (trait: Trait, by: number): boolean => (BAD.has(trait) ? by < 0 : by > 0);

/** Danger colours below 4 for good traits, above 8 for bad ones; halfway there they warn. */
export function toneOf(trait: Trait, value: number): 'fine' | 'warn' | 'danger' {
  if (BAD.has(trait)) return value > HIGH ? 'danger' : value >= 5 ? 'warn' : 'fine';
  return value < LOW ? 'danger' : value < 6 ? 'warn' : 'fine';
}
