/**
 * A board in small, as it stood: a few shapes that are kept with a save, so that the library draws it without the game.
 * What is read back is trusted no more than any other file: numbers and plain colours, and not too many of them.
 */
import type { Box } from './camera.ts';

const KINDS = ['dot', 'box', 'hex', 'way'] as const;

/** At its middle, so wide and so high; a way goes from there so far to the right and down. */
export type Shape = readonly [
  kind: (typeof KINDS)[number],
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
];

export interface Sketch {
  readonly box: Box;
  /** What lies below comes first. */
  readonly shapes: readonly Shape[];
}

/** More than the fullest board of any game has. */
export const MOST_SHAPES = 400;
const FARTHEST = 10_000;

/** Whole numbers do: it is small. */
export function sketchOf({ x, y, width, height }: Box, shapes: readonly Shape[]): Sketch {
  const whole = ([kind, left, top, wide, high, colour]: Shape): Shape => [
    kind,
    Math.round(left),
    Math.round(top),
    Math.round(wide),
    Math.round(high),
    colour,
  ];
  return {
    box: { x: Math.floor(x), y: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) },
    shapes: shapes.slice(0, MOST_SHAPES).map(whole),
  };
}

export const dot = (x: number, y: number, size: number, colour: string): Shape => [
  'dot',
  x,
  y,
  size,
  size,
  colour,
];

export function isSketch(value: unknown): value is Sketch {
  if (typeof value !== 'object' || value === null || !('box' in value) || !('shapes' in value)) return false;
  const { box, shapes } = value;
  return (
    isBox(box) && Array.isArray(shapes) && shapes.length <= MOST_SHAPES && shapes.every((one) => isShape(one))
  );
}

function isBox(value: unknown): value is Box {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y, width, height }: Partial<Record<keyof Box, unknown>> = value;
  return [x, y, width, height].every(isLength) && Number(width) > 0 && Number(height) > 0;
}

function isShape(value: unknown): value is Shape {
  if (!Array.isArray(value) || value.length !== 6) return false;
  const [kind, ...rest] = value;
  const colour = rest.pop();
  return (
    KINDS.some((known) => known === kind) &&
    rest.every(isLength) &&
    typeof colour === 'string' &&
    /^#[0-9a-f]{6}$/.test(colour)
  );
}

const isLength = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= FARTHEST;
