/** A press that was meant for one question is not taken as the answer to the next. */
import { expect, test } from 'vitest';
import { Rested } from '../table/rested.ts';

test('a key rests after its meaning has changed, and only then', () => {
  const key = new Rested();
  key.now('declare pass', 1000);
  expect(key.isNew(1001)).toBe(false);
  key.now('main end', 5000);
  expect(key.isNew(5300)).toBe(true);
  expect(key.isNew(5600)).toBe(false);
});

test('while others decide it keeps what it meant', () => {
  const key = new Rested();
  key.now('main end', 0);
  key.now(undefined, 100);
  key.now('main end', 9000);
  expect(key.isNew(9001)).toBe(false);
});
