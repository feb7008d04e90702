/** What a sound player of Exodus values (spec section 10): an evaluation, and a quick policy for playouts. */
import type { Outcome, Random, Seat, Sense } from '#engine';
import type { ExodusAction } from './action.ts';
import type { Effect } from './content/effect.ts';
import { FACTION, type FactionId, TRAITS, type Trait } from './content/factions.ts';
import { type Intent, type Slip, slipOf } from './content/orders.ts';
import { systemAt } from './map.ts';
import { publicStanding, resultValue, standing } from './score.ts';
import type { Exodus, House, Stake, State } from './state.ts';

/** Section 10.2: how well the fleet is. */
export function fleetHealth({ traits }: State): number {
  const { edge: e, faith: f, justice: j, might: m, supply: s, treachery: t, women: w } = traits;
  const short = (value: number, line: number, power: number) => Math.max(0, line - value) ** power;
  return (
    -1.1 * short(f - t, 8, 1.25) +
    0.75 * s -
    1.2 * short(s, 6, 1.4) +
    0.8 * w -
    1.6 * short(w, 6, 1.4) -
    0.35 * e -
    (e >= 5 ? 1.2 : 0) -
    0.3 * short(8, e, 1.5) -
    t -
    (t >= 5 ? 2.5 : 0) -
    (t >= 8 ? 5 : 0) +
    0.55 * m -
    0.5 * short(m, 6, 1.2) +
    0.25 * j +
    0.2 * f
  );
}

/** Section 10.3: the chance that the fleet comes home, from its health. */
function survival(health: number): number {
  return Math.max(0.15, Math.min(0.95, 0.75 + health * 0.025));
}

function value(s: State, seat: Seat): number {
  if (s.outcome !== undefined) return worth(s.outcome, seat);
  const house = s.houses.find((other) => other.seat === seat);
  if (house === undefined || !house.kept) return 0.5;
  const own = standing(s, house).total;
  const better = s.houses.filter((other) => other !== house && publicStanding(s, other) + 2 > own).length;
  return survival(fleetHealth(s)) * resultValue(s.seats, 1 + better);
}

/** XD-21.3 */
function worth({ winners, reason, places }: Outcome, seat: Seat): number {
  if (reason !== 'colony') return winners.includes(seat) ? 1 : 0;
  return places === undefined ? 0 : resultValue(places.length, places[seat] ?? places.length);
}

/** The most appealing action, with enough noise that playouts differ. */
function rollout(s: State, seat: Seat, actions: readonly ExodusAction[], random: Random): ExodusAction {
  const house = s.houses.find((other) => other.seat === seat);
  let best = actions[0] as ExodusAction;
  let highest = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const score = (house === undefined ? 0 : appeal(s, house, action)) + random.int(1000) / 1000;
    if (score > highest) {
      highest = score;
      best = action;
    }
  }
  return best;
}

function appeal(s: State, house: House, action: ExodusAction): number {
  switch (action.type) {
    case 'leader':
      return action.how === 'stay' || action.how === 'resist' ? 2 : 0;
    case 'intent':
      return intentAppeal(s, house, action.for, action.intent);
    case 'rewrite':
    case 'vote':
      return 0;
    case 'accept':
      return 2.2;
    case 'dissent':
      return s.traits.edge <= 2 ? 1.6 : 0.9;
    case 'enough':
      return 0.4;
    case 'agree':
      return 0.5;
    case 'drop':
      return 0.9;
    case 'covert':
      return action.order === 'none' ? 1.1 : action.order.startsWith('spying') ? 0.6 : 0.1;
    case 'ballot':
      return ballotAppeal(s, action.stake);
    case 'bear':
      return burdenAppeal(s, action.by);
    case 'lose':
      return lossAppeal(s, action.loss);
    case 'spendExcess':
      return action.points * 0.4;
    case 'use':
      return 0.4;
    case 'elect':
      return action.who === 'incumbent' ? 0.3 : 0;
    case 'benefit':
      return 2 - s.traits[action.trait] / 6;
    default:
      return 0;
  }
}

/** What a jump test has to spare. */
const margin = ({ traits }: State): number => traits.faith - traits.treachery;

/** How much a point of a trait is worth now. */
function pointWorth(s: State, trait: Trait): number {
  const now = s.traits[trait];
  switch (trait) {
    case 'edge':
      return now >= 7 ? -1.6 : now >= 4 ? -0.8 : -0.4;
    case 'treachery':
      return now >= 4 || margin(s) < 8 ? -2 : -1;
    case 'faith':
      return margin(s) < 5 ? 2.6 : margin(s) < 9 ? 1.6 : 0.5;
    case 'supply':
    case 'women':
      return now <= 6 ? 1.6 : 0.8;
    case 'might':
      return now <= 6 ? 0.9 : 0.5;
    case 'justice':
      return 0.35;
  }
}

