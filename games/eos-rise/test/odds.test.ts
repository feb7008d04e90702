/** The odds shown at the table against counting every roll by hand. */
import { expect, test } from 'vitest';
import { activationOdds, strikeOdds } from '../rules/odds.ts';

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

test('ER-23.4 a Hypersonic Bolt ship on two pips is in for 56 %, not for 33 %', () => {
  const bolt = { pips: [5, 6], shielded: [], damage: 3, again: true };
  const odds = strikeOdds([bolt]);
  expect(odds.each[0]).toBeCloseTo(5 / 9);
  expect(odds.any).toBeCloseTo(5 / 9);
  expect(odds.mean).toBeCloseTo((5 / 9) * 3);
  // A token covers the pip for its own die as well (T56).
  expect(strikeOdds([{ ...bolt, shielded: [5] }]).any).toBeCloseTo(1 / 6 + (5 / 6) * (1 / 6));
  expect(strikeOdds([{ ...bolt, shielded: [5, 6] }])).toEqual({ each: [0], any: 0, mean: 0, worst: 0 });
});

test('ER-23.4 each Bolt ship that missed rolls for itself, beside those that hit', () => {
  const ships = [
    { pips: [1], shielded: [], damage: 4, again: true },
    { pips: [6], shielded: [], damage: 2, again: true },
    { pips: [3, 4], shielded: [], damage: 5 },
  ];
  const odds = strikeOdds(ships, 7);
  expect(odds.worst).toBe(4 + 2 + 5 + 7);
  let any = 0;
  let sum = 0;
  for (let common = 1; common <= 6; common++)
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        const damage =
          (common === 1 || a === 1 ? 4 : 0) +
          (common === 6 || b === 6 ? 2 : 0) +
          (common === 3 || common === 4 ? 5 : 0);
        if (damage === 0) continue;
        any++;
        sum += damage + 7;
      }
  expect(odds.any).toBeCloseTo(any / 216);
  expect(odds.mean).toBeCloseTo(sum / 216);
});
