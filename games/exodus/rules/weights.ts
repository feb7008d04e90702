/** XD-3.3, XD-10.3 What an intent weighs, by who wrote it and for whom. */
import { FACTION, FACTIONS, type FactionId } from '../content/factions.ts';
import type { House, State } from '../state.ts';
import { houseOf, orderOf } from './houses.ts';
import { weightFrom } from './secrets.ts';

/** XD-3.3 by the places of writer and target. */
const WEIGHTS = FACTIONS.map((faction) => FACTION[faction].weights);

/** XD-10.3; XD-12.7 under a regime. */
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
