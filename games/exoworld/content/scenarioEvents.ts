/** Each planet's own two events: one normal, one critical. */
import type { ScenarioEventId } from './ids.ts';
import {
  anyModule,
  both,
  countWorking,
  drain,
  type EventEffect,
  lose,
  nextToHome,
  ofAnotherColour,
  place,
  unoccupied,
  unoccupiedWorking,
} from './parts.ts';
import type { ScenarioId } from './scenarios.ts';

export const SCENARIO_EVENTS: Readonly<
  Record<ScenarioId, { readonly normal: ScenarioEventId; readonly critical: ScenarioEventId }>
> = {
  'proxima-b': { normal: 'perihelion', critical: 'aphelion' },
  'ross-128-b': { normal: 'gust-season', critical: 'long-storm' },
  'trappist-1e': { normal: 'spring-tide', critical: 'drowned-valley' },
  'teegarden-b': { normal: 'dim-noon', critical: 'deep-dusk' },
  'lhs-1140-b': { normal: 'heavy-days', critical: 'crust-slip' },
  'trappist-1d': { normal: 'boil-off', critical: 'terminator-drift' },
  'trappist-1f': { normal: 'brine-frost', critical: 'carbon-snow' },
  'trappist-1g': { normal: 'groundswell', critical: 'glacier-wind' },
  'gliese-667cc': { normal: 'triple-noon', critical: 'flare-week' },
  'trappist-1b': { normal: 'scorched-air', critical: 'lava-breath' },
  'trappist-1c': { normal: 'leaden-heat', critical: 'induction-surge' },
  'trappist-1h': { normal: 'long-cold', critical: 'still-night' },
};

const freezeOne = (...otherwise: Parameters<typeof lose>) =>
  place('frozen', 1, unoccupiedWorking, lose(...otherwise));

export const SCENARIO_EFFECTS: Readonly<Record<ScenarioEventId, EventEffect>> = {
  perihelion: { parts: [lose('water', 2), lose('energy', 1)] },
  aphelion: { parts: [lose('food', 2), lose('energy', 1, countWorking('solar-panels'))] },
  'gust-season': { parts: [lose('water', 2), lose('oxygen', 1), place('landslide', 1, unoccupied)] },
  'long-storm': {
    parts: [lose('energy', 3, countWorking('wind-turbines')), place('landslide', 2, anyModule)],
  },
  'spring-tide': { parts: [lose('water', 2), place('landslide', 1, nextToHome)] },
  'drowned-valley': { parts: [lose('food', 3), place('water-leak', 2, unoccupied)] },
  'dim-noon': { parts: [lose('energy', 2), lose('food', 1)] },
  'deep-dusk': { parts: [lose('food', 3), lose('energy', 2), freezeOne('energy', 2)] },
  'heavy-days': { parts: [lose('food', 1), { do: 'tire', who: 'current' }, { do: 'tireOthers', count: 1 }] },
  'crust-slip': {
    parts: [lose('oxygen', 2), place('landslide', 2, anyModule), place('water-leak', 2, unoccupied)],
  },
  'boil-off': { parts: [lose('water', 3)] },
  'terminator-drift': { parts: [lose('water', 3), lose('food', 2), place('water-leak', 1, unoccupied)] },
  'brine-frost': { parts: [lose('oxygen', 1), freezeOne('oxygen', 2)] },
  'carbon-snow': { parts: [lose('oxygen', 4), freezeOne('oxygen', 2)] },
  groundswell: { parts: [lose('water', 2), place('landslide', 1, anyModule)] },
  'glacier-wind': {
    parts: [lose('energy', 2), place('frozen', 2, both(unoccupiedWorking, ofAnotherColour))],
  },
  'triple-noon': {
    parts: [
      lose('water', 2),
      {
        do: 'choose',
        branches: [
          { id: 'oxygen', parts: [lose('oxygen', 2)] },
          { id: 'food', parts: [lose('food', 2)] },
        ],
      },
    ],
  },
  'flare-week': { parts: [lose('oxygen', 2), lose('water', 2), lose('food', 2), lose('energy', 2)] },
  'scorched-air': { parts: [lose('water', 2), lose('oxygen', 2)] },
  'lava-breath': { parts: [drain(1), place(['shutdown', 'landslide'], 1, unoccupiedWorking, drain(1))] },
  'leaden-heat': { parts: [{ do: 'tire', who: 'current' }, lose('food', 2)] },
  'induction-surge': { parts: [lose('energy', 2), place('shutdown', 2, unoccupiedWorking)] },
  'long-cold': { parts: [lose('energy', 2), freezeOne('energy', 2)] },
  'still-night': {
    parts: [lose('energy', 3), { do: 'tire', who: 'every' }, place('frozen', 1, unoccupiedWorking)],
  },
};
