// Of a long log what is near is drawn.
import { expect, test } from 'vitest';
import { windowOf } from '#ui/logWindow.ts';

test('a short log is drawn whole, wherever one looks', () => {
  for (const at of [0, 50, 100]) expect(windowOf(101, at, 0)).toEqual({ from: 0, to: 101 });
});

test('of a long one a stretch around where one looks, never more than 250 entries', () => {
  expect(windowOf(2507, 2507, 0)).toEqual({ from: 2400, to: 2507 });
  expect(windowOf(2507, 0, 0)).toEqual({ from: 0, to: 150 });
  for (let at = 0; at < 2507; at++) {
    const { from, to } = windowOf(2507, at, 0);
    expect(from).toBeLessThanOrEqual(at);
    expect(to).toBeGreaterThan(at);
    expect(to - from).toBeLessThanOrEqual(250);
  }
});

test('the stretch stays where it is from step to step, and grows when more is asked for', () => {
  expect(windowOf(2507, 1001, 0)).toEqual(windowOf(2507, 1049, 0));
  const [some, more] = [windowOf(2507, 1000, 0), windowOf(2507, 1000, 1)];
  expect(more.from).toBeLessThan(some.from);
  expect(more.to).toBeGreaterThan(some.to);
  expect(windowOf(2507, 1000, 30)).toEqual({ from: 0, to: 2507 });
});
