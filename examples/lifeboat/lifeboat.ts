/**
 * Lifeboat: three castaways, two places. A whole game in two small files, to begin one of your own from.
 *
 * LB-1 Set-up. Fifteen cards, 1 to 5 three times, are shuffled; each seat is dealt four, the rest is the pile.
 * LB-2 Bids. Everyone in the water bids a card, in secret and at once.
 * LB-3 Answer. The bids are shown. Whoever bid least, of equals the first seat, may heave: add a card of the hand to the
 *      bid. Otherwise they rest, and draw a card from the pile.
 * LB-4 Place. The highest bid takes a place in the boat; of equal ones, none does.
 * LB-5 End. With two in the boat, or as soon as someone in the water has no card left, it casts off: who sits in it wins.
 */
import type { GameWithBots, Kit, Play, Seat, ShapeOf, Verb } from 'orrery/engine';
import {
  choices,
  core,
  hiddenLayers,
  int,
  isOwn,
  list,
  maybe,
  pick,
  pile,
  pileSize,
  record,
  redealHidden,
  shuffledPile,
  tagged,
} from 'orrery/engine';
import { words } from './words.ts';

const DECK: readonly number[] = [1, 2, 3, 4, 5].flatMap((strength) => [strength, strength, strength]);
const DEALT = 4;
const PLACES = 2;

// Each shape is both the type and the check of what comes from outside. A card is its strength.
const card = int(1, 5);
const cards = list(card, { max: DECK.length });
const hands = list(cards, { min: 3, max: 3 });
const seat = int(0, 2);
const ACTIONS = tagged('type', { bid: { card }, heave: { card }, rest: {} });
type Action = ShapeOf<typeof ACTIONS>;
const FRAMES = tagged('step', {
  deal: {},
  bids: { chosen: choices(ACTIONS, { seats: 8, each: 1 }) },
  show: {},
  answer: { seat },
  award: {},
});
type Frame = ShapeOf<typeof FRAMES>;
const EVENTS = tagged('type', {
  bid: { seat, card },
  heaved: { seat, card },
  /** Which card was drawn is heard by the one who drew it. */
  rested: { seat, card: maybe(card) },
  aboard: { seat },
});
/** What was bid in this round stands in `bids`, once it is shown. */
const FIELDS = { hands, bids: hands, aboard: list(seat, { max: PLACES }), pile: pile(card, DECK.length) };
const STATE = record({ ...core<Frame>(FRAMES, { min: 3, max: 3 }), ...FIELDS });
interface State extends ShapeOf<typeof STATE> {}

export interface Lifeboat extends Kit {
  state: State;
  frame: Frame;
  action: Action;
  event: ShapeOf<typeof EVENTS>;
  /** Of one's own hand the cards, of others how many. */
  view: { hands: (number[] | number)[]; bids: number[][]; aboard: Seat[]; pile: number };
  options: Record<never, never>;
}

const total = (cards: readonly number[] = []): number => cards.reduce((sum, card) => sum + card, 0);
const afloat = (s: State): Seat[] => [...s.hands.keys()].filter((seat) => !s.aboard.includes(seat));
/** Those in the water whose bid is the highest, or the lowest. */
function bidders(s: State, which: 'max' | 'min'): Seat[] {
  const bound = Math[which](...afloat(s).map((seat) => total(s.bids[seat])));
  return afloat(s).filter((seat) => total(s.bids[seat]) === bound);
}

/** Bidding and heaving put a card of the hand down; they differ in when they are asked, and in who sees it. */
function putting<T extends 'bid' | 'heave'>(
  type: T,
  rule: string,
): Verb<Lifeboat, { type: T; card: number }> {
  return {
    options: (s, seat) => [...new Set(s.hands[seat])].map((card) => ({ type, card })),
    exact: true,
    check: (s, { card }, seat) => (s.hands[seat]?.includes(card) ? undefined : { rule, code: 'notHeld' }),
    do(g, { card }, seat) {
      const hand = g.s.hands[seat] ?? [];
      hand.splice(hand.indexOf(card), 1);
      g.s.bids[seat]?.push(card);
      g.use('strength', `${card}`);
      if (type === 'heave') g.tell({ type: 'heaved', seat, card });
    },
  };
}
function draw(g: Play<Lifeboat>, seat: Seat): number | undefined {
  const card = g.draw(g.s.pile);
  if (card !== undefined) g.s.hands[seat]?.push(card);
  return card;
}

export const lifeboat: GameWithBots<Lifeboat> = {
  id: 'lifeboat',
  version: '1',
  seats: { min: 3, max: 3 },
  options: {},
  setup: ({ seats }) => ({
    stack: [{ step: 'deal' }],
    seats,
    draws: 0,
    hands: [[], [], []],
    bids: [[], [], []],
    aboard: [],
    pile: shuffledPile(DECK),
  }),
  steps: {
    deal: {
      run(g) {
        for (const seat of afloat(g.s)) for (let n = 0; n < DEALT; n++) draw(g, seat);
        g.then({ step: 'bids' }, 'show', 'award');
      },
    },
    bids: { kind: 'secret', verbs: ['bid'], seats: afloat },
    show: {
      run(g) {
        g.reveal();
        for (const seat of afloat(g.s)) g.tell({ type: 'bid', seat, card: total(g.s.bids[seat]) });
        for (const seat of bidders(g.s, 'min').slice(0, 1)) g.then({ step: 'answer', seat });
      },
    },
    answer: { kind: 'one', verbs: ['heave', 'rest'], seat: (_s, { seat }) => seat, auto: () => true },
    award: {
      run(g) {
        const [seat, ...equals] = bidders(g.s, 'max');
        if (seat !== undefined && equals.length === 0) {
          g.s.aboard.push(seat);
          g.tell({ type: 'aboard', seat });
        }
        g.s.bids = [[], [], []];
        const isOver = g.s.aboard.length === PLACES || afloat(g.s).some((seat) => !g.s.hands[seat]?.length);
        if (isOver) g.end({ winners: g.s.aboard.toSorted(), reason: 'castOff', rule: 'LB-5' });
        else g.then({ step: 'bids' }, 'show', 'award');
      },
    },
  },
  verbs: {
    bid: putting('bid', 'LB-2'),
    heave: putting('heave', 'LB-3'),
    rest: {
      options: () => [{ type: 'rest' }],
      exact: true,
      check: () => undefined,
      do(g, _action, seat) {
        const card = draw(g, seat);
        if (card === undefined) g.tell({ type: 'rested', seat });
        else g.tellOnly([seat], { type: 'rested', seat, card }, { type: 'rested', seat });
      },
    },
  },
  view: ({ hands, bids, aboard, pile }, seat) => ({
    hands: hands.map((hand, i) => (i === seat ? hand : hand.length)),
    bids,
    aboard,
    pile: pileSize(pile),
  }),
  redeal({ hands, pile }, seat, random) {
    redealHidden([...hands.filter((_, i) => !isOwn(i, seat)), ...hiddenLayers(pile, seat)], random);
  },
  shapes: { state: STATE, action: ACTIONS, event: EVENTS },
  content: { strength: ['1', '2', '3', '4', '5'] },
  sense: {
    value: (s, seat) => (s.aboard.includes(seat) ? 1 : s.outcome ? 0 : total(s.hands[seat]) / total(DECK)),
    rollout: (_s, _seat, actions, random) => pick(actions, random),
  },
  words,
};
