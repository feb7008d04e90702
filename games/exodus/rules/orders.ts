/** XD-9.4 Which orders are legal for a faction, and XD-10.3 what an intent weighs. */
import { FACTION, FACTIONS, type FactionId } from '../content/factions.ts';
import type { Intent, OrderKey } from '../content/orders.ts';
import type { House, State } from '../state.ts';
import { houseOf, orderOf } from './houses.ts';
import { pageOf } from './legalSlips.ts';
import { weightFrom } from './secrets.ts';

export function legalOrders(s: State, faction: FactionId): readonly OrderKey[] {
  return pageOf(s, faction).orders;
}

/** Whether something may be written for a faction: it is asked about, and the order is legal or no opinion. */
export function isChoice(s: State, faction: FactionId, intent: Intent): boolean {
  return s.asked.includes(faction) && pageOf(s, faction).legal.has(intent);
}

/** XD-3.3 by the places of writer and target. */
const WEIGHTS = FACTIONS.map((faction) => FACTION[faction].weights);

/** XD-10.3 */
export function weight(s: State, writer: FactionId, target: FactionId): number {
  return weightOf(s, houseOf(s, writer), target);
}

export function weightOf(s: State, house: House, target: FactionId): number {
  const writer = house.faction;
  let base = WEIGHTS[orderOf(writer)]?.[orderOf(target)] ?? 1;
  if (s.regime !== undefined && target === 'government') {
    if (writer === s.regime) base = 5;
    else if (writer === 'government') base = 3;
  }
  if (writer === target && house.leaderless >= s.cycle) base = Math.min(base, 3);
  if (house.greased.length > 0 && house.greased.includes(target)) base += 2;
  return Math.max(1, base + weightFrom(s, writer, target));
}
