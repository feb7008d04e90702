/** A quick and sensible choice for playouts: how appealing each action is at first sight. */
import { pick, type Random } from '#engine';
import type { ActionOfType, ExoworldAction } from '../action.ts';
import { AROUND, placeAt } from '../base.ts';
import { CARDS, type CardId, isModule, isProtocol } from '../content/cards.ts';
import type { CharacterId } from '../content/characters.ts';
import { MODULES, type ModuleId } from '../content/modules.ts';
import { INDEX } from '../content/resources.ts';
import { EFFECTS } from '../content/scenarios.ts';
import { EMERGENCY, FROZEN, SHUTDOWN, TOKEN_INDEX } from '../content/tokens.ts';
import { actionsLeft } from '../health.ts';
import { currentCrew, currentSeat } from '../order.ts';
import type { Place, State } from '../state.ts';

type Appeal = { readonly [T in ExoworldAction['type']]: (s: State, action: ActionOfType<T>) => number };

/** How much closer to 0 the productions come by a change. */
function gain(s: State, effect: readonly number[], factor = 1): number {
  let sum = 0;
  for (let r = 0; r < 4; r++) {
    const now = s.production[r] as number;
    const after = now + (effect[r] as number) * factor;
    // What runs out first counts most.
    const scarce = (s.supply[r] as number) < 8 ? 1.4 : 1;
    sum += (Math.min(0, after) - Math.min(0, now)) * scarce;
  }
  return sum;
}

function effectAt(s: State, at: number): readonly number[] {
  const { card } = s.base[at] as Place;
  return card === 'home' ? [0, 0, 0, 0] : EFFECTS[s.scenario][card];
}

/** What a card is worth in a hand: as a module that helps, and as a colour that modules in hand still lack. */
function worth(s: State, card: CardId, seat: number = currentSeat(s)): number {
  const { colour } = CARDS[card];
  const cards = s.hands[seat]?.cards ?? NO_CARDS;
  let points = isModule(card) ? 0.25 * Math.max(0, gain(s, EFFECTS[s.scenario][card])) : 0.1;
  if (isProtocol(card)) return points + 1;
  for (const held of cards) {
    if (!isModule(held) || held === card || gain(s, EFFECTS[s.scenario][held]) <= 0) continue;
    if (lacks(cards, held, colour)) points += 0.5;
  }
  return points + 0.3;
}

const NO_CARDS: readonly CardId[] = [];

/** Whether a hand has fewer cards of a colour than a module of it costs. */
function lacks(cards: readonly CardId[], module: ModuleId, colour: number): boolean {
  let need = 0;
  for (const cost of MODULES[module].cost) if (INDEX[cost] === colour) need++;
  if (need === 0) return false;
  for (const card of cards) if (card !== module && CARDS[card].colour === colour) need--;
  return need > 0;
}

/** Whether the current character could put a module beside it. */
function hasRoom(s: State): boolean {
  const place = s.base[currentCrew(s).at] as Place;
  return AROUND.some(([x, y]) => placeAt(s, place.x + x, place.y + y) === undefined);
}

/** Restoring a module or removing what drains. */
function removal(s: State, at: number, token: number): number {
  if (token === EMERGENCY) return 2.5;
  if (token < EMERGENCY) return 1.1 + ((s.supply[token] ?? 0) < 6 ? 0.5 : 0);
  if (token === SHUTDOWN || token === FROZEN) return 1 + gain(s, effectAt(s, at));
  return 0.4;
}

/** How badly a place needs a repair that nobody is there to make. */
function drains(s: State, at: number): number {
  const { tokens } = s.base[at] as Place;
  if (tokens.every((count) => count === 0)) return 0;
  for (const crew of s.crew) if (crew.at === at && !crew.away) return 0;
  let sum = 2 * (tokens[EMERGENCY] as number);
  for (let r = 0; r < 4; r++) sum += tokens[r] as number;
  return sum;
}

/** Putting a bad token somewhere: where it hurts least. */
function exposure(s: State, at: number): number {
  return 1 - 0.3 * gain(s, effectAt(s, at), -1);
}

const HELPFUL: ReadonlySet<CharacterId> = new Set([
  'surveyor',
  'veteran',
  'salvager',
  'crew-coordinator',
  'architect',
]);

