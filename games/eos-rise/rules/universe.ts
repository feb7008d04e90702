/** ER-2 The Universe: 54 galaxies, the lanes between them, and how far they are apart. Jump gates never count. */
import { byId, nth } from '#engine';
import { GALAXY_TABLE, type GalaxyId } from '../content/galaxies.ts';
import type { Region } from '../content/regions.ts';

export type { GalaxyId } from '../content/galaxies.ts';

/** ER-2.1 nineteen sectors, numbered in a clockwise spiral from the centre. */
export const SECTORS = 19;

export const GALAXIES: readonly GalaxyId[] = GALAXY_TABLE.map(([id]) => id);
const COUNT = GALAXIES.length;

/** Where a galaxy stands in the order of ids (ER-2.3). */
export const INDEX: Readonly<Record<GalaxyId, number>> = record((_, i) => i);

/** ER-2.5 every galaxy lies in one of the four regions. */
export const REGION_OF: Readonly<Record<GalaxyId, Region>> = record((i) => rowOf(i)[2]);
export const LABELS: Readonly<Record<GalaxyId, readonly string[]>> = record((i) => rowOf(i)[1].split(' '));
export const PLACE: Readonly<Record<GalaxyId, { readonly x: number; readonly y: number }>> = record((i) => ({
  x: rowOf(i)[4],
  y: rowOf(i)[5],
}));

/** ER-2.4 the galaxies one lane away, in the order of ids. */
export const LANES: Readonly<Record<GalaxyId, readonly GalaxyId[]>> = record((i) =>
  rowOf(i)[3].split(' ').map(galaxy),
);

/** The same by number, for the movement of Alien ships. */
export const NEIGHBOURS: readonly (readonly number[])[] = GALAXIES.map((id) =>
  LANES[id].map((next) => INDEX[next]),
);

/** ER-2.4 the smallest number of lanes, by number of galaxy: row after row. */
export const DISTANCES: Readonly<Uint8Array> = distances();

const BY_LABEL: readonly (readonly GalaxyId[])[] = byLabel();

/** The galaxy of a label: a sector and a number in it (ER-2.2). */
export function labelled(sector: number, number: number): GalaxyId {
  const id = BY_LABEL[sector]?.[number];
  if (id === undefined) throw new Error(`there is no galaxy ${sector}/${number}`);
  return id;
}

/** The chance that a roll for location names this galaxy: those on the edge of several sectors have several labels. */
export function landingChance(at: GalaxyId): number {
  let labels = 0;
  for (const sector of BY_LABEL) for (const id of sector ?? []) if (id === at) labels++;
  return labels / (6 * SECTORS);
}

export function distance(a: GalaxyId, b: GalaxyId): number {
  return DISTANCES[INDEX[a] * COUNT + INDEX[b]] ?? COUNT;
}

export function galaxyAt(index: number): GalaxyId {
  return nth(GALAXIES, index);
}

export function isGalaxy(id: string): id is GalaxyId {
  return Object.hasOwn(INDEX, id);
}

function galaxy(id: string): GalaxyId {
  if (!isGalaxy(id)) throw new Error(`${id} is no galaxy`);
  return id;
}

function rowOf(i: number): (typeof GALAXY_TABLE)[number] {
  return nth(GALAXY_TABLE, i);
}

function record<T>(of: (i: number, index: number) => T): Readonly<Record<GalaxyId, T>> {
  return byId(GALAXIES, (_, i) => of(i, i));
}

/** Galaxies by sector and number. */
function byLabel(): GalaxyId[][] {
  const table: GalaxyId[][] = Array.from({ length: SECTORS + 1 }, () => []);
  for (const id of GALAXIES) {
    for (const label of LABELS[id]) {
      const [sector = 0, number = 0] = label.split('/').map(Number);
      const row = table[sector];
      if (row) row[number] = id;
    }
  }
  return table;
}

function distances(): Uint8Array {
  const table = new Uint8Array(COUNT * COUNT).fill(COUNT);
  GALAXIES.forEach((_, from) => {
    // A map goes on to what is added on the way, nearest first.
    const lanes = new Map([[from, 0]]);
    for (const [at, far] of lanes) {
      for (const to of nth(NEIGHBOURS, at)) if (!lanes.has(to)) lanes.set(to, far + 1);
    }
    for (const [to, far] of lanes) table[from * COUNT + to] = far;
  });
  return table;
}
