/** The random layout generator, exact: a seed gives the same layout everywhere. */
import { pick, type Random, stream } from '#engine';
import {
  type Axial,
  at,
  CENTRE,
  distance,
  type Grid,
  gridOf,
  mirrored,
  nameOf,
  orbit,
  type Space,
  type Symmetry,
} from '../rules/hex.ts';
import { LAYOUTS, type Layout, type PlanetId, planetNamed, standardLayout } from './layouts.ts';

export interface GeneratorInput {
  readonly seats: number;
  readonly seed: string;
  /** Asteroid tiles aimed at, 0 to 10. */
  readonly tiles?: number;
  readonly gas?: number;
  /** Mineral planets beyond one a seat. */
  readonly extra?: number;
}

const SYMMETRY_OF: Readonly<Record<number, Symmetry>> = { 2: 'C2', 3: 'C3', 4: 'D2', 5: 'D1', 6: 'C6' };
export const ATTEMPTS = 100;
const TILE_DRAWS = 200;

interface BoardDraft {
  readonly grid: Grid;
  readonly symmetry: Symmetry;
  readonly stations: readonly Axial[];
  readonly centre: Axial;
  readonly random: Random;
  readonly tiles: number;
  readonly gas: number;
  readonly extra: number;
}

export function generate({ seats, seed, tiles = 6, gas, extra = 1 }: GeneratorInput): Layout {
  const standard: Layout = LAYOUTS[standardLayout(seats)];
  const draft: BoardDraft = {
    grid: gridOf(standard.radius),
    symmetry: SYMMETRY_OF[seats] ?? 'C2',
    stations: standard.stations,
    centre: seats === 5 ? { q: -1, r: 2 } : CENTRE,
    random: stream(`layout ${seed}`),
    tiles,
    gas: gas ?? (seats === 2 || seats === 4 ? 2 : 0),
    extra,
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const layout = attemptLayout(draft, standard);
    if (layout !== undefined) return layout;
  }
  return standard;
}

function attemptLayout(draft: BoardDraft, standard: Layout): Layout | undefined {
  const { stations, centre } = draft;
  const homes = homesOf(draft);
  const pairs = pairSpaces(draft);
  const extras = draft.extra === 1 ? [centre] : orbit(pick(pairs, draft.random), draft.symmetry);
  const gas =
    draft.gas === 0 ? [] : draft.gas === 1 ? [centre] : orbit(pick(pairs, draft.random), draft.symmetry);
  const bodies = [...homes, ...extras, ...gas];
  if (!spread([...bodies, ...stations], 3)) return undefined;
  const tiles = tilesOf(draft, homes);
  const minerals = [...homes, ...extras];
  const layout: Layout = { ...standard, minerals, gas, tiles, moons: [], planetoids: [] };
  if (!fair(layout, homes)) return undefined;
  return { ...layout, moons: moonsOf(layout, centre, draft) };
}

/** Homes stand at 4 from their own station and well away from the others. */
function homesOf({ grid, symmetry, stations, random }: BoardDraft): Axial[] {
  const near = (seat: number) =>
    grid.spaces.filter(
      (hex) =>
        distance(hex, CENTRE) <= grid.radius - 1 &&
        stations.every((station, i) =>
          i === seat ? distance(hex, station) === 4 : distance(hex, station) >= 7,
        ),
    );
  if (stations.length !== 5) return orbit(pick(near(0), random), symmetry);
  const a = pick(near(1), random);
  const b = pick(near(2), random);
  return [...at('2,-4'), a, b, mirrored(b), mirrored(a)];
}

/** Spaces whose orbit has two members, away from the stations. */
function pairSpaces({ grid, symmetry, stations }: BoardDraft): Axial[] {
  return grid.spaces.filter((hex) => {
    if (distance(hex, CENTRE) > grid.radius - 1 || orbit(hex, symmetry).length !== 2) return false;
    const far = stations.map((station) => distance(hex, station));
    if (far.some((steps) => steps < 5)) return false;
    return stations.length !== 2 || Math.abs((far[0] ?? 0) - (far[1] ?? 0)) <= 2;
  });
}

