/** A hand as it lies on the table: colour by colour, copies of a card together. */
import { CARD_IDS, CARDS, type CardId } from '../content/cards.ts';

export interface Held {
  readonly card: CardId;
  readonly count: number;
}

export function cardsOf(cards: readonly CardId[]): Held[] {
  const rank = (card: CardId): number => CARDS[card].colour * 100 + CARD_IDS.indexOf(card);
  return [...new Set(cards)]
    .sort((a, b) => rank(a) - rank(b))
    .map((card) => ({ card, count: cards.filter((other) => other === card).length }));
}
