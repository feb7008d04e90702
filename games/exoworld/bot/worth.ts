/** What cards and characters are worth for their own effects, compared with others of their kind. */
import { type CardId, type ItemId, isItem, isProtocol, type ProtocolId } from '../content/cards.ts';
import type { CharacterId } from '../content/characters.ts';
import { ahead } from './outlook.ts';
import { W } from './weights.ts';

const ITEMS: Readonly<Record<ItemId, number>> = {
  'sealant-foam': 1,
  'field-rover': 0.4,
  'first-aid-kit': 0.6,
  'exo-battery': 2,
};

const PROTOCOLS: Readonly<Record<ProtocolId, number>> = {
  'rapid-fabrication': 1.6,
  'overtime-order': 1.7,
  'shared-manifest': 0.6,
  'damage-control': 0.9,
  'strategic-reserve': 1.4,
  'last-ditch-conversion': 0.5,
  'remote-override': 0.5,
  'archive-recovery': 1.2,
  'forecast-model': 0.8,
  'stand-down': 1.1,
  'bulkhead-lockdown': 0.7,
  'ration-discipline': 1.3,
};

/** The points of holding a card for its own effect. */
export function heldFor(card: CardId): number {
  if (isProtocol(card)) return lasting() * W.protocol * PROTOCOLS[card];
  return isItem(card) ? lasting() * W.item * ITEMS[card] : 0;
}

/** What is kept for later is worth less when the end is near. */
function lasting(): number {
  return Math.min(1, ahead / LONG);
}

const LONG = 4;

const CHARACTERS: Readonly<Record<CharacterId, number>> = {
  surveyor: 5,
  veteran: 4,
  salvager: 5,
  'crew-coordinator': 5,
  architect: 5,
  quartermaster: 3,
  commander: 3,
  'systems-engineer': 2,
  roboticist: 2,
  meteorologist: 2,
  medic: 1,
  'process-chemist': 1,
};

/** Which characters a player would rather have: by how often tables with them win. */
export function liking(character: CharacterId): number {
  return CHARACTERS[character];
}
