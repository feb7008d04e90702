/** Where the places of a map lie that grows: each keeps its spot for good, and is put where there was room when it was found. */
import { type Box, boxAround, type Point } from './camera.ts';

const STEP = 100;
const TURNS = 24;
const REACHES = [1, 1.35, 1.8, 2.4] as const;

/** In the order they were found, each near the one it was found from, where it is least crowded. */
export function layOut(found: readonly { readonly links: readonly number[] }[]): Point[] {
  const places: Point[] = [];
  for (const [index, { links }] of found.entries()) {
    const parent = links.find((other) => other < index);
    const from = parent === undefined ? undefined : places[parent];
    places.push(from === undefined ? { x: 0, y: 0 } : freeSpot(from, places, outward(places, parent)));
  }
  return places;
}

/** Whoever explores runs: what is new lies away from where it came from. */
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

const MARGIN = 52;
const LEAST = 300;

/** The part of the sky that holds these places, never so little that a few of them look like all there is. */
export function skyOf(places: readonly Point[]): Box {
  const { x, y, width, height } = boxAround(places.length > 0 ? places : [{ x: 0, y: 0 }], MARGIN);
  const aside = Math.max(0, LEAST - width) / 2;
  return { x: x - aside, y, width: width + 2 * aside, height };
}
