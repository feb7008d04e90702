/** XW-3.3 Transfer, with the consent of the other player; XW-9.2 by colour where hands are secret. */
import { type ActionOf, nth, type Objection, present, type Seat, type Verb } from '#engine';
import { type CardId, fits } from '../content/cards.ts';
import { INDEX, RESOURCES, type Resource } from '../content/resources.ts';
import { objection } from '../objections.ts';
import { byCard, bySeat } from '../rules/actionTable.ts';
import { addCard, drawInto, handOf, holds, kinds, removeCard, seenBy, spokenColour } from '../rules/cards.ts';
import { isApart } from '../rules/health.ts';
import { isInPlay, isSolo } from '../rules/order.ts';
import type { Exoworld, G, Offer, RefusedOffer, State } from '../state.ts';
import { goOn, hasAction, hasSkill, NONE, noAction, ofCurrent, skillObjection, spend } from './turn.ts';

/** What stands against passing cards between two players, wherever they are. */
export function passingObjection(s: State, a: Seat, b: Seat): Objection | undefined {
  if (isSolo(s)) return objection('XW-9.3', 'alone');
  if (a === b || !isInPlay(s, b) || !isInPlay(s, a)) return objection('XW-3.3', 'notAnotherPlayer');
  if (s.noTransfers !== undefined) return objection('XW-10', 'noTransfers');
  // XW-10 a health issue goes before skills and protocols.
  return isApart(s.crew[a]) || isApart(s.crew[b]) ? objection('XW-10', 'apart') : undefined;
}

/** What stands against asking another player for a transfer. */
function askingObjection(s: State, seat: Seat, other: Seat, anywhere: boolean): Objection | undefined {
  const passing = passingObjection(s, seat, other);
  if (passing) return passing;
  return anywhere || s.crew[seat]?.at === s.crew[other]?.at
    ? undefined
    : objection('XW-3.3', 'notHere', { seat: other });
}

/** XW-R14 what was refused is not asked again this turn: that card, or where hands are secret that colour. */
function refusalObjection(
  s: State,
  other: Seat,
  offered: boolean,
  what: RefusedOffer['what'],
): Objection | undefined {
  const refused = s.refusedBy.some(
    (one) => one.seat === other && one.offered === offered && one.what === what,
  );
  return refused ? objection('XW-R14', 'hasRefused', { seat: other }) : undefined;
}

/** What of a card the other player is told. */
function told(s: State, card: CardId): RefusedOffer['what'] {
  return s.incommunication ? spokenColour(card) : card;
}

/** The players that could be asked. */
function partners(s: State, seat: Seat, anywhere: boolean): readonly Seat[] {
  const found: Seat[] = [];
  for (let other = 0; other < s.seats; other++) {
    if (!askingObjection(s, seat, other, anywhere)) found.push(other);
  }
  return found;
}

type Give = ActionOf<Exoworld, 'give'>;
type Take = ActionOf<Exoworld, 'take'>;
type Request = ActionOf<Exoworld, 'request'>;

const GIVE = bySeat((to) => byCard((card): Give => ({ type: 'give', to, card })));
const TAKE = bySeat((from) => byCard((card): Take => ({ type: 'take', from, card })));

export const give: Verb<Exoworld, Give> = ofCurrent({
  options(s, seat) {
    const found: Give[] = [];
    if (!hasAction(s)) return found;
    const cards = kinds(handOf(s, seat).cards);
    for (const to of partners(s, seat, false)) {
      const table = nth(GIVE, to);
      for (const card of cards) if (!givingObjection(s, to, card)) found.push(table[card]);
    }
    return found;
  },
  exact: true,
  check: (s, { to, card }, seat) =>
    noAction(s) ??
    askingObjection(s, seat, to, false) ??
    (holds(s, seat, card) ? givingObjection(s, to, card) : objection('XW-3.3', 'notHeld', { card })),
  do(g, { to, card }, from) {
    // The card waits on the table, so that a hand dealt anew in a bot's mind still holds the rest.
    const seen = removeCard(g.s, from, card);
    ask(g, { kind: 'give', from, to, card, seen, colour: spokenColour(card), skill: false });
  },
});

function givingObjection(s: State, to: Seat, card: CardId): Objection | undefined {
  return refusalObjection(s, to, true, told(s, card));
}

