/** The layouts: where stations, planets, asteroid tiles and Moons lie. */
import { isOneOf, keysOf } from '#engine';
import { type Axial, at, type Symmetry } from '../rules/hex.ts';

export const PLANET_KINDS = ['mineral', 'gas', 'planetoid'] as const;
export type PlanetKind = (typeof PLANET_KINDS)[number];

/** `m` mineral, `g` gas, `o` planetoid, numbered as the layout lists them. */
export const PLANET_IDS = [
  'm1',
  'm2',
  'm3',
  'm4',
  'm5',
  'm6',
  'm7',
  'm8',
  'g1',
  'g2',
  'o1',
  'o2',
  'o3',
  'o4',
] as const;
export type PlanetId = (typeof PLANET_IDS)[number];
/** Mineral planets, gas planets, planetoids. */
export type PlanetPrefix = 'm' | 'g' | 'o';

/** The id of a planet by its place among those of its kind, counted from 0. */
export function planetNamed(prefix: PlanetPrefix, place: number): PlanetId {
  const name = `${prefix}${place + 1}`;
  if (!isOneOf(PLANET_IDS, name)) throw new RangeError(`no planet is called ${name}`);
  return name;
}

export interface Layout {
  readonly seats: number;
  readonly radius: number;
  readonly symmetry?: Symmetry;
  readonly stations: readonly Axial[];
  readonly minerals: readonly Axial[];
  readonly gas: readonly Axial[];
  /** Centres of the asteroid tiles; each covers its centre and the six neighbours (MS-1.3). */
  readonly tiles: readonly Axial[];
  /** With Moons: the planets that have one. */
  readonly moons: readonly PlanetId[];
  /** With Moons: where planetoids stand. */
  readonly planetoids: readonly Axial[];
}

function ids(words: string): PlanetId[] {
  return PLANET_IDS.filter((id) => words.split(' ').includes(id));
}

