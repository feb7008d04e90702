/** What is different on a planet, worked out from its values: which modules shine there, and which bring nothing. */
import { MODULE_IDS, type ModuleId } from '../../content/modules.ts';
import { EFFECTS, type ScenarioId } from '../../content/scenarios.ts';

/** The planets by how often four sound bots win on them, the kindest first. */
export const PATH: readonly ScenarioId[] = [
  'proxima-b',
  'ross-128-b',
  'trappist-1e',
  'lhs-1140-b',
  'teegarden-b',
  'trappist-1f',
  'trappist-1d',
  'trappist-1g',
  'gliese-667cc',
  'trappist-1b',
  'trappist-1h',
  'trappist-1c',
];

/** Where all values are 1, so that every module does what is printed on it. */
const PLAIN: ScenarioId = 'proxima-b';

function gives(planet: ScenarioId, module: ModuleId): number {
  return EFFECTS[planet][module].reduce((sum, change) => sum + Math.max(0, change), 0);
}

export function shining(planet: ScenarioId): ModuleId[] {
  return MODULE_IDS.filter((module) => gives(planet, module) > gives(PLAIN, module));
}

export function worthless(planet: ScenarioId): ModuleId[] {
  return MODULE_IDS.filter((module) => gives(planet, module) === 0);
}
