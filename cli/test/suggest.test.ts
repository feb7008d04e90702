import { expect, test } from 'vitest';
import { nearest } from '../suggest.ts';
import { meantOr } from '../text/meant.ts';
import { wrap } from '../wrap.ts';

test.each([
  ['exosihp', 'exoship'],
  ['Exoship', 'exoship'],
  ['exo', 'exoship'],
  ['exodsu', 'exodus'],
  ['chess', undefined],
  ['', undefined],
  ['x'.repeat(10_000), undefined],
])('%.20s means %s', (typed, meant) => {
  expect(nearest(typed, ['exoship', 'exodus', 'mothership'])).toBe(meant);
});

test('it is put as a question', () => {
  expect(meantOr('act', ['act', 'explain'])).toBe('; did you mean “act”?');
  expect(meantOr(undefined, ['act', 'explain'])).toBe(' (there are: act, explain)');
  expect(meantOr(undefined)).toBe('');
});

test('text is broken at spaces, a word longer than the line stays whole', () => {
  expect(wrap('one two three', 7, '  ')).toEqual(['one two', '  three']);
  expect(wrap('incomprehensible', 5)).toEqual(['incomprehensible']);
  expect(wrap('a\nb', 5)).toEqual(['a', 'b']);
});
