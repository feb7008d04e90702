/**
 * MS-21.2 A random board for the Solo Challenge: the station and the fleet in their corners as on the printed ones, three
 * planets and the asteroids anywhere between them, and the NPC beside what it is after. A seed gives the same board everywhere.
 */
import { pick, type Random, stream } from '#engine';
import {
  type Axial,
  CENTRE,
  DIRECTIONS,
  distance,
  type Grid,
  gridOf,
  inOrder,
  nameOf,
} from '../rules/hex.ts';
import { ATTEMPTS, beside, drawTiles, type GeneratorInput, safeSteps, spread } from './generator.ts';
import { type Layout, type PlanetId, planetNamed } from './layouts.ts';
import { SOLO_LAYOUTS, type SoloLayout } from './soloLayouts.ts';

const FALLBACK: SoloLayout = SOLO_LAYOUTS['solo-a'];
/** How far the planets lie from the fleet, all three together, as on the printed boards. */
const WAYS = { least: 18, most: 26 } as const;
const FAR_FROM_CORNERS = 5;
const FAR_FROM_EACH_OTHER = 5;

interface BoardDraft {
  readonly grid: Grid;
  readonly station: Axial;
  readonly anchor: Axial;
  readonly random: Random;
  readonly tiles: number;
  readonly gas: number;
}

export function generateSolo({ seed, tiles = 6, gas = 0 }: Omit<GeneratorInput, 'seats'>): SoloLayout {
  const { radius, anchor, stations } = FALLBACK;
  const [station = CENTRE] = stations;
  const draft = { grid: gridOf(radius), station, anchor, random: stream(`solo layout ${seed}`), tiles, gas };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const layout = attemptLayout(draft);
    if (layout !== undefined) return layout;
  }
  return FALLBACK;
}

function attemptLayout(draft: BoardDraft): SoloLayout | undefined {
  const { grid, station, anchor, random, gas: gasCount } = draft;
  const planets = planetsOf(draft);
  if (planets === undefined) return undefined;
  const tiles = drawTiles(draft.tiles, random, grid, (hex) =>
    distance(hex, station) >= 4 &&
    distance(hex, anchor) >= 4 &&
    planets.every((planet) => distance(hex, planet) >= 2)
      ? [hex]
      : undefined,
  );
  // The farther ones are the gas planets, as on Long Shadow.
  const minerals = planets.slice(0, planets.length - gasCount);
  const gas = planets.slice(planets.length - gasCount);
  const base: Layout = { ...FALLBACK, minerals, gas, tiles, moons: [], planetoids: [] };
  const ways = safeSteps(base, anchor);
  if (![station, ...planets].every((goal) => Number.isFinite(beside(grid, ways, goal)))) return undefined;
  const ids = [...minerals.map((_, i) => planetNamed('m', i)), ...gas.map((_, i) => planetNamed('g', i))];
  return withNpc(draft, base, planets, ids);
}

/** Three planets, the one nearest to the fleet first. */
function planetsOf({ grid, station, anchor, random }: BoardDraft): Axial[] | undefined {
  const open = grid.spaces.filter(
    (hex) =>
      distance(hex, CENTRE) <= grid.radius - 1 &&
      distance(hex, station) >= FAR_FROM_CORNERS &&
      distance(hex, anchor) >= FAR_FROM_CORNERS,
  );
  const planets = [pick(open, random), pick(open, random), pick(open, random)];
  if (!spread(planets, FAR_FROM_EACH_OTHER)) return undefined;
  const way = planets.reduce((sum, planet) => sum + distance(planet, anchor), 0);
  if (way < WAYS.least || way > WAYS.most) return undefined;
  return planets.sort((a, b) => distance(a, anchor) - distance(b, anchor) || inOrder(a, b));
}

/** One Fighter waits at the planet nearest to the fleet, a Fighter and a Bomber at each of the others. */
function withNpc(
  { station, random }: BoardDraft,
  base: Layout,
  planets: readonly Axial[],
  [near, far, farther]: readonly PlanetId[],
): SoloLayout | undefined {
  const taken = new Set([station, ...planets].map(nameOf));
  const around = (centre: Axial): Axial | undefined => {
    const free = DIRECTIONS.map(({ q, r }) => ({ q: centre.q + q, r: centre.r + r })).filter(
      (hex) =>
        distance(hex, CENTRE) <= base.radius &&
        !taken.has(nameOf(hex)) &&
        base.tiles.every((tile) => distance(hex, tile) > 1),
    );
    if (free.length === 0) return undefined;
    const hex = pick(free.sort(inOrder), random);
    taken.add(nameOf(hex));
    return hex;
  };
  const [first, second, third] = planets;
  if (!first || !second || !third || !near || !far || !farther) return undefined;
  const [m, f3, f1, b1, f2, b2] = [station, first, second, second, third, third].map(around);
  if (!m || !f1 || !f2 || !f3 || !b1 || !b2) return undefined;
  return {
    ...base,
    anchor: FALLBACK.anchor,
    moons: [far, farther],
    npc: { m, f1, f2, f3, b1, b2 },
    homes: { f1: far, b1: far, f2: farther, b2: farther, f3: near },
  };
}
