/** XD-9.4 What may be written for a faction, made once for every set of conditions and then looked up. */
import type { ActionOf } from '#engine';
import { MANDATES } from '../content/effect.ts';
import { FACTIONS, type FactionId } from '../content/factions.ts';
import { BOOK, type Intent, type Need, type OrderId, type OrderKey, type Slip } from '../content/orders.ts';
import type { Exodus, House, State } from '../state.ts';
import { find, inPlay, orderOf } from './houses.ts';
import { memo } from './lists.ts';
import { has, isBinding, ordersMeeting } from './mandates.ts';

/** The legal orders of a faction, and the actions that name them; no opinion comes last. */
export interface Page {
  readonly orders: readonly OrderKey[];
  readonly legal: ReadonlySet<Intent>;
  readonly intents: readonly ActionOf<Exodus, 'intent'>[];
  /** Those that would change what is written now. */
  readonly rewrites: Changes<ActionOf<Exodus, 'rewrite'>>;
  readonly demands: Changes<ActionOf<Exodus, 'demand'>>;
  readonly votes: Changes<ActionOf<Exodus, 'vote'>>;
}

type Changes<A> = (now: Intent) => readonly A[];

function changes<A>(all: readonly Intent[], action: (intent: Intent) => A): Changes<A> {
  const actions = all.map(action);
  return memo((now) => actions.filter((_, i) => all[i] !== now));
}

/** XD-3.5 all that unheld Researchers do. */
const UNHELD: readonly OrderId[] = [
  'res-research',
  'res-blood-trial',
  'res-reclamation',
  'res-medicine',
  'res-plot',
  'rest',
];

const ELDER = 0;

/** The preconditions that hold are a set, a bit for each: it is asked for thousands of times a game, and made without an array. */
const NEED: Readonly<Record<Need, number>> = {
  extraction: 1,
  'no-office': 2,
  quarantine: 4,
  repair: 8,
  bearing: 16,
  'stash-1': 32,
  'stash-3': 64,
};

const pages = new Map<number, Page>();

/** What may be written for a faction at this moment. */
export function pageOf(s: State, faction: FactionId): Page {
  const house = find(s, faction);
  if (house !== undefined && house.mandates.length > 0) {
    const duty = dutiesOf(s, house);
    if (duty !== undefined) return duty;
  }
  const key = pageKey(s, faction, house);
  let page = pages.get(key);
  if (page === undefined) {
    page = pageWith(faction, ordersFor(s, faction, house));
    pages.set(key, page);
  }
  return page;
}

/** Which factions are in play is a bit for each, too. */
const SETS_IN_PLAY = 2 ** FACTIONS.length;

/** A book shrinks by what does not hold, its targets are the factions in play, and an unheld faction does little: one number for all that. */
function pageKey(s: State, faction: FactionId, house: House | undefined): number {
  const conditions = needsMet(s, house) * SETS_IN_PLAY + s.options.inPlay;
  const isHeld = house === undefined ? 0 : 1;
  return (conditions * FACTIONS.length + orderOf(faction)) * 2 + isHeld;
}

export function legalOrders(s: State, faction: FactionId): readonly OrderKey[] {
  return pageOf(s, faction).orders;
}

/** Whether something may be written for a faction: it is asked about, and the order is legal or no opinion. */
export function isChoice(s: State, faction: FactionId, intent: Intent): boolean {
  return s.asked.includes(faction) && pageOf(s, faction).legal.has(intent);
}

function ordersFor(s: State, faction: FactionId, house: House | undefined): OrderKey[] {
  return BOOK[faction]
    .filter((slip) => (house !== undefined || UNHELD.includes(slip.id)) && isPossible(s, faction, slip))
    .map(({ key }) => key);
}

const duties = new Map<number, Page>();

/** XD-16.5, R40 with mandates, exactly the orders that meet one of them. */
function dutiesOf(s: State, { faction, mandates }: House): Page | undefined {
  // The kinds that bind, in the order they came, as the digits of a number; 0 is none.
  let binding = 0;
  for (const mandate of mandates)
    if (isBinding(s, mandate)) binding = binding * (MANDATES.length + 1) + MANDATES.indexOf(mandate.kind) + 1;
  const key = binding * FACTIONS.length + orderOf(faction);
  let page = duties.get(key);
  if (page === undefined) {
    const kinds = mandates.filter((mandate) => isBinding(s, mandate)).map(({ kind }) => kind);
    page = pageWith(faction, [...new Set(kinds.flatMap((kind) => ordersMeeting(faction, kind)))]);
    duties.set(key, page);
  }
  return page.orders.length > 0 ? page : undefined;
}

function pageWith(faction: FactionId, orders: readonly OrderKey[]): Page {
  const all: readonly Intent[] = [...orders, 'none'];
  return {
    orders,
    legal: new Set(all),
    intents: all.map((intent) => ({ type: 'intent', for: faction, intent })),
    rewrites: changes(all, (intent) => ({ type: 'rewrite', intent })),
    demands: changes(all, (stake) => ({ type: 'demand', stake })),
    votes: changes(all, (intent) => ({ type: 'vote', intent })),
  };
}

/** XD-9.4, XD-13.3, R41 whether the precondition of an order holds at this moment. */
export function isPossible(s: State, faction: FactionId, { order, target }: Slip): boolean {
  if (target !== undefined && (target === faction || !inPlay(s, target))) return false;
  return order.need === undefined || (needsMet(s, find(s, faction)) & NEED[order.need]) > 0;
}

function needsMet(s: State, house: House | undefined): number {
  let met = 0;
  const system = s.systems[s.here];
  if (system !== undefined) {
    // XD-13.6 harvest is legal only while the current system has a live extraction.
    if (system.left > 0) met |= NEED.extraction;
    if (!system.bearing) met |= NEED.bearing;
  }
  if (s.stash >= 1) met |= s.stash >= 3 ? NEED['stash-1'] | NEED['stash-3'] : NEED['stash-1'];
  if (house === undefined) return met;
  // XD-19.3 an Elder who leads cannot become Pontifex
  if (!house.office && !(house.faction === 'church' && house.leader.role === ELDER)) met |= NEED['no-office'];
  if (house.mandates.length === 0) return met;
  if (has(house, 'quarantine')) met |= NEED.quarantine;
  if (has(house, 'repair')) met |= NEED.repair;
  return met;
}
