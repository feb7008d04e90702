/** How a position would stand after each action, in points. The position has been taken in and plans have been made. */
import { type ActionOf, nth, type Seat } from '#engine';
import type { ExoworldAction } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import { CHARACTERS } from '../content/characters.ts';
import { partsOf } from '../content/events.ts';
import { canSeal } from '../content/items.ts';
import type { ModuleId } from '../content/modules.ts';
import { CONVERSION } from '../content/protocols.ts';
import { INDEX } from '../content/resources.ts';
import { EFFECTS } from '../content/scenarios.ts';
import { EMERGENCY, FROZEN, LANDSLIDE, SHUTDOWN, TOKEN_INDEX } from '../content/tokens.ts';
import { colourOf, has, placeOf } from '../rules/base.ts';
import { crewOf, currentCrew, currentSeat, leftOf } from '../rules/order.ts';
import type { Exoworld, Offer, Place, State } from '../state.ts';
import { EMERGENCY_MOST, SUPPLY_MOST } from '../state.ts';
import { spotPart } from '../steps/eventChoices.ts';
import { bestOf, withCard, withoutCard } from './drawing.ts';
import { harmOf, harmOfParts } from './harm.ts';
import { countPace, mind, standAround } from './mind.ts';
import { judge } from './outlook.ts';
import { gainOfPassing, passing } from './passing.ts';
import type { Care } from './plan.ts';
import { afterProtocol } from './protocols.ts';
import { spotAppeal } from './spots.ts';
import { hold, lay, stock } from './stock.ts';
import { withModule, withoutModule, withToken } from './switching.ts';
import { REPRESENTING, type Thought } from './thought.ts';
import { W } from './weights.ts';
import { liking } from './worth.ts';

type Weigh = {
  readonly [T in ExoworldAction['type']]: (t: Thought, action: ActionOf<Exoworld, T>) => number;
};

/** Never, as long as there is anything else. */
const NEVER = -1e6;

/** The points of something that takes an action. */
export function spending(points: () => number, count = 1): number {
  const { actions } = mind;
  mind.actions = actions - count;
  const result = points();
  mind.actions = actions;
  return result;
}

/** The points of something for which the Veteran's extra action will do. */
function chore(points: () => number): number {
  if (mind.chores === 0) return spending(points);
  mind.chores--;
  const result = points();
  mind.chores++;
  return result;
}

function standing(s: State, at: number): number {
  const crew = currentCrew(s);
  const before = crew.at;
  crew.at = at;
  standAround(s);
  const points = judge(s);
  crew.at = before;
  standAround(s);
  return points;
}

/** A token leaves a place; those that switch a module off change production. */
function removal({ s, care }: Thought, at: number, token: number): number {
  const place = placeOf(s, at);
  if (token === SHUTDOWN || token === FROZEN) return withToken(s, at, token, -1, care);
  return lifted(s, place, token, -1, () => judge(s));
}

/** What Sealant Foam would save: twice what the best token in reach would. */
function sealed(t: Thought): number {
  let best = 0;
  for (let at = 0; at < t.s.base.length; at++) {
    for (let token = 0; token <= EMERGENCY; token++)
      if (canSeal(t.s, at, token)) best = Math.max(best, removal(t, at, token) - t.base);
  }
  return 1.7 * best;
}

function lifted(s: State, place: Place, token: number, by: 1 | -1, points: () => number): number {
  const change = (sign: number) => {
    place.tokens[token] = (place.tokens[token] ?? 0) + sign * by;
    if (token < EMERGENCY) mind.leaks[token] = (mind.leaks[token] ?? 0) + sign * by;
    else if (token === EMERGENCY) mind.alarms += sign * by;
    else standAround(s);
  };
  change(1);
  const extra = token === LANDSLIDE ? by * W.landslide : 0;
  const result = points() + extra;
  change(-1);
  return result;
}

function rested({ s }: Thought, crew: number, by: number): number {
  const tired = crewOf(s, crew);
  const { actions } = mind;
  tired.fatigue += by;
  countPace(s);
  if (crew === s.current && mind.actions > 0) mind.actions -= by;
  const points = judge(s) + by * W.fatigue;
  mind.actions = actions;
  tired.fatigue -= by;
  countPace(s);
  return points;
}

