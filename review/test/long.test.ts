/**
 * The long forms of what a review promises: `REVIEW_GAMES=20 npx vitest run review/test/long`. They play and review whole
 * games, so they take minutes.
 */
import { describe, expect, test } from 'vitest';
import { EFFORTS, type Effort, isBlamed, Reviewing, reviewOf } from '#review';
import { lossOf, scaleOf } from '../compare.ts';
import { gradeOf } from '../labels.ts';
import { meanOf } from '../statistics.ts';
import { botMatch, deskOf, gameOf } from './kit.ts';

const GAMES = Number(process.env.REVIEW_GAMES ?? 0);
const NAME = process.env.REVIEW_GAME ?? 'exoship';
const SEATS = Number(process.env.REVIEW_SEATS ?? 1);

/** Every comparison with the same number of rounds, none refined: two halves of them are two reviews. */
const EVEN: Effort = { ...EFFORTS.standard, screening: 32, most: 32, explains: false };

describe.runIf(GAMES > 0)(`${GAMES} games of ${NAME}`, () => {
  const game = gameOf(NAME);
  const reviews = Array.from({ length: GAMES }, (_, i) => {
    const desk = deskOf(game, botMatch(game, 'sound', `long ${i}`, { seats: SEATS }));
    const reviewing = new Reviewing(desk);
    reviewing.run(EVEN);
    return reviewing;
  });

  /** Each decision by its first rounds and by its last, as two reviews with other seeds would see it. */
  const pairs = reviews.flatMap(({ desk, samples }) => {
    const { story } = desk;
    const scale = scaleOf(story.yardstick, story.calibration);
    return desk.judged.flatMap(({ at, seat }) => {
      const rows = samples.get(`c${at}/${seat}`) ?? [];
      const count = desk.candidates(at).length;
      if (rows.length < 32) return [];
      // Those that dropped out are not compared any more in either half.
      const last = rows.at(-1) ?? [];
      const kept = rows.map((row) => row.map((value, i) => (last[i] == null ? null : value)));
      return [[lossOf(kept.slice(0, 16), count, scale), lossOf(kept.slice(16), count, scale)] as const];
    });
  });

  test('errors are honest: two reviews differ by as much as their errors say', () => {
    const ratios = pairs.flatMap(([one, other]) => {
      const error = Math.hypot(one.se, other.se);
      return error > 0 ? [(one.loss - other.loss) / error] : [];
    });
    const spread = Math.sqrt(meanOf(ratios.map((ratio) => ratio ** 2)).mean);
    console.log(`${ratios.length} decisions, differences by their errors: ${spread.toFixed(3)}`);
    expect(spread).toBeGreaterThan(0.8);
    expect(spread).toBeLessThan(1.25);
  });

  test('labels are repeatable: what one review calls a mistake the other finds, within a grade', () => {
    const graded = pairs.map(([one, other]) => [gradeOf(one), gradeOf(other)] as const);
    const blamed = graded.filter(([one]) => one >= 2);
    const found = blamed.filter(([one, other]) => other >= 1 && Math.abs(one - other) <= 1);
    console.log(`${blamed.length} mistakes and blunders, ${found.length} of them found again`);
    expect(found.length).toBeGreaterThanOrEqual(0.8 * blamed.length);
  });

  test('luck is fair: its mean over games is nothing', () => {
    const luck = reviews.map((one) => (reviewOf(one).accounts[0]?.luck ?? 0) / 10_000);
    const { mean, se = 0 } = meanOf(luck);
    console.log(`luck of the first seat, points a game: ${mean.toFixed(1)} ± ${se.toFixed(1)}`);
    expect(Math.abs(mean)).toBeLessThan(3 * se + 1);
  });

  test('not every decision is blamed', () => {
    const all = reviews.flatMap((one) => reviewOf(one).verdicts);
    const blamed = all.filter(({ label }) => isBlamed(label)).length;
    console.log(`${blamed} of ${all.length} decisions of sound players are blamed`);
    expect(blamed).toBeLessThan(all.length / 2);
  });
});
