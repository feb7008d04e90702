import { describe, expect, test } from 'vitest';
import type { Term } from '#engine';
import { Glossary } from './glossary.ts';

const term = (id: string, name: string, plural?: string): Term => ({
  id,
  name,
  short: `What ${name} is.`,
  rule: 'XX-1',
  ...(plural === undefined ? {} : { plural }),
});
const glossary = new Glossary([
  term('ship', 'ship', 'ships'),
  term('mother', 'Mother ship'),
  term('free', 'free sway (XX)'),
]);

describe('a text', () => {
  test('is split at the terms it speaks of, the longer name first', () => {
    expect(glossary.split('A mother ship moves.')).toEqual([
      'A ',
      { words: 'mother ship', term: glossary.find('mother') },
      ' moves.',
    ]);
  });

  test('marks a term once, in one number or the other', () => {
    const parts = glossary.split('Ships pass a ship.');
    expect(parts.filter((part) => typeof part !== 'string')).toHaveLength(1);
    expect(parts.map((part) => (typeof part === 'string' ? part : part.words)).join('')).toBe(
      'Ships pass a ship.',
    );
  });

  test('holds no term inside a longer word, and names with signs are taken as they are', () => {
    expect(glossary.within('Worship and shipping, shipé')).toEqual([]);
    expect(glossary.within('One free sway (XX) more').map(({ id }) => id)).toEqual(['free']);
  });

  test('keeps the stop behind a term with it, so that no line begins with one', () => {
    const pieces = glossary.pieces('Then a ship. More');
    expect(pieces.map(({ said, mention, stop }) => [said, mention?.words, stop])).toEqual([
      ['Then a ', undefined, ''],
      ['', 'ship', '.'],
      [' More', undefined, ''],
    ]);
  });

  test('of a game without a glossary is only words', () => {
    expect(new Glossary([]).split('A ship.')).toEqual(['A ship.']);
  });
});

test('terms are listed by name', () => {
  expect(glossary.terms.map(({ id }) => id)).toEqual(['free', 'mother', 'ship']);
});
