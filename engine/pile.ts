/**
 * Piles know what is known. A pile is a list of layers from top to bottom. The cards of a shuffled layer have no order
 * yet: drawing from it picks at random, so there is nothing to peek at. The cards of an ordered layer lie in order, top
 * first, and `seen` says who knows them.
 */
import { canonical } from './json.ts';
import type { Random } from './random.ts';
import { shuffled, swap } from './random.ts';
import { EVERYONE, type Seat } from './seat.ts';

export type SeenBy = 'all' | readonly Seat[];

export interface Layer<C> {
  cards: C[];
  /** Absent: shuffled, no order yet. Otherwise the cards are in order and these seats know them. */
  seen?: SeenBy;
}

export type Pile<C> = Layer<C>[];

/** What one seat can say of a layer: its cards if it knows them, else only how many there are. */
export type KnownLayer<C> = { cards: C[] } | { hidden: number };

export function shuffledPile<C>(cards: readonly C[]): Pile<C> {
  return cards.length > 0 ? [{ cards: cards.slice() }] : [];
}

export function pileSize(pile: Pile<unknown>): number {
  let size = 0;
  for (const layer of pile) size += layer.cards.length;
  return size;
}

export function sees(seen: SeenBy | undefined, seat: Seat): boolean {
  if (seen === undefined || seen === 'all') return seen === 'all';
  return seat === EVERYONE ? seen.length > 0 : seen.includes(seat);
}

/** The purpose of a draw from a pile: a script that always draws 0 takes the cards in the order they are listed in. */
export const CARD_DRAW = 'card';

/** Takes the top card; undefined from an empty pile. */
export function drawCard<C>(pile: Pile<C>, random: Random): C | undefined {
  const top = pile[0];
  if (top === undefined) return undefined;
  const { cards } = top;
  if (top.seen === undefined && cards.length > 1) swap(cards, 0, random.int(cards.length, CARD_DRAW));
  const card = cards.shift();
  if (cards.length === 0) pile.shift();
  return card;
}

/** Puts a card under the pile, known to `seen`. */
export function putUnder<C>(pile: Pile<C>, card: C, seen: SeenBy): void {
  const bottom = pile[pile.length - 1];
  if (bottom?.seen !== undefined && sameSeen(bottom.seen, seen)) bottom.cards.push(card);
  else pile.push({ cards: [card], seen });
}

/** Puts a card on the pile, known to `seen`. */
export function putOnTop<C>(pile: Pile<C>, card: C, seen: SeenBy): void {
  const top = pile[0];
  if (top?.seen !== undefined && sameSeen(top.seen, seen)) top.cards.unshift(card);
  else pile.unshift({ cards: [card], seen });
}

/** The pile as one seat knows it, layer by layer. A shuffled layer shows only its size. */
export function knownLayers<C>(pile: Pile<C>, seat: Seat): KnownLayer<C>[] {
  return pile.map((layer) =>
    sees(layer.seen, seat) ? { cards: layer.cards.slice() } : { hidden: layer.cards.length },
  );
}

/** The cards of a pile that a seat cannot place, in no telling order. */
export function unplaced<C extends string | number>(pile: Pile<C>, seat: Seat): C[] {
  return pile
    .filter((layer) => !sees(layer.seen, seat))
    .flatMap((layer) => layer.cards)
    .sort();
}

/**
 * Deals the cards that a seat does not know anew over the places it does not know: all of `pool` are lists of such
 * cards (hands, hidden layers). Each list keeps its length. The leak test and fair bots live on this. The cards are
 * sorted before they are shuffled: the deal then depends on `random` alone, not on how the true cards lie.
 */
export function redealHidden<C>(pool: readonly C[][], random: Random): void {
  const cards = shuffled(inSomeOrder(pool.flat()), random);
  let next = 0;
  for (const list of pool) {
    for (let i = 0; i < list.length; i++) {
      const card = cards[next++];
      if (card !== undefined) list[i] = card;
    }
  }
}

/** In an order that says nothing about where they lay: that of their texts, which plain sorting goes by. */
function inSomeOrder<C>(cards: C[]): C[] {
  if (typeof cards[0] !== 'object') return cards.sort();
  return cards
    .map((card) => ({ card, text: canonical(card) }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    .map(({ card }) => card);
}

/** The hidden layers of a pile, as lists for `redealHidden`. */
export function hiddenLayers<C>(pile: Pile<C>, seat: Seat): C[][] {
  return pile.filter((layer) => !sees(layer.seen, seat)).map((layer) => layer.cards);
}

/** Those who knew a card before and those who see it now. Nobody forgets because another looks. */
export function seenByBoth(before: SeenBy | undefined, now: SeenBy): SeenBy {
  if (before === undefined || now === 'all') return now;
  return before === 'all' ? before : [...new Set([...before, ...now])].sort((a, b) => a - b);
}

function sameSeen(a: SeenBy, b: SeenBy): boolean {
  if (a === 'all' || b === 'all') return a === b;
  return a.length === b.length && a.every((seat) => b.includes(seat));
}
