// How long decisions may take at an online table: as it is offered, asked for and said.
import { expect, test } from 'vitest';
import { amountOf, FIRST_OWN, isOverDays, paceWords, termsOf } from '../online/paces.ts';

test.each([
  [30, { many: 30, unit: 's' }],
  [90, { many: 90, unit: 's' }],
  [120, { many: 2, unit: 'min' }],
  [300, { many: 5, unit: 'min' }],
  [3600, { many: 60, unit: 'min' }],
  [86_400, { many: 24, unit: 'h' }],
  [3 * 86_400, { many: 3, unit: 'd' }],
  [36 * 3600, { many: 36, unit: 'h' }],
  [125, { many: 125, unit: 's' }],
] as const)('%d seconds are said as %j', (seconds, amount) => {
  expect(amountOf(seconds)).toEqual(amount);
});

test('what is set by oneself is asked for in seconds, a reserve only where there can be one', () => {
  expect(termsOf('own', FIRST_OWN, true)).toEqual({ clock: 120, reserve: 900 });
  expect(termsOf('own', FIRST_OWN, false)).toEqual({ clock: 120 });
  expect(termsOf('own', { ...FIRST_OWN, reserve: { many: 0, unit: 'h' } }, true)).toEqual({ clock: 120 });
  expect(termsOf('none', FIRST_OWN, true)).toEqual({});
  expect(termsOf('game', FIRST_OWN, true)).toEqual({ paced: true });
});

test('over days is what has half a day for a decision', () => {
  const own = (many: number) => ({ ...FIRST_OWN, clock: { many, unit: 'h' } as const });
  expect([isOverDays('relaxed', FIRST_OWN), isOverDays('live', FIRST_OWN)]).toEqual([true, false]);
  expect([isOverDays('own', own(11)), isOverDays('own', own(12))]).toEqual([false, true]);
});

test('a pace is said with its reserve', () => {
  expect(paceWords({ clock: 30, reserve: 600 })).toBe('30 s a decision and 10 min in reserve');
  expect(paceWords({ clock: 86_400 })).toBe('24 h a decision');
  expect(paceWords({})).toBe('No clock');
});
