/** Cards as they lie on the table: copies of a card together. */
import { CARD_IDS, CARDS, type CardId } from '../content/cards.ts';

export interface Held {
  readonly card: CardId;
  readonly count: number;
}

/** As they came, so that a new one lies at the end and no other moves. */
export function cardsOf(cards: readonly CardId[]): Held[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((other) => other === card).length }));
}

export function byColour(cards: readonly CardId[]): Held[] {
  const rank = (card: CardId): number => CARDS[card].colour * 100 + CARD_IDS.indexOf(card);
  return cardsOf([...cards].sort((a, b) => rank(a) - rank(b)));
}
