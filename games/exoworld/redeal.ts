/**
 * Deals what a seat cannot see anew: decks, cards out of play, and hands where they are secret. What comes out depends
 * on what the seat knows and on chance, never on how the hidden cards truly lie.
 */
import { EVERYONE, isOwn, nth, type Random, type Seat, sees, shuffled } from '#engine';
import { type CardId, fits, isProtocol } from './content/cards.ts';
import { isCritical } from './content/events.ts';
import { HEALTH } from './content/health.ts';
import type { EventId } from './content/ids.ts';
import { INDEX } from './content/resources.ts';
import { seenBy, spokenColour } from './rules/cards.ts';
import { isCuredBy } from './rules/health.ts';
import { currentSeat } from './rules/order.ts';
import type { State } from './state.ts';
import { isEventSecret, isPublic, knows, seesAside } from './view.ts';

export function redeal(s: State, seat: Seat, random: Random): void {
  redealEvents(s, seat, random);
  redealCards(s, seat, random);
}

/** A place of a hidden card: a list and an index in it. */
interface Hole<C extends string> {
  readonly list: C[];
  readonly at: number;
}

function cardIn<C extends string>({ list, at }: Hole<C>): C {
  return nth(list, at);
}

function fill<C extends string>(holes: readonly Hole<C>[], cards: readonly C[]): void {
  holes.forEach(({ list, at }, i) => {
    list[at] = nth(cards, i);
  });
}

function holesIn<C extends string>(list: C[]): Hole<C>[] {
  return list.map((_, at) => ({ list, at }));
}

/** Cards that are hidden, in an order that says nothing about where they lay, then in one that chance says. */
function mixed<C extends string>(cards: readonly C[], random: Random): C[] {
  return shuffled(cards.slice().sort(), random);
}

/**
 * XW-1.3 Everyone knows of which pile each event is, and that each pile has one critical. So within a pile it is open
 * which of the hidden ones is critical; which card it is, is open among all hidden ones of its kind.
 */
function redealEvents(s: State, seat: Seat, random: Random): void {
  const piles: Hole<EventId>[][] = Array.from({ length: 6 }, () => []);
  let position = 0;
  for (const { cards, seen } of s.events) {
    const hidden = !sees(seen, seat);
    for (const hole of holesIn(cards)) {
      if (hidden) piles[s.sections[position] ?? 0]?.push(hole);
      position++;
    }
  }
  const drawn = secretDraw(s, seat);
  if (drawn) piles[s.drawn?.section ?? 0]?.push(...holesIn(drawn));
  const hidden = [...piles.flat().map(cardIn), ...s.eventsOut];
  const critical = mixed(hidden.filter(isCritical), random);
  const normal = mixed(
    hidden.filter((event) => !isCritical(event)),
    random,
  );
  for (const pile of piles) {
    const count = pile.filter((hole) => isCritical(cardIn(hole))).length;
    fill(pile, shuffled([...critical.splice(0, count), ...normal.splice(0, pile.length - count)], random));
  }
  s.eventsOut = [...critical, ...normal];
  if (drawn?.[0] && s.drawn) s.drawn = { event: drawn[0], section: s.drawn.section };
}

/** The drawn event while it is the current player's secret. */
function secretDraw(s: State, seat: Seat): EventId[] | undefined {
  const frame = s.stack[s.stack.length - 1];
  return s.drawn && isEventSecret(s, frame) && !isOwn(currentSeat(s), seat) ? [s.drawn.event] : undefined;
}

/** XW-1.2 The cards put away are protocols; what else is hidden lies in the deck and in secret hands. */
function redealCards(s: State, seat: Seat, random: Random): void {
  // Together all seats know every hand.
  const secret = s.incommunication && seat !== EVERYONE;
  if (secret) tidyHands(s, seat);
  const holes = hiddenCards(s, seat);
  // Once the discards have become the deck, everyone can tell which protocols are out of play.
  const out = s.reshuffled ? [] : s.out;
  const offered = secretOffer(s, seat);
  let pool = mixed([...holes.map(cardIn), ...out, ...(offered ? [offered] : [])], random);
  if (offered && s.offer) {
    const card = pool.find((other) => spokenColour(other) === spokenColour(offered)) ?? offered;
    pool.splice(pool.indexOf(card), 1);
    s.offer = { ...s.offer, card };
  }
  if (s.reshuffled) s.out.sort();
  if (out.length > 0) {
    s.out = pool.filter(isProtocol).slice(0, out.length);
    pool = pool.filter((card) => !s.out.includes(card));
  }
  fill(holes, pool);
  if (secret) keepIll(s, seat, holes);
}

