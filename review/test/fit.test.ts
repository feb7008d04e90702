import { expect, test } from 'vitest';
import { stream } from '#engine';
import { calibrated, samplesOf } from '../calibrate.ts';
import { calibrationFor, chanceOf, isSound } from '../chance.ts';
import { crossed, distance, fitMap, perfectDistance, slopeOf } from '../fit.ts';
import { gameOf } from './kit.ts';

/** Estimates whose true chance is known. */
function lot(map: readonly [number, number], games: number) {
  const random = stream('lot');
  return Array.from({ length: 5 * games }, (_, i) => {
    const raw = (1 + random.int(998)) / 1000;
    const chance = chanceOf(raw, { map });
    return {
      game: Math.floor(i / 5),
      fifth: i % 5,
      seat: 0,
      raw,
      result: random.int(1_000_000) < chance * 1_000_000 ? 1 : 0,
    };
  });
}

test('the map is found again, and what it says is seen', () => {
  const samples = lot([0.8, 0.5], 800);
  const [a, b] = fitMap(samples);
  expect(a).toBeCloseTo(0.8, 0);
  expect(b).toBeCloseTo(0.5, 0);
  const said = crossed(samples);
  expect(distance(said)).toBeLessThan(perfectDistance(said) + 0.02);
  const [, low, high] = slopeOf(said);
  expect(low).toBeLessThan(1);
  expect(high).toBeGreaterThan(1);
});

test('a small or one-sided lot does not run away', () => {
  const [a, b] = fitMap(Array.from({ length: 20 }, (_, i) => ({ raw: 0.3 + i / 50, result: 1 })));
  expect(Math.abs(a)).toBeLessThan(3);
  expect(Math.abs(b)).toBeLessThan(3);
});

test('a calibration holds for its table and its effort, and only where said and seen agree', () => {
  const good = {
    table: 'seats=1,hard=true',
    players: 'sound',
    effort: 200,
    map: [0, 1],
    games: 2000,
    brier: 0.13,
    base: 0.24,
    slope: [1, 0.9, 1.1],
    distance: [0.01, 0.01],
    start: [0.4],
  } as const;
  const find = (one: Partial<typeof good> | object, options: object) =>
    calibrationFor({ calibrations: [{ ...good, ...one }], effort: 200 }, 1, { hard: false, ...options });
  expect(find({}, { hard: true })?.games).toBe(2000);
  expect(find({}, {})).toBeUndefined();
  expect(find({ effort: 100 }, { hard: true })).toBeUndefined();
  expect(find({ distance: [0.06, 0.01] }, { hard: true })).toBeUndefined();
  expect(isSound({ ...good, slope: [0.5, 0.4, 0.6] })).toBe(false);
  expect(isSound({ ...good, brier: 0.25 })).toBe(false);
});

test('games that were played are sampled in every fifth, the same each time', () => {
  const game = gameOf('exoship');
  const { yardstick } = game;
  if (yardstick === undefined) throw new Error('no yardstick');
  const terms = { seats: 1, options: { origin: 'earth', hard: true }, players: 'sound', seed: 'ci' } as const;
  const samples = Array.from({ length: 24 }, (_, i) => samplesOf(game, yardstick, terms, i)).flat();
  expect(samples.length).toBe(120);
  expect(samplesOf(game, yardstick, terms, 3)).toEqual(samples.slice(15, 20));
  // A broken map is noticed: the slope of what is shown today lies far from nothing.
  const found = calibrated(samples, yardstick, { table: '', players: 'sound' });
  expect(found.calibration.brier).toBeLessThan(found.calibration.base);
  expect(found.calibration.slope[2]).toBeGreaterThan(0.7);
  expect(found.calibration.slope[1]).toBeLessThan(1.3);
});
