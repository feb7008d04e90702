/** The choices in the middle of items, protocols and skills: tokens to remove, modules to switch, cards to pass or take back. */
import type { ActionOf, Objection, Seat, Verb } from '#engine';
import { isProtocol } from '../content/cards.ts';
import { canSeal } from '../content/items.ts';
import { CONVERSION, canPass, overrideObjection } from '../content/protocols.ts';
import { INDEX, RESOURCES } from '../content/resources.ts';
import { BASE_TOKENS, SHUTDOWN, TOKEN_INDEX } from '../content/tokens.ts';
import type { TokenCause } from '../event.ts';
import type { ExoworldFrame } from '../frame.ts';
import { FORESEEN } from '../limits.ts';
import { objection } from '../objections.ts';
import { has, placeOf } from '../rules/base.ts';
import { addCard, handOf, holds, kinds, removeCard } from '../rules/cards.ts';
import { bury as buryEvent } from '../rules/eventDeck.ts';
import { currentSeat, isSolo, seatsInPlay } from '../rules/order.ts';
import { mayToggle } from '../rules/production.ts';
import { gainEmergency, supplyOf } from '../rules/supplies.ts';
import { isRemovable, putToken, removeToken } from '../rules/tokens.ts';
import { EVERYONE, type Exoworld, type G, type State } from '../state.ts';
import { sortedOut, takeFaceUp } from './draw.ts';
import { passCard, passingObjection } from './transfer.ts';
import { ofStep } from './turn.ts';

type Remove = ActionOf<Exoworld, 'remove'>;

/** A token goes: by Damage Control, Sealant Foam or the Systems Engineer's second hand. */
export const remove: Verb<Exoworld, Remove> = {
  options: (s) =>
    s.base.flatMap((_, place) => BASE_TOKENS.map((token): Remove => ({ type: 'remove', place, token }))),
  check(s, { place, token }, _, frame) {
    const t = TOKEN_INDEX[token];
    if (!s.base[place]?.tokens[t]) return objection('XW-6.2', 'noSuchToken', { token });
    if (frame.step === 'sealing' && !canSeal(s, place, t, frame.first))
      return objection('XW-6.2', 'outOfReach');
    if (frame.step === 'alsoRepair' && frame.place !== place) return objection('XW-3.8', 'outOfReach');
    return mayToggle(s, place, t) ? undefined : objection('XW-5.4', 'limits');
  },
  do(g, { place, token }, _, frame) {
    if (frame.step === 'alsoRepair') g.use('skill', 'systems-engineer');
    else againIfMore(g, frame.step === 'sealing' ? { ...frame, first: place } : frame);
    removeToken(g, place, TOKEN_INDEX[token], REMOVED_BY[frame.step] ?? 'action');
  },
};

const REMOVED_BY: Readonly<Partial<Record<ExoworldFrame['step'], TokenCause>>> = {
  damageControl: 'protocol',
  sealing: 'item',
};

/** Pushes the frame of an "up to so many" choice again with one fewer. */
function againIfMore(g: G, frame: ExoworldFrame): void {
  if ('left' in frame && frame.left > 1) g.then({ ...frame, left: frame.left - 1 });
}

/** Whether there is still something to remove; otherwise the choice is over. */
export function canRemove(s: State, frame: ExoworldFrame): boolean {
  return s.base.some((place, at) =>
    place.tokens.some((_, t) =>
      frame.step === 'sealing' ? canSeal(s, at, t, frame.first) : isRemovable(s, at, t),
    ),
  );
}

type PassAction = ActionOf<Exoworld, 'pass'>;

/** Shared Manifest: a card passes to the current player. Where hands are secret, its holder chooses which. */
export const pass: Verb<Exoworld, PassAction> = {
  options: (s) =>
    seatsInPlay(s).flatMap((from): PassAction[] =>
      s.incommunication
        ? [{ type: 'pass', from }]
        : kinds(handOf(s, from).cards).map((card) => ({ type: 'pass', from, card })),
    ),
  check(s, { from, card }) {
    const passing = passingObjection(s, currentSeat(s), from);
    if (passing) return passing;
    if (s.incommunication) {
      if (card !== undefined) return objection('XW-9.2', 'handsSecret');
      return handOf(s, from).cards.length > 0 ? undefined : objection('XW-3.3', 'noCards', { seat: from });
    }
    if (card === undefined) return objection('XW-6.2', 'needsMore');
    return holds(s, from, card) ? undefined : objection('XW-3.3', 'notHeld', { card });
  },
  do(g, { from, card }, _, frame) {
    const to = currentSeat(g.s);
    againIfMore(g, frame);
    if (card === undefined) g.then({ step: 'passOn', from, to });
    else passCard(g, from, to, card, removeCard(g.s, from, card));
  },
};

