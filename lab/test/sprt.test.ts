import { expect, test } from 'vitest';
import { type Random, stream } from '#engine';
import { FIRST_LOOK, LIMIT, likelihoodRatio, scoreOf } from '../stats/sprt.ts';

const BOUNDS = [scoreOf(0), scoreOf(40)] as const;

/** One test of deals of two games, played until it is decided. */
function verdict(elo: number, random: Random, even: number): number {
  const grades = new Map<number, number>();
  const game = () => Number(random.int(1e6) < scoreOf(elo) * 1e6);
  for (let deals = 1; ; deals++) {
    const first = game();
    // Some deals are won by whoever sits in one seat: both games together say nothing then.
    const second = random.int(100) < even ? 1 - first : game();
    const grade = (first + second) / 2;
    grades.set(grade, (grades.get(grade) ?? 0) + 1);
    if (deals < FIRST_LOOK) continue;
    const ratio = likelihoodRatio(grades, BOUNDS, [0, 1]);
    if (Math.abs(ratio) >= LIMIT) return ratio;
  }
}

test.each([
  [0, 0],
  [0, 60],
  [40, 0],
])('with a true gain of %i Elo, and %i of a hundred deals even, hardly one test in twenty is wrong', (elo, even) => {
  const random = stream(`sprt ${elo} ${even}`);
  const tests = 150;
  let accepted = 0;
  for (let i = 0; i < tests; i++) if (verdict(elo, random, even) > 0) accepted++;
  if (elo === 0) expect(accepted / tests).toBeLessThan(0.09);
  else expect(accepted / tests).toBeGreaterThan(0.91);
});

test('what all deals agree on is soon clear', () => {
  const won = likelihoodRatio(new Map([[1, 40]]), BOUNDS, [0, 1]);
  const lost = likelihoodRatio(new Map([[0, 40]]), BOUNDS, [0, 1]);
  const drawn = likelihoodRatio(new Map([[0.5, 400]]), BOUNDS, [0, 1]);
  expect(won).toBeGreaterThan(LIMIT);
  expect(lost).toBeLessThan(-LIMIT);
  expect(drawn).toBeLessThan(-LIMIT);
});

test('results of tables that win together are graded from −1 to 1', () => {
  const bounds = [0, 0.03] as const;
  const better = new Map([
    [-1, 20],
    [0, 300],
    [1, 80],
  ]);
  expect(likelihoodRatio(better, bounds, [-1, 1])).toBeGreaterThan(LIMIT);
});