export const take: Verb<Exoworld, Take> = ofCurrent({
  options(s, seat) {
    const found: Take[] = [];
    if (s.incommunication || !hasAction(s)) return found;
    for (const from of partners(s, seat, false)) {
      const table = nth(TAKE, from);
      for (const card of takable(s, from)) found.push(table[card]);
    }
    return found;
  },
  exact: true,
  check: (s, { from, card }, seat) =>
    noAction(s) ?? askingObjection(s, seat, from, false) ?? takingObjection(s, from, card),
  do(g, { from, card }, to) {
    ask(g, { kind: 'take', from, to, card, seen: 0, colour: spokenColour(card), skill: false });
  },
});

function takingObjection(s: State, from: Seat, card: CardId): Objection | undefined {
  if (s.incommunication) return objection('XW-9.2', 'handsSecret');
  if (!holds(s, from, card)) return objection('XW-3.3', 'notHeld', { card });
  return refusalObjection(s, from, false, card);
}

/** The cards that a player with an open hand could be asked for. */
function takable(s: State, from: Seat): CardId[] {
  return kinds(handOf(s, from).cards).filter((card) => !refusalObjection(s, from, false, card));
}

function requestingObjection(s: State, from: Seat, colour: Resource): Objection | undefined {
  return s.incommunication ? colourObjection(s, from, colour) : objection('XW-9.2', 'handsOpen');
}

function colourObjection(s: State, from: Seat, colour: Resource): Objection | undefined {
  if (handOf(s, from).cards.length === 0) return objection('XW-3.3', 'noCards', { seat: from });
  return refusalObjection(s, from, false, colour);
}

/** The colours that a player with a secret hand could be asked for. */
function askable(s: State, from: Seat): Resource[] {
  return RESOURCES.filter((colour) => !colourObjection(s, from, colour));
}

/** XW-9.2 the other player is asked for a colour, and chooses the card. */
export const request: Verb<Exoworld, Request> = ofCurrent({
  options(s, seat) {
    if (!s.incommunication || !hasAction(s)) return NONE;
    return partners(s, seat, false).flatMap((from) =>
      askable(s, from).map((colour): Request => ({ type: 'request', from, colour })),
    );
  },
  exact: true,
  check: (s, { from, colour }, seat) =>
    noAction(s) ?? askingObjection(s, seat, from, false) ?? requestingObjection(s, from, colour),
  do(g, { from, colour }, to) {
    ask(g, { kind: 'request', from, to, seen: 0, colour, skill: false });
  },
});

type Coordinate = ActionOf<Exoworld, 'coordinate'>;

/** The Crew Coordinator, once a turn and free: a card from a player anywhere who agrees. */
export const coordinate: Verb<Exoworld, Coordinate> = ofCurrent({
  options(s, seat) {
    if (!hasSkill(s, 'crew-coordinator')) return NONE;
    return partners(s, seat, true).flatMap((from): Coordinate[] =>
      s.incommunication
        ? askable(s, from).map((colour) => ({ type: 'coordinate', from, colour }))
        : takable(s, from).map((card) => ({ type: 'coordinate', from, card })),
    );
  },
  exact: true,
  check(s, { from, card, colour }, seat) {
    const skill = skillObjection(s, 'crew-coordinator') ?? askingObjection(s, seat, from, true);
    if (skill) return skill;
    if (s.incommunication) {
      if (card !== undefined) return objection('XW-9.2', 'handsSecret');
      return colour === undefined ? objection('XW-9.2', 'needsMore') : requestingObjection(s, from, colour);
    }
    if (colour !== undefined) return objection('XW-9.2', 'handsOpen');
    return card === undefined ? objection('XW-3.9', 'needsMore') : takingObjection(s, from, card);
  },
  do(g, { from, card, colour }, to) {
    if (card !== undefined)
      ask(g, { kind: 'take', from, to, card, seen: 0, colour: spokenColour(card), skill: true });
    else if (colour !== undefined) ask(g, { kind: 'request', from, to, seen: 0, colour, skill: true });
  },
});

type CoordinateAlone = ActionOf<Exoworld, 'coordinateAlone'>;
const COORDINATE_ALONE: readonly CoordinateAlone[] = [{ type: 'coordinateAlone' }];

/** XW-9.3 alone, the Crew Coordinator draws the top card instead. */
export const coordinateAlone: Verb<Exoworld, CoordinateAlone> = ofCurrent({
  options: () => COORDINATE_ALONE,
  check(s) {
    const skill = skillObjection(s, 'crew-coordinator');
    if (skill) return skill;
    if (!isSolo(s)) return objection('XW-9.3', 'notNeeded');
    return s.deck.length > 0 ? undefined : objection('XW-6.1', 'nothingToDraw');
  },
  do(g, _, seat) {
    g.s.skillUsed = true;
    g.use('skill', 'crew-coordinator');
    goOn(g);
    drawInto(g, seat);
  },
});

