/** MS-13 Playing cards: the windows, what a card names, the counter window, and selling. */
import { type ActionOf, type FrameOf, nth, type Objection, type Verb } from '#engine';
import type { CardPlay, PlayAction } from '../action.ts';
import { type Answers, type At, asksOf, type DeckCard, type Named, sideOf } from '../content/cards/card.ts';
import { type CardId, COUNTERS, card as cardOf } from '../content/cards.ts';
import { RESOURCES, SUBSYSTEMS } from '../content/panel.ts';
import type { MothershipFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { fleetOf, inTurnOrder } from '../rules/fleet.ts';
import { gain } from '../rules/losses.ts';
import { type Owner, unitNumber } from '../rules/units.ts';
import type { Fight, G, Mothership, State } from '../state.ts';
import { askRolled, otherSide } from './afterRoll.ts';
import { targetOf } from './attack.ts';
import { forget } from './capture.ts';
import { addPlays, isAbout, windowOf } from './windows.ts';

function lookedUp(s: State, { unit, target, seat, pick }: PlayAction): Named {
  return {
    unit: unitNumber(s, unit),
    target: target === undefined ? undefined : targetOf(s, target),
    seat,
    pick,
  };
}

export const play: Verb<Mothership, PlayAction> = {
  options(s, seat, frame) {
    const window = windowOf(frame);
    if (window === undefined) return [];
    const options: PlayAction[] = [];
    const hand = s.fleets[seat]?.hand ?? [];
    for (let i = 0; i < hand.length; i++) {
      const card = nth(hand, i);
      if (hand.indexOf(card) === i) addPlays(s, card, { me: seat, window }, options);
    }
    return options;
  },
  check(s, action, seat, frame) {
    const { card } = action;
    const window = windowOf(frame);
    if (!s.fleets[seat]?.hand.includes(card)) return objection('MS-13.2', 'notInHand', { card });
    const record = cardOf(card);
    if (window === undefined || !record.windows.includes(window))
      return objection('MS-13.3', 'wrongWindow', { card });
    // MS-13.3 without the X mark only on the own turn
    if (!record.x && s.active !== seat) return objection('MS-13.3', 'wrongWindow', { card });
    return record.when?.(s, { me: seat, window }) ?? namesProblem(s, action, record, { me: seat, window });
  },
  do(g, action, seat, frame) {
    askAgain(g, frame);
    putOnTable(g, { seat, action });
  },
};

const NAMES = ['unit', 'target', 'seat', 'pick'] as const;

/** Whether the card names what it needs, nothing else, and all of it may be named. */
function namesProblem(s: State, action: PlayAction, record: DeckCard, at: At): Objection | undefined {
  const { card } = action;
  const asks = asksOf(record, at.window);
  const named = lookedUp(s, action);
  for (const name of NAMES) {
    if ((asks[name] !== undefined) !== (action[name] !== undefined))
      return objection('MS-13.9', 'cardNames', { card, name });
    if (action[name] !== undefined && named[name] === undefined)
      return objection('MS-13.9', 'noTarget', { unit: `${action[name]}` });
  }
  const { unit, target, seat, pick } = named;
  return (
    (unit === undefined ? undefined : asks.unit?.(s, unit, at, named)) ??
    (target === undefined ? undefined : asks.target?.(s, target, at, named)) ??
    (seat === undefined ? undefined : asks.seat?.(s, seat, at, named)) ??
    (pick === undefined ? undefined : asks.pick?.(s, pick, at, named))
  );
}

/** What is asked once the card has acted. */
function askAgain(g: G, frame: MothershipFrame): void {
  switch (frame.step) {
    case 'rolled':
      askRolled(g, otherSide(frame.side), 0);
      return;
    case 'main':
    case 'declare':
    case 'planetDefend':
    case 'planetRolled':
    case 'dieRolled':
      g.then(frame);
      return;
  }
}

/** MS-13.6 the card is on the discard pile, and may be answered before it acts. */
function putOnTable(g: G, cardPlay: CardPlay): void {
  const { s } = g;
  const { seat, action } = cardPlay;
  discardFrom(s, seat, action.card);
  g.tell({ type: 'played', seat, action });
  // Whether anybody is asked now depends on hands that the player does not know.
  g.reveal();
  g.then({ step: 'cardActs', play: cardPlay });
  const holders = inTurnOrder(s, seat).filter((other) => other !== seat && canCounter(s, other));
  g.then(...holders.map((other) => ({ step: 'counter' as const, seat: other, play: cardPlay })));
}

function canCounter(s: State, owner: Owner): boolean {
  const { hand } = fleetOf(s, owner);
  return s.table.alwaysPause
    ? hand.length > 0 && COUNTERS.some((card) => isAbout(s, card))
    : COUNTERS.some((card) => hand.includes(card));
}

function discardFrom(s: State, seat: Owner, card: CardId): void {
  const { hand } = fleetOf(s, seat);
  hand.splice(hand.indexOf(card), 1);
  forget(s, seat, card);
  s.discard.push(card);
}

export function cardActs(g: G, { play: { seat, action } }: FrameOf<Mothership, 'cardActs'>): void {
  const { fight } = g.s;
  const named = lookedUp(g.s, action);
  const before = fight && addedIn(fight);
  g.use('card', action.card);
  const { act, bare } = cardOf(action.card);
  if (bare && NAMES.every((name) => action[name] === undefined)) bare.act(g, seat);
  else act(g, seat, new Answered(named));
  // What answers a card takes no side in the fight around it.
  if (fight === undefined || before === undefined || COUNTERS.includes(action.card)) return;
  fight.cards.push({
    card: action.card,
    side: sideOf(fight, seat),
    plus: addedIn(fight) - before,
    ...(named.unit === undefined ? {} : { unit: named.unit }),
  });
}

/** What a play has named, as the card asked for it. Whoever asks for something else has a mistake in the record. */
class Answered implements Answers {
  readonly #named: Named;

  constructor(named: Named) {
    this.#named = named;
  }

  get unit() {
    return this.#named.unit ?? unnamed('unit');
  }

  get target() {
    return this.#named.target ?? unnamed('target');
  }

  get enemy() {
    const { target } = this;
    return target.kind === 'unit' ? target.unit : unnamed('enemy');
  }

  get planet() {
    const { target } = this;
    return target.kind === 'planet' ? target.planet : unnamed('planet');
  }

  get seat() {
    return this.#named.seat ?? unnamed('seat');
  }

  get resource() {
    return RESOURCES.find((one) => one === this.#named.pick) ?? unnamed('resource');
  }

  get subsystem() {
    return SUBSYSTEMS.find((one) => one === this.#named.pick) ?? unnamed('subsystem');
  }
}

function unnamed(what: keyof Answers): never {
  throw new Error(`the card on the table names no ${what}`);
}

/** All that cards have added so far. */
function addedIn({ bonus, plus }: Fight): number {
  return plus.reduce((sum, one) => sum + one, bonus[0] + bonus[1]);
}

/** MS-13.8 only in the sell step of the own turn. */
export const sell: Verb<Mothership, ActionOf<Mothership, 'sell'>> = {
  options: (s, seat) => [...new Set(s.fleets[seat]?.hand)].map((card) => ({ type: 'sell', card })),
  check: (s, { card }, seat) =>
    s.fleets[seat]?.hand.includes(card) ? undefined : objection('MS-13.8', 'notInHand', { card }),
  do(g, { card }, seat) {
    discardFrom(g.s, seat, card);
    const { minerals = 0, gas = 0 } = cardOf(card).resale;
    g.tell({ type: 'sold', seat, card });
    gain(g, seat, 'minerals', minerals, 'sold');
    gain(g, seat, 'gas', gas, 'sold');
    g.use('rule', 'sell');
    g.then('sell');
  },
};
