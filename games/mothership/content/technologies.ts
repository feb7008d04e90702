/** The 32 technologies. What each does is written where its rule is; this is where it stands in the tree, and what a bot makes of it. */
import { byId, keysOf } from '#engine';

export const CATEGORIES = ['economy', 'combat', 'support', 'colony'] as const;
export type Category = (typeof CATEGORIES)[number];

export const BRANCHES = ['A', 'B'] as const;
export type Branch = (typeof BRANCHES)[number];

export interface Technology {
  readonly category: Category;
  /** Its place in the category, and its price in Minerals. */
  readonly tier: number;
  /** Absent on the trunk, tiers 1 and 2. */
  readonly branch?: Branch;
  /** Energy it brings at once (MS-5.3). */
  readonly energy?: number;
  /** When a bot wants it: in this turn of its researches, or never. */
  readonly bot: { readonly turn: number | 'never' };
}

/** MS-12.1 four categories, Economy, Combat, Support, Colony. */
export const TECHNOLOGIES = {
  'space-walls': { category: 'economy', tier: 1, bot: { turn: 11 } },
  'fast-cap': { category: 'economy', tier: 2, bot: { turn: 12 } },
  embargo: { category: 'economy', tier: 3, branch: 'A', bot: { turn: 13 } },
  'cheese-steak': { category: 'economy', tier: 4, branch: 'A', bot: { turn: 14 } },
  'repair-drones': { category: 'economy', tier: 5, branch: 'A', bot: { turn: 20 } },
  'space-walls-2': { category: 'economy', tier: 3, branch: 'B', bot: { turn: 'never' } },
  'extra-villagers': { category: 'economy', tier: 4, branch: 'B', bot: { turn: 'never' } },
  'asteroid-mining': { category: 'economy', tier: 5, branch: 'B', bot: { turn: 'never' } },
  'targeting-computer': { category: 'combat', tier: 1, bot: { turn: 3 } },
  'red-leader': { category: 'combat', tier: 2, bot: { turn: 4 } },
  piercing: { category: 'combat', tier: 3, branch: 'A', bot: { turn: 7 } },
  'its-a-trap': { category: 'combat', tier: 4, branch: 'A', bot: { turn: 8 } },
  'solar-beam': { category: 'combat', tier: 5, branch: 'A', bot: { turn: 9 } },
  'extra-loot': { category: 'combat', tier: 3, branch: 'B', bot: { turn: 'never' } },
  'turbo-lasers-2': { category: 'combat', tier: 4, branch: 'B', bot: { turn: 'never' } },
  sunslayer: { category: 'combat', tier: 5, branch: 'B', bot: { turn: 'never' } },
  'rear-turrets': { category: 'support', tier: 1, bot: { turn: 2 } },
  'energy-boost': { category: 'support', tier: 2, energy: 2, bot: { turn: 5 } },
  'advanced-engineering': { category: 'support', tier: 3, branch: 'A', bot: { turn: 6 } },
  'energy-boost-2': { category: 'support', tier: 4, branch: 'A', energy: 2, bot: { turn: 10 } },
  'tractor-beam': { category: 'support', tier: 5, branch: 'A', bot: { turn: 19 } },
  'women-and-children': { category: 'support', tier: 3, branch: 'B', bot: { turn: 'never' } },
  'jump-gates': { category: 'support', tier: 4, branch: 'B', bot: { turn: 'never' } },
  'nuclear-missile': { category: 'support', tier: 5, branch: 'B', bot: { turn: 'never' } },
  'orbital-defences': { category: 'colony', tier: 1, bot: { turn: 1 } },
  'unobtainium-hulls': { category: 'colony', tier: 2, bot: { turn: 15 } },
  'orbital-defences-2': { category: 'colony', tier: 3, branch: 'A', bot: { turn: 16 } },
  'scrap-yard': { category: 'colony', tier: 4, branch: 'A', bot: { turn: 17 } },
  'gauss-cannon': { category: 'colony', tier: 5, branch: 'A', bot: { turn: 18 } },
  'auxiliary-engines': { category: 'colony', tier: 3, branch: 'B', bot: { turn: 'never' } },
  'fusion-reactor': { category: 'colony', tier: 4, branch: 'B', bot: { turn: 'never' } },
  'onboard-gates': { category: 'colony', tier: 5, branch: 'B', bot: { turn: 'never' } },
} as const satisfies Readonly<Record<string, Technology>>;

export type TechnologyId = keyof typeof TECHNOLOGIES;
export const TECHNOLOGY_IDS = keysOf(TECHNOLOGIES);

const BY_ID = byId(TECHNOLOGY_IDS, (id): Technology => {
  // All of one shape: `outOfOrder` looks at them a thousand times a game.
  const { category, tier, branch, energy, bot }: Technology = TECHNOLOGIES[id];
  return { category, tier, branch, energy, bot };
});

export function technology(id: TechnologyId): Technology {
  return BY_ID[id];
}

/** MS-12.2 Why this technology cannot be researched next, apart from its price. */
export function outOfOrder(
  known: readonly TechnologyId[],
  id: TechnologyId,
): 'known' | 'tier' | 'branch' | undefined {
  if (known.includes(id)) return 'known';
  const { category, tier, branch } = technology(id);
  let below = tier === 1;
  for (const other of known) {
    const { category: its, tier: reached, branch: taken } = technology(other);
    if (its !== category) continue;
    if (branch !== undefined && taken !== undefined && taken !== branch) return 'branch';
    if (reached === tier - 1) below = true;
  }
  return below ? undefined : 'tier';
}
