/** XW-4.3 The choices of events: places for tokens, characters, branches, cards to discard, cards to pass on. */
import { int, oneOf, type Seat, type Verb } from '#engine';
import type { ActionOfType } from '../action.ts';
import { CARD_IDS, fits } from '../content/cards.ts';
import { partsOf } from '../content/events.ts';
import { BRANCH_IDS, type Destroy, type Part, type PlaceTokens } from '../content/parts.ts';
import { INDEX } from '../content/resources.ts';
import { TOKEN_INDEX } from '../content/tokens.ts';
import { objection } from '../objections.ts';
import { byCard, byNumber, ofKinds } from '../rules/actionTable.ts';
import { MOST_PLACES, placeOf } from '../rules/base.ts';
import {
  addCard,
  countFitting,
  discard as discardCards,
  discardFrom,
  handOf,
  holds,
  removeCard,
  seenBy,
} from '../rules/cards.ts';
import { canTire, isApart, tire as tireCrew } from '../rules/health.ts';
import { crewOf, seatsInPlay } from '../rules/order.ts';
import { recount } from '../rules/production.ts';
import { spotOf } from '../rules/tokens.ts';
import {
  type Exoworld,
  type ExoworldFrame,
  type FrameOfStep,
  type G,
  HOME,
  type PartsFrame,
  type State,
} from '../state.ts';
import { moveTo } from './move.ts';
import { canTake, canTakeBranch, isAnySpot, isSpot, nameable, putByEvent } from './parts.ts';

export function partAt({ effect, branch, at }: PartsFrame): Part | undefined {
  return partsOf(effect, branch)[at];
}

/** The part that asks for places, if the frame is of one. */
export function spotPart(frame: ExoworldFrame): PlaceTokens | Destroy | undefined {
  const part = frame.step === 'placing' ? partAt(frame) : undefined;
  return part?.do === 'place' || part?.do === 'destroy' ? part : undefined;
}

export function hasSpot(s: State, frame: FrameOfStep<'placing'>): boolean {
  const part = spotPart(frame);
  return part !== undefined && isAnySpot(s, part, frame.used);
}

type PlaceAction = ActionOfType<'place'>;
const PLACE = byNumber(MOST_PLACES, (place): PlaceAction => ({ type: 'place', place }));

export const place: Verb<Exoworld, PlaceAction> = {
  fields: { place: int(0, MOST_PLACES - 1) },
  options(s, _, frame) {
    const part = spotPart(frame);
    const found: PlaceAction[] = [];
    if (part === undefined || frame.step !== 'placing') return found;
    for (let at = 0; at < s.base.length; at++) {
      if (isSpot(s, part, at, frame.used)) found.push(PLACE[at] as PlaceAction);
    }
    return found;
  },
  check(s, { place: at }, _, frame) {
    const part = spotPart(frame);
    if (part === undefined || frame.step !== 'placing' || at >= s.base.length)
      return objection('XW-4.3', 'noPlace');
    return isSpot(s, part, at, frame.used) ? undefined : objection('XW-4.3', 'notAsCardSays');
  },
  do(g, { place: at }, _, frame) {
    const part = spotPart(frame);
    if (part === undefined || frame.step !== 'placing') return;
    if (part.do === 'destroy') return destroy(g, at);
    if (frame.left > 1) g.then({ ...frame, left: frame.left - 1, used: [...frame.used, at] });
    for (const token of part.tokens) {
      const t = TOKEN_INDEX[token];
      if (canTake(g.s, at, t)) putByEvent(g, at, t);
    }
  },
};

/** XW-R7 tokens go back, pawns go home, the card is discarded. */
function destroy(g: G, at: number): void {
  const { s } = g;
  const gone = placeOf(s, at);
  g.tell({ type: 'destroyed', spot: spotOf(gone) });
  for (const crew of s.crew) if (crew.at === at && !crew.away) moveTo(g, crew, HOME, 'destroyed');
  s.base.splice(at, 1);
  for (const crew of s.crew) if (crew.at > at) crew.at--;
  if (gone.card !== 'home') discardCards(g, gone.card);
  recount(g);
}

type Tire = ActionOfType<'tire'>;

/** The characters that fatigue can still go to. */
export function tireable(s: State, used: readonly number[]): number[] {
  const found: number[] = [];
  for (let crew = 0; crew < s.crew.length; crew++) {
    if (crew !== s.current && !used.includes(crew) && canTire(s, crewOf(s, crew))) found.push(crew);
  }
  return found;
}

export const tire: Verb<Exoworld, Tire> = {
  fields: { crew: int(0, 4) },
  options: (s, _, frame) =>
    frame.step === 'tiring' ? tireable(s, frame.used).map((crew): Tire => ({ type: 'tire', crew })) : [],
  check: (s, { crew }, _, frame) =>
    frame.step === 'tiring' && tireable(s, frame.used).includes(crew)
      ? undefined
      : objection('XW-4.3', 'notAsCardSays'),
  do(g, { crew }, _, frame) {
    if (frame.step === 'tiring' && frame.left > 1)
      g.then({ ...frame, left: frame.left - 1, used: [...frame.used, crew] });
    tireCrew(g, crewOf(g.s, crew));
  },
};

