/** Deals what a seat cannot see anew: decks, cards out of play, and hands where they are secret. */
import { pick, type Random, redealHidden, type Seat, sees, shuffled } from '#engine';
import { spokenColour } from './cards.ts';
import { type CardId, isProtocol } from './content/cards.ts';
import { type EventId, isCritical } from './content/events.ts';
import { isCuredBy } from './health.ts';
import { currentSeat } from './order.ts';
import type { Hand, State } from './state.ts';
import { isEventSecret, knows, seesAside } from './view.ts';

export function redeal(s: State, seat: Seat, random: Random): void {
  redealEvents(s, seat, random);
  redealCards(s, seat, random);
}

/** Places of hidden cards: a list and an index in it. */
interface Hole<C> {
  readonly list: C[];
  readonly at: number;
}

function fill<C>(holes: readonly Hole<C>[], cards: readonly C[]): void {
  for (let i = 0; i < holes.length; i++) {
    const hole = holes[i] as Hole<C>;
    hole.list[hole.at] = cards[i] as C;
  }
}

function cardsIn<C>(holes: readonly Hole<C>[]): C[] {
  return holes.map(({ list, at }) => list[at] as C);
}

/**
 * XW-1.3 Everyone knows of which pile each event is, and that each pile has one critical. So within a pile it is open
 * which of the hidden ones is critical; which card it is, is open among all hidden ones of its kind.
 */
function redealEvents(s: State, seat: Seat, random: Random): void {
  const piles = new Map<number, Hole<EventId>[]>();
  const note = (section: number, hole: Hole<EventId>) =>
    piles.set(section, [...(piles.get(section) ?? []), hole]);
  let position = 0;
  for (const layer of s.events) {
    const hidden = !sees(layer.seen, seat);
    for (let at = 0; at < layer.cards.length; at++) {
      if (hidden) note(s.sections[position] ?? 0, { list: layer.cards, at });
      position++;
    }
  }
  const drawn = secretDraw(s, seat);
  if (drawn) note(s.drawn?.section ?? 0, { list: drawn, at: 0 });
  const holes: Hole<EventId>[] = [];
  for (const pile of piles.values()) {
    const cards = cardsIn(pile).sort();
    fill(pile, shuffled(cards, random));
    holes.push(...pile);
  }
  for (let at = 0; at < s.eventsOut.length; at++) holes.push({ list: s.eventsOut, at });
  for (const critical of [true, false]) {
    const alike = holes.filter(({ list, at }) => isCritical(list[at] as EventId) === critical);
    fill(alike, shuffled(cardsIn(alike).sort(), random));
  }
  if (drawn?.[0] && s.drawn) s.drawn = { event: drawn[0], section: s.drawn.section };
}

/** The drawn event while it is the current player's secret. */
function secretDraw(s: State, seat: Seat): EventId[] | undefined {
  const frame = s.stack[s.stack.length - 1];
  return s.drawn && isEventSecret(s, frame) && seat !== currentSeat(s) ? [s.drawn.event] : undefined;
}

/** XW-1.2 The cards put away are protocols; what else is hidden lies in the deck and in secret hands. */
function redealCards(s: State, seat: Seat, random: Random): void {
  const holes = hiddenCards(s, seat);
  // Once the discards have become the deck, everyone can tell which protocols are out of play.
  const out = s.reshuffled ? [] : s.out.map((_, at) => ({ list: s.out, at }));
  const protocols = [...holes, ...out].filter(({ list, at }) => isProtocol(list[at] as CardId));
  redealInto(protocols, random);
  if (!s.incommunication) {
    redealInto(holes, random);
    return;
  }
  dealHands(s, seat, holes, random);
  redealOffer(s, seat, holes, random);
}

function redealInto(holes: readonly Hole<CardId>[], random: Random): void {
  const cards = cardsIn(holes);
  redealHidden([cards], random);
  fill(holes, cards);
}

function hiddenCards(s: State, seat: Seat): Hole<CardId>[] {
  const holes: Hole<CardId>[] = [];
  for (const { cards: list, seen } of s.deck) {
    if (!sees(seen, seat)) for (let at = 0; at < list.length; at++) holes.push({ list, at });
  }
  if (!s.incommunication) return holes;
  s.hands.forEach(({ cards: list, seen }: Hand, owner) => {
    if (owner === seat) return;
    for (let at = 0; at < list.length; at++) if (!knows(seen[at] ?? 0, seat)) holes.push({ list, at });
  });
  if (!seesAside(s, seat, s.stack[s.stack.length - 1]))
    for (let at = 0; at < s.aside.length; at++) holes.push({ list: s.aside, at });
  return holes;
}

const TRIES = 30;

/** XW-4.4 nobody is ill who holds the cure: deals that say so are thrown back. */
function dealHands(s: State, seat: Seat, holes: readonly Hole<CardId>[], random: Random): void {
  const before = cardsIn(holes);
  for (let tries = 0; tries < TRIES; tries++) {
    redealInto(holes, random);
    if (
      s.crew.every(
        (crew) => crew.seat === seat || !crew.health.some((issue) => isCuredBy(s, crew.seat, issue)),
      )
    )
      return;
  }
  fill(holes, before);
}

/** XW-9.2 a card that is offered shows its colour only: it may be any hidden one of that colour. */
function redealOffer(s: State, seat: Seat, holes: readonly Hole<CardId>[], random: Random): void {
  const { offer } = s;
  if (offer?.kind !== 'give' || offer.card === undefined || offer.from === seat || knows(offer.seen, seat))
    return;
  const own = offer.card;
  const alike = holes.filter(
    ({ list, at }) =>
      !s.hands.some(({ cards }) => cards === list) && spokenColour(list[at] as CardId) === spokenColour(own),
  );
  if (alike.length === 0) return;
  const { list, at } = pick(alike, random);
  s.offer = { ...offer, card: list[at] as CardId };
  list[at] = own;
}
