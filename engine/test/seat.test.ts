import { afterEach, expect, it } from 'vitest';
import { nameSeats, personAt } from '../index.ts';

afterEach(() => nameSeats([]));

it('seats have the names that a screen gives them, and no others', () => {
  nameSeats(['Ada', undefined, 'Bo']);
  expect([0, 1, 2, 3].map(personAt)).toEqual(['Ada', undefined, 'Bo', undefined]);
  nameSeats([]);
  expect(personAt(0)).toBeUndefined();
});
