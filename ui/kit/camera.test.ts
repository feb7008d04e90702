/** The camera shows what it is asked to, and never loses the board. */
import { expect, test } from 'vitest';
import {
  boxAround,
  type Camera,
  fitted,
  kept,
  type Lens,
  panned,
  showing,
  uncut,
  whole,
  zoomed,
} from './camera.ts';

const lens: Lens = {
  screen: { width: 800, height: 600 },
  world: { x: -200, y: -200, width: 400, height: 400 },
  closest: 3,
};
const near: Lens = { ...lens, focus: { x: 50, y: 50, width: 100, height: 100 } };
/** Where a point of the screen lies in the world. */
const under = ({ x, y, k }: Camera, at: { x: number; y: number }) => ({
  x: (at.x - x) / k,
  y: (at.y - y) / k,
});

test('at first all of the world is seen, or the focus where there is one', () => {
  expect(fitted(lens)).toEqual({ k: 1.5, x: 400, y: 300 });
  // As close as it may, with the middle of the focus in the middle of the screen.
  expect(fitted(near)).toEqual({ k: 3, x: 100, y: 0 });
  expect(whole(near)).toEqual(fitted(lens));
});

test('zooming keeps what is under the pointer', () => {
  const at = { x: 500, y: 350 };
  const before = fitted(lens);
  const after = zoomed(lens, before, 1.5, at);
  expect(after.k).toBeCloseTo(2.25);
  expect(under(after, at).x).toBeCloseTo(under(before, at).x);
  expect(under(after, at).y).toBeCloseTo(under(before, at).y);
});

test('there is an end to zooming: the closest, and all of the world', () => {
  expect(zoomed(lens, fitted(lens), 100, { x: 0, y: 0 }).k).toBe(3);
  expect(zoomed(near, fitted(near), 0.001, { x: 10, y: 10 })).toEqual(whole(lens));
});

test('however far one pans, the middle of the screen shows some of the world', () => {
  const close = zoomed(lens, fitted(lens), 2, { x: 400, y: 300 });
  for (const [dx, dy] of [
    [9999, 0],
    [-9999, 0],
    [0, 9999],
    [0, -9999],
  ] as const) {
    const { x, y } = under(panned(lens, close, dx, dy), { x: 400, y: 300 });
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeCloseTo(200);
  }
});

test('where all is seen there is nowhere to pan to', () => {
  expect(panned(lens, fitted(lens), 50, 50)).toEqual(fitted(lens));
});

test('a window that grows smaller keeps the board in it', () => {
  const small: Lens = { ...lens, screen: { width: 300, height: 300 } };
  const { x, y } = under(kept(small, { k: 1.5, x: 400, y: 300 }), { x: 150, y: 150 });
  expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(200);
});

test('a point is brought into sight by as little as it takes, and not at all where it is', () => {
  const close = zoomed(lens, fitted(lens), 2, { x: 400, y: 300 });
  expect(showing(lens, close, { x: 0, y: 0 }, 40)).toBe(close);
  const moved = showing(lens, close, { x: 180, y: 0 }, 40);
  expect(moved.x + 180 * moved.k).toBeCloseTo(760);
  expect(moved.y).toBe(close.y);
});

test('a box around points has room at each side', () => {
  expect(
    boxAround(
      [
        { x: 1, y: 5 },
        { x: -3, y: 2 },
      ],
      10,
    ),
  ).toEqual({ x: -13, y: -8, width: 24, height: 23 });
});

test('what an edge of the screen would cut is taken into the focus, and what lies beyond it is not', () => {
  const room = { left: 30, right: 30, above: 20, below: 40 };
  const wide: Lens = { ...lens, world: { x: -900, y: -900, width: 1800, height: 1800 } };
  const aimed: Lens = { ...wide, focus: { x: -100, y: -75, width: 200, height: 150 } };
  const spots = [
    { x: 0, y: 0 },
    { x: 95, y: 0 },
    { x: 800, y: 800 },
  ];
  const { k, x } = fitted({ ...aimed, focus: uncut(aimed, spots, room) });
  // The name of the second ends before the edge.
  expect(95 * k + x + room.right).toBeLessThanOrEqual(800);
  expect(800 * k + x).toBeGreaterThan(800);
  expect(uncut(aimed, [{ x: 0, y: 0 }], room)).toEqual(aimed.focus);
});
