/** Finding one's way among the factions in play. */
import type { Seat } from '#engine';
import type { Deed } from '../content/deeds.ts';
import { FACTION, FACTIONS, type FactionId, PRIMARIES, type Trait } from '../content/factions.ts';
import type { House, State } from '../state.ts';
import { listsOf } from './lists.ts';

export function find(s: State, faction: FactionId): House | undefined {
  const { houses } = s;
  for (const house of houses) if (house.faction === faction) return house;
  return undefined;
}

/** The house of a faction that is in play. */
export function houseOf(s: State, faction: FactionId): House {
  const house = find(s, faction);
  if (house === undefined) throw new Error(`${faction} is not in play`);
  return house;
}

export function houseAt(s: State, seat: Seat): House {
  const { houses } = s;
  for (const house of houses) if (house.seat === seat) return house;
  throw new Error(`nobody sits at ${seat}`);
}

/** The faction of a seat; undefined for a spectator. */
export function factionAt(s: State, seat: Seat): FactionId | undefined {
  return s.houses.find((house) => house.seat === seat)?.faction;
}

/** The lists of seats, by a bit for each seat in them. */
const SEATINGS = Array.from({ length: 2 ** FACTIONS.length }, (_, bits) =>
  FACTIONS.map((_faction, seat) => seat).filter((seat) => (bits >> seat) & 1),
);

export const seatsIn = (bits: number): readonly Seat[] => SEATINGS[bits] ?? [];

/** All seats. */
export const everyone = (s: State): readonly Seat[] => seatsIn((1 << s.seats) - 1);

export function seatOf(s: State, faction: FactionId): Seat {
  return houseOf(s, faction).seat;
}

export function inPlay(s: State, faction: FactionId): boolean {
  return ((s.options.inPlay >> orderOf(faction)) & 1) === 1;
}

/** A bit for each faction, in faction order. */
export function bitsOf(factions: readonly FactionId[]): number {
  let bits = 0;
  for (const faction of factions) bits |= bitOf(faction);
  return bits;
}

export const bitOf = (faction: FactionId): number => 1 << orderOf(faction);

/** Nothing yet for any faction. With all keys there from the start such objects keep one shape, which is quicker. */
export const ofFactions = <T>(): Partial<Record<FactionId, T>> => ({
  church: undefined,
  government: undefined,
  military: undefined,
  network: undefined,
  researchers: undefined,
  underworld: undefined,
  security: undefined,
  opposition: undefined,
});

/** What is kept for a faction. Spelt out for the same reason. */
export function entryOf<T>(entries: Partial<Record<FactionId, T>>, faction: FactionId): T | undefined {
  switch (faction) {
    case 'church':
      return entries.church;
    case 'government':
      return entries.government;
    case 'military':
      return entries.military;
    case 'network':
      return entries.network;
    case 'researchers':
      return entries.researchers;
    case 'underworld':
      return entries.underworld;
    case 'security':
      return entries.security;
    case 'opposition':
      return entries.opposition;
  }
}

/** The factions intents are written for: those in play and the unheld Researchers (XD-3.5, R63). */
export function columns(s: State): readonly FactionId[] {
  return factionsIn(s.options.inPlay | (unheldResearchers(s) ? bitOf('researchers') : 0));
}

/** The lists of factions in faction order, by a bit for each of them. */
const factionsIn = listsOf(FACTIONS);

export function unheldResearchers(s: State): boolean {
  return s.options.unheld && !inPlay(s, 'researchers');
}

/** The three Keepers are always in play and come first in faction order (XD-3.1). */
export function keepers(s: State): House[] {
  return s.houses.slice(0, PRIMARIES.length);
}

/** The house after another in faction order, round the table. */
export function after(s: State, faction: FactionId): House {
  const start = s.houses.findIndex((house) => house.faction === faction);
  const next = s.houses[(start + 1) % s.houses.length];
  if (next === undefined) throw new Error('nobody is in play');
  return next;
}

const VOICES = FACTIONS.map((faction) => FACTION[faction].voice);

/** XD-3.4, R29 the trait a faction speaks with, at its value of now. */
export function voiceOf(s: State, faction: FactionId): { readonly trait: Trait; readonly value: number } {
  return traitNow(s, VOICES[orderOf(faction)] ?? 'justice');
}

/** A trait at its value of now. */
export const traitNow = (
  { traits }: State,
  trait: Trait,
): { readonly trait: Trait; readonly value: number } => ({
  trait,
  value: traitOf(traits, trait),
});

export function traitOf(traits: State['traits'], trait: Trait): number {
  switch (trait) {
    case 'edge':
      return traits.edge;
    case 'faith':
      return traits.faith;
    case 'justice':
      return traits.justice;
    case 'might':
      return traits.might;
    case 'supply':
      return traits.supply;
    case 'treachery':
      return traits.treachery;
    case 'women':
      return traits.women;
  }
}

/** XD-20.2 how many leaders may be marked at one time. */
export function mostMarked(s: State): number {
  if (s.options.infection === 'off') return 0;
  return s.seats <= 5 ? 1 : 2;
}

/** The place of a faction in the faction order. Asked so often that a search through a table would be felt. */
export function orderOf(faction: FactionId): number {
  switch (faction) {
    case 'church':
      return 0;
    case 'government':
      return 1;
    case 'military':
      return 2;
    case 'network':
      return 3;
    case 'researchers':
      return 4;
    case 'underworld':
      return 5;
    case 'security':
      return 6;
    case 'opposition':
      return 7;
  }
}

export function count(house: House, deed: Deed, times = 1): void {
  house.deeds[deed] = (house.deeds[deed] ?? 0) + times;
}

export const deeds = (house: House, deed: Deed): number => house.deeds[deed] ?? 0;

export const held = (house: House, issuer: FactionId): number => entryOf(house.held, issuer) ?? 0;

export function holdsAny(house: House): boolean {
  for (const faction of FACTIONS) if (held(house, faction) > 0) return true;
  return false;
}

/** Of how many factions it holds markers. */
export function issuersHeld({ held: own }: House): number {
  let sum = 0;
  for (const issuer of FACTIONS) if ((own[issuer] ?? 0) > 0) sum++;
  return sum;
}

export function heldInAll(house: House): number {
  let sum = 0;
  const { held: own } = house;
  for (const issuer of FACTIONS) sum += own[issuer] ?? 0;
  return sum;
}
