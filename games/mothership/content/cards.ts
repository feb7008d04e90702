/** The Action Cards: 72 of 38 names. Each is one record in `cards/`, by when it is played; its words are in `text/`. */
import { byId, keysOf } from '#engine';
import type { Module } from '../options.ts';
import { ANSWER_CARDS } from './cards/answers.ts';
import { type DeckCard, inDeck } from './cards/card.ts';
import { FIGHT_CARDS } from './cards/fight.ts';
import { MOVE_CARDS } from './cards/moves.ts';
import { TURN_CARDS } from './cards/turn.ts';

const RECORDS = { ...MOVE_CARDS, ...TURN_CARDS, ...FIGHT_CARDS, ...ANSWER_CARDS };

export type CardId = keyof typeof RECORDS;

const CARDS: Readonly<Record<CardId, DeckCard>> = byId(keysOf(RECORDS), (id) => inDeck(RECORDS[id]));

/** In the order of their numbers. */
export const CARD_IDS: readonly CardId[] = keysOf(CARDS).toSorted(
  (one, other) => CARDS[one].number - CARDS[other].number,
);

export function card(id: CardId): DeckCard {
  return CARDS[id];
}

/** Those that answer another card (MS-13.6). */
export const COUNTERS: readonly CardId[] = CARD_IDS.filter((id) => CARDS[id].windows.includes('counter'));

/** R49 whether a card is in the deck of a match with these modules. */
export function isIn(id: CardId, modules: readonly Module[]): boolean {
  const { needs } = CARDS[id];
  return needs === undefined || modules.includes(needs);
}

/** MS-2.3 cards about a module that is not played stay out. */
export function actionDeck(modules: readonly Module[]): CardId[] {
  return CARD_IDS.flatMap((id) => (isIn(id, modules) ? new Array<CardId>(CARDS[id].count).fill(id) : []));
}
