/** What the table speaks of can be looked up where it stands. */
import { expect, test } from 'vitest';
import { Glossary } from '#ui/kit/glossary.ts';
import { FLIGHT_WORDS } from '../text/flight.ts';
import { TERMS } from '../text/terms.ts';

test('Keepers, the Defiled and Lead are explained wherever they are spoken of', () => {
  const glossary = new Glossary(TERMS);
  const within = (text: string) => glossary.within(text).map(({ name }) => name);
  expect(within(FLIGHT_WORDS.first)).toContain('Keeper');
  expect(within('the Defiled is tired, Lead 1 of 4')).toEqual(['Defiled', 'Lead']);
});
