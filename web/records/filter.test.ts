import { expect, test } from 'vitest';
import { chosenOf, variedIn } from './filter.ts';

const RESULTS = [
  { options: { origin: 'earth', hard: false } },
  { options: { origin: 'mars', hard: false } },
  { options: { origin: 'mars', hard: false, level: 2 } },
];

test('what varied can be filtered by, what was always the same cannot', () => {
  expect(variedIn(RESULTS).map(({ name }) => name)).toEqual(['origin', 'level']);
  expect(variedIn(RESULTS)[0]?.values).toEqual(['earth', 'mars']);
});

test('a filter leaves those that were played so, and an empty one leaves all', () => {
  expect(chosenOf(RESULTS, { origin: 'mars' })).toHaveLength(2);
  expect(chosenOf(RESULTS, { origin: 'mars', level: '2' })).toEqual([RESULTS[2]]);
  expect(chosenOf(RESULTS, { origin: '' })).toHaveLength(3);
});
