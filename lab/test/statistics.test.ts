import { describe, expect, test } from 'vitest';
import { bars, median, mergeHistogram, spread, wilson } from '../statistics.ts';

describe('the Wilson interval', () => {
  test('agrees with the published values for 81 of 263', () => {
    const { share, low, high } = wilson(81, 263);
    expect(share).toBeCloseTo(0.308, 3);
    expect(low).toBeCloseTo(0.2553, 4);
    expect(high).toBeCloseTo(0.3662, 4);
  });

  test('is not a point when nothing or everything was won', () => {
    expect(wilson(0, 20)).toMatchObject({ low: 0 });
    expect(wilson(0, 20).high).toBeCloseTo(0.1611, 4);
    expect(wilson(20, 20)).toMatchObject({ high: 1 });
    expect(wilson(20, 20).low).toBeCloseTo(0.8389, 4);
  });

  test('knows nothing before the first game', () => {
    expect(wilson(0, 0)).toMatchObject({ share: 0, low: 0, high: 1 });
  });
});

describe('a spread', () => {
  test('is read off the histogram', () => {
    const histogram = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [i + 1, 1]));
    expect(spread(histogram)).toEqual({ mean: 50.5, min: 1, p5: 5, p50: 50, p95: 95, max: 100 });
  });

  test('of nothing is nothing', () => {
    expect(spread({})).toBeUndefined();
  });

  test('sorts negative values before positive ones', () => {
    expect(bars({ 3: 1, [-2]: 4, 0: 2 })).toEqual([
      [-2, 4],
      [0, 2],
      [3, 1],
    ]);
  });
});

test('histograms merge by value', () => {
  const into = { 1: 2 };
  mergeHistogram(into, { 1: 1, 7: 3 });
  expect(into).toEqual({ 1: 3, 7: 3 });
});

test('the median of an even number of values lies between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([9, 1, 5])).toBe(5);
});
