// What stays in memory of what nobody watches: not much, however much was played of late.
import { expect, test } from 'vitest';
import { Shelf } from '../matches/shelf.ts';

const match = (id: string, version: number, used: number, status = 'playing') => ({
  id,
  version,
  used,
  row: { status },
});
type Match = ReturnType<typeof match>;

test('a match that is over and watched by nobody is forgotten within seconds', () => {
  const shelf = new Shelf<Match>();
  for (const id of ['over', 'watched']) shelf.put(match(id, 50, 0, 'over'));
  shelf.put(match('playing', 50, 0));
  const isWatched = (id: string) => id === 'watched';
  shelf.sweep(9000, isWatched);
  expect([...shelf.keys()]).toEqual(['over', 'watched', 'playing']);
  shelf.sweep(10_000, isWatched);
  expect([...shelf.keys()]).toEqual(['watched', 'playing']);
});

test('of too much that nobody watches the longest unused is forgotten, however lately it was used', () => {
  const shelf = new Shelf<Match>();
  for (let n = 0; n < 1000; n++) shelf.put(match(`m${n}`, 80, n));
  shelf.put(match('watched', 4000, 0));
  shelf.sweep(1000, (id) => id === 'watched');
  expect(shelf.size).toBe(501);
  expect([shelf.has('m499'), shelf.has('m500'), shelf.has('m999'), shelf.has('watched')]).toEqual([
    ...[false, true, true, true],
  ]);
  expect(shelf.lines).toBe(500 * 80 + 4000);
});
