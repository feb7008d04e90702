/** Pan and zoom over a drawing, as pure functions of what is looked at and how. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

/** Screen = world * k + (x, y). */
export interface Camera extends Point {
  readonly k: number;
}

export interface Lens {
  readonly screen: Size;
  /** What may be panned to. */
  readonly world: Box;
  /** What is shown until somebody moves the camera: all of the world without it. */
  readonly focus?: Box | undefined;
  /** Pixels to a unit of the world, at most. */
  readonly closest: number;
}

/** A box around points, with so much room at each side. */
export function boxAround(points: readonly Point[], margin: number): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

const clamp = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));
const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** All of the focus, in the middle of the screen. */
export function fitted({ screen, world, focus = world, closest }: Lens): Camera {
  const k = Math.min(screen.width / focus.width, screen.height / focus.height, closest);
  const { x, y } = middleOf(focus);
  return { k, x: screen.width / 2 - x * k, y: screen.height / 2 - y * k };
}

/** Room around a spot in pixels: what is drawn there, with its name. */
export interface Room {
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly below: number;
}

const around = ({ x, y }: Point, { left, right, above, below }: Room, k: number): Box => ({
  x: x - left / k,
  y: y - above / k,
  width: (left + right) / k,
  height: (above + below) / k,
});
const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const union = (a: Box, b: Box): Box => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  return { x, y, width, height: Math.max(a.y + a.height, b.y + b.height) - y };
};
const holds = (a: Box, b: Box): boolean => {
  const all = union(a, b);
  return all.width <= a.width + 1e-6 && all.height <= a.height + 1e-6;
};

/** The focus with all that would be cut by an edge of the screen taken in. */
export function uncut(lens: Lens, spots: readonly Point[], room: Room): Box | undefined {
  let { focus } = lens;
  for (let tries = spots.length; focus !== undefined && tries > 0; tries--) {
    const { x, y, k } = fitted({ ...lens, focus });
    const seen = { x: -x / k, y: -y / k, width: lens.screen.width / k, height: lens.screen.height / k };
    const drawn = spots.map((spot) => around(spot, room, k));
    const cut = drawn.filter((one) => meets(one, seen) && !holds(seen, one));
    if (cut.length === 0) break;
    focus = cut.reduce(union, focus);
  }
  return focus;
}

/** All of the world: nobody gets farther away. */
export const whole = (lens: Lens): Camera => fitted({ ...lens, focus: undefined });

/** The middle of the screen always shows some of the world; where all of it is seen, there is nowhere to go. */
export function kept(lens: Lens, { x, y, k }: Camera): Camera {
  const { screen, world } = lens;
  const all = whole(lens);
  if (k <= all.k) return all;
  const scale = Math.min(k, lens.closest);
  const { x: cx, y: cy } = middleOf({ x: 0, y: 0, ...screen });
  return {
    k: scale,
    x: clamp(x, cx - (world.x + world.width) * scale, cx - world.x * scale),
    y: clamp(y, cy - (world.y + world.height) * scale, cy - world.y * scale),
  };
}

/** The point of the screen keeps showing what it showed; as far away as it goes is all of the world. */
export function zoomed(lens: Lens, camera: Camera, by: number, at: Point): Camera {
  const k = Math.min(camera.k * by, lens.closest);
  const grow = k / camera.k;
  return kept(lens, { k, x: at.x - (at.x - camera.x) * grow, y: at.y - (at.y - camera.y) * grow });
}

export function panned(lens: Lens, camera: Camera, dx: number, dy: number): Camera {
  return kept(lens, { ...camera, x: camera.x + dx, y: camera.y + dy });
}

/** Moved as little as brings a point of the world into sight, so far from the edge; the same camera if it is. */
export function showing(lens: Lens, camera: Camera, point: Point, edge: number): Camera {
  const x = camera.x + point.x * camera.k;
  const y = camera.y + point.y * camera.k;
  const { width, height } = lens.screen;
  const dx = clamp(x, edge, width - edge) - x;
  const dy = clamp(y, edge, height - edge) - y;
  return dx === 0 && dy === 0 ? camera : panned(lens, camera, dx, dy);
}