function supplied(s: State, resource: number, by: number, emergency = 0): number {
  const before = mind.supply[resource] ?? 0;
  mind.supply[resource] = Math.min(SUPPLY_MOST, before + by);
  const had = mind.emergency;
  mind.emergency = Math.min(EMERGENCY_MOST, had + emergency);
  const points = judge(s);
  mind.supply[resource] = before;
  mind.emergency = had;
  return points;
}

/** Whether a module takes anything: only then is it ever good to shut it down. */
function drains(s: State, at: number): boolean {
  const { card } = placeOf(s, at);
  return card !== 'home' && EFFECTS[s.scenario][card].some((change) => change < 0);
}

/** XW-R14 what agreeing brings: whoever asks has the action for it, so only the cards count. */
function gainOfOffer(s: State, { kind, from, to, skill }: Offer, card: CardId, care: Care): number {
  // A card that is offered waits on the table.
  const inHand = kind !== 'give';
  if (!inHand) hold(from, card, 1);
  const gain = spending(() => gainOfPassing(s, from, to, card, care), skill ? 0 : 1);
  if (!inHand) hold(from, card, -1);
  return gain;
}

/** A card asked for by colour: it may not be there. */
function asking({ s, seat, base }: Thought, from: Seat, colour: number): number {
  const known = (nth(stock.hands, from)[colour] ?? 0) > 0;
  const card = nth(REPRESENTING, colour);
  hold(seat, card, 1);
  const points = judge(s);
  hold(seat, card, -1);
  return base + (known ? 0.9 : 0.45) * (points - base);
}

let deploying: { thought?: Thought; module?: ModuleId; points: number } = { points: 0 };

