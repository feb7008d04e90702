/** The odds shown at the table against counting every roll by hand. */
import { expect, test } from 'vitest';
import { clone, fastDraws, heard, Play, type Told } from '#engine';
import type { EosEvent } from '../event.ts';
import { eosRise } from '../index.ts';
import { activationOdds, strikeOdds } from '../odds.ts';
import { oddsNow, oddsOf } from '../table/fighting.ts';
import { view } from '../view.ts';
import { given, positionOf } from './scene.ts';

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

test.each([
  ['retaliation', true, 5 / 9],
  ['retaliation', false, 1 / 3],
  ['flee', true, 1 / 3],
] as const)('ER-23.4 the odds shown for %s with traits %s', (kind, traits, chance) => {
  const scene = given({ options: { traits }, pursuit: ['dexer-needle'], from: 'eosAttack' });
  scene.until('continueOrFlee');
  const shown = oddsOf(view(scene.s), { type: kind === 'flee' ? 'flee' : 'continue' });
  expect(shown?.any).toBeCloseTo(chance);
});

test('ER-23.4 the odds shown before retaliation are those of ten thousand strike rolls', () => {
  const pursuit = ['dexer-needle', 'dexer-barb', 'galagat-marauder'] as const;
  const shown = oddsNow(view(given({ options: { traits: true }, pursuit, from: 'eosAttack' }).s));
  const start = positionOf({
    options: { traits: true },
    pursuit,
    first: [{ step: 'strikeRoll', kind: 'retaliation' }],
    from: 'eosAttack',
  });
  let hits = 0;
  let sum = 0;
  const rolls = 10_000;
  for (let n = 0; n < rolls; n++) {
    const play = new Play(eosRise, clone(start), fastDraws(`strike ${n}`));
    const told: Told<EosEvent>[] = [];
    play.events = told;
    play.run();
    const strike = heard(told, 0).find((event) => event.type === 'strike');
    if (strike?.type !== 'strike') throw new Error('no strike roll');
    if (strike.hits.length > 0) hits++;
    sum += strike.damage;
  }
  expect(Math.abs(hits / rolls - shown.any)).toBeLessThan(0.015);
  expect(Math.abs(sum / rolls - shown.mean)).toBeLessThan(0.12);
});
