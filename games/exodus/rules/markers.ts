/** XD-10.6, XD-10.7 markers, and Renown. */
import type { FactionId } from '../content/factions.ts';
import type { G } from '../state.ts';
import { find, held, houseOf } from './houses.ts';

export const MARKERS = 5;
const MOST_RENOWN = 5;

/** XD-10.7 with an empty pool nothing is given. */
export function giveMarker(g: G, from: FactionId, to: FactionId): boolean {
  const issuer = houseOf(g.s, from);
  if (issuer.pool === 0) return false;
  issuer.pool--;
  const holder = houseOf(g.s, to);
  holder.held[from] = held(holder, from) + 1;
  g.tell({ type: 'markerGiven', from, to });
  return true;
}

/** The marker goes back into its issuer's pool. */
export function returnMarker(g: G, holder: FactionId, issuer: FactionId): void {
  const house = houseOf(g.s, holder);
  const left = held(house, issuer) - 1;
  house.held[issuer] = left > 0 ? left : undefined;
  houseOf(g.s, issuer).pool++;
  g.tell({ type: 'markerReturned', holder, issuer });
}

/** XD-21.1a changes beyond −5 or +5 are lost. */
export function renown(g: G, faction: FactionId, by: number): void {
  const house = find(g.s, faction);
  if (house === undefined) return;
  const now = Math.max(-MOST_RENOWN, Math.min(MOST_RENOWN, house.renown + by));
  if (now === house.renown) return;
  house.renown = now;
  g.tell({ type: 'renown', faction, by, now });
}
