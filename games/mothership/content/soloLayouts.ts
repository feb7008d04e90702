/** The two layouts of the Solo Challenge, and its levels. */
import { keysOf } from '#engine';
import { type Axial, at } from '../rules/hex.ts';
import type { Layout, PlanetId } from './layouts.ts';
import { TECHNOLOGY_IDS, type TechnologyId, technology } from './technologies.ts';

export const NPC_SHIPS = ['m', 'f1', 'f2', 'f3', 'b1', 'b2'] as const;
export type NpcShip = (typeof NPC_SHIPS)[number];

export interface SoloLayout extends Layout {
  /** The player's ships are placed within 2 of it. */
  readonly anchor: Axial;
  readonly npc: Readonly<Record<NpcShip, Axial>>;
  readonly homes: Readonly<Partial<Record<NpcShip, PlanetId>>>;
}

export function isSoloLayout(layout: Layout): layout is SoloLayout {
  return 'anchor' in layout;
}

const SOLO = { seats: 1, radius: 8, stations: at('6,0'), planetoids: [] } as const;

function one(words: string): Axial {
  const [hex] = at(words);
  if (hex === undefined) throw new Error(`no space in ${words}`);
  return hex;
}

export const SOLO_LAYOUTS = {
  /** Rush Hour, the standard. */
  'solo-a': {
    ...SOLO,
    anchor: one('-6,0'),
    minerals: at('2,-5 0,0 -3,5'),
    gas: [],
    moons: ['m1', 'm3'],
    tiles: at('-2,-2 -4,2 4,-3 1,3'),
    npc: {
      m: one('5,0'),
      f1: one('1,-5'),
      b1: one('2,-4'),
      f2: one('-4,5'),
      b2: one('-3,4'),
      f3: one('-1,0'),
    },
    homes: { f1: 'm1', b1: 'm1', f2: 'm3', b2: 'm3', f3: 'm2' },
  },
  /** Long Shadow, the hard one. */
  'solo-b': {
    ...SOLO,
    anchor: one('-6,0'),
    minerals: at('-1,1 -2,6'),
    gas: at('4,-6'),
    moons: ['g1'],
    tiles: at('2,-2 -3,-2 2,3 -5,5'),
    npc: {
      m: one('5,0'),
      f1: one('3,-6'),
      b1: one('4,-5'),
      f2: one('-3,6'),
      b2: one('-2,5'),
      f3: one('-2,1'),
    },
    homes: { f1: 'g1', b1: 'g1', f2: 'm2', b2: 'm2', f3: 'm1' },
  },
} as const satisfies Readonly<Record<string, SoloLayout>>;

export type SoloLayoutId = keyof typeof SOLO_LAYOUTS;
export const SOLO_LAYOUT_IDS = keysOf(SOLO_LAYOUTS);

/** Energy in each subsystem, and the highest tier of technology. */
export const SOLO_LEVELS: readonly { readonly energy: number; readonly tier: number }[] = [
  { energy: 5, tier: 0 },
  { energy: 5, tier: 1 },
  { energy: 7, tier: 1 },
  { energy: 7, tier: 2 },
  { energy: 9, tier: 2 },
  { energy: 9, tier: 3 },
  { energy: 11, tier: 3 },
  { energy: 11, tier: 4 },
  { energy: 12, tier: 4 },
];

/** The branches that follow the dark tiles (5.2). */
const NPC_BRANCHES = { economy: 'B', combat: 'B', support: 'A', colony: 'A' } as const;

/** MS-21.4 The technology of the NPC at a level. */
export function npcTechnologies(level: number): TechnologyId[] {
  const { tier: highest } = SOLO_LEVELS[level - 1] ?? { tier: 0 };
  return TECHNOLOGY_IDS.filter((id) => {
    const { category, tier, branch } = technology(id);
    return tier <= highest && (branch === undefined || branch === NPC_BRANCHES[category]);
  });
}