/** In the order in which they are offered: the first one for a number of seats is its standard layout. */
export const LAYOUTS = {
  duel: {
    seats: 2,
    radius: 8,
    symmetry: 'C2',
    stations: at('-6,0 6,0'),
    minerals: at('-2,-2 2,2 0,0'),
    gas: at('3,-6 -3,6'),
    tiles: at('0,-4 0,4 -3,4 3,-4'),
    moons: ids('g1 g2'),
    planetoids: at('-6,7 6,-7'),
  },
  'gas-well': {
    seats: 2,
    radius: 8,
    symmetry: 'C2',
    stations: at('-6,0 6,0'),
    minerals: at('-6,4 6,-4 2,-4 -2,4'),
    gas: at('0,0'),
    tiles: at('0,0 -2,-1 2,1 4,-7 -4,7'),
    moons: ids('g1 m3 m4'),
    planetoids: at(''),
  },
  triangle: {
    seats: 3,
    radius: 8,
    symmetry: 'C3',
    stations: at('6,0 -6,6 0,-6'),
    minerals: at('1,4 -5,1 4,-5 0,0'),
    gas: at(''),
    tiles: at('2,-4 -4,2 2,2 3,-2 -2,-1 -1,3 7,-6 -6,-1 -1,7'),
    moons: ids('m4'),
    planetoids: at('7,-6 -1,7 -6,-1'),
  },
  lodestone: {
    seats: 3,
    radius: 8,
    symmetry: 'C3',
    stations: at('6,0 -6,6 0,-6'),
    minerals: at('6,-4 -2,6 -4,-2 0,0'),
    gas: at(''),
    tiles: at('0,0 0,4 -4,0 4,-4 5,-7 2,5 -7,2'),
    moons: ids('m4'),
    planetoids: at(''),
  },
  'four-corners': {
    seats: 4,
    radius: 10,
    symmetry: 'D2',
    stations: at('8,-5 3,5 -8,5 -3,-5'),
    minerals: at('4,-2 2,2 -4,2 -2,-2 0,0'),
    gas: at('7,0 -7,0'),
    tiles: at('2,-4 -2,4 6,-8 -2,8 -6,8 2,-8'),
    moons: ids('g1 g2'),
    planetoids: at('4,-8 -4,8'),
  },
  crossroads: {
    seats: 4,
    radius: 10,
    symmetry: 'D2',
    stations: at('8,-5 3,5 -8,5 -3,-5'),
    minerals: at('4,-2 2,2 -4,2 -2,-2 3,-6 -3,6'),
    gas: at('0,0'),
    tiles: at('0,0 4,0 -4,0 8,0 -8,0'),
    moons: ids('g1 m5 m6'),
    planetoids: at(''),
  },
  pentad: {
    seats: 5,
    radius: 11,
    symmetry: 'D1',
    stations: at('4,-8 8,-2 1,8 -9,8 -6,-2'),
    minerals: at('2,-4 4,-1 -3,-1 0,5 -5,5 0,0'),
    gas: at(''),
    tiles: at('6,-6 0,-6 4,3 -7,3 -4,8'),
    moons: ids('m6'),
    planetoids: at(''),
  },
  hexagon: {
    seats: 6,
    radius: 11,
    symmetry: 'C6',
    stations: at('9,0 0,9 -9,9 -9,0 0,-9 9,-9'),
    minerals: at('5,0 0,5 -5,5 -5,0 0,-5 5,-5 0,0'),
    gas: at(''),
    tiles: at('0,0 4,2 -2,6 -6,4 -4,-2 2,-6 6,-4'),
    moons: ids('m7'),
    planetoids: at(''),
  },
  pinwheel: {
    seats: 6,
    radius: 11,
    symmetry: 'C6',
    stations: at('9,0 0,9 -9,9 -9,0 0,-9 9,-9'),
    minerals: at('5,3 -3,8 -8,5 -5,-3 3,-8 8,-5 0,0'),
    gas: at(''),
    tiles: at('2,2 -2,4 -4,2 -2,-2 2,-4 4,-2'),
    moons: ids('m7'),
    planetoids: at(''),
  },
  'twin-harbours': {
    seats: 4,
    radius: 9,
    symmetry: 'D2',
    stations: at('-7,2 7,-2 -5,-2 5,2'),
    minerals: at('-7,6 -1,-6 7,-6 1,6 0,0'),
    gas: at('3,-6 -3,6'),
    tiles: at('2,-4 -2,4 3,0 -3,0'),
    moons: ids('g1 g2'),
    planetoids: at(''),
  },
  'two-walls': {
    seats: 6,
    radius: 11,
    symmetry: 'D2',
    stations: at('-9,0 9,-6 -3,-6 9,0 -9,6 3,6'),
    minerals: at('5,0 -5,0 5,-4 1,4 -5,4 -1,-4 0,0'),
    gas: at('3,-6 -3,6'),
    tiles: at('3,-2 1,2 -3,2 -1,-2 5,-10 -5,10'),
    moons: ids('g1 g2'),
    planetoids: at(''),
  },
  'three-harbours': {
    seats: 6,
    radius: 11,
    symmetry: 'D3',
    stations: at('9,-3 -6,9 -3,-6 6,3 -9,6 3,-9'),
    minerals: at('6,-4 2,4 -2,6 -6,2 -4,-2 4,-6 0,0'),
    gas: at(''),
    tiles: at('0,0 6,-6 0,6 -6,0 5,0 -5,5 0,-5'),
    moons: ids('m7'),
    planetoids: at(''),
  },
} as const satisfies Readonly<Record<string, Layout>>;

export type LayoutId = keyof typeof LAYOUTS;
export const LAYOUT_IDS = keysOf(LAYOUTS);

/** Layouts in which seat numbers give the alternating order of teams that sit side by side. */
export const TEAM_LAYOUTS = {
  '2v2': ['four-corners', 'crossroads', 'twin-harbours'],
  '3v3': ['hexagon', 'pinwheel', 'two-walls'],
  '2v2v2': ['hexagon', 'pinwheel', 'three-harbours'],
} as const;

/** Made for one way of teaming up only. */
export const ONLY_TEAMS: Partial<Record<LayoutId, keyof typeof TEAM_LAYOUTS>> = {
  'twin-harbours': '2v2',
  'two-walls': '3v3',
  'three-harbours': '2v2v2',
};

/** MS-20.1 The team of each seat. */
export const TEAMS = {
  none: [0, 1, 2, 3, 4, 5],
  '2v2': [0, 1, 0, 1],
  '3v3': [0, 1, 0, 1, 0, 1],
  '2v2v2': [0, 1, 2, 0, 1, 2],
} as const;
export const TEAM_SHAPES = keysOf(TEAMS);

export function standardLayout(seats: number): LayoutId {
  const found = LAYOUT_IDS.find((id) => LAYOUTS[id].seats === seats);
  if (found === undefined) throw new Error(`there is no layout for ${seats} seats`);
  return found;
}
