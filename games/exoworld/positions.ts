/** Positions in a few lines, for missions and rule tests. */

import { clone, nth } from '#engine';
import { CARD_IDS, CARDS, type CardId, isProtocol } from './content/cards.ts';
import { CHARACTER_IDS, type CharacterId } from './content/characters.ts';
import type { HealthId } from './content/health.ts';
import { CRITICAL_EVENTS, EVENT_IDS, type EventId, NORMAL_EVENTS } from './content/ids.ts';
import { MODULE_IDS } from './content/modules.ts';
import type { ScenarioId } from './content/scenarios.ts';
import { BASE_TOKENS, TOKEN_INDEX } from './content/tokens.ts';
import type { ExoworldFrame } from './frame.ts';
import { placeOf } from './rules/base.ts';
import { faceUpCount } from './rules/cards.ts';
import { productionOf } from './rules/production.ts';
import { newPlace, setup } from './setup.ts';
import { EVERYONE, type State } from './state.ts';
import { copies, newCrew } from './steps/setUp.ts';
import { WINDOW_2, WINDOW_4 } from './steps/turn.ts';

export interface Given {
  scenario?: ScenarioId;
  incommunication?: boolean;
  critical?: boolean;
  /** Hands by seat, cards by name; as many seats as hands (solo: one). */
  hands?: readonly string[];
  /** Characters in order: one a seat, three alone. */
  crew?: readonly CharacterId[];
  /** Where each character stands, by the number of the place. */
  at?: readonly number[];
  /** Modules as deployed, `name@x,y!token!token`; without a space they go around home, then further out. `home!token` adds tokens there. */
  base?: string;
  fatigue?: readonly number[];
  health?: readonly (readonly HealthId[])[];
  supply?: readonly number[];
  emergency?: number;
  faceUp?: string;
  /** The next cards of the deck; the rest lies below them. */
  deck?: string;
  discards?: string;
  /** Where all cards not named go: below the deck, or to the discards. */
  rest?: 'deck' | 'discards';
  /** The next events; nothing follows them unless `more`. */
  events?: string;
  /** How many events follow those named. */
  more?: number;
  current?: number;
  turn?: Partial<
    Pick<
      State,
      'spent' | 'bonus' | 'skillUsed' | 'fabrication' | 'rationing' | 'noTransfers' | 'noProtocols' | 'fresh'
    >
  >;
  /** The step that comes next; the rest of the turn follows it. */
  phase?: 'startOfTurn' | 'actions' | 'drawEvent' | 'update' | 'handLimits';
}

const SPACES: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [2, 0],
  [0, 2],
  [-2, 0],
  [0, -2],
];

export function positionOf(given: Given): State {
  const hands = given.hands ?? ['', ''];
  const seats = hands.length;
  const s = setup({
    seats,
    options: {
      scenario: given.scenario ?? 'proxima-b',
      critical: given.critical ?? false,
      incommunication: given.incommunication ?? false,
      first: 0,
    },
  });
  placeModules(s, given.base ?? '');
  seatCrew(s, given);
  dealCards(s, given, hands);
  stackEvents(s, given);
  s.production = productionOf(s);
  s.supply = [...(given.supply ?? s.supply)];
  s.emergency = given.emergency ?? s.emergency;
  s.current = given.current ?? 0;
  s.turn = 1;
  s.fresh = (given.turn?.spent ?? 0) === 0;
  Object.assign(s, clone(given.turn ?? {}));
  s.stack = framesFrom(given.phase ?? 'actions');
  return s;
}

function framesFrom(phase: NonNullable<Given['phase']>): ExoworldFrame[] {
  if (phase === 'startOfTurn') return [{ step: 'startOfTurn' }];
  const order: ExoworldFrame[] = [
    { step: 'actions' },
    WINDOW_2,
    { step: 'drawEvent' },
    WINDOW_4,
    { step: 'update' },
    { step: 'handLimits' },
    { step: 'endOfTurn' },
  ];
  return order.slice(order.findIndex(({ step }) => step === phase)).reverse();
}

