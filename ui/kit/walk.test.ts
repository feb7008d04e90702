/** Arrow keys take the nearest place in their direction, on boards of any shape. */
import { expect, test } from 'vitest';
import { type Spot, step, type Walk, type Way } from './walk.ts';

const RADIUS = 8;
const hex = (q: number, r: number): Spot<string> => ({
  id: `${q},${r}`,
  at: { x: 24 * Math.sqrt(3) * (q + r / 2), y: 36 * r },
});
const RANGE = Array.from({ length: 2 * RADIUS + 1 }, (_, i) => i - RADIUS);
const hexes = RANGE.flatMap((q) => RANGE.filter((r) => Math.abs(q + r) <= RADIUS).map((r) => hex(q, r)));
const grid = [0, 100, 200].flatMap((y) => [0, 100, 200].map((x) => ({ id: `${x},${y}`, at: { x, y } })));

/** The places that these keys lead to, one after the other. */
function walked(spots: readonly Spot<string>[], from: string, ...ways: readonly Way[]): string[] {
  const found: string[] = [];
  let walk: Walk<string> | undefined;
  let at = from;
  for (const way of ways) {
    const here = spots.find(({ id }) => id === at);
    const next = here && step(spots, here, way, walk);
    if (next === undefined) break;
    walk = next;
    at = next.at;
    found.push(at);
  }
  return found;
}

test.each([
  ['ArrowUp', '100,0'],
  ['ArrowLeft', '0,100'],
  ['ArrowRight', '200,100'],
  ['ArrowDown', '100,200'],
] as const)('%s in a grid', (way, found) => {
  expect(walked(grid, '100,100', way)).toEqual([found]);
});

test('at the edge there is nothing to go to', () => {
  expect(walked(grid, '0,0', 'ArrowUp')).toEqual([]);
  expect(walked(hexes, '8,0', 'ArrowRight')).toEqual([]);
});

test('left and right stay in the row of hexes, the keys around them lead aslant', () => {
  expect(walked(hexes, '0,3', 'ArrowLeft', 'ArrowLeft', 'ArrowRight')).toEqual(['-1,3', '-2,3', '-1,3']);
  expect(walked(hexes, '0,0', 'Home', 'Home')).toEqual(['0,-1', '0,-2']);
  expect(walked(hexes, '0,0', 'PageUp')).toEqual(['1,-1']);
  expect(walked(hexes, '0,0', 'End')).toEqual(['-1,1']);
  expect(walked(hexes, '0,0', 'PageDown')).toEqual(['0,1']);
});

test('going up over hexes takes every row, keeps to one column, and comes back the same way', () => {
  const up = Array.from({ length: RADIUS }, (): Way => 'ArrowUp');
  const rows = walked(hexes, '0,0', ...up);
  expect(rows.map((id) => Number(id.split(',')[1]))).toEqual([-1, -2, -3, -4, -5, -6, -7, -8]);
  for (const id of rows) expect(Math.abs(hexes.find((one) => one.id === id)?.at.x ?? 99)).toBeLessThan(21);
  expect(walked(hexes, '0,0', ...up, 'ArrowDown', 'ArrowDown').slice(-2)).toEqual([rows[6], rows[5]]);
});

test('over scattered stars every one ahead can be reached, and what lies aside counts as farther', () => {
  const stars = [
    { id: 'home', at: { x: 0, y: 0 } },
    { id: 'near aside', at: { x: 60, y: 55 } },
    { id: 'ahead', at: { x: 120, y: -5 } },
    { id: 'behind', at: { x: -30, y: 0 } },
  ];
  expect(walked(stars, 'home', 'ArrowRight')).toEqual(['ahead']);
  expect(walked(stars, 'home', 'ArrowDown')).toEqual(['near aside']);
  expect(walked(stars, 'home', 'ArrowLeft')).toEqual(['behind']);
});
