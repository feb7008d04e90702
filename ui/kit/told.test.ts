/** What was taken back is not told any more. */
import { expect, test } from 'vitest';
import { type ToldThen, toldAt } from './told.ts';

const said = (told: readonly ToldThen<string>[]): string[] => told.flatMap(({ events }) => events);

test('what is taken back is forgotten, and may be told anew', () => {
  let told = toldAt<string>([], 1, ['morning']);
  told = toldAt(told, 2, ['justice']);
  expect(said(told)).toEqual(['morning', 'justice']);
  told = toldAt(told, 1, []);
  expect(said(told)).toEqual(['morning']);
  told = toldAt(told, 2, ['supply']);
  expect(said(told)).toEqual(['morning', 'supply']);
});

test('a press that comes in parts is told whole, and nothing new is nothing new', () => {
  const told = toldAt(toldAt<string>([], 3, ['one']), 3, ['two']);
  expect(said(told)).toEqual(['one', 'two']);
  expect(toldAt(told, 4, [])).toBe(told);
});
