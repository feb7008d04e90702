/** What one press may do of a plan. */
import { expect, test } from 'vitest';
import { untilOut } from '../table/adviceTold.ts';

const types = (actions: readonly string[], wayOut: readonly string[]): string[] =>
  untilOut(
    actions.map((type) => ({ type })),
    wayOut,
  ).map(({ type }) => type);

test('a plan that is carried out leaves the end of the turn to whoever plays', () => {
  expect(types(['move', 'moveTo', 'end'], ['end', 'pass'])).toEqual(['move', 'moveTo']);
  expect(types(['move', 'moveTo'], ['end'])).toEqual(['move', 'moveTo']);
});

test('where nothing comes before it, the end itself is what is advised', () => {
  expect(types(['end'], ['end'])).toEqual(['end']);
});
