// What matches and people are called: not to be guessed, to be typed, and matches in the order of time.
import { expect, test } from 'vitest';
import { newId, newMatchId } from '../tokens.ts';

test('matches of one moment share the beginning of their names, and nothing else', () => {
  const moment = Date.UTC(2026, 10, 15, 12);
  const [one, other] = [newMatchId(moment), newMatchId(moment)];
  expect(one).toMatch(/^[A-Za-z0-9_-]{25}$/);
  expect(other.slice(0, 9)).toBe(one.slice(0, 9));
  expect(other.slice(9)).not.toBe(one.slice(9));
});

test('names sort by the time their matches were made', () => {
  const times = [0, 1e12, Date.UTC(2026, 0), Date.UTC(2026, 0) + 1, Date.UTC(2080, 0)];
  const names = times.map(newMatchId);
  expect(names.toSorted()).toEqual(names);
});

test('no name is taken for an option where it is typed', () => {
  const names = Array.from({ length: 2000 }, newId);
  expect(names.filter((name) => name.startsWith('-'))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