type Collect = ActionOf<Exoworld, 'collect'>;

/** XW-9.3 alone, the face-up cards stand for those of others: Shared Manifest takes them. */
export const collect: Verb<Exoworld, Collect> = {
  options: (s) => kinds(s.faceUp).map((card): Collect => ({ type: 'collect', card })),
  check(s, { card }) {
    if (!isSolo(s)) return objection('XW-9.3', 'notNeeded');
    return s.faceUp.includes(card) ? undefined : objection('XW-9.3', 'notFaceUp', { card });
  },
  do(g, { card }, seat, frame) {
    againIfMore(g, frame);
    takeFaceUp(g, seat, card);
  },
};

/** Who still chooses for Shared Manifest; nobody when no card can pass any more. */
export function choosesManifest(s: State, by: Seat): Seat | undefined {
  if (isSolo(s)) return s.faceUp.length > 0 ? by : undefined;
  return seatsInPlay(s).some((from) => canPass(s, from)) ? by : undefined;
}

type Convert = ActionOf<Exoworld, 'convert'>;

/** Last-Ditch Conversion: four of one supply for two of the emergency supply. */
export const convert: Verb<Exoworld, Convert> = {
  options: () => RESOURCES.map((resource): Convert => ({ type: 'convert', resource })),
  check: (s, { resource }) =>
    supplyOf(s, INDEX[resource]) >= CONVERSION.costs ? undefined : objection('XW-6.2', 'notEnough'),
  do(g, { resource }) {
    g.s.supply[INDEX[resource]] = supplyOf(g.s, INDEX[resource]) - CONVERSION.costs;
    g.tell({ type: 'converted', resource });
    gainEmergency(g, CONVERSION.gives);
  },
};

type Toggle = ActionOf<Exoworld, 'toggle'>;

/** Remote Override: a module anywhere is shut down or started. */
export const toggle: Verb<Exoworld, Toggle> = {
  options: (s) => s.base.map((_, place): Toggle => ({ type: 'toggle', place })),
  check(s, { place }, _, frame): Objection | undefined {
    const { but } = ofStep(frame, 'override');
    return overrideObjection(s, place) ?? (place === but ? objection('XW-6.2', 'alreadyToggled') : undefined);
  },
  do(g, { place }, _, frame) {
    againIfMore(g, { ...ofStep(frame, 'override'), but: place });
    if (has(placeOf(g.s, place), SHUTDOWN)) removeToken(g, place, SHUTDOWN, 'protocol');
    else putToken(g, place, SHUTDOWN, 'protocol');
  },
};

type Recover = ActionOf<Exoworld, 'recover'>;

/** Archive Recovery: a card that is not a protocol comes back from the discards. */
export const recover: Verb<Exoworld, Recover> = {
  options: (s) => kinds(s.discards).map((card): Recover => ({ type: 'recover', card })),
  check(s, { card }) {
    if (!s.discards.includes(card)) return objection('XW-6.2', 'notInDiscards', { card });
    return isProtocol(card) ? objection('XW-6.2', 'noProtocolThere', { card }) : undefined;
  },
  do(g, { card }, seat, frame) {
    const { s } = g;
    againIfMore(g, frame);
    s.discards.splice(s.discards.indexOf(card), 1);
    g.tell({ type: 'recovered', seat, card, by: 'archive-recovery' });
    addCard(g, seat, card, EVERYONE);
  },
};

type Bury = ActionOf<Exoworld, 'bury'>;

/** Forecast Model: one of the events looked at goes to the bottom, the others back in order. */
export const bury: Verb<Exoworld, Bury> = {
  options: () => Array.from({ length: FORESEEN }, (_, index): Bury => ({ type: 'bury', index })),
  check: (_s, { index }, _, frame) =>
    index < ofStep(frame, 'forecast').count ? undefined : objection('XW-6.2', 'notLooked'),
  do: (g, { index }, seat) => buryEvent(g, seat, index),
};

type Done = ActionOf<Exoworld, 'done'>;
const DONE: readonly Done[] = [{ type: 'done' }];

/** Enough of an "up to". */
export const done: Verb<Exoworld, Done> = {
  options: () => DONE,
  check: () => undefined,
  do(g, _, _seat, frame) {
    if (frame.step === 'sorting') sortedOut(g);
  },
};
