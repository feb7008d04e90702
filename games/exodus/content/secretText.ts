/** The shape of a secret's rules: whose it can be, what happens when it comes out, and what it is worth to know. */
import type { Advantage } from './advantage.ts';
import type { Atom, Effect } from './effect.ts';
import type { FactionId } from './factions.ts';

export interface SecretText {
  /** Whose book it stands in; discoveries belong to nobody until they are made. */
  readonly faction?: FactionId;
  readonly impact: Effect;
  readonly advantages: readonly Advantage[];
  /** R51 only one of the two can be true. */
  readonly exclusive?: string;
}

export const OWNER_LOSES_1: readonly Atom[] = [{ atom: 'renown', who: 'self', by: -1 }];
export const OWNER_LOSES_2: readonly Atom[] = [{ atom: 'renown', who: 'self', by: -2 }];
export const REMOVED: readonly Atom[] = [{ atom: 'removeLeader', who: 'self' }];
