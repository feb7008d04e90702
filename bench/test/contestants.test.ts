import { expect, test } from 'vitest';
import { loadWork } from '../contestants.ts';
import { rateOf } from '../measure.ts';

const TIC_TAC_TOE = [
  'Orrery’s kernel',
  'boardgame.io 0.50.2',
  'bare loop, copies',
  'bare loop, in place',
  'bare loop, in place, bits',
] as const;

/** Random games of tic-tac-toe last 7.6 moves on average: whoever plays other games is measured for other work. */
test.each(TIC_TAC_TOE)('%s plays the same tic-tac-toe as the others', async (name) => {
  const work = await loadWork(name);
  const games = 2000;
  let moves = 0;
  for (let i = 0; i < games; i++) {
    const played = work();
    expect(played).toBeGreaterThanOrEqual(5);
    expect(played).toBeLessThanOrEqual(9);
    moves += played;
  }
  expect(moves / games).toBeGreaterThan(7.4);
  expect(moves / games).toBeLessThan(7.8);
});

test.each([
  ['Exoship', 1],
  ['Exoworld Survival, 2 seats', 1],
  ['Mothership, 4 seats', 1],
  ['Project EOS Rise, 4 seats', 1],
  ['tic-tac-toe, boardgame.io 0.50.2', 1],
  ['clone (ours)', 100],
  ['structuredClone', 100],
  ['JSON there and back', 100],
  ['hash (ours)', 100],
  ['JSON.stringify', 100],
  ['strong bot', 1000],
  ['sound, Exoship', 1],
] as const)('%s does %d units at a time', async (name, units) => {
  const work = await loadWork(name);
  expect(work()).toBe(units);
});

test('a decision is timed, and the longest are told', async () => {
  const work = await loadWork('sound decides, Exoship');
  expect(work()).toBe(1);
  expect('times' in work && work.times).toHaveLength(1);
  const times = Array.from({ length: 1000 }, (_, i) => i + 1);
  expect(rateOf([1, 2, 3], times).took).toEqual({ median: 500.5, most999: 999, most: 1000 });
  expect(rateOf([1, 2, 3], []).took).toBeUndefined();
});
