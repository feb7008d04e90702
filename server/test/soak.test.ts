// What `npm run soak` says of a trail of memory.
import { expect, test } from 'vitest';
import { growth } from '../fault/soak.ts';

const at = (minute: number, memory: number) => ({
  minute,
  memory,
  came: 0,
  actions: 1000,
  heap: 80,
  buffers: 0,
  matches: 0,
  lines: 0,
  watches: 0,
  moments: 0,
  thoughts: 0,
});

test('growth counts from the fifth minute', () => {
  expect(growth([at(1, 90), at(5, 100), at(6, 150), at(30, 115)])).toBeCloseTo(0.15);
  expect(growth([at(1, 90), at(5, 100)])).toBeUndefined();
});
