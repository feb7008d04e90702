/** XW-4.3 The choices of events: places for tokens, characters, branches, cards to discard, cards to pass on. */
import type { ActionOf, FrameOf, Seat, Verb } from '#engine';
import { fits } from '../content/cards.ts';
import { partsOf } from '../content/events.ts';
import type { Destroy, Part, PlaceTokens } from '../content/parts.ts';
import { INDEX } from '../content/resources.ts';
import { TOKEN_INDEX } from '../content/tokens.ts';
import type { PartsFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { byCard, ofKinds } from '../rules/actionTable.ts';
import { placeOf } from '../rules/base.ts';
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
import { type Exoworld, type G, HOME, type State } from '../state.ts';
import { moveTo } from './move.ts';
import { canTake, canTakeBranch, nameable, putByEvent, spotsFor } from './parts.ts';
import { ofStep } from './turn.ts';

/** The part of an event that asks. */
function partAt<D extends Part['do']>({ effect, branch, at }: PartsFrame, ...kinds: readonly D[]): PartOf<D> {
  const part = partsOf(effect, branch)[at];
  if (part === undefined || !isOneOf(part, kinds)) throw new Error(`${effect} asks for nothing like that`);
  return part;
}

type PartOf<D extends Part['do']> = Extract<Part, { do: D }>;

function isOneOf<D extends Part['do']>(part: Part, kinds: readonly D[]): part is PartOf<D> {
  return kinds.some((kind) => kind === part.do);
}

/** The part that asks for places. */
export function spotPart(frame: FrameOf<Exoworld, 'placing'>): PlaceTokens | Destroy {
  return partAt(frame, 'place', 'destroy');
}

/** The places that the current player may choose among. */
export function spotsOf(s: State, frame: FrameOf<Exoworld, 'placing'>): number[] {
  return spotsFor(s, spotPart(frame), frame.used);
}

type PlaceAction = ActionOf<Exoworld, 'place'>;

export const place: Verb<Exoworld, PlaceAction> = {
  options: (s, _, frame) =>
    spotsOf(s, ofStep(frame, 'placing')).map((at): PlaceAction => ({ type: 'place', place: at })),
  exact: true,
  check(s, { place: at }, _, frame) {
    if (at >= s.base.length) return objection('XW-4.3', 'noPlace');
    return spotsOf(s, ofStep(frame, 'placing')).includes(at)
      ? undefined
      : objection('XW-4.3', 'notAsCardSays');
  },
  do(g, { place: at }, _, asking) {
    const frame = ofStep(asking, 'placing');
    const part = spotPart(frame);
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
  for (const crew of s.crew) if (crew.at === at) moveTo(g, crew, HOME, 'destroyed');
  s.base.splice(at, 1);
  for (const crew of s.crew) if (crew.at > at) crew.at--;
  if (gone.card !== 'home') discardCards(g, gone.card);
  recount(g);
}

type Tire = ActionOf<Exoworld, 'tire'>;

/** The characters that fatigue can still go to. */
export function tireable(s: State, used: readonly number[]): number[] {
  const found: number[] = [];
  for (let crew = 0; crew < s.crew.length; crew++) {
    if (crew !== s.current && !used.includes(crew) && canTire(s, crewOf(s, crew))) found.push(crew);
  }
  return found;
}

export const tire: Verb<Exoworld, Tire> = {
  options: (s, _, frame) =>
    tireable(s, ofStep(frame, 'tiring').used).map((crew): Tire => ({ type: 'tire', crew })),
  exact: true,
  check: (s, { crew }, _, frame) =>
    tireable(s, ofStep(frame, 'tiring').used).includes(crew)
      ? undefined
      : objection('XW-4.3', 'notAsCardSays'),
  do(g, { crew }, _, asking) {
    const frame = ofStep(asking, 'tiring');
    if (frame.left > 1) g.then({ ...frame, left: frame.left - 1, used: [...frame.used, crew] });
    tireCrew(g, crewOf(g.s, crew));
  },
};

type Branch = ActionOf<Exoworld, 'branch'>;

export const branch: Verb<Exoworld, Branch> = {
  options: (_s, _, frame) =>
    partAt(ofStep(frame, 'choosing'), 'choose').branches.map(
      ({ id }): Branch => ({ type: 'branch', branch: id }),
    ),
  check: (s, { branch: id }, _, frame) =>
    canTakeBranch(s, partAt(ofStep(frame, 'choosing'), 'choose'), id)
      ? undefined
      : objection('XW-4.3', 'notAsCardSays'),
  do(g, { branch: id }, _, frame) {
    const { effect } = ofStep(frame, 'choosing');
    g.tell({ type: 'branch', effect, branch: id });
    g.use('branch', `${effect} ${id}`);
    g.then({ step: 'parts', effect, branch: id, at: 0 });
  },
};

type Name = ActionOf<Exoworld, 'name'>;

/** Who discards: anyone with the colour, or one of those with the most cards. */
export const name: Verb<Exoworld, Name> = {
  options: (s, _, frame) =>
    nameable(s, ofStep(frame, 'naming').colour).map((seat): Name => ({ type: 'name', seat })),
  exact: true,
  check: (s, { seat }, _, frame) =>
    nameable(s, ofStep(frame, 'naming').colour).includes(seat) ? undefined : objection('XW-4.3', 'notAmong'),
  do(g, { seat }, _, frame) {
    const { colour, count } = ofStep(frame, 'naming');
    g.then({ step: 'discarding', seat, left: count, ...(colour ? { colour } : {}) });
  },
};

type Discard = ActionOf<Exoworld, 'discard'>;
const DISCARD = byCard((card): Discard => ({ type: 'discard', card }));

/** A card of the hand goes: for an event, or down to the limit (XW-6.3). */
export const discard: Verb<Exoworld, Discard> = {
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

type Cross = ActionOf<Exoworld, 'cross'>;
const CROSS = byCard((card): Cross => ({ type: 'cross', card }));

/** Crossed Frequencies: all at once and in secret. */
export const cross: Verb<Exoworld, Cross> = {
  options: (s, seat) => ofKinds(handOf(s, seat).cards, CROSS),
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
export function canDiscard(s: State, { seat, colour }: FrameOf<Exoworld, 'discarding'>): boolean {
  const { cards } = handOf(s, seat);
  return colour === undefined ? cards.length > 0 : countFitting(cards, INDEX[colour]) > 0;
}
