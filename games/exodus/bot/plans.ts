/** Different ways to go on, for the bot that plays them out: sets of orders, ballots, covert orders. */
import type { Plan, Random, Seat } from '#engine';
import type { ExodusAction } from '../action.ts';
import { ballotsOf } from '../ballots.ts';
import { houseAt } from '../houses.ts';
import { pageOf } from '../pages.ts';
import type { House, Stake, State } from '../state.ts';
import { covertOptions } from '../steps/covert.ts';
import { phaseOfBallot } from '../steps/disposition.ts';
import { ledgerOf } from './intents.ts';
import { covertWorth } from './intrigue.ts';
import { Ledger } from './ledger.ts';
import { ballotAppeal, choose, topFrame } from './policy.ts';

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

export function plans(s: State, seat: Seat): readonly Plan[] {
  const frame = topFrame(s);
  if (frame.step === 'draft') return [USUAL];
  const house = houseAt(s, seat);
  switch (frame.step) {
    case 'isolation':
      return orderSets(s, house);
    case 'covert': {
      const ledger = new Ledger(s);
      const orders = top(covertOptions(s, house), (order) => covertWorth(ledger, house.faction, order));
      return [USUAL, ...orders.map((covert) => ({ covert }))];
    }
    case 'disposition':
    case 'course':
    case 'landfall': {
      const stakes: readonly Stake[] = ballotsOf(s, phaseOfBallot(frame));
      return [
        USUAL,
        ...top(stakes, (stake) => ballotAppeal(s, house, frame, stake)).map((ballot) => ({ ballot })),
      ];
    }
    default:
      return [USUAL];
  }
}

/** For oneself alone, for the fleet alone, or with another order for the own faction. */
function orderSets(s: State, house: House): Plan[] {
  const ledger = ledgerOf(s);
  const own = top(pageOf(s, house.faction).orders, (key) => ledger.worth(house.faction, house.faction, key));
  return [USUAL, { way: 'own' }, { way: 'fleet' }, ...own.map((order) => ({ own: order }))];
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
      if (plan.own !== undefined) return action.for === own && action.intent === plan.own;
      if (plan.way === 'own') return action.intent === ledgerOf(s).favourite(own, action.for);
      return plan.way === 'fleet' && action.intent === ledgerOf(s).plan.orders.get(action.for);
    }
    default:
      return false;
  }
}
