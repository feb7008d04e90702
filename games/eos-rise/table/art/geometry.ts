/** Where galaxies, sectors and lanes lie on the drawn map. */
import type { Box, Point } from '#ui/kit/camera.ts';
import { GALAXIES, type GalaxyId, LANES, labelled, PLACE, SECTORS } from '../../rules/universe.ts';

/** The map in its own units: about a pixel each at its usual size. */
export const MAP: Box = { x: 0, y: 0, width: 472, height: 418 };
const HALF_WIDTH = 40;
const HALF_EDGE = 23;

export function pointOf(id: GalaxyId): Point {
  const { x, y } = PLACE[id];
  return { x: MAP.width / 2 + x * HALF_WIDTH, y: MAP.height / 2 - y * HALF_EDGE };
}

export const LANE_LINES: readonly (readonly [GalaxyId, GalaxyId])[] = GALAXIES.flatMap((from) =>
  LANES[from].filter((to) => from < to).map((to) => [from, to] as const),
);

export const SECTOR_CENTRES: readonly Point[] = Array.from({ length: SECTORS }, (_, i) => {
  const corners = [1, 2, 3, 4, 5, 6].map((n) => pointOf(labelled(i + 1, n)));
  return {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
});

/** The triangle between the centres of the three sectors around a galaxy: together they tile the map. */
export function tileOf(id: GalaxyId): string {
  const { x, y } = pointOf(id);
  // A galaxy with a lane straight up has a sector straight below, and the other way round.
  const up = ((PLACE[id].y % 3) + 3) % 3 === 2 ? 1 : -1;
  const edge = HALF_EDGE * 2;
  return `M${x} ${y + up * edge}L${x - HALF_WIDTH} ${y - (up * edge) / 2}L${x + HALF_WIDTH} ${y - (up * edge) / 2}Z`;
}

/** The outline of every sector, to cut the tiles off at the edge of the map. */
export const SECTOR_SHAPES: string = SECTOR_CENTRES.map(
  ({ x, y }) =>
    `M${x} ${y - 2 * HALF_EDGE}l${HALF_WIDTH} ${HALF_EDGE}v${2 * HALF_EDGE}l${-HALF_WIDTH} ${HALF_EDGE}l${-HALF_WIDTH} ${-HALF_EDGE}v${-2 * HALF_EDGE}Z`,
).join('');

/** So far around a place what matters lies. */
const NEAR = 80;

/** At least so much of the map is shown: its galaxies are a finger apart then. */
const LEAST = { width: 300, height: 240 };

/** What shows these places with their neighbourhood, and as little as possible of what is no map. */
export function around(places: readonly GalaxyId[]): Box {
  const points = places.map(pointOf);
  const [x, width] = within(
    points.map((point) => point.x),
    LEAST.width,
    MAP.width,
  );
  const [y, height] = within(
    points.map((point) => point.y),
    LEAST.height,
    MAP.height,
  );
  return { x, y, width, height };
}

function within(at: readonly number[], least: number, most: number): [from: number, size: number] {
  const [low, high] = [Math.min(...at), Math.max(...at)];
  const size = Math.min(most, Math.max(least, high - low + 2 * NEAR));
  return [Math.min(most - size, Math.max(0, (low + high - size) / 2)), size];
}
