import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, clone, same } from '../index.ts';

/** Plain data as a state may hold it; `__proto__` is no name for a field. */
const plain = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'));

function objectsIn(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value === 'object' && value !== null) {
    found.add(value);
    for (const item of Object.values(value)) objectsIn(item, found);
  }
  return found;
}

describe('clone', () => {
  it('says the same and shares nothing', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const copy = clone(value);
        expect(copy).toStrictEqual(value);
        const own = objectsIn(value);
        for (const object of objectsIn(copy)) expect(own.has(object)).toBe(false);
      }),
    );
  });

  it('keeps undefined properties and holes in no worse a way than it found them', () => {
    expect(clone({ a: undefined, b: [undefined, null] })).toStrictEqual({
      a: undefined,
      b: [undefined, null],
    });
  });
});

describe('same', () => {
  it('agrees with what JSON says, whatever the order of keys', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        expect(same(a, reversed(a))).toBe(true);
        expect(same(a, b)).toBe(canonical(a) === canonical(b));
        expect(same(a, b)).toBe(same(b, a));
      }),
    );
  });

  it.each([
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: undefined }, {}, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, undefined, false],
    [null, {}, false],
    [0, -0, true],
    ['1', 1, false],
    [{}, { constructor: 1 }, false],
    [{ toString: undefined }, {}, true],
  ])('%j and %j: %s', (a, b, expected) => {
    expect(same(a, b)).toBe(expected);
    expect(same(b, a)).toBe(expected);
  });
});

describe('canonical', () => {
  it('is JSON of the same meaning with sorted keys', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonical(reversed(value))).toBe(canonical(value));
      }),
    );
    expect(canonical({ b: [1, { d: 4, c: 3 }], a: undefined, A: 'x' })).toBe(
      '{"A":"x","b":[1,{"c":3,"d":4}]}',
    );
    expect(canonical(undefined)).toBe('null');
  });
});

function reversed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
}
