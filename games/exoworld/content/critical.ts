/** What the critical events do, besides the three that stand for the scenario's own. */
import type { CriticalId } from './ids.ts';
import {
  anyModule,
  both,
  coloured,
  drain,
  lose,
  ofAnotherColour,
  type Part,
  place,
  removable,
  unoccupied,
  working,
} from './parts.ts';

export const CRITICAL_EFFECTS: Readonly<Record<CriticalId, readonly Part[]>> = {
  'hull-breach': [
    lose('oxygen', 2),
    place('emergency', 2, unoccupied, { do: 'put', token: 'emergency', at: 'home' }),
  ],
  'cascade-failure': [
    lose('energy', 3),
    { do: 'put', token: 'emergency', at: 'current' },
    place('energy-leak', 2, coloured('energy'), { do: 'put', token: 'energy-leak', at: 'home' }),
  ],
  'reactor-scram': [lose('energy', 4), place('shutdown', 2, coloured('energy'))],
  meteorite: [lose('oxygen', 3), { do: 'destroy', count: 1, where: removable, otherwise: drain(2) }],
  'pressure-wave': [lose('oxygen', 3), place('oxygen-leak', 3, unoccupied)],
  'main-line-rupture': [lose('water', 4), place('water-leak', 2, unoccupied)],
  blight: [lose('food', 4), { do: 'putEvery', token: 'food-leak', where: coloured('food') }],
  'ground-shock': [drain(2), place('landslide', 3, anyModule)],
  'flash-freeze': [lose('energy', 3), place('frozen', 2, both(working, ofAnotherColour))],
  'crew-collapse': [lose('water', 3), lose('food', 3), { do: 'tire', who: 'every' }],
  'total-blackout': [drain(1), lose('energy', 3), { do: 'ban', transfers: true, protocols: true }],
  'severed-relay': [
    lose('energy', 3),
    { do: 'ban', transfers: true, protocols: false },
    { do: 'mostCards', count: 2 },
  ],
};
