/** A flight: how far Afterburners reach, what is left of a way, and what one press of it can promise. */
import { expect, test } from 'vitest';
import { given } from '../test/scene.ts';
import { batchWords } from '../text/planning.ts';
import { view } from '../view.ts';
import { laidOf } from './laid.ts';
import { restOf, waysOf } from './ways.ts';

const flying = (more: Parameters<typeof given>[0] = {}) =>
  view(given({ from: 'warpPhase', eos: 'g05-4', ...more }).s);

test('with no lane left the Afterburners still reach', () => {
  const seen = { ...flying({ crew: { pilot: { cubes: 2 } } }), lanesLeft: 0 };
  expect(seen.flight).toBeDefined();
  expect(waysOf(seen).get('g05-5')).toEqual(['g05-5']);
  expect(waysOf({ ...seen, crew: { ...seen.crew, pilot: { ...seen.crew.pilot, cubes: 0 } } }).size).toBe(0);
});

test('a way goes on from where it was interrupted, and is given up by who flew elsewhere', () => {
  const kept = { view: { eos: 'g05-4', phase: 'warp' }, route: ['g05-5', 'g05-6'] } as const;
  expect(restOf(kept, { eos: 'g05-4', phase: 'warp' })).toEqual(['g05-5', 'g05-6']);
  expect(restOf(kept, { eos: 'g05-5', phase: 'warp' })).toEqual(['g05-6']);
  expect(restOf(kept, { eos: 'g04-5', phase: 'warp' })).toEqual([]);
  expect(restOf(kept, { eos: 'g05-5', phase: 'planning' })).toEqual([]);
});

test('only a flight that meets nobody is promised to stop where it ends', () => {
  const idOf = (more: Parameters<typeof given>[0]) =>
    laidOf(flying(more), {}, ['g04-5'], undefined, 'pilot')?.id;
  expect(idOf({})).toBe('fly');
  expect(idOf({ ships: ['dexer@g04-5'] })).toBe('fly-part');
});

test('what is asked on the way is named as the first leg', () => {
  const seen = flying({ skills: ['g05-5'] });
  const laid = laidOf(seen, {}, ['g05-5', 'g05-6'], undefined);
  expect(laid && batchWords(laid, seen).name).toBe('Fly to 5/5 first');
});
