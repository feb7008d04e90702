/** What cards and characters are worth for their own effects, compared with others of their kind. */
import { type CardId, isItem, isProtocol } from '../content/cards.ts';
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import { ITEMS } from '../content/items.ts';
import { PROTOCOLS } from '../content/protocols.ts';
import { ahead } from './outlook.ts';
import { W } from './weights.ts';

/** The points of holding a card for its own effect. */
export function heldFor(card: CardId): number {
  if (isProtocol(card)) return lasting() * W.protocol * PROTOCOLS[card].bot.worth;
  return isItem(card) ? lasting() * W.item * ITEMS[card].bot.worth : 0;
}

/** What is kept for later is worth less when the end is near. */
function lasting(): number {
  return Math.min(1, ahead / LONG);
}

const LONG = 4;

/** Which characters a player would rather have. */
export function liking(character: CharacterId): number {
  return CHARACTERS[character].bot.worth;
}
