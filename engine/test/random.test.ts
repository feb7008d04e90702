import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  commitment,
  draws,
  fastDraws,
  keyedDraws,
  pick,
  pinned,
  RANDOM_KINDS,
  shuffled,
  stream,
} from '../index.ts';

/** How far counts stray from even, in standard deviations of the chi-square distribution. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  const chiSquare = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

function tally(cells: number, times: number, cell: (i: number) => number): number[] {
  const counts = Array<number>(cells).fill(0);
  for (let i = 0; i < times; i++) {
    const at = cell(i);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  expect(counts).toHaveLength(cells);
  return counts;
}

describe.each(RANDOM_KINDS)('%s draws', (kind) => {
  const times = kind === 'keyed' ? 6000 : 200_000;

  it.each([2, 3, 6, 7, 10, 100])('favour none of %i values', (n) => {
    for (const seed of ['a', 'b', 'a long seed of a live match']) {
      const source = draws(kind, seed);
      expect(Math.abs(unevenness(tally(n, times, (i) => source.at(i, n))))).toBeLessThan(4);
    }
  });

  it('are independent of the draw before, and of the neighbouring seed', () => {
    const [one, two] = [draws(kind, 'seed 1'), draws(kind, 'seed 2')];
    expect(unevenness(tally(36, times, (i) => one.at(i, 6) * 6 + one.at(i + 1, 6)))).toBeLessThan(4);
    expect(unevenness(tally(36, times, (i) => one.at(i, 6) * 6 + two.at(i, 6)))).toBeLessThan(4);
  });

  it('are always the same for the same number', () => {
    const once = Array.from({ length: 50 }, (_, i) => draws(kind, 'seed').at(i, 1000));
    const source = draws(kind, 'seed');
    const backwards = Array.from({ length: 50 }, (_, i) => source.at(49 - i, 1000)).reverse();
    expect(backwards).toEqual(once);
    expect(Array.from({ length: 50 }, (_, i) => draws(kind, 'Seed').at(i, 1000))).not.toEqual(once);
  });

  it('stay within their bounds at the edges', () => {
    const source = draws(kind, 'edges');
    for (let i = 0; i < 200; i++) {
      expect(source.at(i, 1)).toBe(0);
      for (const n of [2 ** 31, 2 ** 32 - 1, 2 ** 32]) expect(source.at(i, n)).toBeLessThan(n);
    }
  });

  it.each([
    0,
    -1,
    Number.NaN,
    2 ** 32 + 1,
  ])('from %d values are a bug that is told, not an endless search', (n) => {
    expect(() => draws(kind, 'none').at(0, n)).toThrow(RangeError);
  });
});

it('draws keep their golden values', () => {
  const of = (source: { at(draw: number, n: number): number }) =>
    Array.from({ length: 12 }, (_, i) => source.at(i, 100));
  expect(of(keyedDraws('orrery'))).toMatchInlineSnapshot(`
    [
      15,
      49,
      2,
      50,
      90,
      47,
      22,
      64,
      14,
      48,
      50,
      60,
    ]
  `);
  expect(of(fastDraws('orrery'))).toMatchInlineSnapshot(`
    [
      2,
      53,
      38,
      26,
      81,
      58,
      63,
      91,
      80,
      51,
      85,
      4,
    ]
  `);
  expect(keyedDraws('orrery').at(1_000_000, 6)).toMatchInlineSnapshot(`4`);
});

it('a commitment pins the seed down without giving it away', () => {
  expect(commitment('seed')).toMatch(/^[0-9a-f]{64}$/);
  expect(commitment('seed')).toBe(commitment('seed'));
  expect(commitment('seed')).not.toBe(commitment('seed '));
  expect(commitment('orrery')).toMatchInlineSnapshot(
    `"562f8908bbbcd64268293d10fa6f7dd7b33947bcca06f035d5edcd85a3e6bc94"`,
  );
});

it('anyone can check keyed dice with nothing but HMAC-SHA-256', () => {
  const source = keyedDraws('published at the end');
  for (let draw = 0; draw < 100; draw++) {
    const block = createHmac('sha256', 'published at the end').update(`${draw}/0`).digest();
    expect(source.at(draw, 64)).toBe(block.readUInt32BE(0) % 64);
  }
  const committed = createHash('sha256').update('orrery commitment published at the end').digest('hex');
  expect(commitment('published at the end')).toBe(committed);
});

describe('streams', () => {
  it('shuffle without favour', () => {
    const random = stream('shuffles');
    const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'];
    const counts = tally(6, 60_000, () => orders.indexOf(shuffled(['a', 'b', 'c'], random).join('')));
    expect(unevenness(counts)).toBeLessThan(4);
  });

  it('begin with the first draw of their seed and leave none out', () => {
    const [random, source] = [stream('row'), fastDraws('row')];
    const row = Array.from({ length: 20 }, () => random.int(1000));
    expect(row).toEqual(row.map((_, draw) => source.at(draw, 1000)));
  });

  it('shuffle a copy and pick from what is there', () => {
    const list = [1, 2, 3, 4, 5];
    expect(shuffled(list, stream('copy')).sort()).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4, 5]);
    expect(shuffled([], stream('empty'))).toEqual([]);
    expect(list).toContain(pick(list, stream('pick')));
    expect(() => pick([], stream('none'))).toThrow(RangeError);
  });
});

describe('pinned draws', () => {
  it('are the true ones before a number, and others from it on', () => {
    const [truth, fresh] = [fastDraws('truth'), fastDraws('fresh')];
    const mixed = pinned(truth, 5, fresh);
    for (let draw = 0; draw < 20; draw++)
      expect(mixed.at(draw, 1000)).toBe((draw < 5 ? truth : fresh).at(draw, 1000));
  });
});
