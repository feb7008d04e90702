/** The 24 Developments of twelve names. */
import { keysOf } from '#engine';
import type { PlanetKind } from './layouts.ts';

export interface Development {
  readonly count: number;
  /** The only kind of planet that takes it; absent, any. */
  readonly only?: PlanetKind;
  /** What it adds to its planet's yield. */
  readonly minerals?: number;
  readonly gas?: number;
  readonly influence?: number;
  /** Planet Defence. */
  readonly defence?: number;
  readonly energy?: number;
  readonly points: number;
}

export const DEVELOPMENTS = {
  farmland: { count: 4, only: 'mineral', influence: 1, defence: 1, points: 1 },
  'deep-core-mine': { count: 3, only: 'mineral', minerals: 1, points: 1 },
  'flak-towers': { count: 3, defence: 2, points: 1 },
  'town-hall': { count: 3, influence: 2, points: 1 },
  'gas-scoops': { count: 2, only: 'gas', gas: 2, points: 1 },
  'geyser-taps': { count: 2, only: 'mineral', gas: 1, defence: 1, points: 1 },
  'backyard-reactor': { count: 2, energy: 1, points: 1 },
  'duty-free-port': { count: 1, minerals: 1, influence: 1, points: 1 },
  'floating-suburb': { count: 1, only: 'gas', minerals: 1, gas: 1, defence: 1, points: 2 },
  'planetary-bunker': { count: 1, defence: 4, points: 1 },
  'somebodys-statue': { count: 1, influence: 1, points: 3 },
  'terraforming-engine': { count: 1, only: 'mineral', minerals: 1, defence: 1, energy: 1, points: 2 },
} as const satisfies Readonly<Record<string, Development>>;

export type DevelopmentId = keyof typeof DEVELOPMENTS;
export const DEVELOPMENT_IDS = keysOf(DEVELOPMENTS);

export function development(id: DevelopmentId): Development {
  return DEVELOPMENTS[id];
}

/** MS-2.8, R56 the cards in play: those for gas planets only stay away where there is none. */
export function developmentDeck(gasPlanets: boolean): DevelopmentId[] {
  return DEVELOPMENT_IDS.flatMap((id) => {
    const { count, only } = development(id);
    return only === 'gas' && !gasPlanets ? [] : new Array<DevelopmentId>(count).fill(id);
  });
}
