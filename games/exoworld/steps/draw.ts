/** XW-3.1 Draw and XW-3.2 Recycle, with what the Surveyor and the Quartermaster make of the cards on offer. */
import type { ActionOf, Seat, Verb } from '#engine';
import type { CardId } from '../content/cards.ts';
import { objection } from '../objections.ts';
import { byCard, ofKinds } from '../rules/actionTable.ts';
import { addCard, discard, drawTop, kinds, restock, seenBy, tellDrew } from '../rules/cards.ts';
import { currentCharacter, currentCrew, currentSeat } from '../rules/order.ts';
import { EVERYONE, type Exoworld, type G } from '../state.ts';
import { goOn, hasAction, NONE, noAction, ofCurrent, skillObjection, spend } from './turn.ts';

type Draw = ActionOf<Exoworld, 'draw'>;

const FROM_DECK: Draw = { type: 'draw', card: 'deck' };
const DRAW = byCard((card): Draw => ({ type: 'draw', card }));

export const draw: Verb<Exoworld, Draw> = ofCurrent({
  options: (s) => (hasAction(s) ? ofKinds(s.faceUp, DRAW, s.deck.length > 0 ? [FROM_DECK] : []) : NONE),
  exact: true,
  check(s, { card }) {
    const none = noAction(s);
    if (none) return none;
    if (card === 'deck') return s.deck.length > 0 ? undefined : objection('XW-6.1', 'nothingToDraw');
    return s.faceUp.includes(card) ? undefined : objection('XW-3.1', 'notFaceUp', { card });
  },
  do(g, { card }, seat) {
    spend(g);
    g.use('action', 'draw');
    if (card === 'deck') drawFromDeck(g);
    else takeFaceUp(g, seat, card);
  },
});

/** A face-up card comes into a hand and is replaced at once. */
export function takeFaceUp(g: G, seat: Seat, card: CardId): void {
  const { faceUp } = g.s;
  faceUp.splice(faceUp.indexOf(card), 1);
  g.tell({ type: 'drew', seat, card, faceUp: true });
  addCard(g, seat, card, EVERYONE);
  restock(g);
}

/** The Surveyor looks at two and keeps one. */
function drawFromDeck(g: G): void {
  const { s } = g;
  const seat = currentSeat(s);
  const looks = currentCharacter(s).looks ?? 1;
  const cards: CardId[] = [];
  for (let i = 0; i < looks; i++) {
    const card = drawTop(g);
    if (card !== undefined) cards.push(card);
  }
  if (cards.length > 1) {
    s.aside = cards;
    g.use('skill', currentCrew(s).id);
    g.then('survey');
    return;
  }
  for (const card of cards) {
    tellDrew(g, seat, card);
    addCard(g, seat, card, seenBy(s, seat));
  }
}

type Choose = ActionOf<Exoworld, 'choose'>;

/** The Surveyor keeps one card and discards the other. */
export const choose: Verb<Exoworld, Choose> = {
  options: (s) => kinds(s.aside).map((card): Choose => ({ type: 'choose', card })),
  check: (s, { card }) => (s.aside.includes(card) ? undefined : objection('XW-3.9', 'notAside', { card })),
  do(g, { card }, seat) {
    const { s } = g;
    s.aside.splice(s.aside.indexOf(card), 1);
    const rest = s.aside;
    s.aside = [];
    tellDrew(g, seat, card);
    addCard(g, seat, card, seenBy(s, seat));
    for (const other of rest) g.tell({ type: 'discarded', seat, card: other });
    discard(g, ...rest);
  },
};

type Recycle = ActionOf<Exoworld, 'recycle'>;
const RECYCLE: readonly Recycle[] = [{ type: 'recycle' }];

export const recycle: Verb<Exoworld, Recycle> = ofCurrent({
  options: () => RECYCLE,
  // XW-R12 what would change nothing is not offered.
  check: (s) => noAction(s) ?? (s.faceUp.length > 0 ? undefined : objection('XW-3.2', 'noFaceUp')),
  do(g, _, seat) {
    const { s } = g;
    spend(g);
    g.use('action', 'recycle');
    const cards = s.faceUp;
    s.faceUp = [];
    g.tell({ type: 'recycled', seat, cards });
    discard(g, ...cards);
  },
});

type SortOut = ActionOf<Exoworld, 'sortOut'>;
const SORT_OUT: readonly SortOut[] = [{ type: 'sortOut' }];

/** The Quartermaster, once at the start of a turn and free: any number of face-up cards are replaced. */
export const sortOut: Verb<Exoworld, SortOut> = ofCurrent({
  options: () => SORT_OUT,
  check(s) {
    const skill = skillObjection(s, 'quartermaster');
    if (skill) return skill;
    if (s.spent > 0) return objection('XW-3.9', 'notStart');
    return s.faceUp.length > 0 ? undefined : objection('XW-3.2', 'noFaceUp');
  },
  do(g) {
    g.s.skillUsed = true;
    g.use('skill', 'quartermaster');
    goOn(g);
    g.then('sorting');
  },
});

type PutAway = ActionOf<Exoworld, 'putAway'>;

export const putAway: Verb<Exoworld, PutAway> = {
  options: (s) => kinds(s.faceUp).map((card): PutAway => ({ type: 'putAway', card })),
  check: (s, { card }) => (s.faceUp.includes(card) ? undefined : objection('XW-3.1', 'notFaceUp', { card })),
  do(g, { card }) {
    const { s } = g;
    s.faceUp.splice(s.faceUp.indexOf(card), 1);
    s.aside.push(card);
    g.then('sorting');
  },
};

/** The Quartermaster has put away enough: the gaps are filled. */
export function sortedOut(g: G): void {
  const { s } = g;
  const cards = s.aside;
  s.aside = [];
  if (cards.length === 0) return;
  g.tell({ type: 'recycled', seat: currentSeat(s), cards });
  discard(g, ...cards);
}
