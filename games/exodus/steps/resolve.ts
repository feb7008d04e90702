/** XD-10 Resolving intent: the reveal, the tally, ties, and the end of the phase. */
import { oneOf, type Verb } from '#engine';
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import { ORDER_KEYS, type OrderKey } from '../content/orders.ts';
import { columns, entryOf, find } from '../houses.ts';
import { objection } from '../objections.ts';
import { giftsOf, legalOrders, weightOf } from '../orders.ts';
import type { Exodus, G, House, State } from '../state.ts';
import { change } from '../traits.ts';

type BreakTie = Extract<ExodusAction, { type: 'breakTie' }>;
type Total = { readonly order: OrderKey; readonly total: number };

/** XD-10.1 */
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
  const gifts = giftsOf(s);
  for (const faction of columns(s)) {
    const before = entryOf(s.tally, faction);
    const totals = tally(s, faction, gifts);
    if (before !== undefined && entryOf(s.resolved, faction) !== undefined && sameTotals(before, totals))
      continue;
    s.tally[faction] = totals;
    resolve(g, faction, totals);
  }
}

function sameTotals(a: readonly Total[], b: readonly Total[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const { order, total } = a[i] as Total;
    const other = b[i] as Total;
    if (order !== other.order || total !== other.total) return false;
  }
  return true;
}

/** The written orders with their weights, heaviest first; equal ones in the order of the seats that wrote them. */
export function tally(s: State, faction: FactionId, gifts = giftsOf(s)): Total[] {
  const totals: { order: OrderKey; total: number }[] = [];
  const { houses } = s;
  for (let h = 0; h < houses.length; h++) {
    const house = houses[h] as House;
    const order = entryOf(house.written, faction);
    if (order === undefined || order === 'none') continue;
    const heavy = weightOf(s, house, faction, gifts);
    let i = 0;
    while (i < totals.length && totals[i]?.order !== order) i++;
    const found = totals[i];
    if (found === undefined) totals.push({ order, total: heavy });
    else found.total += heavy;
  }
  return heaviestFirst(totals);
}

/** In place and stable: the lists are as short as the table is small. */
function heaviestFirst<T extends Total>(totals: T[]): T[] {
  for (let i = 1; i < totals.length; i++) {
    const one = totals[i] as T;
    let k = i;
    for (; k > 0 && (totals[k - 1] as T).total < one.total; k--) totals[k] = totals[k - 1] as T;
    totals[k] = one;
  }
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
  // XD-10.2
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
  fields: { order: oneOf(ORDER_KEYS) },
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
