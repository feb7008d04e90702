/** What the fleet is likely to do this cycle: the chores as a sensible fleet would share them out. */
import { FACTION, type FactionId } from '../content/factions.ts';
import { type OrderKey, slipOf } from '../content/orders.ts';
import { columns, find } from '../rules/houses.ts';
import { pageOf } from '../rules/legalSlips.ts';
import { assistsOf } from '../rules/secrets.ts';
import type { State } from '../state.ts';
import type { Eyes } from './eyes.ts';
import { sheetOf, TREACHERY } from './health.ts';
import { chanceToPass, chanceToSucceed } from './odds.ts';
import { marginOf, orderWorth, type Setting, shiftOf } from './worth.ts';

export interface FleetPlan {
  readonly orders: ReadonlyMap<FactionId, OrderKey>;
  /** What each faction meets when its turn comes. */
  readonly settings: ReadonlyMap<FactionId, Setting>;
}

/** Known hindrances and helps of a faction's public test; what helps others in secret only they know. */
export function netOf(s: State, faction: FactionId, key: OrderKey, viewer: FactionId | undefined): number {
  const house = find(s, faction);
  if (house === undefined) return 0;
  const { id, order } = slipOf(key);
  if (order.test === undefined) return 0;
  const net = -house.hindered - (id === 'harvest' && s.law ? 1 : 0);
  if (faction !== viewer) return net;
  return (
    net + assistsOf(s, faction, id) + (order.test.against === 'edge' ? assistsOf(s, faction, 'vs-edge') : 0)
  );
}

/**
 * Goes through the factions in their order. `given` are the orders that are already settled; for the others the guess
 * is what suits the fleet and the faction itself.
 */
export function planFleet(
  s: State,
  eyes: (faction: FactionId) => Eyes,
  given: Readonly<Partial<Record<FactionId, OrderKey>>> = {},
): FleetPlan {
  const sheet = sheetOf(s);
  const orders = new Map<FactionId, OrderKey>();
  const settings = new Map<FactionId, Setting>();
  const harvester = harvesterOf(s, eyes, given, sheet);
  let hungry = true;
  let prey = 2 - s.hunted;
  let bearingOpen = s.systems[s.here]?.bearing === false;
  for (const faction of columns(s)) {
    const setting: Setting = { sheet: sheet.slice(), hungry, prey, bearingOpen };
    settings.set(faction, setting);
    const key = given[faction] ?? (faction === harvester ? 'harvest' : likely(s, eyes, faction, setting));
    orders.set(faction, key);
    const { order } = slipOf(key);
    const margin = marginOf(sheet, faction, slipOf(key));
    const passes = order.test === undefined || chanceToPass(margin, 0) > 0.5;
    const effect = !passes ? order.failure : chanceToSucceed(margin, 0) > 0.5 ? order.success : order.partial;
    if (effect === undefined) continue;
    const shift = shiftOf(effect);
    for (let i = 0; i < sheet.length; i++)
      sheet[i] = Math.max(0, Math.min(12, (sheet[i] ?? 0) + (shift[i] ?? 0)));
    if (order.hunt) prey = Math.max(0, prey + (shift[TREACHERY] ?? 0));
    for (const { atom } of effect.also ?? []) {
      if (atom === 'harvestCounts' || atom === 'upkeepOff') hungry = false;
      if (atom === 'bearing') bearingOpen = false;
    }
  }
  return { orders, settings };
}

/** The faction itself has the heaviest vote, so its taste counts; chores for the fleet weigh with everyone. */
function likely(
  s: State,
  eyesOf: (faction: FactionId) => Eyes,
  faction: FactionId,
  setting: Setting,
): OrderKey {
  const eyes = eyesOf(find(s, faction) === undefined ? 'church' : faction);
  let best: OrderKey = 'rest';
  let highest = Number.NEGATIVE_INFINITY;
  for (const key of pageOf(s, faction).orders) {
    const { order } = slipOf(key);
    if (order.posted || key === 'harvest') continue;
    const worth = orderWorth(s, eyes, faction, key, setting, 0);
    if (worth > highest) {
      highest = worth;
      best = key;
    }
  }
  return best;
}

/** One faction is enough for the harvest: the one that has least else to do. */
function harvesterOf(
  s: State,
  eyesOf: (faction: FactionId) => Eyes,
  given: Readonly<Partial<Record<FactionId, OrderKey>>>,
  sheet: readonly number[],
): FactionId | undefined {
  if ((s.systems[s.here]?.left ?? 0) === 0) return undefined;
  const setting: Setting = {
    sheet,
    hungry: true,
    prey: 2,
    bearingOpen: s.systems[s.here]?.bearing === false,
  };
  let best: FactionId | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const faction of columns(s)) {
    if (given[faction] === 'harvest') return undefined;
    const house = find(s, faction);
    if (house === undefined || given[faction] !== undefined || !pageOf(s, faction).legal.has('harvest'))
      continue;
    const eyes = eyesOf(faction);
    const other = orderWorth(s, eyes, faction, likely(s, eyesOf, faction, setting), setting, 0);
    const lost = other - orderWorth(s, eyes, faction, 'harvest', setting, 0);
    if (lost < lowest) {
      lowest = lost;
      best = faction;
    }
  }
  return best;
}

/** XD-13.4 how much one more assist would help the order another faction is going to carry out. */
export function assistWorth(s: State, eyes: Eyes, from: FactionId, to: FactionId, plan: FleetPlan): number {
  const key = plan.orders.get(to);
  const setting = plan.settings.get(to);
  if (key === undefined || setting === undefined || key.startsWith('assist')) return 0;
  const { order } = slipOf(key);
  const { assists } = FACTION[from];
  if (order.test === undefined) return 0;
  if (assists !== 'any' && !order.keywords.some((word) => assists.includes(word))) return 0;
  const net = netOf(s, to, key, eyes.faction);
  return orderWorth(s, eyes, to, key, setting, net + 1) - orderWorth(s, eyes, to, key, setting, net);
}
