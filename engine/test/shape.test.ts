import { describe, expect, it } from 'vitest';
import {
  asPlainText,
  either,
  fieldsProblem,
  flag,
  int,
  list,
  maybe,
  oneOf,
  plainText,
  record,
  type Shape,
  text,
} from '../index.ts';

/** What a shape says of a value, in one line. */
function said(shape: Shape<never> | Shape<unknown>, value: unknown): string | undefined {
  const problem = shape.problem(value, 'field');
  return problem && `${problem.field} ${problem.reason}`;
}

describe('shapes say what is wrong', () => {
  it.each([
    ['oneOf', oneOf(['red', 'blue']), 'red', 'green', 'field must be one of "red", "blue", not "green"'],
    ['oneOf of one', oneOf([1]), 1, '1', 'field must be 1, not "1"'],
    [
      'oneOf of names every object has',
      oneOf(['red']),
      'red',
      'constructor',
      'field must be "red", not "constructor"',
    ],
    ['int', int(1, 6), 6, 7, 'field must be a whole number from 1 to 6, not 7'],
    ['int of a fraction', int(1, 6), 1, 1.5, 'field must be a whole number from 1 to 6, not 1.5'],
    ['int of text', int(1, 6), 1, '1', 'field must be a whole number from 1 to 6, not "1"'],
    ['int of nothing', int(1, 6), 1, undefined, 'field must be a whole number from 1 to 6, not nothing'],
    ['flag', flag(), false, 0, 'field must be true or false, not 0'],
    ['text', text(3), 'abc', 'abcd', 'field must be text of at most 3 characters'],
    ['text of a number', text(3), '', 7, 'field must be text of at most 3 characters'],
    ['plain text', plainText(3), 'abc', 'abcd', 'field must be text of 1 to 3 characters'],
    ['plain text of one letter', plainText(3), 'a', '', 'field must be text of 1 to 3 characters'],
    ['plain text of a list', plainText(3), 'a b', ['a'], 'field must be text of 1 to 3 characters'],
    [
      'plain text that hides something',
      plainText(3),
      'a-b',
      'a\u200bb',
      'field must be one line without invisible characters',
    ],
    [
      'plain text that begins with a space',
      plainText(3),
      'ab',
      ' ab',
      'field must not begin or end with a space',
    ],
    ['plain text that ends with one', plainText(3), 'ab', 'ab ', 'field must not begin or end with a space'],
    ['list', list(int(1, 6), { max: 2 }), [1, 2], 'x', 'field must be a list, not "x"'],
    ['a list too long', list(int(1, 6), { max: 2 }), [], [1, 1, 1], 'field must hold 0 to 2 items, not 3'],
    ['a list too short', list(int(1, 6), { min: 2, max: 2 }), [1, 1], [1], 'field must hold 2 items, not 1'],
    [
      'an item of a list',
      list(flag(), { max: 2 }),
      [true],
      [true, 1],
      'field[1] must be true or false, not 1',
    ],
    ['either', either(flag(), int(1, 6)), 3, 'x', 'field must be true or false, not "x"'],
    ['optional', maybe(flag()), undefined, null, 'field must be true or false, not null'],
    ['object', record({ a: flag() }), { a: true }, [], 'field must be an object, not a list'],
    ['a missing property', record({ a: flag() }), { a: true }, {}, 'field.a is missing'],
    [
      'a wrong property',
      record({ a: flag() }),
      { a: true },
      { a: 1 },
      'field.a must be true or false, not 1',
    ],
    ['a property too many', record({ a: maybe(flag()) }), {}, { b: 1 }, 'field.b is not known here'],
    [
      'a deep property',
      record({ a: list(record({ b: flag() }), { max: 1 }) }),
      { a: [] },
      { a: [{}] },
      'field.a[0].b is missing',
    ],
  ] as [string, Shape<unknown>, unknown, unknown, string][])('%s', (_name, shape, right, wrong, words) => {
    expect(said(shape, right)).toBeUndefined();
    expect(said(shape, wrong)).toBe(words);
  });

  it('without showing endless text', () => {
    expect(said(flag(), 'x'.repeat(1000))?.length).toBeLessThan(110);
  });

  it('and know properties by their own names only', () => {
    expect(fieldsProblem({}, { constructor: flag() })).toEqual({
      field: 'constructor',
      reason: 'is missing',
    });
    expect(fieldsProblem(JSON.parse('{"__proto__":{"a":true}}'), {})).toEqual({
      field: '__proto__',
      reason: 'is not known here',
    });
    expect(fieldsProblem(Object.create({ a: true }), { a: flag() })).toEqual({
      field: 'a',
      reason: 'is missing',
    });
  });
});

it('shapes list their values when these are few', () => {
  expect(oneOf(['a', 'b']).domain).toEqual(['a', 'b']);
  expect(int(-1, 2).domain).toEqual([-1, 0, 1, 2]);
  expect(int(0, 1000).domain).toBeUndefined();
  expect(flag().domain).toEqual([false, true]);
  expect(maybe(int(0, 1))).toMatchObject({ domain: [0, 1], optional: true });
  expect(text(9).domain).toBeUndefined();
});

describe('what was typed becomes plain text', () => {
  it.each([
    ['  two\nlines  ', 20, 'two lines'],
    ['too long', 4, 'too'],
    ['\u200b\t ', 4, undefined],
    ['x', 1, 'x'],
  ])('%j, at most %i', (typed, max, left) => expect(asPlainText(typed, max)).toBe(left));
});
