/** XD-8.12, R18 Bearing: progress in the search for a home. */

import type { FactionId } from '../content/factions.ts';
import { JOURNEYS } from '../content/fleet.ts';
import type { G, State } from '../state.ts';
import { count, find } from './houses.ts';
import { takePerk } from './promises.ts';

export function gainBearing(g: G, by: number): void {
  const { s } = g;
  const now = Math.max(0, s.bearing + by);
  if (now === s.bearing) return;
  s.bearing = now;
  g.tell({ type: 'bearing', now });
}

/** Orders give at most one Bearing per system, whoever issues them. */
export function orderedBearing(g: G, faction: FactionId, by: number): void {
  const { s } = g;
  const system = s.systems[s.here];
  if (system === undefined || system.bearing) return;
  system.bearing = true;
  // CT-16 the wager pays once, past the limit of the system
  const given = by + takePerk(g, 'scholars-wager');
  gainBearing(g, given);
  // CT-15 home-by-numbers: what Plot the Stars gave
  const plotter = faction === 'researchers' ? find(s, faction) : undefined;
  if (plotter !== undefined) count(plotter, 'plots', given);
}

/** Assists on the aimed scan. */
export function aim(s: State): number {
  let assists = 0;
  for (const threshold of JOURNEYS[s.options.journey].thresholds) if (s.bearing >= threshold) assists++;
  return assists;
}
