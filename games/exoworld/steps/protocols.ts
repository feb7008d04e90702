/** XW-6.2 Protocols, XW-7 the windows in which they may be played. */
import type { ActionOf, FrameOf, Objection, Seat, Verb } from '#engine';
import { type CardId, isProtocol, PROTOCOL_IDS, type ProtocolId } from '../content/cards.ts';
import { PROTOCOLS } from '../content/protocols.ts';
import type { ExoworldFrame, Window } from '../frame.ts';
import { objection } from '../objections.ts';
import { discardFrom, handOf, holds } from '../rules/cards.ts';
import { currentSeat, isInPlay, seatsFromCurrent } from '../rules/order.ts';
import { type Exoworld, type G, PUBLIC, type State } from '../state.ts';
import { goOn, NONE } from './turn.ts';

type Protocol = ActionOf<Exoworld, 'protocol'>;

export const protocol: Verb<Exoworld, Protocol> = {
  options(s, seat) {
    // The table, which seats players, holds no cards.
    const cards = s.hands[seat]?.cards ?? NONE;
    return cards.filter(isProtocol).map((card): Protocol => ({ type: 'protocol', card }));
  },
  check: (s, { card }, seat, frame) => playObjection(s, seat, card, windowOf(frame)),
  do(g, { card }, seat, frame) {
    g.tell({ type: 'protocolPlayed', seat, card });
    g.use('protocol', card);
    g.s.played.push(card);
    if (frame.step === 'respond') g.then({ step: 'window', window: frame.window, asked: 0 });
    else goOn(g);
    discardFrom(g, seat, card);
    PROTOCOLS[card].play(g, seat);
  },
};

function windowOf(frame: ExoworldFrame): 1 | Window {
  return frame.step === 'respond' ? frame.window : 1;
}

function playObjection(s: State, seat: Seat, card: ProtocolId, window: 1 | Window): Objection | undefined {
  if (!isInPlay(s, seat)) return objection('XW-7', 'notSeated');
  if (!holds(s, seat, card)) return objection('XW-6.2', 'notHeld', { card });
  if (!PROTOCOLS[card].windows.includes(window)) return objection('XW-7', 'wrongWindow', { card });
  if (s.noProtocols !== undefined) return objection('XW-10', 'noProtocols');
  if (s.played.includes(card)) return objection('XW-R18', 'playedThisTurn', { card });
  return isBlind(s, seat, window) ? undefined : PROTOCOLS[card].check?.(s, seat);
}

/** XW-9.2 whether a seat answers an event that only the current player has read: it may be in vain. */
function isBlind(s: State, seat: Seat, window: 1 | Window): boolean {
  return window === 3 && s.incommunication && seat !== currentSeat(s) && !s.drawn?.open;
}

/** Asks the next seat that could play a protocol in this window, in turn order; the window closes when nobody could. */
export function window(g: G, { window, asked }: FrameOf<Exoworld, 'window'>): void {
  const { s } = g;
  if (s.noProtocols !== undefined || (window === 3 && s.drawn === undefined)) return;
  const seats = seatsFromCurrent(s);
  for (let next = asked; next < seats.length; next++) {
    const seat = seats[next];
    if (seat === undefined || !isAsked(s, seat, window)) continue;
    g.then({ step: 'respond', window, asked: next + 1, seat });
    return;
  }
}

function isAsked(s: State, seat: Seat, window: Window): boolean {
  if (s.incommunication) {
    // XW-9.2 Who is asked must not tell who holds what, nor what was drawn: whoever has read it is asked in any case.
    if (window === 3 && seat === currentSeat(s) && !s.drawn?.open) return true;
    return PROTOCOL_IDS.some((card) => couldPlay(s, seat, card, window));
  }
  for (const card of handOf(s, seat).cards) {
    if (isProtocol(card) && playObjection(s, seat, card, window) === undefined) return true;
  }
  return false;
}

/** Whether, as far as everyone can tell, a seat might hold this protocol and play it now. */
function couldPlay(s: State, seat: Seat, card: ProtocolId, window: Window): boolean {
  const { windows, check } = PROTOCOLS[card];
  if (!windows.includes(window) || s.played.includes(card)) return false;
  if (!isBlind(s, seat, window) && check?.(s, seat) !== undefined) return false;
  const owner = publicHolder(s, card);
  if (owner !== undefined) return owner === seat;
  return handOf(s, seat).seen.some((seen) => (seen & PUBLIC) === 0);
}

/** Where everyone knows a card to be: a seat, −1 for the open table; undefined when it is not known. */
function publicHolder(s: State, card: CardId): Seat | undefined {
  if (s.faceUp.includes(card) || s.discards.includes(card)) return -1;
  const holder = s.hands.findIndex(({ cards, seen }) =>
    cards.some((held, i) => held === card && ((seen[i] ?? 0) & PUBLIC) !== 0),
  );
  return holder < 0 ? undefined : holder;
}

type Decline = ActionOf<Exoworld, 'decline'>;
const DECLINE: readonly Decline[] = [{ type: 'decline' }];

export const decline: Verb<Exoworld, Decline> = {
  options: () => DECLINE,
  check: () => undefined,
  do(g, _, _seat, frame) {
    if (frame.step === 'respond') g.then({ step: 'window', window: frame.window, asked: frame.asked });
  },
};
