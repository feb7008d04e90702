/** MS-1.1 The hexagonal grid: pointy-top hexes in axial coordinates, numbered by r, then q. Built once a radius. */

/** A space by its coordinates, as actions and events name it. */
export type HexName = `${number},${number}`;

/** A space by its number on the grid. */
export type Space = number;

/** Not on the board. */
export const NOWHERE: Space = -1;

export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** Directions 0 to 5: E, NE, NW, W, SW, SE. */
export const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export function distance(a: Axial, b: Axial): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

export const CENTRE: Axial = { q: 0, r: 0 };

/** MS-1.1 No board is larger: tables of spaces and the shapes of actions are made for it. */
export const LARGEST_RADIUS = 11;
export const MOST_SPACES = 3 * LARGEST_RADIUS * (LARGEST_RADIUS + 1) + 1;

export interface Grid {
  readonly radius: number;
  readonly size: number;
  readonly spaces: readonly Axial[];
  readonly names: readonly HexName[];
  readonly numbers: ReadonlyMap<string, Space>;
  /** The neighbour in direction d of space n is `step[6 * n + d]`, NOWHERE past the edge. */
  readonly step: Int16Array;
  /** The neighbours that exist, by space. */
  readonly around: readonly (readonly Space[])[];
  /** The distance between spaces a and b is `far[size * a + b]`. */
  readonly far: Uint8Array;
}

const grids = new Map<number, Grid>();

export function gridOf(radius: number): Grid {
  const known = grids.get(radius);
  if (known !== undefined) return known;
  const made = makeGrid(radius);
  grids.set(radius, made);
  return made;
}

function makeGrid(radius: number): Grid {
  const spaces: Axial[] = [];
  for (let r = -radius; r <= radius; r++) {
    for (let q = -radius; q <= radius; q++) {
      if (distance({ q, r }, CENTRE) <= radius) spaces.push({ q, r });
    }
  }
  const names = spaces.map(nameOf);
  const numbers = new Map<string, Space>(names.map((name, n) => [name, n]));
  const step = new Int16Array(spaces.length * 6).fill(NOWHERE);
  const around = spaces.map(({ q, r }, n) => {
    const near: Space[] = [];
    for (const [d, by] of DIRECTIONS.entries()) {
      const next = numbers.get(nameOf({ q: q + by.q, r: r + by.r }));
      if (next === undefined) continue;
      step[6 * n + d] = next;
      near.push(next);
    }
    return near;
  });
  const size = spaces.length;
  const far = new Uint8Array(size * size);
  for (const [a, from] of spaces.entries()) {
    for (const [b, to] of spaces.entries()) far[size * a + b] = distance(from, to);
  }
  return { radius, size, spaces, names, numbers, step, around, far };
}

export function nameOf({ q, r }: Axial): HexName {
  return `${q},${r}`;
}

export function axialOf(name: HexName): Axial {
  const [q = 0, r = 0] = name.split(',').map(Number);
  return { q, r };
}

/** The distance between two spaces by their names. */
export function spacesApart(a: HexName, b: HexName): number {
  return distance(axialOf(a), axialOf(b));
}

/** The distance between two spaces of a grid. */
export function apart(grid: Grid, a: Space, b: Space): number {
  return a === NOWHERE || b === NOWHERE
    ? Number.POSITIVE_INFINITY
    : (grid.far[grid.size * a + b] ?? Number.POSITIVE_INFINITY);
}

/** Coordinates written as `-6,0 6,0`. */
export function at(words: string): Axial[] {
  return words
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [q = 0, r = 0] = word.split(',').map(Number);
      return { q, r };
    });
}

export const SYMMETRIES = ['C2', 'C3', 'C6', 'D1', 'D2', 'D3'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

type Turn = (hex: Axial) => Axial;

const turn60: Turn = ({ q, r }) => ({ q: -r, r: q + r });
const turned =
  (times: number): Turn =>
  (hex) => {
    let result = hex;
    for (let i = 0; i < times; i++) result = turn60(result);
    return result;
  };
/** Left to right. */
export const mirrored: Turn = ({ q, r }) => ({ q: -q - r, r });
const flipped: Turn = ({ q, r }) => ({ q: q + r, r: -r });

const rotations = (by: number) => Array.from({ length: 6 / by }, (_, i) => turned(i * by));

/** Every move of a symmetry group. */
const GROUPS: Readonly<Record<Symmetry, readonly Turn[]>> = {
  C2: rotations(3),
  C3: rotations(2),
  C6: rotations(1),
  D1: [turned(0), mirrored],
  D2: [turned(0), mirrored, flipped, turned(3)],
  D3: rotations(2).flatMap((turn) => [turn, (hex: Axial) => flipped(turn(hex))]),
};

/** All images of a space under a symmetry, each once, by r, then q. */
export function orbit(hex: Axial, symmetry: Symmetry): Axial[] {
  const images = new Map(
    GROUPS[symmetry].map((move) => {
      const { q, r } = move(hex);
      // Minus zero would be written differently from zero.
      const image = { q: q + 0, r: r + 0 };
      return [nameOf(image), image];
    }),
  );
  return [...images.values()].sort(inOrder);
}

export function inOrder(a: Axial, b: Axial): number {
  return a.r - b.r || a.q - b.q;
}
