/** Names and texts of items and protocols, and the name of any card. */
import { entryOf } from '#engine';
import { type CardId, type ItemId, isItem, isModule, type ProtocolId } from '../content/cards.ts';
import { MODULE_WORDS } from './modules.ts';

export interface CardWords {
  readonly name: string;
  readonly text: string;
}

export const ITEM_WORDS: Readonly<Record<ItemId, CardWords>> = {
  'sealant-foam': {
    name: 'Sealant Foam',
    text: 'Remove up to two leak or emergency tokens from your place or an adjacent one.',
  },
  'field-rover': { name: 'Field Rover', text: 'Move to any place of the base.' },
  'first-aid-kit': { name: 'First Aid Kit', text: 'Remove one health issue from any character.' },
  'exo-battery': { name: 'Exo-Battery', text: 'You have two more actions this turn.' },
};

export const PROTOCOL_WORDS: Readonly<Record<ProtocolId, CardWords & { readonly when: string }>> = {
  'rapid-fabrication': {
    name: 'Rapid Fabrication',
    when: 'Between actions',
    text: 'The next module built this turn costs two cards fewer; whoever builds it chooses which.',
  },
  'overtime-order': {
    name: 'Overtime Order',
    when: 'Between actions',
    text: 'The current player has two more actions.',
  },
  'shared-manifest': {
    name: 'Shared Manifest',
    when: 'Between actions',
    text: 'Up to three cards pass from other players to the current player, wherever they are. Alone: take up to three face-up cards.',
  },
  'damage-control': {
    name: 'Damage Control',
    when: 'Between actions',
    text: 'Remove up to two tokens from anywhere on the base.',
  },
  'strategic-reserve': {
    name: 'Strategic Reserve',
    when: 'Between actions, or before the update',
    text: 'Emergency supply +3, at most 10.',
  },
  'last-ditch-conversion': {
    name: 'Last-Ditch Conversion',
    when: 'Between actions',
    text: 'Pay 4 of one supply: emergency supply +2, at most 10.',
  },
  'remote-override': {
    name: 'Remote Override',
    when: 'Between actions',
    text: 'Shut down or start up to two modules anywhere.',
  },
  'archive-recovery': {
    name: 'Archive Recovery',
    when: 'Between actions',
    text: 'Take up to two cards that are not protocols from the discards into your hand.',
  },
  'forecast-model': {
    name: 'Forecast Model',
    when: 'Before the event is drawn',
    text: 'Look at the next three events; put one at the bottom of the deck, the others back in order.',
  },
  'stand-down': {
    name: 'Stand Down',
    when: 'When an event is revealed',
    text: 'A normal event is discarded without effect.',
  },
  'bulkhead-lockdown': {
    name: 'Bulkhead Lockdown',
    when: 'When an event is revealed',
    text: 'This event places no tokens; all else happens.',
  },
  'ration-discipline': {
    name: 'Ration Discipline',
    when: 'Before the update',
    text: 'Negative productions count 0 in this update; leaks still drain.',
  },
};

export function cardName(card: CardId): string {
  if (isModule(card)) return MODULE_WORDS[card].name;
  return isItem(card) ? ITEM_WORDS[card].name : entryOf(PROTOCOL_WORDS, card).name;
}
