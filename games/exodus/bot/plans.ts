/**
 * Different ways to go on, for the bot that plays them out. A day is planned as a whole before the first intent is
 * written: in which temper to write, argue and act, and what to do oneself. At landfall every ballot is tried.
 */
import { chosenIn, type Plan, type Random, type Seat } from '#engine';
import type { ExodusAction } from '../action.ts';
import type { OrderKey } from '../content/orders.ts';
import { ballotsOf } from '../rules/ballots.ts';
import { houseAt } from '../rules/houses.ts';
import { pageOf } from '../rules/legalSlips.ts';
import type { Exodus, State } from '../state.ts';
import { type Temper, USUAL } from './character.ts';
import { ledgerOf } from './intents.ts';
import { choose, topFrame } from './policy.ts';

/** Nothing to compare: the considered choice stands. */
const NONE: readonly Plan[] = [];

/** One seat that looks to itself more than is good for all wins more often, and few fleets are lost by it alone. */
const BOLD = 1.4;
const TEMPERS: readonly Temper[] = [BOLD, USUAL, 2.2];
/** So many of the own orders are tried. */
const MOST = 3;

export function plans(s: State, seat: Seat): readonly Plan[] {
  switch (topFrame(s).step) {
    case 'isolation':
      // XD-19.6 whether a leader goes who could stay is no part of the day's plan: what it changes is lost in the luck.
      if (mayStay(s, seat)) return NONE;
      return [...TEMPERS.map((temper) => ({ temper })), ...ownOrders(s, seat)];
    // Where the fleet goes is left alone: Keepers who differ stay where they are.
    case 'landfall':
      return [{ temper: BOLD }, ...ballotsOf(s, 'landfall').map((ballot) => ({ temper: BOLD, ballot }))];
    default:
      return NONE;
  }
}

/** Whether a leader without a mark is asked about. */
const mayStay = (s: State, seat: Seat): boolean =>
  houseAt(s, seat).marked === 0 && (chosenIn<Exodus>(topFrame(s))[seat] ?? []).length === 0;

/** The own orders that promise most. */
function ownOrders(s: State, seat: Seat): Plan[] {
  const { faction } = houseAt(s, seat);
  if (!s.asked.includes(faction)) return [];
  const ledger = ledgerOf(s, faction, BOLD);
  const worth = (key: OrderKey): number => ledger.worth(faction, faction, key);
  return pageOf(s, faction)
    .orders.toSorted((a, b) => worth(b) - worth(a))
    .slice(0, MOST)
    .map((own) => ({ temper: BOLD, own }));
}

/** What a plan is made for: the day, and the decision at a site by itself. */
export function occasion(s: State): string | undefined {
  if (s.cycle === 0) return undefined;
  return `${s.stack.at(-1)?.step === 'landfall' ? 'landfall' : 'day'} ${s.cycle}`;
}

export function follow(
  s: State,
  seat: Seat,
  plan: Plan,
  actions: readonly ExodusAction[],
  random: Random,
): ExodusAction {
  const planned = actions.find((action) => isPlanned(s, seat, plan, action));
  return planned ?? choose(s, seat, actions, random, temperOf(plan));
}

const temperOf = ({ temper }: Plan): Temper => (typeof temper === 'number' ? temper : USUAL);

function isPlanned(s: State, seat: Seat, { ballot, own }: Plan, action: ExodusAction): boolean {
  if (action.type === 'ballot') return action.stake === ballot;
  return action.type === 'intent' && action.intent === own && action.for === houseAt(s, seat).faction;
}
