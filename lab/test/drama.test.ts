import { expect, test } from 'vitest';
import { exoship } from '#games/exoship/index.ts';
import { compare } from '../compare.ts';
import type { Job } from '../job.ts';
import { countDrama, emptyDrama, mergeDrama } from '../measures/drama.ts';
import { dramaReport } from '../measures/reports.ts';
import { playGames } from '../player.ts';
import { curve } from '../plots/curve.ts';
import { dots } from '../plots/dots.ts';
import { binned, histogram } from '../plots/histogram.ts';
import { ticks } from '../plots/plot.ts';
import { reportOf } from '../report.ts';

test('lead changes, comebacks and when it was decided', () => {
  const tally = emptyDrama();
  countDrama(
    tally,
    [
      [0.8, 0.2],
      [0.6, 0.4],
      [0.3, 0.7],
      [0.2, 0.8],
    ],
    [1],
  );
  const report = dramaReport(tally);
  expect(report?.leadChanges?.mean).toBe(1);
  expect(report?.decided?.p50).toBe(50);
  expect(report?.comebacks).toMatchObject({ count: 1, of: 1 });
  expect(report?.closeness[0]).toBeCloseTo(0.4);
});

test('a table that wins together leads while it is likelier to win than not', () => {
  const tally = emptyDrama();
  countDrama(tally, [[0.6], [0.4], [0.2], [0.7]], [0]);
  countDrama(tally, [[0.6], [0.6], [0.3], [0.1]], []);
  const other = emptyDrama();
  mergeDrama(other, tally);
  expect(other).toEqual(tally);
  expect(tally.comebacks).toBe(1);
  expect(tally.leadChanges).toEqual({ 2: 1, 1: 1 });
});

const job = (seed: string, hard: boolean): Job => ({
  game: 'exoship',
  seats: 1,
  options: { origin: 'earth', hard },
  seed,
  bots: ['easy'],
  games: 150,
  cap: 1000,
  drama: true,
});
const report = (seed: string, hard = false) => {
  const terms = job(seed, hard);
  return reportOf(exoship, terms, playGames(exoship, terms, 0, terms.games), 1);
};

test('a report has rounds, content that goes with winning, and drama', () => {
  const { histograms, coverage, drama } = report('a');
  expect(Object.keys(histograms.rounds).length).toBeGreaterThan(0);
  expect(coverage.find(({ kind }) => kind === 'ability')?.effects.length).toBeGreaterThan(5);
  expect(drama?.games).toBeGreaterThan(100);
});

test('two reports of the same game differ in nothing, two of different ones in what they should', () => {
  const same = compare(report('a'), report('a'));
  expect(same.lines.filter(({ marked, difference }) => marked || difference !== 0)).toEqual([]);
  expect(same.onlyBefore).toEqual([]);
  const other = compare(report('a'), report('b', true));
  const rule = other.lines.find(({ id }) => id === 'content/rule/ringDeployed');
  expect(rule).toMatchObject({ before: 0, marked: true });
});

test('plots are text that says what it shows', () => {
  const named = { title: 'Wins & <more>', about: 'Two rows.' };
  const text = dots([{ name: 'a<b', value: 0.5, low: 0.4, high: 0.6, marked: true }], {
    ...named,
    fair: 0.5,
    number: (value) => value.toFixed(1),
  });
  expect(text).toMatch(/^<svg [^>]*role="img" aria-label="Wins &#38; &#60;more&#62;\. Two rows\."/);
  expect(text).not.toMatch(/a<b/);
  expect(histogram({ 1: 2, 4: 1 }, { ...named, of: 'rounds', percent: String })).toMatch(/class="bar"/);
  const row = [{ name: '1', value: 0.2 }];
  expect(curve(row, { ...named, of: 'tenth', range: [0, 1], number: String })).toMatch(/class="curve"/);
});

test('axes and steps are round', () => {
  expect(ticks(0, 1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(ticks(-3, 3)).toEqual([-2, 0, 2]);
  expect(binned({ 3: 1, 199: 2 })).toHaveLength(40);
  expect(binned({})).toEqual([]);
});
