/**
 * Lifeboat: three castaways, two places. A whole game in three small files, to begin one of your own from.
 *
 * LB-1 Set-up. Fifteen cards, 1 to 5 three times, are shuffled; each seat is dealt four, the rest is the pile.
 * LB-2 Bids. Everyone in the water bids a card, in secret and at once.
 * LB-3 Answer. The bids are shown. Whoever bid least, of equals the first seat, may heave: add a card of the hand to the
 *      bid. Otherwise they rest, and draw a card from the pile.
 * LB-4 Place. The highest bid takes a place in the boat; of equal ones, none does.
 * LB-5 End. With two in the boat, or as soon as someone in the water has no card left, it casts off: who sits in it wins.
 */
import {
  type Game,
  hiddenLayers,
  type Objection,
  type Play,
  pick,
  pileSize,
  RulesBug,
  redealHidden,
  type Seat,
  shuffledPile,
  type Verb,
} from 'orrery/engine';
import { CARDS, type Card, type Castaway, card, type Lifeboat, PLACES, STATE, type State, strength } from './state.ts';
import { words } from './words.ts';

const HAND = 4;
const total = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + strength(card), 0);
const seatsWhere = (s: State, is: (one: Castaway) => boolean): Seat[] =>
  [...s.people.keys()].filter((seat) => is(castaway(s, seat)));
const afloat = (s: State): Seat[] => seatsWhere(s, ({ aboard }) => !aboard);

function castaway(s: State, seat: Seat): Castaway {
  const found = s.people[seat];
  if (found === undefined) throw new RulesBug(`nobody sits at seat ${seat}`);
  return found;
}

/** Bidding and heaving put a card of the hand down; they differ in when they are asked. */
function putting<T extends 'bid' | 'heave'>(type: T, rule: string): Verb<Lifeboat, { type: T; card: Card }> {
  return {
    fields: { card },
    options: (s, seat) => castaway(s, seat).hand.map((held) => ({ type, card: held })),
    exact: true,
    check: (s, { card }, seat): Objection | undefined =>
      castaway(s, seat).hand.includes(card) ? undefined : { rule, code: 'notHeld' },
    do(g, { card }, seat) {
      const one = castaway(g.s, seat);
      one.hand = one.hand.filter((held) => held !== card);
      one.bid.push(card);
      g.use('strength', `${strength(card)}`);
      if (type === 'bid') return;
      g.reveal();
      g.tell({ type: 'heaved', seat, card });
    },
  };
}

/** LB-3 */
function show(g: Play<Lifeboat>): void {
  const bids = afloat(g.s).map((seat) => ({ seat, bid: castaway(g.s, seat).bid }));
  g.reveal();
  for (const { seat, bid } of bids) for (const card of bid) g.tell({ type: 'bid', seat, card });
  const least = Math.min(...bids.map(({ bid }) => total(bid)));
  const last = bids.find(({ bid }) => total(bid) === least);
  if (last) g.then({ step: 'answer', seat: last.seat });
}

/** LB-4 */
function award(g: Play<Lifeboat>): void {
  const bids = afloat(g.s).map((seat) => ({ seat, bid: castaway(g.s, seat).bid }));
  const most = Math.max(...bids.map(({ bid }) => total(bid)));
  const [first, ...equals] = bids.filter(({ bid }) => total(bid) === most);
  if (first && equals.length === 0) {
    castaway(g.s, first.seat).aboard = true;
    g.tell({ type: 'aboard', seat: first.seat });
  }
  for (const { bid } of bids) g.s.spent.push(...bid.splice(0));
}

export const lifeboat: Game<Lifeboat> = {
  id: 'lifeboat',
  version: '1',
  seats: { min: 3, max: 3 },
  options: {},
  setup: ({ seats }) => ({
    ...{ stack: [{ step: 'deal' }], seats, draws: 0 },
    people: Array.from({ length: seats }, () => ({ hand: [], bid: [], aboard: false })),
    ...{ pile: shuffledPile(CARDS), spent: [] },
  }),
  steps: {
    deal: {
      run(g) {
        for (const { hand } of g.s.people) for (let n = 0; n < HAND; n++) draw(g, hand);
        g.then('round');
      },
    },
    round: {
      run(g) {
        const winners = seatsWhere(g.s, ({ aboard }) => aboard);
        const isOver = winners.length === PLACES || g.s.people.some((one) => !one.aboard && !one.hand.length);
        if (isOver) g.end({ winners, reason: winners.length > 0 ? 'castOff' : 'empty', rule: 'LB-5' });
        else g.then('bids', 'show', 'award', 'round');
      },
    },
    bids: { kind: 'secret', verbs: ['bid'], seats: afloat },
    show: { run: show },
    answer: { kind: 'one', verbs: ['heave', 'rest'], seat: (_s, { seat }) => seat, auto: () => true },
    award: { run: award },
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
        const card = draw(g, castaway(g.s, seat).hand);
        if (card === undefined) g.tell({ type: 'rested', seat });
        else g.tellOnly([seat], { type: 'rested', seat, card }, { type: 'rested', seat });
      },
    },
  },
  view: ({ people, pile, spent }, seat) => ({
    people: people.map(({ hand, bid, aboard }, i) => ({
      ...{ cards: hand.length, bid, aboard },
      ...(i === seat ? { hand } : {}),
    })),
    ...{ pile: pileSize(pile), spent },
  }),
  redeal({ people, pile }, seat, random) {
    const hands = people.filter((_, i) => i !== seat).map(({ hand }) => hand);
    redealHidden([...hands, ...hiddenLayers(pile, seat)], random);
  },
  stateProblem: (state) => STATE.problem(state, ''),
  content: { strength: ['1', '2', '3', '4', '5'] },
  sense: {
    value(s, seat) {
      if (s.outcome) return s.outcome.winners.includes(seat) ? 1 : 0;
      const { aboard, hand } = castaway(s, seat);
      return aboard ? 1 : total(hand) / total(CARDS);
    },
    rollout: (_s, _seat, actions, random) => pick(actions, random),
  },
  words,
};

function draw(g: Play<Lifeboat>, hand: Card[]): Card | undefined {
  const card = g.draw(g.s.pile);
  if (card !== undefined) hand.push(card);
  return card;
}
