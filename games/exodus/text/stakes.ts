/** What is at stake in a vote or a scene, and what can be offered for it. */
import { ORDER_KEYS, type OrderKey } from '../content/orders.ts';
import type { Stake } from '../content/plans.ts';
import type { Item } from '../state.ts';
import { faction, intent, order } from './names.ts';
import { systemName } from './systems.ts';

const ORDERS: ReadonlySet<string> = new Set(ORDER_KEYS);
export const isOrder = (stake: Stake): stake is OrderKey => ORDERS.has(stake);

const STAKES: Readonly<Record<string, string>> = {
  none: 'no opinion',
  stay: 'stay',
  leave: 'leave',
  attack: 'attack',
  found: 'found the colony',
  flawed: 'call the site flawed',
  dawn: 'settle and see (False Dawn)',
  fate: 'leave it to fate',
  wait: 'wait',
  nuke: 'push a warhead at the force here',
  dark: 'go dark',
  cover: 'cover the ritual',
  hold: 'hold',
};

const PLANS: Readonly<Record<string, string>> = {
  jump: 'jump to',
  hurried: 'jump in haste to',
  scout: 'push a scout to',
  nuke: 'push a warhead at',
};

/** The plan of a course and the system it is aimed at, if any. */
export function courseOf(what: Stake): { readonly plan: string; readonly to?: number } {
  const [plan = '', to] = what.split('@');
  return to === undefined || !/^\d+$/.test(to) ? { plan } : { plan, to: Number(to) };
}

/** `name` says which system is meant, and perhaps what is known of it. */
export function stake(what: Stake, name: (system: number) => string = systemName): string {
  if (isOrder(what)) return order(what);
  const { plan, to } = courseOf(what);
  return to === undefined ? (STAKES[plan] ?? plan) : `${PLANS[plan] ?? plan} ${name(to)}`;
}

/** An empty ballot. */
export const NO_VOTE = 'no vote';

/** What somebody voted for. */
export const vote = (what: Stake): string => (what === 'none' ? NO_VOTE : stake(what));

const ITEMS: Readonly<Record<Exclude<Item['kind'], 'vote'>, string>> = {
  marker: 'a marker',
  return: 'a marker given back',
  'pledge-course': 'the next vote on which star',
  'pledge-disposition': 'the next vote on staying or leaving',
  'pledge-silence': 'silence tomorrow',
};

export function item(offered: Item): string {
  return offered.kind === 'vote'
    ? `a vote: ${intent(offered.intent)} for ${faction(offered.faction)}`
    : ITEMS[offered.kind];
}
