// What one looks for among the open tables.
import { expect, test } from 'vitest';
import { ANYTHING, fits, paceOf } from '../online/wish.ts';

const table = { game: 'exodus', clock: 300, language: 'en' };

test('a clock of minutes is live, one of hours is for days', () => {
  expect(paceOf({ clock: 300 })).toBe('live');
  expect(paceOf({ clock: 86_400 })).toBe('days');
  expect(paceOf({})).toBe('none');
});

test('all that is wished for must fit, and what is not wished for does not matter', () => {
  expect(fits(table, ANYTHING)).toBe(true);
  expect(fits(table, { game: 'exodus', pace: 'live', language: '' })).toBe(true);
  expect(fits(table, { game: 'exodus', pace: 'days', language: '' })).toBe(false);
  expect(fits(table, { ...ANYTHING, language: 'de' })).toBe(false);
  expect(fits(table, { ...ANYTHING, game: 'exoship' })).toBe(false);
});
