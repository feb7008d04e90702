/** XD-11 Bargains in the resolve phase: which scene to open, what to offer, and what to answer. */
import type { FactionId } from '../content/factions.ts';
import { FACTION } from '../content/factions.ts';
import type { Intent, OrderKey } from '../content/orders.ts';
import { held, houseOf } from '../rules/houses.ts';
import type { Item, State } from '../state.ts';
import { pointWorth } from './eyes.ts';
import { EDGE, sheetOf } from './health.ts';
import type { Ledger } from './ledger.ts';
import { chanceToPass, chanceToSucceed } from './odds.ts';

export interface Bargain {
  readonly issue: FactionId;
  readonly respondent: FactionId;
  readonly demand: Intent;
  readonly items: readonly Item[];
  /** What the opener expects of it. */
  readonly gain: number;
}

/** What a respondent wants to see before it says yes. */
const WELCOME = 0.5;

const writtenBy =
  (s: State, faction: FactionId) =>
  (writer: FactionId): Intent | undefined =>
    houseOf(s, writer).written[faction];

/** The result for a faction if one writer had written something else. */
export function changed(ledger: Ledger, faction: FactionId, writer: FactionId, intent: Intent): OrderKey {
  const written = writtenBy(ledger.s, faction);
  return ledger.winner(faction, (other) => (other === writer ? intent : written(other)));
}

/** The best scene a faction could open; undefined if none promises anything. */
export function bestBargain(
  ledger: Ledger,
  opener: FactionId,
  fixed: { readonly issue?: FactionId | undefined; readonly respondent?: FactionId | undefined },
): Bargain | undefined {
  const { s } = ledger;
  let best: Bargain | undefined;
  for (const issue of s.asked) {
    if (fixed.issue !== undefined && fixed.issue !== issue) continue;
    const now = s.resolved[issue] ?? 'rest';
    const before = ledger.worth(opener, issue, now);
    for (const demand of demandsFor(ledger, issue)) {
      if (ledger.worth(opener, issue, demand) < before + 0.4) continue;
      for (const { faction: respondent, written } of s.houses) {
        if (respondent === opener || (written[issue] ?? 'none') === demand) continue;
        if (fixed.respondent !== undefined && fixed.respondent !== respondent) continue;
        const result = changed(ledger, issue, respondent, demand);
        if (result === now) continue;
        const gain = ledger.worth(opener, issue, result) - before;
        if (gain <= (best?.gain ?? 0.4)) continue;
        const loss = ledger.worth(respondent, issue, now) - ledger.worth(respondent, issue, result);
        const bargain = priced(ledger, { opener, respondent, issue, demand, gain, loss });
        if (bargain !== undefined && bargain.gain > (best?.gain ?? 0.4)) best = bargain;
      }
    }
  }
  return best;
}

/** What stands written already, the opener's own wish among it. */
function demandsFor(ledger: Ledger, issue: FactionId): Set<OrderKey> {
  const demands = new Set<OrderKey>();
  for (const { written } of ledger.s.houses) {
    const order = written[issue];
    if (order !== undefined && order !== 'none') demands.add(order);
  }
  return demands;
}

export interface Wish {
  readonly opener: FactionId;
  readonly respondent: FactionId;
  readonly issue: FactionId;
  readonly demand: Intent;
  readonly gain: number;
  /** What it costs the respondent. */
  readonly loss: number;
}

