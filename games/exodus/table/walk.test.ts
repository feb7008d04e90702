/** Arrow keys take the nearest thing in their direction. */
import { expect, test } from 'vitest';
import { nearest } from './walk.ts';

const GRID = [0, 100, 200].flatMap((y) => [0, 100, 200].map((x) => ({ x, y })));
const MIDDLE = { x: 100, y: 100 };

test.each([
  ['ArrowUp', 1],
  ['ArrowLeft', 3],
  ['ArrowRight', 5],
  ['ArrowDown', 7],
] as const)('%s in a grid', (key, found) => {
  expect(nearest(MIDDLE, GRID, key)).toBe(found);
});

test('at the edge there is nothing to go to', () => {
  expect(nearest({ x: 0, y: 0 }, GRID, 'ArrowUp')).toBe(-1);
});
