/** Different ways to go on, for the bot that plays them out: sets of orders, ballots, covert orders. */
import { chosenIn, type Plan, type Random, type Seat } from '#engine';
import type { ExodusAction } from '../action.ts';
import { ballotsOf } from '../ballots.ts';
import type { FactionId } from '../content/factions.ts';
import type { OrderKey } from '../content/orders.ts';
import { find, houseAt } from '../houses.ts';
import { pageOf } from '../pages.ts';
import type { Exodus, House, State } from '../state.ts';
import { covertOptions } from '../steps/covert.ts';
import { ledgerOf } from './intents.ts';
import { covertWorth } from './intrigue.ts';
import { Ledger } from './ledger.ts';
import { choose, topFrame } from './policy.ts';

const USUAL: Plan = {};
/** So many alternatives of a kind are played out. */
const MOST = 4;

function top<T>(list: readonly T[], worth: (item: T) => number): T[] {
  const scored = list.map((item) => ({ item, worth: worth(item) }));
  return scored
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ item }) => item);
}

/** A lighter vote is not worth the thought. */
const HEAVY = 3;
/** What to write for another faction: what suits oneself, the fleet, or them. */
const WAYS = ['own', 'fleet', 'theirs'] as const;

/** Nothing to compare: the considered choice stands. */
const NONE: readonly Plan[] = [];

export function plans(s: State, seat: Seat): readonly Plan[] {
  const frame = topFrame(s);
  switch (frame.step) {
    case 'isolation':
      return orderSets(s, houseAt(s, seat), s.asked[(chosenIn<Exodus>(frame)[seat]?.length ?? 0) - 1]);
    case 'covert': {
      const house = houseAt(s, seat);
      const ledger = new Ledger(s, house.faction);
      const orders = top(covertOptions(s, house), (order) => covertWorth(ledger, house.faction, order));
      return [USUAL, ...orders.map((covert) => ({ covert }))];
    }
    // Where the fleet goes is left alone: Keepers who differ stay where they are.
    case 'landfall':
      return [USUAL, ...ballotsOf(s, 'landfall').map((ballot) => ({ ballot }))];
    default:
      return NONE;
  }
}

/** For the own faction its best orders; for another, where the vote has weight, different ways. */
function orderSets(s: State, house: House, column: FactionId | undefined): readonly Plan[] {
  if (column === undefined) return NONE;
  const ledger = ledgerOf(s, house.faction);
  if (column === house.faction) {
    const own = top(pageOf(s, column).orders, (key) => ledger.worth(column, column, key));
    return [USUAL, ...own.map((order) => ({ own: order }))];
  }
  if (ledger.weight(house.faction, column) < HEAVY) return NONE;
  const ways = new Map(WAYS.map((way) => [wanted(s, house.faction, column, way), way]));
  return ways.size === 1 ? NONE : [USUAL, ...[...ways.values()].map((way) => ({ way }))];
}

export function follow(
  s: State,
  seat: Seat,
  plan: Plan,
  actions: readonly ExodusAction[],
  random: Random,
): ExodusAction {
  return actions.find((action) => isPlanned(s, seat, plan, action)) ?? choose(s, seat, actions, random);
}

function isPlanned(s: State, seat: Seat, plan: Plan, action: ExodusAction): boolean {
  switch (action.type) {
    case 'ballot':
      return action.stake === plan.ballot;
    case 'covert':
      return action.order === plan.covert && action.mask !== true;
    case 'intent': {
      const own = houseAt(s, seat).faction;
      if (action.for === own) return action.intent === plan.own;
      return plan.way !== undefined && action.intent === wanted(s, own, action.for, plan.way);
    }
    default:
      return false;
  }
}

function wanted(s: State, own: FactionId, column: FactionId, way: string | number): OrderKey | undefined {
  const ledger = ledgerOf(s, own);
  if (way === 'fleet') return ledger.plan.orders.get(column);
  return ledger.favourite(way === 'own' || find(s, column) === undefined ? own : column, column);
}
