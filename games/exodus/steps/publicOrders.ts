/** XD-13 Public orders: executed in faction order, each with the traits of the moment. */

import { nth } from '#engine';
import type { Effect } from '../content/effect.ts';
import type { FactionId } from '../content/factions.ts';
import { type Order, type OrderDeed, type OrderId, type Slip, slipOf } from '../content/orders.ts';
import type { TestOutcome } from '../event.ts';
import { labelOf } from '../event.ts';
import { assistsFor } from '../rules/assists.ts';
import { flip, outcomeOf, test } from '../rules/dice.ts';
import { apply } from '../rules/effectAtoms.ts';
import { columns, count, entryOf, find, traitNow, unheldResearchers, voiceOf } from '../rules/houses.ts';
import { expose } from '../rules/leaders.ts';
import { isPossible } from '../rules/legalSlips.ts';
import { takePerk } from '../rules/promises.ts';
import { assistsOf, shieldsOf, usableOnce } from '../rules/secrets.ts';
import type { G, State } from '../state.ts';
import { spyingAssists } from './covert.ts';

export function publicOrders(g: G): void {
  const { s } = g;
  // XD-13.2, R36 in faction order, one after the other
  const factions = columns(s);
  for (let i = factions.length - 1; i >= 0; i--) g.then({ step: 'publicOrder', faction: nth(factions, i) });
}

export function publicOrder(g: G, faction: FactionId): void {
  const { s } = g;
  const key = entryOf(s.resolved, faction);
  if (key === undefined) return;
  const slip = slipOf(key);
  // XD-13.1 posted orders have already had their effect; XD-13.3
  if (!isPossible(s, faction, slip)) {
    if (g.events !== undefined) g.tell({ type: 'orderIdle', faction, order: key, ...labelOf(s) });
    return;
  }
  g.use('order', slip.id);
  if (g.events !== undefined) g.tell({ type: 'ordered', faction, order: key, ...labelOf(s) });
  if (slip.order.posted) return;
  if (slip.order.test === undefined) {
    countDeed(s, faction, slip.order, 'success', false);
    apply(g, slip.order.success, { self: faction, target: slip.target });
    return;
  }
  const net = publicNet(g, faction, slip);
  const result = rollOrder(g, faction, slip, net);
  g.reveal();
  // XD-18.7 reroll
  if (find(s, faction) !== undefined && usableOnce(s, faction, 'reroll') !== undefined)
    g.then({ step: 'reroll', faction, result, net });
  else carryOut(g, faction, result);
}

export function rollOrder(g: G, faction: FactionId, { order, target }: Slip, net: number): number {
  const { s } = g;
  const { trait, against } = order.test ?? { trait: 'voice', against: 'edge' };
  const own = trait === 'voice' ? voiceOf(s, faction) : traitNow(s, trait);
  const theirs = against === 'voice' ? voiceOf(s, target ?? faction) : traitNow(s, against);
  return test(g, own, theirs, net, 'order');
}

const HARVEST: OrderId = 'harvest';
const isSpying = (id: OrderId): boolean => id === 'net-spying' || id === 'und-spying';

/** Assists and hindrances on a public test. */
function publicNet(g: G, faction: FactionId, { id, order, target }: Slip): number {
  const { s } = g;
  const house = find(s, faction);
  let net = 0;
  if (house !== undefined) {
    net += assistsFor(s, faction, 'public') + assistsOf(s, faction, id) - house.hindered;
    // XD-12.3, R33 who acts in secret is distracted from what it does in public, and from that alone
    if (house.covert !== 'none' && !house.masked) net--;
    if (order.test?.against === 'edge') net += assistsOf(s, faction, 'vs-edge');
  }
  if (isSpying(id)) net += spyingAssists(g, faction);
  if (id === 'dirt-digging') net += takePerk(g, 'dying-technician');
  if (target !== undefined) {
    if (isSpying(id)) net -= shieldsOf(s, target, 'spying');
    if (id === 'dirt-digging') net -= shieldsOf(s, target, 'dirt-digging');
  }
  // XD-13.6, R13 the law takes hands from the harvest
  if (id === HARVEST && s.law) net--;
  return net + perks(g, faction, id, order);
}

/** CT-16 what the fleet made up its mind about at the start helps some orders. */
function perks(g: G, faction: FactionId, id: OrderId, order: Order): number {
  const { s } = g;
  if (s.perks.length === 0) return 0;
  let net = 0;
  if (order.hunt) net += takePerk(g, 'network-alarm');
  if (id === 'church-tend') net += takePerk(g, 'last-broadcasts');
  if (id === 'church-recruit' || id === 'church-tend' || id === 'church-parade')
    net += takePerk(g, 'forbidden-word');
  if (faction === 'government' && s.cycle <= 2 && s.perks.includes('published')) {
    g.use('answer', 'published');
    net++;
  }
  return net;
}

const NOTHING: Effect = {};

/** The result stands: its effect, the deeds it counts for, and the eyes of the hunters. */
export function carryOut(g: G, faction: FactionId, result: number): void {
  const { s } = g;
  const key = entryOf(s.resolved, faction);
  if (key === undefined) return;
  const { order, target } = slipOf(key);
  const outcome = outcomeOf(result);
  if (g.events !== undefined) g.tell({ type: 'orderResult', faction, order: key, outcome, ...labelOf(s) });
  const before = s.traits.treachery;
  apply(g, order[outcome] ?? NOTHING, { self: faction, target, hunt: order.hunt === true });
  countDeed(s, faction, order, outcome, s.traits.treachery < before);
  if (order.hunt && outcome !== 'failure') huntMarked(g);
}

/** XD-20.5 each hunt with a partial or success flips once for every marked leader. */
function huntMarked(g: G): void {
  for (const house of g.s.houses) {
    if (house.marked > 0 && flip(g, 'hunt') > 0) {
      g.use('infection', 'exposed');
      expose(g, house.faction);
    }
  }
}

/** Bearing counts where it is given (`rules/bearing.ts`). */
function isDone({ by }: OrderDeed, outcome: TestOutcome, lowered: boolean): boolean {
  if (by === 'lowered') return lowered;
  return by === 'partial' ? outcome !== 'failure' : by === outcome;
}

function countDeed(
  s: State,
  faction: FactionId,
  { deed }: Order,
  outcome: TestOutcome,
  lowered: boolean,
): void {
  if (deed === undefined || !isDone(deed, outcome, lowered)) return;
  if (faction === 'researchers' && unheldResearchers(s)) return;
  const house = find(s, faction);
  if (house !== undefined) count(house, deed.counts);
}
