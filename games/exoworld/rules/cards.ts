/** XW-6 Cards: hands, the deck, the face-up cards and the discards. */
import { type Seat, shuffledPile } from '#engine';
import { CARDS, type CardId, fits, WILD } from '../content/cards.ts';
import { resourceAt } from '../content/resources.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import type { Colour } from '../event.ts';
import { EVERYONE, type G, type Hand, PUBLIC, type State } from '../state.ts';
import { cure } from './health.ts';

export function handOf(s: State, seat: Seat): Hand {
  const hand = s.hands[seat];
  if (hand === undefined) throw new Error(`seat ${seat} has no hand`);
  return hand;
}

export function holds(s: State, seat: Seat, card: CardId): boolean {
  return handOf(s, seat).cards.includes(card);
}

/** How many cards of a hand count as this colour; protocols do as any. */
export function countFitting(cards: readonly CardId[], colour: number): number {
  let count = 0;
  for (const card of cards) if (fits(card, colour)) count++;
  return count;
}

/** The different cards of a list, in their order. */
export function kinds(cards: readonly CardId[]): readonly CardId[] {
  return [...new Set(cards)];
}

export function spokenColour(card: CardId): Colour {
  const { colour } = CARDS[card];
  return colour === WILD ? 'protocol' : resourceAt(colour);
}

/** Who knows a card that only its holder has looked at: with open hands everyone. */
export function seenBy(s: State, ...seats: readonly Seat[]): number {
  if (!s.incommunication) return EVERYONE;
  let seen = 0;
  for (const seat of seats) seen |= 1 << seat;
  return seen;
}

/** A card comes into a hand; three of a colour may cure at once (XW-4.4). */
export function addCard(g: G, seat: Seat, card: CardId, seen: number): void {
  const hand = handOf(g.s, seat);
  hand.cards.push(card);
  hand.seen.push(seen);
  cure(g, seat);
}

/**
 * A card leaves a hand; of copies, the one that is best known. Returns who knew it. The hand closes up as if the first
 * copy had gone: where the others lie does not tell their holder what the rest of the crew knows.
 */
export function removeCard(s: State, seat: Seat, card: CardId): number {
  const { cards, seen } = handOf(s, seat);
  const first = cards.indexOf(card);
  if (first < 0) throw new Error(`seat ${seat} does not hold ${card}`);
  let best = first;
  for (let i = first + 1; i < cards.length; i++) {
    if (cards[i] === card && (seen[i] ?? 0) > (seen[best] ?? 0)) best = i;
  }
  const known = seen[best] ?? 0;
  seen[best] = seen[first] ?? 0;
  cards.splice(first, 1);
  seen.splice(first, 1);
  return known;
}

export function discardFrom(g: G, seat: Seat, card: CardId): void {
  const known = removeCard(g.s, seat, card);
  if ((known & PUBLIC) === 0) g.reveal();
  discard(g, card);
}

export function discard(g: G, ...cards: readonly CardId[]): void {
  for (const card of cards) g.s.discards.push(card);
  restock(g);
}

/** XW-6.1 An empty deck is made anew from the discards at once; XW-R15 gaps among the face-up cards are filled. */
export function restock(g: G): void {
  const { s } = g;
  if (s.deck.length === 0) reshuffle(g);
  const revealed: CardId[] = [];
  for (let gaps = faceUpCount(s) - s.faceUp.length; gaps > 0; gaps--) {
    const card = drawTop(g);
    if (card === undefined) break;
    s.faceUp.push(card);
    revealed.push(card);
  }
  if (revealed.length > 0) g.tell({ type: 'revealed', cards: revealed });
}

/** The top card of the deck; undefined when there is none anywhere. */
export function drawTop(g: G): CardId | undefined {
  const { s } = g;
  const card = g.draw(s.deck);
  if (s.deck.length === 0) reshuffle(g);
  return card;
}

function reshuffle(g: G): void {
  const { s } = g;
  if (s.discards.length === 0) return;
  g.tell({ type: 'reshuffled', cards: s.discards.length });
  s.deck = shuffledPile(s.discards);
  s.discards = [];
  s.reshuffled = true;
}

/** A player draws the top card, unseen by others where hands are secret. */
export function drawInto(g: G, seat: Seat): void {
  const card = drawTop(g);
  if (card === undefined) return;
  tellDrew(g, seat, card);
  addCard(g, seat, card, seenBy(g.s, seat));
}

export function tellDrew(g: G, seat: Seat, card: CardId): void {
  const open = { type: 'drew', seat, card, faceUp: false } as const;
  if (g.s.incommunication) g.tellOnly([seat], open, { type: 'drew', seat, faceUp: false });
  else g.tell(open);
}

/** XW-9.1 critical mode has one fewer. */
export function faceUpCount(s: State): number {
  return SCENARIOS[s.scenario].faceUp - (s.critical ? 1 : 0);
}
