/** The thirty modules: colour, copies, cost in cards, and what each does to production. */
import { type Ambience, type Ambient, INDEX, RESOURCES, type Resource } from './resources.ts';

/** A change of production: a fixed part, and an ambient value of the planet added or taken off. */
export interface Change {
  readonly fixed?: number;
  readonly plus?: Ambient;
  readonly minus?: Ambient;
}

export interface ModuleCard {
  readonly colour: Resource;
  readonly copies: number;
  readonly cost: readonly Resource[];
  readonly effect: Readonly<Partial<Record<Resource, Change>>>;
}

export const MODULE_IDS = [
  'carbon-splitter',
  'electrolysis-stack',
  'air-concentrator',
  'moss-gallery',
  'moisture-vaporator',
  'greywater-loop',
  'ice-drill',
  'brine-still',
  'hydroponic-farm',
  'insect-nursery',
  'mycelium-cellar',
  'algae-vats',
  'solar-panels',
  'wind-turbines',
  'isotope-generator',
  'biogas-digester',
] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

export const MODULES: Readonly<Record<ModuleId, ModuleCard>> = {
  'carbon-splitter': {
    colour: 'oxygen',
    copies: 2,
    cost: ['food', 'food', 'energy'],
    effect: { oxygen: { fixed: 1, plus: 'co2' }, energy: { fixed: -1 } },
  },
  'electrolysis-stack': {
    colour: 'oxygen',
    copies: 2,
    cost: ['water', 'energy'],
    effect: { oxygen: { fixed: 2 }, water: { fixed: -1 } },
  },
  'air-concentrator': {
    colour: 'oxygen',
    copies: 2,
    cost: ['water', 'food', 'energy'],
    effect: { oxygen: { plus: 'pressure' } },
  },
  'moss-gallery': {
    colour: 'oxygen',
    copies: 1,
    cost: ['water', 'food', 'food'],
    effect: { oxygen: { fixed: 3, minus: 'radiation' }, water: { fixed: -1 } },
  },
  'moisture-vaporator': {
    colour: 'water',
    copies: 2,
    cost: ['oxygen', 'energy'],
    effect: { water: { plus: 'humidity' }, energy: { fixed: -1 } },
  },
  'greywater-loop': {
    colour: 'water',
    copies: 2,
    cost: ['oxygen', 'food', 'energy'],
    effect: { water: { fixed: 1 } },
  },
  'ice-drill': {
    colour: 'water',
    copies: 2,
    cost: ['energy', 'energy'],
    effect: { water: { fixed: 3, minus: 'pressure' }, energy: { fixed: -2 } },
  },
  'brine-still': {
    colour: 'water',
    copies: 1,
    cost: ['oxygen', 'oxygen', 'food'],
    effect: { water: { fixed: 1, plus: 'humidity' }, energy: { fixed: -1 } },
  },
  'hydroponic-farm': {
    colour: 'food',
    copies: 3,
    cost: ['water', 'water'],
    effect: { oxygen: { fixed: 1 }, food: { fixed: 2 }, energy: { fixed: -2 } },
  },
  'insect-nursery': {
    colour: 'food',
    copies: 2,
    cost: ['oxygen', 'energy'],
    effect: { food: { fixed: 2 }, energy: { fixed: -1 } },
  },
  'mycelium-cellar': {
    colour: 'food',
    copies: 2,
    cost: ['oxygen', 'water'],
    effect: { food: { plus: 'humidity' } },
  },
  'algae-vats': {
    colour: 'food',
    copies: 1,
    cost: ['water', 'energy'],
    effect: { oxygen: { fixed: 1 }, water: { fixed: -1 }, food: { plus: 'co2' } },
  },
  'solar-panels': {
    colour: 'energy',
    copies: 3,
    cost: ['oxygen', 'food'],
    effect: { energy: { plus: 'radiation' } },
  },
  'wind-turbines': {
    colour: 'energy',
    copies: 2,
    cost: ['water', 'food'],
    effect: { energy: { plus: 'pressure' } },
  },
  'isotope-generator': {
    colour: 'energy',
    copies: 2,
    cost: ['oxygen', 'water', 'food', 'energy'],
    effect: { energy: { fixed: 2 } },
  },
  'biogas-digester': {
    colour: 'energy',
    copies: 1,
    cost: ['oxygen', 'food'],
    effect: { food: { fixed: -1 }, energy: { fixed: 2 } },
  },
};

/** What a module does to the four productions on a planet. */
export function effectIn(module: ModuleId, ambience: Ambience): readonly number[] {
  const { effect } = MODULES[module];
  const sums = [0, 0, 0, 0];
  for (const resource of RESOURCES) {
    const change = effect[resource];
    if (change === undefined) continue;
    const { fixed = 0, plus, minus } = change;
    sums[INDEX[resource]] = fixed + (plus ? ambience[plus] : 0) - (minus ? ambience[minus] : 0);
  }
  return sums;
}