function tilesOf({ grid, symmetry, stations, random, tiles }: BoardDraft, homes: readonly Axial[]): Axial[] {
  return drawTiles(tiles, random, grid, (hex) => {
    const more = orbit(hex, symmetry);
    const fits = more.every(
      (tile) =>
        stations.every((station) => distance(tile, station) >= 4) &&
        homes.every((home) => distance(tile, home) >= 2),
    );
    return fits ? more : undefined;
  });
}

/** Tiles drawn one after the other, up to an aim: what a space brings, where it fits beside those already there. */
export function drawTiles(
  aim: number,
  random: Random,
  grid: Grid,
  bring: (hex: Axial) => readonly Axial[] | undefined,
): Axial[] {
  const tiles: Axial[] = [];
  for (let draw = 0; draw < TILE_DRAWS && tiles.length < aim; draw++) {
    const hex = pick(grid.spaces, random);
    const more = bring(hex);
    if (more === undefined || tiles.length + more.length > aim) continue;
    if (distance(hex, CENTRE) > grid.radius - 1 || !spread([...tiles, ...more], 3)) continue;
    tiles.push(...more);
  }
  return tiles;
}

function moonsOf({ minerals, gas }: Layout, centre: Axial, { extra, gas: gasCount }: BoardDraft): PlanetId[] {
  const named = [
    ...minerals.map((hex, i) => ({ hex, id: planetNamed('m', i) })),
    ...gas.map((hex, i) => ({ hex, id: planetNamed('g', i) })),
  ];
  const middle = named.find(({ hex }) => nameOf(hex) === nameOf(centre));
  if (middle) return [middle.id];
  const last = gasCount === 2 ? gas : extra === 2 ? minerals.slice(-2) : [];
  return named.filter(({ hex }) => last.includes(hex)).map(({ id }) => id);
}

export function spread(hexes: readonly Axial[], least: number): boolean {
  return hexes.every((a, i) => hexes.slice(i + 1).every((b) => distance(a, b) >= least));
}

/** Every seat reaches every other and has its home about equally near, by spaces without asteroids. */
function fair(layout: Layout, homes: readonly Axial[]): boolean {
  const grid = gridOf(layout.radius);
  const reach = layout.stations.map((station) => safeSteps(layout, station));
  const toStations = layout.stations.map((from, seat) =>
    layout.stations.filter((to) => to !== from).map((to) => beside(grid, reach[seat], to)),
  );
  if (toStations.flat().some((steps) => !Number.isFinite(steps))) return false;
  const toHome = reach.map((steps) => Math.min(...homes.map((home) => beside(grid, steps, home))));
  if (Math.max(...toHome) > 5 || Math.max(...toHome) - Math.min(...toHome) > 1) return false;
  const nearest = toStations.map((steps) => Math.min(...steps));
  return Math.max(...nearest) - Math.min(...nearest) <= 2;
}

/** Steps from a space to every other, asteroids, bodies and stations being walls. */
export function safeSteps(layout: Layout, from: Axial): number[] {
  const grid = gridOf(layout.radius);
  const walls = new Set<Space>();
  const number = (hex: Axial) => grid.numbers.get(nameOf(hex)) ?? 0;
  for (const hex of [...layout.stations, ...layout.minerals, ...layout.gas]) walls.add(number(hex));
  for (const tile of layout.tiles) {
    const centre = number(tile);
    for (const space of [centre, ...(grid.around[centre] ?? [])]) walls.add(space);
  }
  const steps = new Array<number>(grid.size).fill(Number.POSITIVE_INFINITY);
  const queue = [number(from)];
  steps[queue[0] ?? 0] = 0;
  for (const space of queue) {
    for (const next of grid.around[space] ?? []) {
      if (walls.has(next) || steps[next] !== Number.POSITIVE_INFINITY) continue;
      steps[next] = (steps[space] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** The least steps to a space next to this one. */
export function beside(grid: Grid, steps: readonly number[] | undefined, to: Axial): number {
  const target = grid.numbers.get(nameOf(to)) ?? 0;
  return Math.min(...(grid.around[target] ?? []).map((space) => steps?.[space] ?? Number.POSITIVE_INFINITY));
}

/** MS-1.3 Two tiles that share a space; they may touch at their rims. */
export function overlapping(tiles: readonly Axial[]): readonly [Axial, Axial] | undefined {
  for (const [i, a] of tiles.entries())
    for (const b of tiles.slice(i + 1)) if (distance(a, b) < 3) return [a, b];
  return undefined;
}
