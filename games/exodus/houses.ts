/** Finding one's way among the factions in play. */
import type { Seat } from '#engine';
import type { Deed } from './content/deeds.ts';
import { FACTION, FACTIONS, type FactionId, PRIMARIES } from './content/factions.ts';
import type { House, State } from './state.ts';

export function find(s: State, faction: FactionId): House | undefined {
  const { houses } = s;
  for (let i = 0; i < houses.length; i++) {
    const house = houses[i];
    if (house !== undefined && house.faction === faction) return house;
  }
  return undefined;
}

/** The house of a faction that is in play. */
export function houseOf(s: State, faction: FactionId): House {
  const house = find(s, faction);
  if (house === undefined) throw new Error(`${faction} is not in play`);
  return house;
}

export function houseAt(s: State, seat: Seat): House {
  const house = s.houses.find((other) => other.seat === seat);
  if (house === undefined) throw new Error(`nobody sits at ${seat}`);
  return house;
}

/** The faction of a seat; undefined for a spectator. */
export function factionAt(s: State, seat: Seat): FactionId | undefined {
  return s.houses.find((house) => house.seat === seat)?.faction;
}

export function seatOf(s: State, faction: FactionId): Seat {
  return houseOf(s, faction).seat;
}

export function inPlay(s: State, faction: FactionId): boolean {
  return find(s, faction) !== undefined;
}

/** The factions intents are written for: those in play and the unheld Researchers (XD-3.5). */
export function columns(s: State): FactionId[] {
  const list = s.houses.map(({ faction }) => faction);
  if (unheldResearchers(s)) list.splice(3 + Number(list.includes('network')), 0, 'researchers');
  return list;
}

export function unheldResearchers(s: State): boolean {
  return s.options.unheld && !inPlay(s, 'researchers');
}

export function keepers(s: State): House[] {
  return PRIMARIES.map((faction) => houseOf(s, faction));
}

/** The house after another in faction order, round the table. */
export function after(s: State, faction: FactionId): House {
  const start = s.houses.findIndex((house) => house.faction === faction);
  const next = s.houses[(start + 1) % s.houses.length];
  if (next === undefined) throw new Error('nobody is in play');
  return next;
}

export function voiceOf(s: State, faction: FactionId): number {
  return s.traits[FACTION[faction].voice];
}

export const orderOf = (faction: FactionId): number => FACTIONS.indexOf(faction);

export function count(house: House, deed: Deed): void {
  house.deeds[deed] = (house.deeds[deed] ?? 0) + 1;
}

export const deeds = (house: House, deed: Deed): number => house.deeds[deed] ?? 0;

export const held = (house: House, issuer: FactionId): number => house.held[issuer] ?? 0;

export function heldInAll(house: House): number {
  let sum = 0;
  for (const issuer of FACTIONS) sum += house.held[issuer] ?? 0;
  return sum;
}