function ask(g: G, offer: Offer): void {
  g.s.offer = offer;
  const { from, to, card, colour, kind } = offer;
  const by = kind === 'give' ? from : to;
  if (g.s.incommunication || card === undefined) g.tell({ type: 'offered', by, from, to, colour });
  else g.tell({ type: 'offered', by, from, to, colour, card });
  g.then('consent');
}

/** Who has to answer an offer. */
export function answering(s: State): Seat | undefined {
  return s.offer && (s.offer.kind === 'give' ? s.offer.to : s.offer.from);
}

type Agree = ActionOf<Exoworld, 'agree'>;
type Refuse = ActionOf<Exoworld, 'refuse'>;
type HandOver = ActionOf<Exoworld, 'handOver'>;
const AGREE: readonly Agree[] = [{ type: 'agree' }];
const REFUSE: readonly Refuse[] = [{ type: 'refuse' }];

export const agree: Verb<Exoworld, Agree> = {
  options: () => AGREE,
  check: (s) => (s.offer?.card === undefined ? objection('XW-9.2', 'needsMore') : undefined),
  do(g) {
    const { s } = g;
    const offer = offerOf(s);
    const card = present(offer.card, 'card in what is offered');
    const seen = offer.kind === 'give' ? offer.seen : removeCard(s, offer.from, card);
    settle(g, offer, card, seen);
  },
};

/** XW-R14 a transfer may be refused; then nothing was spent, and this is not asked again this turn. */
export const refuse: Verb<Exoworld, Refuse> = {
  options: () => REFUSE,
  check: () => undefined,
  do(g, _, seat) {
    const { s } = g;
    const { kind, from, to, card, colour, seen } = offerOf(s);
    s.offer = undefined;
    if (kind === 'give' && card !== undefined) {
      const hand = handOf(s, from);
      hand.cards.push(card);
      hand.seen.push(seen);
    }
    const what = card === undefined ? colour : told(s, card);
    s.refusedBy.push({ seat, offered: kind === 'give', what });
    g.tell({ type: 'refused', seat, by: kind === 'give' ? from : to });
    goOn(g);
  },
};

/** XW-9.2 the card for a colour that was asked for, or for Shared Manifest. */
export const handOver: Verb<Exoworld, HandOver> = {
  options: (s, seat) => kinds(handOf(s, seat).cards).map((card): HandOver => ({ type: 'handOver', card })),
  check(s, { card }, seat, frame) {
    if (!holds(s, seat, card)) return objection('XW-3.3', 'notHeld', { card });
    if (frame.step === 'passOn') return undefined;
    const { offer } = s;
    if (offer?.kind !== 'request' || offer.colour === 'protocol') return objection('XW-3.3', 'notNeeded');
    return fits(card, INDEX[offer.colour])
      ? undefined
      : objection('XW-9.2', 'doesNotFit', { card, colour: offer.colour });
  },
  do(g, { card }, seat, frame) {
    const seen = removeCard(g.s, seat, card);
    if (frame.step === 'passOn') passCard(g, seat, frame.to, card, seen);
    else settle(g, offerOf(g.s), card, seen);
  },
};

function offerOf({ offer }: State): Offer {
  return present(offer, 'offer to answer');
}

function settle(g: G, { from, to, colour, skill }: Offer, card: CardId, seen: number): void {
  const { s } = g;
  s.offer = undefined;
  if (skill) {
    s.skillUsed = true;
    g.use('skill', 'crew-coordinator');
    goOn(g);
  } else {
    g.use('action', 'transfer');
    spend(g);
  }
  passCard(g, from, to, card, seen, colour);
}

/** A card goes from one hand to another; both know it, and who knew it before still does. */
export function passCard(
  g: G,
  from: Seat,
  to: Seat,
  card: CardId,
  seen: number,
  colour: Resource | 'protocol' = spokenColour(card),
): void {
  const open = { type: 'transferred', from, to, card, colour } as const;
  if (g.s.incommunication) g.tellOnly([from, to], open, { type: 'transferred', from, to, colour });
  else g.tell(open);
  addCard(g, to, card, seen | seenBy(g.s, from, to));
}