const APPEAL: Appeal = {
  keep: (_, { character }) => (HELPFUL.has(character) ? 1 : 0.5),
  dismiss: (_, { character }) => (HELPFUL.has(character) ? 0.5 : 1),
  draw: (s, { card }) => (card === 'deck' ? 0.9 : 0.3 + worth(s, card)),
  recycle: () => 0.1,
  give: () => 0.15,
  take: (s, { card }) => 0.2 * worth(s, card),
  request: () => 0.2,
  deploy: (s, { module }) => 2 * gain(s, EFFECTS[s.scenario][module]),
  move: (s, { to }) => (hasRoom(s) ? 0 : 0.9) + 0.6 * Math.min(3, drains(s, to)),
  produce: () => 0.5,
  shutDown: (s, { place }) => 1.5 * gain(s, effectAt(s, place), -1),
  repair: (s, { place, token }) => removal(s, place, TOKEN_INDEX[token]),
  relieve: () => 0.9,
  end: (s) => (actionsLeft(s) > 0 ? 0 : 0.9),
  command: () => 0.3,
  heal: () => 2,
  coordinate: (s, { card }) => (card ? 0.3 + 0.3 * worth(s, card) : 0.5),
  coordinateAlone: () => 3,
  salvage: (s, { card }) => 0.4 + worth(s, card),
  postpone: () => 0.2,
  sortOut: () => 0.2,
  item: (_, { item }) => (item === 'field-rover' ? 0.2 : 1.2),
  protocol: (s, { card }) => protocolAppeal(s, card),
  pay: (_, { card }) => (isProtocol(card) ? 0.2 : 1),
  waive: () => 0.8,
  agree: () => 2,
  refuse: () => 0,
  handOver: (s, { card }) => 2 - worth(s, card),
  choose: (s, { card }) => worth(s, card),
  putAway: (s, { card }) => 0.9 - worth(s, card),
  remove: (s, { place, token }) => removal(s, place, TOKEN_INDEX[token]),
  alsoRelieve: () => 1,
  pass: (s, { card }) => (card ? 0.3 + 0.4 * worth(s, card) : 0.7),
  swap: (s, { give, take }) => worth(s, take) - worth(s, give),
  convert: (s, { resource }) => (s.supply[INDEX[resource]] ?? 0) / 10,
  toggle: (s, { place }) => gain(s, effectAt(s, place), (s.base[place] as Place).tokens[SHUTDOWN] ? 1 : -1),
  recover: (s, { card }) => 0.5 + worth(s, card),
  bury: () => 0.5,
  done: () => 0.5,
  decline: () => 0.6,
  place: (s, { place }) => exposure(s, place),
  tire: () => 0.5,
  branch: (_, { branch }) => (branch === 'discard' ? 0.8 : 0.5),
  name: () => 0.5,
  discard: (s, { card }) => 2 - worth(s, card),
  cross: (s, { card }) => 2 - worth(s, card),
  join: () => 0,
  leave: () => 0,
  say: () => -0.5,
};

function protocolAppeal(s: State, card: CardId): number {
  switch (CARDS[card].kind === 'protocol' ? card : undefined) {
    case 'strategic-reserve':
      return s.emergency <= 7 ? 1.5 : 0;
    case 'last-ditch-conversion':
      return s.emergency <= 4 ? 1.5 : 0;
    case 'ration-discipline':
      return s.production.reduce((sum, p) => sum - Math.min(0, p), 0) * 0.25;
    case 'overtime-order':
      return 1.2;
    case 'rapid-fabrication':
      return actionsLeft(s) > 0 ? 0.8 : 0;
    case 'stand-down':
    case 'bulkhead-lockdown':
      return 0.9;
    default:
      return 0.4;
  }
}

/** Of a hundred, how strongly chance has a say. */
const NOISE = 0.3;

export function rollout(
  s: State,
  _seat: number,
  actions: readonly ExoworldAction[],
  random: Random,
): ExoworldAction {
  if (actions.length === 1) return pick(actions, random);
  let best = actions[0] as ExoworldAction;
  let high = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const appeal = APPEAL[action.type] as (s: State, action: ExoworldAction) => number;
    const points = appeal(s, action) + (random.int(1000) / 1000) * NOISE;
    if (points > high) {
      high = points;
      best = action;
    }
  }
  return best;
}
