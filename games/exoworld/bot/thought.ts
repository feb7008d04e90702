/** What a player has in mind while it weighs actions. */
import type { Seat } from '#engine';
import { ITEM_IDS, type ItemId } from '../content/cards.ts';
import type { State } from '../state.ts';
import type { Care, ModuleSet } from './plan.ts';

export interface Thought {
  readonly s: State;
  readonly seat: Seat;
  readonly care: Care;
  /** The points as things stand, and the set of modules that is meant to be built. */
  readonly base: number;
  readonly intended: ModuleSet;
}

/** By colour, a card that is nothing but a card of that colour to a plan. */
export const REPRESENTING: readonly ItemId[] = ITEM_IDS;
