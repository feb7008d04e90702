import { describe, expect, it } from 'vitest';
import { byId, byType, entryOf, idAmong, isOneOf, keysOf, nth, present } from '../index.ts';

const IDS = ['fox', 'owl'] as const;
const SIZES: Readonly<Record<string, number>> = { fox: 3, owl: 0 };

describe('what is looked up is found, or it is said what is missing', () => {
  it('at a place of a list', () => {
    expect([0, 1].map((place) => nth(IDS, place))).toEqual(['fox', 'owl']);
    expect(() => nth(IDS, 2)).toThrow(new RangeError('nothing is at 2 of a list of 2'));
    expect(() => nth(IDS, -1)).toThrow(new RangeError('nothing is at -1 of a list of 2'));
  });

  it('by the rules, where also nothing much is something', () => {
    expect([0, '', false].map((value) => present(value, 'animal'))).toEqual([0, '', false]);
    expect(() => present(undefined, 'animal')).toThrow(new Error('there is no animal'));
  });

  it('in a record, by a word that may be anything', () => {
    expect([entryOf(SIZES, 'fox'), entryOf(SIZES, 'owl')]).toEqual([3, 0]);
    expect(() => entryOf(SIZES, 'cat')).toThrow(new Error('there is no entry for cat'));
    expect(() => entryOf(SIZES, 'toString')).toThrow('there is no entry for toString');
    // A number is no word, even where a record has entries that are counted.
    expect(() => entryOf({ 7: 'seven' }, 7)).toThrow('there is no entry for 7');
    expect(() => entryOf(SIZES, undefined)).toThrow('there is no entry for undefined');
  });

  it('among ids', () => {
    expect(IDS.map((id) => idAmong(IDS, id))).toEqual(IDS);
    expect(() => idAmong(IDS, 'cat')).toThrow(new Error('there is no cat among 2 ids'));
    expect(['fox', 'owl', 'cat', '', 0, undefined].map((word) => isOneOf(IDS, word))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

it('a record is made of its ids, in their order, and has no others', () => {
  const made = byId(IDS, (id, place) => `${place} ${id}`);
  expect(made).toEqual({ fox: '0 fox', owl: '1 owl' });
  expect(keysOf(made)).toEqual(IDS);
  expect(keysOf({})).toEqual([]);
});

it('a table by type calls the entry of a thing’s own type, with what is given besides', () => {
  type Animal = { readonly type: 'fox'; readonly red: number } | { readonly type: 'owl' };
  const say = (animal: Animal) =>
    byType<Animal, [string], string>(
      { fox: ({ red }, where) => `fox ${red} ${where}`, owl: (_, where) => `owl ${where}` },
      animal,
      'here',
    );
  expect([say({ type: 'fox', red: 2 }), say({ type: 'owl' })]).toEqual(['fox 2 here', 'owl here']);
});
