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
import type { Chosen, Core, GameWithBots, Kit, Pile, Play, Seat, Shape, Verb } from 'orrery/engine';
import {
  either,
  hiddenLayers,
  int,
  list,
  object,
  oneOf,
  optional,
  pick,
  pileSize,
  redealHidden,
  shuffledPile,
} from 'orrery/engine';
import { words } from './words.ts';

/** Its strength. */
export type Card = number;
const DECK: readonly Card[] = [1, 2, 3, 4, 5].flatMap((strength) => [strength, strength, strength]);
const DEALT = 4;
const PLACES = 2;

interface State extends Core<Frame> {
  hands: Card[][];
  /** What was bid in this round, once it is shown. */
  bids: Card[][];
  aboard: Seat[];
  pile: Pile<Card>;
}
type Frame =
  | { readonly step: 'deal' | 'show' | 'award' }
  | { readonly step: 'bids'; readonly chosen?: Chosen<Lifeboat> }
  | { readonly step: 'answer'; readonly seat: Seat };
type Putting<T> = { readonly type: T; readonly card: Card };
type Told<T> = { readonly type: T; readonly seat: Seat; readonly card?: Card };
export interface Lifeboat extends Kit {
  state: State;
  frame: Frame;
  action: Putting<'bid'> | Putting<'heave'> | { readonly type: 'rest' };
  event: Told<'bid' | 'heaved' | 'rested' | 'aboard'>;
  /** Of one's own hand the cards, of others how many. */
  view: { hands: (Card[] | number)[]; bids: Card[][]; aboard: Seat[]; pile: number };
  options: Record<never, never>;
}

/** What a state must look like when it is loaded: any JSON may come. In what is chosen there is room for eight seats. */
const card = int(1, 5);
const cards = list(card, { max: DECK.length });
const seat = int(0, 2);
const noted = optional(list(object({ type: oneOf(['bid']), card }), { max: 1 }));
const frame = either<Frame>(
  object({ step: oneOf(['deal', 'show', 'award']) }),
  object({
    step: oneOf(['bids']),
    chosen: optional(object(Object.fromEntries([...Array(8).keys()].map((seat) => [seat, noted])))),
  }),
  object({ step: oneOf(['answer']), seat }),
);
const outcome = object({
  winners: list(seat, { max: 2 }),
  reason: oneOf(['castOff']),
  rule: oneOf(['LB-5']),
});
const STATE: Shape<State> = object({
  stack: list(frame, { max: 9 }),
  seats: oneOf([3]),
  draws: int(0, 99),
  outcome: optional(outcome),
  hands: list(cards, { min: 3, max: 3 }),
  bids: list(cards, { min: 3, max: 3 }),
  aboard: list(seat, { max: PLACES }),
  pile: list(object({ cards }), { max: 1 }),
});

const total = (cards: readonly Card[] = []): number => cards.reduce((sum, card) => sum + card, 0);
const afloat = (s: State): Seat[] => [...s.hands.keys()].filter((seat) => !s.aboard.includes(seat));
/** Those in the water whose bid is the highest, or the lowest. */
function bidders(s: State, which: 'max' | 'min'): Seat[] {
  const bound = Math[which](...afloat(s).map((seat) => total(s.bids[seat])));
  return afloat(s).filter((seat) => total(s.bids[seat]) === bound);
}

/** Bidding and heaving put a card of the hand down; they differ in when they are asked, and in who sees it. */
function putting<T extends 'bid' | 'heave'>(type: T, rule: string): Verb<Lifeboat, Putting<T>> {
  return {
    fields: { card },
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
function draw(g: Play<Lifeboat>, seat: Seat): Card | undefined {
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
      fields: {},
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
    redealHidden([...hands.filter((_, i) => i !== seat), ...hiddenLayers(pile, seat)], random);
  },
  stateProblem: (state) => STATE.problem(state, ''),
  content: { strength: ['1', '2', '3', '4', '5'] },
  sense: {
    value: (s, seat) => (s.aboard.includes(seat) ? 1 : s.outcome ? 0 : total(s.hands[seat]) / total(DECK)),
    rollout: (_s, _seat, actions, random) => pick(actions, random),
  },
  words,
};
