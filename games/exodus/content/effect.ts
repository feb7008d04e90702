/** CT-0 The closed list of effect atoms. Every order, secret and answer is built from these. */
import type { FactionId, Trait } from './factions.ts';

export const MANDATES = ['repair', 'quarantine', 'election', 'election-only', 'suppression'] as const;
export type MandateKind = (typeof MANDATES)[number];

/** Whom an atom is about: the faction that acts (or owns the secret), its target, or a faction by name. */
export type Whom = 'self' | 'target' | FactionId;

export type Atom =
  | { readonly atom: 'flipAdjust'; readonly trait: Trait }
  | { readonly atom: 'renown'; readonly who: Whom; readonly by: number }
  /** A marker of `from` goes to `to`; with an empty pool nothing happens, or Renown is lost instead (`else`). */
  | { readonly atom: 'giveMarker'; readonly from: Whom; readonly to: Whom; readonly elseRenown?: true }
  | { readonly atom: 'mandate'; readonly who: Whom; readonly kind: MandateKind }
  | { readonly atom: 'mandateAll'; readonly kind: MandateKind }
  /** The faction's own quarantine duty turns into another. */
  | { readonly atom: 'mandateBecomes'; readonly kind: 'suppression' | 'shared' }
  | { readonly atom: 'meet'; readonly kinds: readonly MandateKind[] }
  | { readonly atom: 'meetOne'; readonly kind: MandateKind }
  | { readonly atom: 'meetAll'; readonly kind: MandateKind }
  /** By a coup: its text stands in for the replacement effect, and the successor comes from whoever made it. */
  | { readonly atom: 'removeLeader'; readonly who: Whom; readonly coup?: true }
  | { readonly atom: 'office' }
  | { readonly atom: 'law' }
  | { readonly atom: 'elections' }
  | { readonly atom: 'regime' }
  | { readonly atom: 'bearing'; readonly by: number; readonly ordered?: true }
  | { readonly atom: 'readiness'; readonly by: number }
  | { readonly atom: 'stash'; readonly by: number }
  | { readonly atom: 'progress'; readonly by: number }
  | { readonly atom: 'progressLost' }
  | { readonly atom: 'rest'; readonly how: 'none' | 'extra' | 'zero' }
  | { readonly atom: 'restBonus' }
  | { readonly atom: 'leadBonus' }
  | { readonly atom: 'upkeepOff' }
  | { readonly atom: 'scanMore'; readonly by: number }
  | { readonly atom: 'picket'; readonly how: 1 | 2 }
  | { readonly atom: 'harvestCounts' }
  | { readonly atom: 'hinder'; readonly by: number; readonly when: 'now' | 'next' }
  | { readonly atom: 'grease' }
  | { readonly atom: 'jumpAssist' }
  | { readonly atom: 'dig'; readonly how: 'partial' | 'success' }
  | { readonly atom: 'digFailed' }
  | { readonly atom: 'spy'; readonly how: 'partial' | 'success' }
  | { readonly atom: 'leak' }
  | { readonly atom: 'flipRest' }
  /** The loss of a failed assassination depends on who tried. */
  | { readonly atom: 'shame'; readonly by: number }
  | { readonly atom: 'expose' };

/** Changes of traits, applied in the order of the sheet (XD-2.2), and then the rest in the order written. */
export type Effect = Partial<Readonly<Record<Trait, number>>> & { readonly also?: readonly Atom[] };
