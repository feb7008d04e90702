import { describe, expect, test } from 'vitest';
import { type Random, stream } from '#engine';
import { lossOf, type Rounds, running } from '../compare.ts';
import { chanceOfNone, type Evidence, gradeOf, isSettled, labelled, lowOf } from '../labels.ts';
import { above, meanOf, normal, reach95, surviving } from '../statistics.ts';

/** Roughly normal, with a spread of 1. */
const noise = (random: Random): number => {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += random.int(1_000_000) / 1_000_000;
  return sum - 6;
};

/** Candidates of these true values, the first one played, seen with noise. */
function roundsOf(values: readonly number[], count: number, spread: number, random: Random): Rounds {
  return Array.from({ length: count }, () =>
    values.map((value) => Math.round((value + spread * noise(random)) * 1_000_000)),
  );
}

const plain = (raw: number): number => raw;

const evidence = (more: Partial<Evidence>): Evidence => ({
  loss: 0,
  se: 0.01,
  freedom: 14,
  isBest: false,
  others: [],
  ...more,
});

describe('the loss of a decision', () => {
  test('is unbiased where nothing was lost, although the best of many is compared', () => {
    const random = stream('unbiased');
    const losses = Array.from({ length: 400 }, () =>
      lossOf(roundsOf([0.5, 0.5, 0.5, 0.5, 0.5, 0.5], 16, 0.2, random), 6, plain),
    );
    const { mean, se = 1 } = meanOf(losses.map(({ loss }) => loss));
    expect(Math.abs(mean)).toBeLessThan(4 * se);
    expect(Math.abs(mean)).toBeLessThan(0.01);
  });

  test('has an honest error: differences of two reviews by their errors have a spread of about 1', () => {
    const random = stream('honest');
    const ratios = Array.from({ length: 400 }, () => {
      const [one, other] = [0, 1].map(() => lossOf(roundsOf([0.4, 0.55, 0.3], 32, 0.2, random), 3, plain));
      if (one === undefined || other === undefined) return 0;
      return (one.loss - other.loss) / Math.hypot(one.se, other.se);
    });
    const spread = Math.sqrt(meanOf(ratios.map((ratio) => ratio ** 2)).mean);
    expect(spread).toBeGreaterThan(0.9);
    expect(spread).toBeLessThan(1.15);
  });

  test('is found where there is one', () => {
    const found = lossOf(roundsOf([0.4, 0.6, 0.5], 16, 0.1, stream('found')), 3, plain);
    expect(found.best).toBe(1);
    expect(found.loss).toBeGreaterThan(0.1);
    expect(found.loss).toBeLessThan(0.3);
  });

  test('drops who is clearly behind or the same in other words, never what was played', () => {
    const rows = roundsOf([0.1, 0.9, 0.2], 4, 0.01, stream('race')).map((row) => [...row, row[1] ?? 0]);
    expect(running(rows, 4)).toEqual([0, 1]);
    expect(running([], 4)).toEqual([0, 1, 2, 3]);
  });
});

describe('labels', () => {
  test('two actions that differ in nothing but a name are never told apart: they meet the same luck', () => {
    const random = stream('null');
    for (let review = 0; review < 1000; review++) {
      const rows = roundsOf([0.5], 16, 0.2, random).map(([value = 0]) => [value, value]);
      const found = lossOf(rows, 2, plain);
      const [named] = labelled([evidence({ ...found, isBest: found.best === 0 && found.loss <= 0 })]);
      expect(named?.label).toBe('best');
    }
  });

  test('where nobody erred and nothing but noise differs, one match in twenty is blamed for anything', () => {
    const random = stream('noise');
    let named = 0;
    for (let review = 0; review < 400; review++) {
      const decisions = Array.from({ length: 10 }, () => {
        const found = lossOf(roundsOf([0.5, 0.5], 16, 0.2, random), 2, plain);
        return evidence({ ...found, isBest: found.best === 0 && found.loss <= 0 });
      });
      if (labelled(decisions).some(({ label }) => !['best', 'open'].includes(label))) named++;
    }
    expect(named).toBeGreaterThan(2);
    expect(named).toBeLessThan(36);
  });

  test('need the loss and its lower bound, and survive that many were looked at', () => {
    const label = (...all: Evidence[]) => labelled(all)[0]?.label;
    expect(label(evidence({ loss: 0.2, se: 0.02 }))).toBe('blunder');
    expect(label(evidence({ loss: 0.12, se: 0.02 }))).toBe('mistake');
    expect(label(evidence({ loss: 0.06, se: 0.01 }))).toBe('inaccuracy');
    expect(label(evidence({ loss: 0.2, se: 0.15 }))).toBe('open');
    const many = Array.from({ length: 100 }, () => evidence({ loss: 0 }));
    const doubtful = evidence({ loss: 0.07, se: 0.022, freedom: 30 });
    expect(label(doubtful)).toBe('inaccuracy');
    expect(label(doubtful, ...many)).toBe('open');
  });

  test('best, great, the only way, and right by what was known', () => {
    const label = (more: Partial<Evidence>) => labelled([evidence({ isBest: true, ...more })])[0]?.label;
    const ahead = { loss: 0.12, se: 0.01, freedom: 14 };
    expect(label({})).toBe('best');
    expect(label({ ahead, others: [ahead, { ...ahead, loss: 0.01 }] })).toBe('great');
    expect(label({ ahead, others: [ahead, ahead] })).toBe('only');
    expect(label({ truth: { loss: 0.2, se: 0.02, freedom: 14 } })).toBe('unknowable');
    expect(label({ isBest: false, loss: 0.01, se: 0.005 })).toBe('best');
    expect(label({ isBest: false, loss: 0.04, se: 0.05 })).toBe('open');
  });

  test('are settled when twice the rounds would hardly change them', () => {
    expect(isSettled({ loss: 0.3, se: 0.01, freedom: 14 }, false)).toBe(true);
    expect(isSettled({ loss: 0.1, se: 0.03, freedom: 14 }, false)).toBe(false);
    expect(isSettled({ loss: -0.02, se: 0.01, freedom: 14 }, true)).toBe(true);
    expect(gradeOf({ loss: 0.3, se: 0.01, freedom: 14 })).toBe(3);
    expect(lowOf({ loss: 0.3, se: 0.1, freedom: 1000 })).toBeCloseTo(0.3 - 0.1646, 3);
  });
});

describe('statistics', () => {
  test('agree with the tables', () => {
    expect(normal(1.96)).toBeCloseTo(0.975, 4);
    expect(above(2.145, 14)).toBeCloseTo(0.025, 3);
    expect(above(-2.145, 14)).toBeCloseTo(0.975, 3);
    expect(reach95(14)).toBeCloseTo(1.761, 2);
    expect(chanceOfNone({ loss: 0, se: 0, freedom: 4 })).toBe(1);
  });

  test('of many findings those stand that are rare enough together', () => {
    expect(surviving([0.001, 0.02, 0.2, 0.9])).toEqual([true, true, false, false]);
    expect(surviving([0.04, 0.9, 0.9, 0.9])).toEqual([false, false, false, false]);
  });
});
