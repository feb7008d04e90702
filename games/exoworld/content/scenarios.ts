/** The twelve planets: where productions and supplies begin, the ambient values, protocols and face-up cards. */
import { byId } from '#engine';
import { effectIn, MODULE_IDS } from './modules.ts';
import type { Ambience } from './resources.ts';

export const SCENARIO_IDS = [
  'proxima-b',
  'ross-128-b',
  'trappist-1e',
  'teegarden-b',
  'lhs-1140-b',
  'trappist-1d',
  'trappist-1f',
  'trappist-1g',
  'gliese-667cc',
  'trappist-1b',
  'trappist-1c',
  'trappist-1h',
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

export interface Scenario {
  readonly stars: 1 | 2 | 3;
  readonly production: readonly number[];
  readonly supply: readonly number[];
  readonly ambience: Ambience;
  /** XW-1.2 how many protocols go into the player deck. */
  readonly protocols: number;
  readonly faceUp: number;
}

type Row = readonly [
  stars: 1 | 2 | 3,
  production: readonly number[],
  supply: readonly number[],
  radiation: number,
  pressure: number,
  co2: number,
  humidity: number,
  protocols: number,
  faceUp: number,
];

const ROWS: Readonly<Record<ScenarioId, Row>> = {
  // XW-R2 as its board has it
  'proxima-b': [1, [-2, -2, -2, 0], [15, 15, 15, 15], 1, 1, 1, 1, 6, 4],
  'ross-128-b': [1, [-2, -2, -2, -1], [14, 14, 13, 13], 0, 2, 1, 1, 6, 4],
  'trappist-1e': [1, [-2, -2, -3, -1], [17, 19, 17, 17], 1, 1, 1, 2, 6, 4],
  'teegarden-b': [2, [-3, -2, -2, -1], [15, 15, 15, 14], 0, 1, 1, 2, 5, 4],
  'lhs-1140-b': [2, [-3, -2, -3, -1], [17, 18, 16, 15], 0, 2, 0, 2, 5, 4],
  'trappist-1d': [2, [-2, -3, -2, 0], [16, 19, 16, 14], 2, 1, 1, 0, 5, 4],
  'trappist-1f': [2, [-3, -1, -2, -2], [19, 18, 18, 18], 0, 1, 2, 1, 5, 4],
  'trappist-1g': [2, [-2, -2, -2, -2], [14, 16, 13, 14], 0, 2, 1, 1, 5, 4],
  'gliese-667cc': [3, [-3, -2, -3, 0], [16, 16, 16, 15], 2, 2, 0, 0, 4, 3],
  'trappist-1b': [3, [-2, -4, -3, 1], [18, 20, 18, 18], 2, 0, 0, 0, 4, 3],
  'trappist-1c': [3, [-3, -3, -2, 0], [16, 16, 16, 14], 2, 0, 1, 0, 4, 3],
  'trappist-1h': [3, [-2, -2, -2, -1], [17, 17, 16, 17], 0, 0, 0, 1, 4, 3],
};

function scenario([
  stars,
  production,
  supply,
  radiation,
  pressure,
  co2,
  humidity,
  protocols,
  faceUp,
]: Row): Scenario {
  return {
    stars,
    production,
    supply,
    ambience: { radiation, pressure, co2, humidity },
    protocols,
    faceUp,
  };
}

export const SCENARIOS = byId(SCENARIO_IDS, (id) => scenario(ROWS[id]));

/** What every module does on every planet, worked out once. */
export const EFFECTS = byId(SCENARIO_IDS, (id) =>
  byId(MODULE_IDS, (module): readonly number[] => effectIn(module, SCENARIOS[id].ambience)),
);
