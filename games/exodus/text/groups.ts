/** Where a list of choices is long, those of one kind stand together under a heading. */
import type { ExodusAction } from '../action.ts';
import { covertOf } from '../content/covert.ts';
import { type Intent, slipOf } from '../content/orders.ts';
import type { Stake } from '../content/plans.ts';
import { COVERT_WORDS } from './names.ts';
import { ORDER_WORDS } from './orders.ts';
import { SECRET_WORDS } from './secrets.ts';
import { courseOf, isOrder } from './stakes.ts';

/** A group that is folded until it is wanted. */
export const SELDOM = 'Send a scout ahead instead';

const COURSES: Readonly<Record<string, string>> = {
  jump: 'Jump',
  hurried: 'Jump in haste',
  scout: SELDOM,
  nuke: 'Push a warhead',
  dark: 'Stay here',
  cover: 'Stay here',
  hold: 'Stay here',
};

/** Orders that are aimed at a faction go together; the rest is what the faction does by itself. */
function orderGroup(written: Intent): string {
  if (written === 'none') return 'No opinion';
  const { id, target } = slipOf(written);
  return target === undefined ? 'Orders' : ORDER_WORDS[id].name;
}

const stakeGroup = (what: Stake): string | undefined =>
  what === 'none' || isOrder(what) ? orderGroup(what) : COURSES[courseOf(what).plan];

export function groupOf(action: ExodusAction): string | undefined {
  switch (action.type) {
    case 'ballot':
    case 'demand':
      return stakeGroup(action.stake);
    case 'intent':
    case 'rewrite':
    case 'vote':
      return orderGroup(action.intent);
    case 'strike':
      return 'Strike what they wrote';
    case 'covert': {
      const slip = covertOf(action.order);
      return slip === undefined ? 'No order' : COVERT_WORDS[slip.kind];
    }
    case 'leak':
      return SECRET_WORDS[action.secret].name;
    case 'offer':
    case 'offerVote':
      return 'Offer';
    case 'threaten':
      return 'Threaten';
    case 'enough':
    case 'withdraw':
      return 'Be done';
    case 'spend':
      return 'Markers';
    default:
      return undefined;
  }
}
