/** What the critical events do, besides the three that stand for the scenario's own. */
import type { CriticalId } from './ids.ts';
import {
  anyModule,
  both,
  coloured,
  drain,
  type EventEffect,
  lose,
  ofAnotherColour,
  place,
  removable,
  unoccupied,
  working,
} from './parts.ts';

export const CRITICAL_EFFECTS: Readonly<Record<CriticalId, EventEffect>> = {
  'hull-breach': {
    parts: [
      lose('oxygen', 2),
      place('emergency', 2, unoccupied, { do: 'put', token: 'emergency', at: 'home' }),
    ],
  },
  'cascade-failure': {
    parts: [
      lose('energy', 3),
      { do: 'put', token: 'emergency', at: 'current' },
      place('energy-leak', 2, coloured('energy'), { do: 'put', token: 'energy-leak', at: 'home' }),
    ],
  },
  'reactor-scram': { parts: [lose('energy', 4), place('shutdown', 2, coloured('energy'))] },
  meteorite: {
    parts: [lose('oxygen', 3), { do: 'destroy', count: 1, where: removable, otherwise: drain(2) }],
  },
  'pressure-wave': { parts: [lose('oxygen', 3), place('oxygen-leak', 3, unoccupied)] },
  'main-line-rupture': { parts: [lose('water', 4), place('water-leak', 2, unoccupied)] },
  blight: { parts: [lose('food', 4), { do: 'putEvery', token: 'food-leak', where: coloured('food') }] },
  'ground-shock': { parts: [drain(2), place('landslide', 3, anyModule)] },
  'flash-freeze': { parts: [lose('energy', 3), place('frozen', 2, both(working, ofAnotherColour))] },
  'crew-collapse': { parts: [lose('water', 3), lose('food', 3), { do: 'tire', who: 'every' }] },
  'total-blackout': {
    about: 'communication',
    parts: [drain(1), lose('energy', 3), { do: 'ban', transfers: true, protocols: true }],
  },
  'severed-relay': {
    about: 'communication',
    parts: [
      lose('energy', 3),
      { do: 'ban', transfers: true, protocols: false },
      { do: 'mostCards', count: 2 },
    ],
  },
};