type Branch = ActionOfType<'branch'>;

export const branch: Verb<Exoworld, Branch> = {
  fields: { branch: oneOf(BRANCH_IDS) },
  options(_s, _, frame) {
    const part = frame.step === 'choosing' ? partAt(frame) : undefined;
    return part?.do === 'choose'
      ? part.branches.map(({ id }): Branch => ({ type: 'branch', branch: id }))
      : [];
  },
  check(s, { branch: id }, _, frame) {
    const part = frame.step === 'choosing' ? partAt(frame) : undefined;
    return part !== undefined && canTakeBranch(s, part, id)
      ? undefined
      : objection('XW-4.3', 'notAsCardSays');
  },
  do(g, { branch: id }, _, frame) {
    if (frame.step !== 'choosing') return;
    g.tell({ type: 'branch', effect: frame.effect, branch: id });
    g.use('branch', `${frame.effect} ${id}`);
    g.then({ step: 'parts', effect: frame.effect, branch: id, at: 0 });
  },
};

type Name = ActionOfType<'name'>;

/** Who discards: anyone with the colour, or one of those with the most cards. */
export const name: Verb<Exoworld, Name> = {
  fields: { seat: int(0, 4) },
  options: (s, _, frame) =>
    frame.step === 'naming' ? nameable(s, frame.colour).map((seat): Name => ({ type: 'name', seat })) : [],
  check: (s, { seat }, _, frame) =>
    frame.step === 'naming' && nameable(s, frame.colour).includes(seat)
      ? undefined
      : objection('XW-4.3', 'notAmong'),
  do(g, { seat }, _, frame) {
    if (frame.step !== 'naming') return;
    const { colour, count } = frame;
    g.then({ step: 'discarding', seat, left: count, ...(colour ? { colour } : {}) });
  },
};

type Discard = ActionOfType<'discard'>;
const DISCARD = byCard((card): Discard => ({ type: 'discard', card }));

/** A card of the hand goes: for an event, or down to the limit (XW-6.3). */
export const discard: Verb<Exoworld, Discard> = {
  fields: { card: oneOf(CARD_IDS) },
  options: (s, seat) => ofKinds(handOf(s, seat).cards, DISCARD),
  check(s, { card }, seat, frame) {
    if (!holds(s, seat, card)) return objection('XW-6.3', 'notHeld', { card });
    if (frame.step !== 'discarding' || frame.colour === undefined || fits(card, INDEX[frame.colour]))
      return undefined;
    return objection('XW-4.3', 'doesNotFit', { card, colour: frame.colour });
  },
  do(g, { card }, seat, frame) {
    if (frame.step === 'handLimits') g.then('handLimits');
    else if (frame.step === 'discarding' && frame.left > 1 && handOf(g.s, seat).cards.length > 1)
      g.then({ ...frame, left: frame.left - 1 });
    g.tell({ type: 'discarded', seat, card });
    discardFrom(g, seat, card);
  },
};

type Cross = ActionOfType<'cross'>;
const CROSS = byCard((card): Cross => ({ type: 'cross', card }));

/** Crossed Frequencies: all at once and in secret. */
export const cross: Verb<Exoworld, Cross> = {
  fields: { card: oneOf(CARD_IDS) },
  options: (s, seat) => ofKinds(s.hands[seat]?.cards ?? [], CROSS),
  check: (s, { card }, seat) => (holds(s, seat, card) ? undefined : objection('XW-4.3', 'notHeld', { card })),
  do(g, { card }, seat) {
    g.s.passing.push({ seat, card, seen: removeCard(g.s, seat, card) });
  },
};

/** Who passes and receives: Parasites keep a player out (XW-10, XW-R21), and it takes two. */
export function crossers(s: State): readonly Seat[] {
  const seats = seatsInPlay(s).filter((seat) => !isApart(s.crew[seat]));
  return seats.length > 1 ? seats : [];
}

/** The chosen cards go to the left, to the next who takes part. */
export function passLeft(g: G): void {
  const { s } = g;
  const { passing } = s;
  // A card that comes may cure: who takes part was settled before.
  const part = crossers(s);
  s.passing = [];
  for (const { seat: from, card, seen } of passing) {
    const to = part[(part.indexOf(from) + 1) % part.length] ?? from;
    const open = { type: 'crossed', from, to, card } as const;
    if (s.incommunication) g.tellOnly([from, to], open, { type: 'crossed', from, to });
    else g.tell(open);
    addCard(g, to, card, seen | seenBy(s, from, to));
  }
}

/** Whether a hand has what a `discarding` frame asks for. */
export function canDiscard(s: State, { seat, colour }: FrameOfStep<'discarding'>): boolean {
  const { cards } = handOf(s, seat);
  return colour === undefined ? cards.length > 0 : countFitting(cards, INDEX[colour]) > 0;
}
