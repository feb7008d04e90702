/** XD-2 Traits: change, overflow, schism, and the law that shelters. */

import type { Effect } from '../content/effect.ts';
import { TRAITS, type Trait } from '../content/factions.ts';
import { labelOf } from '../event.ts';
import type { G } from '../state.ts';
import { flip } from './dice.ts';
import { traitOf } from './houses.ts';
import { removeLeader } from './leaders.ts';

/** XD-2.1 what goes beyond it overflows into something else. */
export const MOST = 12;

/** Changes a trait and whatever that overflows into. */
export function change(g: G, trait: Trait, by: number): void {
  if (by === 0) return;
  const { s } = g;
  // XD-2.4, R39 one flip for every effect that lowers Women
  if (trait === 'women' && by < 0 && s.law && flip(g, 'shelter') >= 0) {
    g.tell({ type: 'sheltered' });
    return;
  }
  const before = traitOf(s.traits, trait);
  const wanted = before + by;
  const now = Math.max(0, Math.min(MOST, wanted));
  s.traits[trait] = now;
  if (now !== before && g.events !== undefined)
    g.tell({ type: 'trait', trait, by: now - before, now, ...labelOf(s) });
  if (wanted < 0) underflow(g, trait, -wanted);
  if (wanted > MOST) overflow(g, trait, wanted - MOST);
  // XD-2.3, R54 a faction whose trait is spent turns against its leader
  if (now === 0 && before > 0 && (trait === 'justice' || trait === 'might')) {
    const faction = trait === 'justice' ? 'government' : 'military';
    g.tell({ type: 'schism', faction });
    removeLeader(g, faction, true);
  }
}

function underflow(g: G, trait: Trait, points: number): void {
  if (trait === 'justice') change(g, 'edge', points);
  if (trait === 'might') change(g, 'women', -points);
}

/** XD-2.1, R53 what goes beyond the range goes on as another effect. */
function overflow(g: G, trait: Trait, points: number): void {
  if (trait === 'edge') {
    g.tell({ type: 'riot' });
    change(g, 'women', -points);
  }
  if (trait === 'treachery') {
    g.tell({ type: 'sabotaged' });
    change(g, 'supply', -points);
  }
}

/** XD-1.7 one die moves a trait by −1, 0 or +1. */
export function flipAdjust(g: G, trait: Trait): void {
  change(g, trait, flip(g, 'adjust'));
}

export interface TraitChange {
  readonly trait: Trait;
  readonly by: number;
}

const known = new WeakMap<Effect, readonly TraitChange[]>();

/** XD-2.2 the trait changes of an effect, in the order of the sheet. */
export function traitChanges(effect: Effect): readonly TraitChange[] {
  let changes = known.get(effect);
  if (changes === undefined) {
    changes = TRAITS.flatMap((trait) => {
      const by = effect[trait];
      return by === undefined ? [] : [{ trait, by }];
    });
    known.set(effect, changes);
  }
  return changes;
}

export function changeTraits(g: G, effect: Effect): void {
  for (const trait of TRAITS) {
    const by = effect[trait];
    if (by !== undefined) change(g, trait, by);
  }
}