/**
 * Where a card lies in another's hand would tell which one went when a hidden card is used, so the known cards come
 * first. Who else knows a card is not this seat's to know, unless everyone does.
 */
function tidyHands(s: State, seat: Seat): void {
  for (const [owner, hand] of s.hands.entries()) {
    const all = hand.cards.map((card, at) => ({ card, seen: hand.seen[at] ?? 0 }));
    const known = owner === seat ? all : all.filter(({ seen }) => knows(seen, seat)).sort(inOrder);
    const hidden = owner === seat ? [] : all.filter(({ seen }) => !knows(seen, seat));
    hand.cards = [...known, ...hidden].map(({ card }) => card);
    hand.seen = [...known, ...hidden].map(({ seen }) => seenAsFarAs(s, seat, owner, seen));
  }
  if (s.offer) s.offer = { ...s.offer, seen: seenAsFarAs(s, seat, s.offer.from, s.offer.seen) };
}

/** Who knows a card of a hand, as far as a seat can tell. */
function seenAsFarAs(s: State, seat: Seat, owner: Seat, seen: number): number {
  if (isPublic(seen)) return seen;
  return knows(seen, seat) ? seenBy(s, seat, owner) : seenBy(s, owner);
}

function inOrder(a: { card: CardId; seen: number }, b: { card: CardId; seen: number }): number {
  if (a.card === b.card) return b.seen - a.seen;
  return a.card < b.card ? -1 : 1;
}

/** The places of cards this seat does not see: the deck first, then hands, then what the Surveyor looks at. */
function hiddenCards(s: State, seat: Seat): Hole<CardId>[] {
  const holes: Hole<CardId>[] = [];
  for (const { cards, seen } of s.deck) if (!sees(seen, seat)) holes.push(...holesIn(cards));
  if (!s.incommunication || seat === EVERYONE) return holes;
  s.hands.forEach(({ cards, seen }, owner) => {
    if (owner !== seat) holes.push(...holesIn(cards).filter(({ at }) => !knows(seen[at] ?? 0, seat)));
  });
  if (!seesAside(s, seat, s.stack[s.stack.length - 1])) holes.push(...holesIn(s.aside));
  return holes;
}

/** XW-9.2 a card that is offered shows only its colour to the others. */
function secretOffer(s: State, seat: Seat): CardId | undefined {
  const { offer } = s;
  if (!s.incommunication || offer?.kind !== 'give' || isOwn(offer.from, seat) || knows(offer.seen, seat))
    return undefined;
  return offer.card;
}

/** XW-4.4 nobody is ill who holds the cure: a hand that would cure changes cards with places outside of hands. */
function keepIll(s: State, seat: Seat, holes: readonly Hole<CardId>[]): void {
  for (const crew of s.crew) {
    if (crew.seat === seat) continue;
    for (const issue of crew.health) {
      const colour = INDEX[HEALTH[issue].cure];
      const own = holes.filter(({ list }) => list === s.hands[crew.seat]?.cards);
      const others = holes.filter(({ list }) => list !== s.hands[crew.seat]?.cards);
      for (const hole of own) {
        if (!isCuredBy(s, crew.seat, issue)) break;
        const harmless = others.find((other) => isHarmless(s, other, cardIn(other), crew.health));
        if (!fits(cardIn(hole), colour) || harmless === undefined) continue;
        const card = cardIn(harmless);
        harmless.list[harmless.at] = cardIn(hole);
        hole.list[hole.at] = card;
      }
    }
  }
}

/** A card outside of hands that is of no cure colour of this character. */
function isHarmless(
  s: State,
  { list }: Hole<CardId>,
  card: CardId,
  health: State['crew'][number]['health'],
): boolean {
  if (s.hands.some(({ cards }) => cards === list)) return false;
  return !health.some((issue) => fits(card, INDEX[HEALTH[issue].cure]));
}
