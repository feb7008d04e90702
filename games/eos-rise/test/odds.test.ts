/** The odds shown at the table against counting every roll by hand. */
import { expect, test } from 'vitest';
import { activationOdds, strikeOdds } from '../odds.ts';

const basic = { who: 'commander', advanced: false } as const;
const blue = { who: 'specialist', advanced: true } as const;

test('a strike roll: each ship by its own numbers, a shield token stops one of them', () => {
  const odds = strikeOdds(
    [
      { pips: [5, 6], shielded: [], damage: 3 },
      { pips: [4, 5, 6], shielded: [5], damage: 6 },
    ],
    2,
  );
  expect(odds.each).toEqual([2 / 6, 2 / 6]);
  expect(odds.any).toBe(3 / 6);
  // 4: 6 + 2, 5: 3 + 2, 6: 3 + 6 + 2
  expect(odds.mean).toBeCloseTo((8 + 5 + 11) / 6);
  expect(odds.worst).toBe(11);
});

test('nothing hits when every number is shielded', () => {
  expect(strikeOdds([{ pips: [6], shielded: [6], damage: 9 }], 3)).toEqual({
    each: [0],
    any: 0,
    mean: 0,
    worst: 0,
  });
});

test('one basic die fills an ARROW with ARROW or CROSSHAIR, a CROSSHAIR only with itself', () => {
  expect(activationOdds(['arrow'], [basic])).toBeCloseTo(2 / 6);
  expect(activationOdds(['crosshair'], [basic])).toBeCloseTo(1 / 6);
  expect(activationOdds(['arrow'], [basic], false)).toBeCloseTo(1 / 6);
});

test('two dice for two icons', () => {
  // ARROW + GEAR with two basic dice: AG, GA, AX, XA, GX, XG, XX of 36
  expect(activationOdds(['arrow', 'gear'], [basic, basic])).toBeCloseTo(7 / 36);
  expect(activationOdds(['crosshair'], [blue, blue])).toBeCloseTo(3 / 4);
  expect(activationOdds(['arrow', 'gear'], [basic])).toBe(0);
});

test('dice that lie already are certain', () => {
  expect(activationOdds(['arrow', 'crosshair'], [{ face: 'arrow' }, { face: 'crosshair' }])).toBe(1);
  expect(activationOdds(['arrow', 'crosshair'], [{ face: 'crosshair' }, { face: 'stress-1' }])).toBe(0);
});
