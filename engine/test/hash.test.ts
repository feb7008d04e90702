import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, clone, hash, mix } from '../index.ts';

const plain = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'));

describe('hash', () => {
  it('tells apart what says something else, and only that', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        expect(hash(clone(a))).toBe(hash(a));
        expect(hash(a) === hash(b)).toBe(canonical(a) === canonical(b));
      }),
    );
  });

  it('does not count the order of keys nor undefined properties', () => {
    expect(hash({ a: 1, b: { c: 2, d: 3 } })).toBe(hash({ b: { d: 3, c: 2 }, a: 1 }));
    expect(hash({ a: 1, b: undefined })).toBe(hash({ a: 1 }));
    expect(hash(-0)).toBe(hash(0));
  });

  it('counts the order of lists, the place of values and their type', () => {
    const values = [
      ...[null, undefined, true, false, 0, 1, -1, '', '0', '1', 0.5, 2 ** 31, 2 ** 32, -(2 ** 31)],
      ...[[], {}, [[]], [{}], [null], [undefined], [0], [0, 0], [1, 2], [2, 1], [[1], 2], [1, [2]]],
      ...[
        { a: 1, b: 2 },
        { a: 2, b: 1 },
        { a: { b: 1 } },
        { b: { a: 1 } },
        { ab: 1 },
        { a: 'b' },
        { b: 'a' },
      ],
    ];
    expect(new Set(values.map(hash)).size).toBe(values.length);
  });

  it('has no collisions among a hundred thousand like states', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 100_000; i++)
      seen.add(hash({ marks: [i % 317, Math.floor(i / 317)], turn: 0, stack: [] }));
    expect(seen.size).toBe(100_000);
  });

  it('is the same on every machine and in every version', () => {
    expect(hash(undefined)).toMatchInlineSnapshot(`"e788ad965a51d2e5"`);
    expect(hash({})).toMatchInlineSnapshot(`"f6bc7e9b2d4e701a"`);
    expect(
      hash({
        stack: [{ step: 'turn' }],
        seats: 2,
        draws: 0,
        hands: [
          ['é', 1.5],
          [null, true],
        ],
      }),
    ).toMatchInlineSnapshot(`"c8baede2187293bd"`);
  });
});

describe('mix', () => {
  it('changes about half of the bits of its result for each bit of its input', () => {
    for (let bit = 0; bit < 32; bit++) {
      let flipped = 0;
      for (let i = 0; i < 1000; i++) flipped += ones(mix(i * 7919) ^ mix((i * 7919) ^ (1 << bit)));
      expect(flipped / 1000).toBeGreaterThan(14);
      expect(flipped / 1000).toBeLessThan(18);
    }
  });
});

function ones(n: number): number {
  return (n >>> 0).toString(2).replaceAll('0', '').length;
}
