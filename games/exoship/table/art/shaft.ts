/** An arrow from the edge of one card to the edge of the next, a little to their right, as two paths. */
import type { Box } from '#ui/kit/useBoxes.ts';
import { type Arrow, REACH } from '../../content/founders.ts';

export interface Drawn {
  readonly line: string;
  readonly head: string;
}

const TUCK = 3;
const STUB = 13;
const HEAD = 9;

interface Point {
  readonly x: number;
  readonly y: number;
}

export function span(from: Box, to: Box, arrow: Arrow): Drawn {
  return shaft(port(from, arrow, 1), port(to, arrow, -1), TUCK, 2 * TUCK);
}

export function stub(from: Box, arrow: Arrow): Drawn {
  const start = port(from, arrow, 1);
  const { column, rank } = REACH[arrow];
  const length = Math.hypot(column, rank);
  const end = { x: start.x + (column / length) * STUB, y: start.y + (rank / length) * STUB };
  return shaft(start, end, TUCK, 0);
}

/** The middle of the edge, or the corner, that an arrow leaves by (1) or comes in by (-1). */
function port({ x, y, width, height }: Box, arrow: Arrow, way: 1 | -1): Point {
  const { column, rank } = REACH[arrow];
  // Corners are round: a diagonal leaves a little further in.
  const inset = column !== 0 && rank !== 0 ? 4 : 0;
  return {
    x: x + width / 2 + column * way * (width / 2 - inset),
    y: y + height / 2 + rank * way * (height / 2 - inset),
  };
}

function shaft(start: Point, end: Point, tuckStart: number, tuckEnd: number): Drawn {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const ux = (end.x - start.x) / length;
  const uy = (end.y - start.y) / length;
  // Two arrows that face each other pass on the right.
  const side = 11;
  const at = (p: Point, along: number, across = 0): string =>
    `${round(p.x + ux * along - uy * (side + across))} ${round(p.y + uy * along + ux * (side + across))}`;
  return {
    line: `M${at(start, -tuckStart)}L${at(end, tuckEnd - HEAD)}`,
    head: `M${at(end, tuckEnd)}L${at(end, tuckEnd - HEAD - 3, 6.5)}L${at(end, tuckEnd - HEAD)}L${at(end, tuckEnd - HEAD - 3, -6.5)}Z`,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
