/** Where the stars are drawn. A system keeps its place for good: it is put where there was room when it was found. */
import type { SeenSystem } from '../view/system.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const STEP = 100;
const TURNS = 24;
const REACHES = [1, 1.35, 1.8, 2.4] as const;

/** In the order the systems were found, each near the one it was found from, where it is least crowded. */
export function layOut(systems: readonly Pick<SeenSystem, 'links'>[]): Point[] {
  const places: Point[] = [];
  for (const [index, { links }] of systems.entries()) {
    const parent = links.find((other) => other < index);
    const from = parent === undefined ? undefined : places[parent];
    places.push(from === undefined ? { x: 0, y: 0 } : freeSpot(from, places, outward(places, parent)));
  }
  return places;
}

/** The fleet runs: what is new lies away from where it came from. */
function outward(places: readonly Point[], parent: number | undefined): number {
  const at = parent === undefined ? undefined : places[parent];
  return at === undefined || (at.x === 0 && at.y === 0) ? 0 : Math.atan2(at.y, at.x);
}

function freeSpot(from: Point, taken: readonly Point[], heading: number): Point {
  let best = from;
  let most = Number.NEGATIVE_INFINITY;
  for (const reach of REACHES) {
    for (let turn = 0; turn < TURNS; turn++) {
      const angle = (turn / TURNS) * 2 * Math.PI + 0.13;
      const spot = { x: from.x + Math.cos(angle) * STEP * reach, y: from.y + Math.sin(angle) * STEP * reach };
      const room = Math.min(...taken.map((other) => Math.hypot(other.x - spot.x, other.y - spot.y)));
      const worth = Math.min(room, STEP) + 12 * Math.cos(angle - heading) - 22 * reach;
      if (worth > most + 1e-9) {
        most = worth;
        best = spot;
      }
    }
  }
  return { x: Math.round(best.x), y: Math.round(best.y) };
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 52;
const LEAST = 300;

/** The part of the sky that holds these places, of the shape of the window. */
export function frameOf(places: readonly Point[], shape: number): Frame {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  const width = Math.max(right - left, (bottom - top) * shape, LEAST);
  const height = width / shape;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
