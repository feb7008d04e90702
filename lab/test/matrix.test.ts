import { describe, expect, test } from 'vitest';
import { defaultOptions } from '#engine';
import { mothership } from '#games/mothership/index.ts';
import { DEFAULT_CAP, type Job, jobRefusal } from '../job.ts';
import { facetsOf, tableFor } from '../matrix.ts';
import { playGames, recordOf } from '../player.ts';
import { reportOf } from '../report.ts';
import { emptyTally, merge } from '../tally.ts';

const job: Job = {
  game: 'mothership',
  seats: 1,
  options: defaultOptions(mothership.options),
  seed: 'matrix',
  bots: ['random', 'sound'],
  games: 6,
  cap: DEFAULT_CAP,
  matrix: { seats: false, options: [] },
};

describe('tables of a matrix', () => {
  const tables = Array.from({ length: 1500 }, (_, index) => tableFor(mothership, job, index));

  test('all go together, and every game keeps its own', () => {
    for (const { seats, options } of tables)
      expect(mothership.tableProblem?.({ seats, options: options as never })).toBeUndefined();
    expect(tableFor(mothership, job, 3)).toEqual(tables[3]);
    expect(jobRefusal(mothership, job)).toBeUndefined();
  });

  test('reach every mode, way of teaming up, layout and number of seats', () => {
    const facets = new Set(tables.flatMap((table) => facetsOf(mothership, table)));
    for (let seats = 1; seats <= 6; seats++) expect(facets).toContain(`seats=${seats}`);
    // A board of one's own is written, not drawn.
    for (const name of ['mode', 'teams', 'layout', 'roundCap', 'vpTarget'] as const)
      for (const value of mothership.options[name]?.kind === 'choice' ? mothership.options[name].values : [])
        if (value !== 'own') expect(facets, `${name}=${value}`).toContain(`${name}=${value}`);
    expect(facets).toContain('modules=artifacts+influence+developments+moons');
  });

  test('are found for one player too, whose mode goes with few other options', () => {
    const options = mothership.amongBots?.(job.options as never) ?? job.options;
    const alone: Job = { ...job, options, matrix: { seats: true, options: [] } };
    for (let index = 0; index < 300; index++) {
      const table = tableFor(mothership, alone, index);
      expect(mothership.tableProblem?.(table as never)).toBeUndefined();
      expect(table).toMatchObject({ seats: 1, options: { mode: 'solo' } });
    }
  });

  test('keep what the job fixes', () => {
    const options = { ...job.options, mode: 'vp' };
    const fixed: Job = { ...job, seats: 3, options, matrix: { seats: true, options: ['mode'] } };
    for (let index = 0; index < 50; index++)
      expect(tableFor(mothership, fixed, index)).toMatchObject({ seats: 3, options: { mode: 'vp' } });
  });
});

test('games of a matrix are counted by what they have in common', () => {
  const timed = { ...job.options, mode: 'vp-timed', rounds: 4 };
  const quick: Job = { ...job, options: timed, matrix: { seats: false, options: ['mode', 'rounds'] } };
  const whole = playGames(mothership, quick, 0, 4);
  const parts = emptyTally(1);
  merge(parts, playGames(mothership, quick, 2, 4));
  merge(parts, playGames(mothership, quick, 0, 2));
  expect(parts.facets).toEqual(whole.facets);
  expect(parts.levels).toEqual(whole.levels);
  const report = reportOf(mothership, quick, whole, 1);
  expect(report.facets.find(({ name }) => name === 'mode=vp-timed')?.games).toBe(4);
  const { seats } = tableFor(mothership, quick, 1);
  expect(recordOf(mothership, quick, 1).seats).toBe(seats);
});
