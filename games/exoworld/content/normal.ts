/** What the normal events do, besides the four that stand for the scenario's own. */

import { colourOf, isOccupied, placeOf } from '../rules/base.ts';
import { HOME, type State } from '../state.ts';
import type { HealthId } from './health.ts';
import type { NormalId } from './ids.ts';
import {
  both,
  coloured,
  countCrew,
  countWorking,
  type EventEffect,
  farthestWithout,
  lastWorking,
  lose,
  nextToHome,
  type Part,
  place,
  unoccupied,
  unoccupiedWorking,
} from './parts.ts';
import { INDEX, type Resource } from './resources.ts';
import { SCENARIOS } from './scenarios.ts';
import { TOKEN_INDEX } from './tokens.ts';

const panels = countWorking('solar-panels');
const onYellow = (s: State) => countCrew(s, (at) => colourOf(placeOf(s, at)) === INDEX.energy);
const atHome = (s: State) => countCrew(s, (at) => at === HOME);
const manned = (s: State) => s.base.filter((_, at) => at !== HOME && isOccupied(s, at)).length;

function ambient(s: State): (typeof SCENARIOS)[State['scenario']]['ambience'] {
  return SCENARIOS[s.scenario].ambience;
}

/** A health issue with a small loss. */
function ill(issue: HealthId, loss?: Resource): readonly Part[] {
  const health: Part = { do: 'health', issue };
  return loss ? [health, lose(loss, 1)] : [health];
}

export const NORMAL_EFFECTS: Readonly<Record<NormalId, EventEffect>> = {
  'cracked-regulator': {
    parts: [lose('oxygen', 2), place('oxygen-leak', 1, coloured('food'), lose('oxygen', 2))],
  },
  'loose-seal': {
    parts: [lose('oxygen', 2), place('oxygen-leak', 2, both(nextToHome, unoccupied), lose('oxygen', 2))],
  },
  'burst-pipe': { parts: [lose('water', 2), place('water-leak', 2, unoccupied, lose('water', 2))] },
  'corroded-valve': {
    parts: [
      lose('water', 2),
      place('water-leak', 2, both(coloured('oxygen', 'energy'), unoccupied), lose('water', 2)),
    ],
  },
  'pest-bloom': {
    parts: [
      lose('food', 2),
      place('food-leak', 2, both(coloured('food', 'water'), unoccupied), lose('food', 2)),
    ],
  },
  'spoiled-stores': { parts: [lose('food', 2), { do: 'put', token: 'food-leak', at: 'current' }] },
  'frayed-cable': {
    parts: [
      lose('energy', 2),
      place('energy-leak', 2, farthestWithout(TOKEN_INDEX['energy-leak']), lose('energy', 2)),
    ],
  },
  'short-circuit': {
    parts: [
      {
        do: 'choose',
        branches: [
          {
            id: 'suffer',
            parts: [lose('energy', 2), place('energy-leak', 2, coloured('water'), lose('energy', 2))],
          },
          { id: 'discard', parts: [{ do: 'discard', colour: 'energy', who: 'current' }, lose('energy', 1)] },
        ],
      },
    ],
  },
  'dust-front': { parts: [lose('energy', 3, (s) => panels(s) - onYellow(s))] },
  'filter-fouling': {
    parts: [
      {
        do: 'choose',
        branches: [
          { id: 'suffer', parts: [lose('oxygen', 4)] },
          { id: 'discard', parts: [{ do: 'discard', colour: 'oxygen', who: 'current' }, lose('oxygen', 1)] },
        ],
      },
    ],
  },
  'contaminated-batch': {
    parts: [
      {
        do: 'choose',
        branches: [
          { id: 'water', parts: [lose('water', 4)] },
          { id: 'food', parts: [lose('food', 4)] },
        ],
      },
    ],
  },
  'heat-spike': { parts: [lose('water', 4, (s) => ambient(s).radiation - atHome(s))] },
  'thin-rations': {
    parts: [
      {
        do: 'choose',
        branches: [
          { id: 'suffer', parts: [lose('food', 5)] },
          { id: 'discard', parts: [{ do: 'discard', colour: 'food', who: 'any' }, lose('food', 2)] },
        ],
      },
    ],
  },
  'carbon-surge': { parts: [lose('oxygen', 4, (s) => ambient(s).co2 - manned(s))] },
  'tripped-breaker': {
    parts: [lose('energy', 1), place('shutdown', 1, coloured('energy'), lose('energy', 2))],
  },
  'sensor-fault': { parts: [place('shutdown', 2, unoccupiedWorking, lose('energy', 2))] },
  'firmware-rollback': { parts: [place('shutdown', 1, lastWorking, lose('energy', 3))] },
  'loose-scree': { parts: [lose('oxygen', 1), place('landslide', 2, unoccupied)] },
  'ground-frost': { parts: [lose('energy', 1), place('frozen', 1, unoccupiedWorking, lose('energy', 2))] },
  'double-shift': { parts: [{ do: 'tire', who: 'current' }, lose('food', 1)] },
  'restless-night': { parts: [lose('water', 1), { do: 'tireOthers', count: 2 }] },
  hypoxia: { parts: ill('hypoxia', 'oxygen') },
  dehydration: { parts: ill('dehydration', 'water') },
  malnutrition: { parts: ill('malnutrition', 'food') },
  'radiation-sickness': { parts: ill('radiation-sickness', 'energy') },
  'broken-wrist': { parts: ill('broken-wrist') },
  parasites: { parts: ill('parasites') },
  'static-hiss': {
    about: 'communication',
    parts: [{ do: 'ban', transfers: true, protocols: false }, lose('energy', 1)],
  },
  'garbled-orders': {
    about: 'communication',
    parts: [{ do: 'ban', transfers: false, protocols: true }, lose('energy', 1)],
  },
  'crossed-frequencies': { about: 'communication', parts: [{ do: 'cross' }, lose('energy', 1)] },
  'clear-skies': { parts: [{ do: 'draw' }] },
};