export const WEIGH: Weigh = {
  keep: (_, { character }) => liking(character),
  dismiss: (_, { character }) => -liking(character),
  draw(t, { card }) {
    const { s, seat } = t;
    if (card === 'deck') return spending(() => bestOf(t, CHARACTERS[currentCrew(s).id].looks ?? 1));
    lay(card, -1);
    const points = spending(() => withCard(s, seat, card)) + W.fresh;
    lay(card, 1);
    return points;
  },
  recycle(t) {
    const { s } = t;
    const price = spending(() => judge(s)) - spending(() => judge(s), 2);
    return spending(() => bestOf(t, s.faceUp.length)) - price;
  },
  give: ({ s, seat }, { to, card }) => spending(() => passing(s, seat, to, card)),
  take: ({ s, seat }, { from, card }) => spending(() => passing(s, from, seat, card)),
  request: (t, { from, colour }) => spending(() => asking(t, from, INDEX[colour])),
  deploy(t, { module, x, y }) {
    // The space changes little: the plans are made anew once for each module.
    if (deploying.thought !== t || deploying.module !== module)
      deploying = { thought: t, module, points: withModule(t, module, x, y) };
    return deploying.points + spotAppeal(t.s, x, y);
  },
  move: ({ s }, { to }) => chore(() => standing(s, to)),
  produce: ({ s }) => {
    const at = placeOf(s, currentCrew(s).at);
    return chore(() => supplied(s, colourOf(at), CHARACTERS[currentCrew(s).id].produces ?? 1));
  },
  shutDown: ({ s, care }, { place }) =>
    drains(s, place) ? spending(() => withToken(s, place, SHUTDOWN, 1, care)) : NEVER,
  repair: (t, { place, token }) => chore(() => removal(t, place, TOKEN_INDEX[token])),
  relieve: (t, { crew }) => chore(() => rested(t, crew, -1)),
  end: ({ s }) => spending(() => judge(s), mind.actions),
  command: ({ s }, { to }) => standing(s, to) - 0.02,
  heal: (t, { crew, health }) => (health === 'fatigue' ? rested(t, crew, -1) : t.base - W.health),
  coordinate(t, { from, card, colour }) {
    const { s, seat } = t;
    if (card !== undefined) return passing(s, from, seat, card);
    return colour === undefined ? t.base : asking(t, from, INDEX[colour]);
  },
  coordinateAlone: (t) => bestOf(t, 1) + W.fresh,
  salvage: ({ s, seat }, { card }) => spending(() => withCard(s, seat, card)),
  postpone({ s }) {
    const event = s.events[0]?.cards[0];
    if (event === undefined) return NEVER;
    return spending(() => judge(s)) + W.harm * Math.min(3, harmOf(s, event) - W.usualHarm);
  },
  sortOut: ({ base }) => base + 0.01,
  item(t, { item, to, health }) {
    const { s, seat } = t;
    const cost = t.base - withoutCard(s, seat, item);
    switch (item) {
      case 'sealant-foam':
        return t.base - cost + sealed(t);
      case 'field-rover':
        return standing(s, to ?? 0) - cost;
      case 'first-aid-kit':
        return t.base - cost - (health === undefined ? 0 : W.health);
      case 'exo-battery':
        return mind.actions > 0 ? NEVER : spending(() => judge(s), -2) - cost;
    }
  },
  protocol: (t, { card }) => afterProtocol(t, card),
  pay: ({ s, seat }, { card }) => withoutCard(s, seat, card),
  waive: ({ base }) => base - 0.2,
  agree: ({ s, base, care }) =>
    s.offer?.card === undefined ? NEVER : base + gainOfOffer(s, s.offer, s.offer.card, care) + W.agree,
  refuse: ({ base }) => base,
  handOver({ s, seat }, { card }) {
    const to = s.offer?.to ?? currentSeat(s);
    return passing(s, seat, to, card) + W.agree;
  },
  choose: ({ s, seat }, { card }) => withCard(s, seat, card),
  putAway(t, { card }) {
    const { s, seat } = t;
    lay(card, -1);
    const without = judge(s);
    lay(card, 1);
    return (
      without + (spending(() => bestOf(t, 1)) - spending(() => withCard(s, seat, card)) > 0.1 ? 0.02 : -1)
    );
  },
  remove: (t, { place, token }) => removal(t, place, TOKEN_INDEX[token]),
  alsoRelieve: (t, { crew }) => rested(t, crew, -1),
  pass: ({ s, base }, { from, card }) =>
    card === undefined ? base + 0.1 : passing(s, from, currentSeat(s), card),
  collect({ s, seat }, { card }) {
    lay(card, -1);
    const points = withCard(s, seat, card);
    lay(card, 1);
    return points;
  },
  convert: ({ s }, { resource }) => supplied(s, INDEX[resource], -CONVERSION.costs, CONVERSION.gives),
  toggle: ({ s, care }, { place }) =>
    withToken(s, place, SHUTDOWN, has(placeOf(s, place), SHUTDOWN) ? -1 : 1, care),
  recover: ({ s, seat }, { card }) => withCard(s, seat, card),
  bury({ s, base }, { index }) {
    const event = s.events.flatMap(({ cards }) => cards)[index];
    return event === undefined ? base : base + harmOf(s, event) - 0.1 * index;
  },
  done: ({ base }) => base,
  decline({ s, base }) {
    const frame = s.stack[s.stack.length - 1];
    if (frame?.step !== 'respond' || frame.window !== 3 || s.drawn === undefined) return base;
    return base - harmOf(s, s.drawn.event, !s.lockdown);
  },
  place(t, { place }) {
    const { s, care } = t;
    const frame = s.stack[s.stack.length - 1];
    const part = frame?.step === 'placing' ? spotPart(frame) : undefined;
    if (part?.do !== 'place') return withoutModule(s, place, care);
    const token = TOKEN_INDEX[part.tokens[0] ?? 'landslide'];
    if (token === SHUTDOWN || token === FROZEN) return withToken(s, place, token, 1, care);
    return lifted(s, placeOf(s, place), token, 1, () => judge(s));
  },
  tire: (t, { crew }) => rested(t, crew, 1),
  branch({ s, base }, { branch }) {
    const frame = s.stack[s.stack.length - 1];
    if (frame?.step !== 'choosing') return base;
    return base - harmOfParts(s, partsOf(frame.effect, branch));
  },
  name: ({ base }) => base,
  discard: ({ s, seat }, { card }) => withoutCard(s, seat, card),
  cross: ({ s, seat }, { card }) => passing(s, seat, leftOf(s, seat), card),
  join: () => NEVER,
  leave: () => NEVER,
  say: () => NEVER,
};