/** What is left of a change once the trait has reached the end of its scale. */
function felt(s: State, trait: Trait, by: number): number {
  const now = s.traits[trait];
  return by < 0 ? -Math.min(-by, now) : Math.min(by, 12 - now);
}

function effectWorth(s: State, faction: FactionId, effect: Effect | undefined): number {
  if (effect === undefined) return 0;
  let sum = 0;
  for (const trait of TRAITS) {
    const by = effect[trait];
    if (by !== undefined) sum += felt(s, trait, by) * pointWorth(s, trait);
  }
  const duties = s.houses.find((house) => house.faction === faction)?.mandates.length ?? 0;
  for (const { atom } of effect.also ?? []) if (atom !== 'meet' || duties > 0) sum += ATOMS[atom] ?? 0;
  return sum;
}

const ATOMS: Readonly<Record<string, number>> = {
  bearing: 1.6,
  harvestCounts: 2.2,
  meet: 3,
  meetAll: 1,
  readiness: 0.8,
  upkeepOff: 0.8,
  scanMore: 0.6,
  office: 0.4,
  progress: 0.5,
  picket: 0.6,
  rest: -0.3,
  stash: 0.2,
};

/** Section 10.3: the expectation over the outcomes, roughly. */
function intentAppeal(s: State, house: House, faction: FactionId, intent: Intent): number {
  if (intent === 'none') return -0.5;
  const slip = slipOf(intent);
  const own = faction === house.faction ? ownTaste(house.faction, slip) : 0;
  const { test, failure, partial, success } = slip.order;
  if (test === undefined) return effectWorth(s, faction, success) + own;
  const trait = test.trait === 'voice' ? FACTION[faction].voice : test.trait;
  const against = test.against === 'voice' ? FACTION[slip.target ?? faction].voice : test.against;
  const margin = s.traits[trait] - s.traits[against];
  const good = Math.max(0.05, Math.min(0.95, (margin - 0.5) / 6 + 0.1));
  const bad = Math.max(0.02, Math.min(0.9, (1 - margin) / 6 + 0.1));
  const middle = Math.max(0, 1 - good - bad);
  return (
    good * effectWorth(s, faction, success) +
    middle * effectWorth(s, faction, partial) +
    bad * effectWorth(s, faction, failure) +
    own
  );
}

/** Everyone likes the trait their own faction is judged by. */
function ownTaste(faction: FactionId, { order }: Slip): number {
  const { voice } = FACTION[faction];
  const raised = order.success[voice] ?? 0;
  const office = order.success.also?.some(({ atom }) => atom === 'office') ? 1.4 : 0;
  return Math.max(0, raised) * 0.5 + office;
}

/** Where a sound fleet goes next: the same answer for every Keeper, so that they agree. */
function bestTarget(s: State): number {
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  for (const index of systemAt(s, s.here).links) {
    const { reward, visited, force } = systemAt(s, index);
    const score = (reward === 3 ? 9 : visited ? -3 : (reward ?? 0.5)) - force * 2 - index * 0.001;
    if (score > highest) {
      highest = score;
      best = index;
    }
  }
  return best;
}

function ballotAppeal(s: State, stake: Stake): number {
  const [plan = '', to] = stake.split('@');
  const best = to !== undefined && Number(to) === bestTarget(s) ? 4 : 0;
  const strong = s.force !== undefined && s.traits.might >= 4 + 4 * s.force.size;
  const site = s.systems[s.here]?.reward === 3 && !s.systems[s.here]?.flawed;
  switch (plan) {
    case 'stay':
      if (s.force !== undefined) return 0;
      if (site) return 5;
      // A tired god, or a weak faith: better a day of rest than a torn fleet.
      if (margin(s) - s.fatigue < 6 && s.visit < 4) return 3.5;
      return s.visit === 0 || (s.visit === 1 && (s.systems[s.here]?.left ?? 0) > 0) ? 3 : 0;
    case 'leave':
      return 1.5;
    case 'attack':
      return strong ? 3 : 0;
    case 'jump':
      return 1 + best;
    case 'hurried':
      return margin(s) - s.fatigue >= 4 ? 1 + best : 0;
    case 'cover':
      return 3;
    case 'dark':
      return 6;
    case 'found':
      return 8;
    case 'fate':
      return 5;
    case 'flawed':
      return 3;
    default:
      return 0;
  }
}

function burdenAppeal(s: State, by: string): number {
  switch (by) {
    case 'spare':
      return 3;
    case 'supply':
      return -pointWorth(s, 'supply');
    case 'edge':
      return pointWorth(s, 'edge');
    case 'treachery':
      return pointWorth(s, 'treachery');
    default:
      return -1.1;
  }
}

function lossAppeal(s: State, loss: string): number {
  if (loss === 'supplies') return -2 * pointWorth(s, 'supply');
  const trait = TRAITS.find((name) => name === loss);
  return trait === undefined ? 0 : -pointWorth(s, trait);
}

export const sense: Sense<Exodus> = { value, rollout, worth };