/** The cheapest items that make it worth the respondent's while: a vote first, a pledge second, a marker last. */
export function priced(ledger: Ledger, wish: Wish): Bargain | undefined {
  const { opener, respondent, issue, demand, gain, loss } = wish;
  const { s } = ledger;
  const price = loss + WELCOME;
  if (price <= 0) return { issue, respondent, demand, items: [], gain };
  let best = forcing(ledger, wish);
  const offer = (items: readonly Item[], cost: number) => {
    if (gain - cost > (best?.gain ?? 0)) best = { issue, respondent, demand, items, gain: gain - cost };
  };
  const swap = bestSwap(ledger, wish);
  if (swap !== undefined && swap.pleases >= price) offer([swap.item], swap.costs);
  const giver = houseOf(s, opener);
  const mine = ledger.eyes(opener).greed;
  const theirs = ledger.eyes(respondent).greed;
  if (held(giver, respondent) > 0 && theirs >= price) offer([{ kind: 'return' }], mine);
  if (giver.pool > 0 && theirs >= price) offer([{ kind: 'marker' }], 1.25 * mine);
  if (swap !== undefined && giver.pool > 0 && swap.pleases + theirs >= price)
    offer([swap.item, { kind: 'marker' }], swap.costs + 1.25 * mine);
  if (giver.pool > 1 && 2 * theirs >= price) offer([{ kind: 'marker' }, { kind: 'marker' }], 2.5 * mine);
  return best;
}

/** A refused demand can still be forced, with Voice against Voice. */
function forcing(ledger: Ledger, { opener, respondent, issue, demand, gain }: Wish): Bargain | undefined {
  const { s } = ledger;
  const margin = s.traits[FACTION[opener].voice] - s.traits[FACTION[respondent].voice];
  const net = (issue === opener ? 1 : 0) - (issue === respondent ? 1 : 0) - houseOf(s, opener).forced;
  const success = chanceToSucceed(margin, net);
  const worth = success * gain - (1 - chanceToPass(margin, net)) * 0.5 + edgeWorth(ledger, opener, 1);
  return worth > 0.3 && success >= 0.5 ? { issue, respondent, demand, items: [], gain: worth } : undefined;
}

export const edgeWorth = (ledger: Ledger, faction: FactionId, by: number): number =>
  pointWorth(ledger.eyes(faction), sheetOf(ledger.s), EDGE, by);

interface Swap {
  readonly item: Item;
  readonly pleases: number;
  readonly costs: number;
}

/** The opener's vote elsewhere that pleases the respondent most for what it costs. */
function bestSwap(ledger: Ledger, { opener, respondent, issue }: Wish): Swap | undefined {
  const { s } = ledger;
  let best: Swap | undefined;
  for (const faction of s.asked) {
    if (faction === issue) continue;
    const now = s.resolved[faction] ?? 'rest';
    const own = houseOf(s, opener).written[faction] ?? 'none';
    const intent = houseOf(s, respondent).written[faction] ?? 'none';
    if (intent === 'none' || intent === own) continue;
    const result = changed(ledger, faction, opener, intent);
    if (result === now) continue;
    const pleases = ledger.worth(respondent, faction, result) - ledger.worth(respondent, faction, now);
    const costs = Math.max(0, ledger.worth(opener, faction, now) - ledger.worth(opener, faction, result));
    if (pleases - costs > (best === undefined ? 0.2 : best.pleases - best.costs))
      best = { item: { kind: 'vote', faction, intent }, pleases, costs };
  }
  return best;
}

/** What the deal on the table would change for one of its parties. */
export function dealWorth(ledger: Ledger, to: FactionId, items: readonly Item[]): number {
  const { s } = ledger;
  const { scene } = s;
  if (scene?.respondent === undefined || scene.demand === undefined) return 0;
  const { opener, respondent, issue, demand } = scene;
  let sum = 0;
  if (issue !== undefined) {
    const result = changed(ledger, issue, respondent, demand as Intent);
    sum += ledger.worth(to, issue, result) - ledger.worth(to, issue, s.resolved[issue] ?? 'rest');
  }
  const { greed } = ledger.eyes(to);
  const sign = to === respondent ? 1 : -1;
  for (const item of items) {
    if (item.kind === 'vote') {
      const result = changed(ledger, item.faction, opener, item.intent);
      sum += ledger.worth(to, item.faction, result);
      sum -= ledger.worth(to, item.faction, s.resolved[item.faction] ?? 'rest');
    } else sum += sign * greed * (ITEMS[item.kind] ?? 0.2);
  }
  return sum;
}

const ITEMS: Readonly<Partial<Record<Item['kind'], number>>> = {
  marker: 1.1,
  return: 1,
  'pledge-course': 0.4,
  'pledge-disposition': 0.3,
  'pledge-silence': 0.2,
};
