/** "Place for me" at set-up: the spaces nearest to a mineral planet, whichever of equals by chance. */
import type { OfType } from '../action.ts';
import { shipsOf, UNITS_EACH } from '../rules/units.ts';
import type { View } from '../view.ts';
import type { Choice } from './choices.ts';
import { apart } from './geometry.ts';

/** The landings for this ship and all that follow it; empty unless a fleet is being placed. */
export function placesForMe(view: View, choices: readonly Choice[]): OfType<'land'>[] {
  const { asking } = view;
  if (asking?.step !== 'land' || asking.where !== 'place') return [];
  const minerals = view.planets.filter(({ kind }) => kind === 'mineral');
  const landings = choices.flatMap(({ action }) => (action.type === 'land' ? [action] : []));
  const ranked = landings
    .map((action) => ({
      action,
      far: Math.min(...minerals.map(({ at }) => apart(at, action.to))),
      luck: Math.random(),
    }))
    .sort((a, b) => a.far - b.far || a.luck - b.luck);
  const left = shipsOf(asking.seat).length - (asking.unit % UNITS_EACH);
  return ranked.slice(0, left).map(({ action }) => action);
}
