/** The board of a match: the grid of its layout with asteroids, planets and stations on it. Built once a layout. */
import { layoutNamed } from '../content/layoutName.ts';
import {
  type Layout,
  type PlanetId,
  type PlanetKind,
  type PlanetPrefix,
  planetNamed,
} from '../content/layouts.ts';
import type { State } from '../state.ts';
import { type Axial, type Grid, gridOf, nameOf, type Space } from './hex.ts';

export interface Body {
  readonly id: PlanetId;
  readonly kind: PlanetKind;
  readonly at: Space;
  readonly moon: boolean;
}

export interface Board extends Grid {
  readonly layout: Layout;
  /** 1 where asteroids lie (MS-1.3); R4 there is no other terrain. */
  readonly asteroid: Uint8Array;
  readonly bodies: readonly Body[];
  /** The number of a planet by its id. */
  readonly planets: ReadonlyMap<string, number>;
  readonly stations: readonly Space[];
}

/** Boards are kept for the layouts met last; the named ones are fewer than this. */
const KEPT = 64;
const boards = new Map<string, Board>();
let last:
  | { readonly layout: string; readonly seats: number; readonly moons: boolean; readonly board: Board }
  | undefined;

export function boardFor(layout: string, seats: number, moons: boolean): Board {
  if (last !== undefined && last.layout === layout && last.seats === seats && last.moons === moons)
    return last.board;
  const key = `${layout}|${seats}|${moons}`;
  let board = boards.get(key);
  if (board === undefined) {
    board = makeBoard(layoutNamed(layout, seats), moons);
    const oldest = boards.size >= KEPT ? boards.keys().next().value : undefined;
    if (oldest !== undefined) boards.delete(oldest);
    boards.set(key, board);
  }
  last = { layout, seats, moons, board };
  return board;
}

/** The board of a match. */
export function boardOf(s: State): Board {
  return boardFor(s.layout, s.seats, s.table.modules.includes('moons'));
}

export function makeBoard(layout: Layout, moons: boolean): Board {
  const grid = gridOf(layout.radius);
  const number = (hex: Axial): Space => {
    const found = grid.numbers.get(nameOf(hex));
    if (found === undefined) throw new Error(`${nameOf(hex)} is not on the board`);
    return found;
  };
  const asteroid = new Uint8Array(grid.size);
  for (const tile of layout.tiles) {
    const centre = number(tile);
    asteroid[centre] = 1;
    for (const space of grid.around[centre] ?? []) asteroid[space] = 1;
  }
  const body = (prefix: PlanetPrefix, kind: PlanetKind) => (hex: Axial, i: number) => {
    const id = planetNamed(prefix, i);
    return { id, kind, at: number(hex), moon: moons && (kind === 'planetoid' || layout.moons.includes(id)) };
  };
  const bodies: Body[] = [
    ...layout.minerals.map(body('m', 'mineral')),
    ...layout.gas.map(body('g', 'gas')),
    ...(moons ? layout.planetoids.map(body('o', 'planetoid')) : []),
  ];
  return {
    ...grid,
    layout,
    asteroid,
    bodies,
    planets: new Map(bodies.map(({ id }, n) => [id, n])),
    stations: layout.stations.map(number),
  };
}
