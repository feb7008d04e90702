/** Actions made once and used again: they never change, and listing legal ones is the hottest path of all. */
import { byId, nth } from '#engine';
import { CARD_IDS, type CardId } from '../content/cards.ts';
import { MOST_PLACES, MOST_PLAYERS } from '../limits.ts';

/** One action for every card. */
export function byCard<A>(make: (card: CardId) => A): Readonly<Record<CardId, A>> {
  return byId(CARD_IDS, make);
}

/** One for every place there can be. */
export function byPlace<A>(make: (place: number) => A): readonly A[] {
  return Array.from({ length: MOST_PLACES }, (_, place) => make(place));
}

/** One for every seat or character there can be. */
export function bySeat<A>(make: (seat: number) => A): readonly A[] {
  return Array.from({ length: MOST_PLAYERS }, (_, seat) => make(seat));
}

/** Whether no card before this one of a list is of its kind. */
export function isFirst(cards: readonly CardId[], at: number): boolean {
  const card = cards[at];
  for (let i = 0; i < at; i++) if (cards[i] === card) return false;
  return true;
}

/** The actions of the different cards of a list, in their order. */
export function ofKinds<A>(
  cards: readonly CardId[],
  table: Readonly<Record<CardId, A>>,
  found: A[] = [],
): A[] {
  for (let i = 0; i < cards.length; i++) {
    const card = nth(cards, i);
    if (isFirst(cards, i)) found.push(table[card]);
  }
  return found;
}
