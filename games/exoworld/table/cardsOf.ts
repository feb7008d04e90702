/** A hand as it lies on the table: colour by colour, copies of a card together, with what it could build. */
import { CARD_IDS, CARDS, type CardId, isModule, WILD } from '../content/cards.ts';
import { MODULES } from '../content/modules.ts';
import { INDEX } from '../content/resources.ts';

export interface Held {
  readonly card: CardId;
  readonly count: number;
  /** The other cards of this hand would pay for it (XW-3.4): who stands in the right place could deploy it. */
  readonly builds: boolean;
}

export function cardsOf(cards: readonly CardId[]): Held[] {
  const kinds = [...new Set(cards)];
  const rank = (card: CardId): number => CARDS[card].colour * 100 + CARD_IDS.indexOf(card);
  kinds.sort((a, b) => rank(a) - rank(b));
  return kinds.map((card) => ({
    card,
    count: cards.filter((other) => other === card).length,
    builds: isPaidBy(card, cards),
  }));
}

/** What is due, colour by colour; a protocol stands for whatever is missing. */
function isPaidBy(card: CardId, cards: readonly CardId[]): boolean {
  if (!isModule(card)) return false;
  const left = [...cards];
  left.splice(left.indexOf(card), 1);
  const missing = MODULES[card].cost.filter((resource) => {
    const at = left.findIndex((other) => CARDS[other].colour === INDEX[resource]);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return missing.length <= left.filter((other) => CARDS[other].colour === WILD).length;
}
