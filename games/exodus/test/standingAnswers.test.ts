/** XD-22.5 What is filled in on the page is what the rules take, and is read back as it was filled in. */
import { expect, test } from 'vitest';
import { fieldsProblem } from '#engine';
import { advance } from '../rules/instructions.ts';
import { type Filled, filledIn, instructionsOf, ROWS, type Row } from '../rules/standingAnswers.ts';
import { standingFields } from '../text/standingAnswers.ts';
import { view } from '../view/index.ts';
import { given } from './scene.ts';

const ROW_NAMES = Object.keys(ROWS) as Row[];

test('every answer of every row is one the rules take, and stands there when the page is opened again', () => {
  const seen = view(given({ next: [] }).s, 0);
  for (const row of ROW_NAMES)
    for (const value of ROWS[row]) {
      const filled: Filled = { accept: 'accept', [row]: value };
      const instructions = instructionsOf(seen, filled);
      expect(fieldsProblem({ ...instructions }, advance.fields, 'instructions')).toBeUndefined();
      expect(filledIn(seen, instructions)[row]).toBe(value);
    }
});

test('what has run out is open again, and what was left open waits', () => {
  const seen = view(given({ next: [] }).s, 0);
  const instructions = instructionsOf(seen, { accept: 'accept', days: '1' });
  expect(filledIn({ ...seen, cycle: seen.cycle + 1 }, instructions)).toEqual({});
  expect(instructionsOf(seen, {})).toEqual({});
});

test('every row has words for all it may say', () => {
  for (const { label, options } of standingFields()) {
    expect(label.length).toBeGreaterThan(3);
    expect(new Set(options.map(({ words }) => words)).size).toBe(options.length);
  }
});