function placeModules(s: State, words: string): void {
  const free = SPACES.slice();
  for (const word of split(words)) {
    const [spot = '', ...tokens] = word.split('!');
    const [name = '', space] = spot.split('@');
    let place = placeOf(s, 0);
    if (name !== 'home') {
      const [x, y] = space ? space.split(',').map(Number) : (free.shift() ?? []);
      place = newPlace(known(MODULE_IDS, name), x ?? 0, y ?? 0);
      s.base.push(place);
    }
    for (const token of tokens) {
      const t = TOKEN_INDEX[known(BASE_TOKENS, token)];
      place.tokens[t] = (place.tokens[t] ?? 0) + 1;
    }
  }
}

/** Characters whose skills seldom matter. */
const PLAIN: readonly CharacterId[] = ['salvager', 'roboticist', 'quartermaster', 'process-chemist', 'medic'];

function seatCrew(s: State, { crew, at, fatigue, health }: Given): void {
  const count = s.seats === 1 ? 3 : s.seats;
  const chosen = crew ?? PLAIN.slice(0, count);
  s.crew = chosen.map((id, i) => ({
    ...newCrew(id, s.seats === 1 ? 0 : i),
    at: at?.[i] ?? 0,
    fatigue: fatigue?.[i] ?? 0,
    health: [...(health?.[i] ?? [])],
  }));
  s.spare = CHARACTER_IDS.filter((id) => !chosen.includes(id));
}

function dealCards(s: State, given: Given, hands: readonly string[]): void {
  const left = CARD_IDS.flatMap((id) => Array.from({ length: CARDS[id].copies }, () => id));
  const take = (words: string): CardId[] =>
    split(words).map((word) => {
      const id = known(CARD_IDS, word);
      const at = left.indexOf(id);
      if (at < 0) throw new Error(`there is no further ${id}`);
      return nth(left.splice(at, 1), 0);
    });
  for (const { card } of s.base) if (card !== 'home') take(card);
  s.hands = hands.map((words) => {
    const cards = take(words);
    return { cards, seen: cards.map(() => EVERYONE) };
  });
  s.hands.forEach((hand, seat) => {
    if (given.incommunication) hand.seen = hand.cards.map(() => 1 << seat);
  });
  const deck = take(given.deck ?? '');
  s.discards = take(given.discards ?? '');
  const named = take(given.faceUp ?? '');
  s.faceUp = named.concat(given.faceUp === undefined ? someOf(left, faceUpCount(s)) : []);
  s.out = left.filter(isProtocol);
  const rest = left.filter((card) => !isProtocol(card));
  s.deck = deck.length > 0 ? [{ cards: deck, seen: [] }] : [];
  if (given.rest === 'discards') s.discards.push(...rest);
  else s.deck.push({ cards: rest });
}

/** Cards that were not named, taken from those that are left. */
function someOf(left: CardId[], count: number): CardId[] {
  const some: CardId[] = [];
  for (let i = left.length - 1; i >= 0 && some.length < count; i--) {
    if (!isProtocol(nth(left, i))) some.push(...left.splice(i, 1));
  }
  return some;
}

function stackEvents(s: State, given: Given): void {
  const left = copies(s.seats === 1, [...NORMAL_EVENTS, ...CRITICAL_EVENTS]);
  for (const { health } of s.crew) for (const issue of health) left.splice(left.indexOf(issue), 1);
  const next = split(given.events ?? 'clear-skies').map((word): EventId => {
    const at = left.indexOf(known(EVENT_IDS, word));
    if (at < 0) throw new Error(`there is no further event ${word}`);
    return nth(left.splice(at, 1), 0);
  });
  const more = left.splice(0, given.more ?? 0);
  s.events = [
    ...(next.length > 0 ? [{ cards: next, seen: [] }] : []),
    ...(more.length > 0 ? [{ cards: more }] : []),
  ];
  s.sections = [...next, ...more].map(() => 1);
  s.eventsOut = left;
}

function split(words: string): string[] {
  return words.split(' ').filter(Boolean);
}

function known<T extends string>(ids: readonly T[], word: string): T {
  const id = ids.find((other) => other === word);
  if (id === undefined) throw new Error(`nothing is called ${word}`);
  return id;
}
