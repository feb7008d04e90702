/** XD-10 Resolving intent: the reveal, the tally, ties, and the end of the phase. */
import { nth, type Verb } from '#engine';
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import type { OrderKey } from '../content/orders.ts';
import { objection } from '../objections.ts';
import { columns, entryOf, find } from '../rules/houses.ts';
import { legalOrders } from '../rules/legalSlips.ts';
import { change } from '../rules/traits.ts';
import { weightOf } from '../rules/weights.ts';
import type { Exodus, G, State } from '../state.ts';
import { favourWindows } from './poll.ts';

type BreakTie = Extract<ExodusAction, { type: 'breakTie' }>;
type Total = { readonly order: OrderKey; readonly total: number };

/** XD-10.1 all intents are revealed. */
export function reveal(g: G): void {
  const { s } = g;
  g.reveal();
  if (g.events !== undefined)
    g.tell({
      type: 'intents',
      written: s.houses.map(({ faction, written }) => ({ faction, written: { ...written } })),
    });
  recount(g);
}

/** Weights may come from secrets, so a count always tells something. */
export function recount(g: G): void {
  const { s } = g;
  g.reveal();
  favourWindows(g);
  for (const faction of columns(s)) {
    const before = entryOf(s.tally, faction);
    const length = count(s, faction);
    if (before !== undefined && entryOf(s.resolved, faction) !== undefined && isCounted(before, length))
      continue;
    const totals = counted(length);
    s.tally[faction] = totals;
    resolve(g, faction, totals);
  }
}

/** The last count: most counts change nothing, so they are not written down before that is known. */
const orders: OrderKey[] = [];
const weights: number[] = [];

/** Counts what is written for a faction: heaviest first; equal ones in the order of the seats that wrote them. */
function count(s: State, faction: FactionId): number {
  let length = 0;
  const { houses } = s;
  for (const house of houses) {
    const order = entryOf(house.written, faction);
    if (order === undefined || order === 'none') continue;
    let i = 0;
    while (i < length && orders[i] !== order) i++;
    if (i === length) {
      orders[length] = order;
      weights[length++] = 0;
    }
    weights[i] = (weights[i] ?? 0) + weightOf(s, house, faction);
  }
  sortCount(length);
  return length;
}

/** Stable, by insertion: a count is as short as the table is small. */
function sortCount(length: number): void {
  for (let i = 1; i < length; i++) {
    const order = nth(orders, i);
    const weight = weights[i] ?? 0;
    let k = i;
    for (; k > 0 && (weights[k - 1] ?? 0) < weight; k--) {
      orders[k] = nth(orders, k - 1);
      weights[k] = weights[k - 1] ?? 0;
    }
    orders[k] = order;
    weights[k] = weight;
  }
}

function isCounted(before: readonly Total[], length: number): boolean {
  if (before.length !== length) return false;
  for (let i = 0; i < length; i++) {
    const { order, total } = nth(before, i);
    if (order !== orders[i] || total !== weights[i]) return false;
  }
  return true;
}

function counted(length: number): Total[] {
  const totals: Total[] = [];
  for (let i = 0; i < length; i++) totals.push({ order: nth(orders, i), total: weights[i] ?? 0 });
  return totals;
}

function resolve(g: G, faction: FactionId, totals: readonly Total[]): void {
  const { s } = g;
  const best = totals[0];
  if (best === undefined) {
    // XD-9.4 nobody writes where one order is legal; R26 nothing written: Rest
    const legal = legalOrders(s, faction);
    settle(g, faction, !s.asked.includes(faction) && legal[0] !== undefined ? legal[0] : 'rest', 0);
    return;
  }
  if ((totals[1]?.total ?? 0) < best.total) {
    settle(g, faction, best.order, best.total);
    return;
  }
  const tied = totals.filter(({ total }) => total === best.total).map(({ order }) => order);
  const house = find(s, faction);
  const own = house?.written[faction];
  // XD-10.2, R25 what the faction itself wrote wins a tie
  const winner = tied.find((order) => order === own);
  if (winner !== undefined) settle(g, faction, winner, best.total);
  else if (house !== undefined) {
    s.resolved[faction] = undefined;
    g.then({ step: 'tie', faction, among: tied });
  } else {
    const first = legalOrders(s, faction).find((order) => tied.includes(order));
    settle(g, faction, first ?? best.order, best.total);
  }
}

function settle(g: G, faction: FactionId, order: OrderKey, total: number): void {
  g.s.resolved[faction] = order;
  g.tell({ type: 'resolved', faction, order, total });
}

export const breakTie: Verb<Exodus, BreakTie> = {
  exact: true,
  options: (_s, _seat, frame) =>
    frame.step === 'tie' ? frame.among.map((order): BreakTie => ({ type: 'breakTie', order })) : [],
  check: (_s, { order }, _seat, frame) =>
    frame.step === 'tie' && frame.among.includes(order) ? undefined : objection('XD-10.2', 'notTied'),
  do(g, { order }, _seat, frame) {
    if (frame.step !== 'tie') return;
    const total = g.s.tally[frame.faction]?.[0]?.total ?? 0;
    settle(g, frame.faction, order, total);
  },
};

const HARMONY = -3;

/** XD-10.5 if no seat dissented in the whole phase. */
export function harmony(g: G): void {
  if (g.s.dissented) return;
  g.use('rule', 'harmony');
  g.tell({ type: 'harmony' });
  change(g, 'edge', HARMONY);
}
