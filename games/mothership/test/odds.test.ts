import { describe, expect, it } from 'vitest';
import { asteroidChance, chanceOf, oddsOf, stationSteps, waysOf } from '../rules/odds.ts';

describe('8.3 exact odds', () => {
  it.each([
    ['D6 against D6', [6], [6], 0, [15, 6, 15], 36],
    ['D6 against D6+1', [6], [6], 1, [10, 5, 21], 36],
    ['2D6 against D6', [6, 6], [6], 0, [181, 15, 20], 216],
    ['D6 against D8', [6], [8], 0, [15, 6, 27], 48],
    ['D8 against D6', [8], [6], 0, [27, 6, 15], 48],
    ['2D8 against D12', [8, 8], [12], 0, [251 * 2, 27 * 2, 106 * 2], 768],
    ['3D6 against D12', [6, 6, 6], [12], 0, [991 * 2, 80 * 2, 225 * 2], 2592],
  ] as const)('%s', (_, attack, defence, bonus, [win, tie, loss], all) => {
    const odds = oddsOf(waysOf(attack), waysOf(defence, bonus));
    expect(odds.win).toBeCloseTo(win / all, 10);
    expect(odds.tie).toBeCloseTo(tie / all, 10);
    expect(odds.loss).toBeCloseTo(loss / all, 10);
  });

  it('asteroid survival', () => {
    const percent = (sides: number, bonus = 0) => (100 * asteroidChance(sides, bonus)).toFixed(1);
    expect([2, 4, 6, 8, 10, 12].map((sides) => percent(sides))).toEqual([
      '25.0',
      '41.7',
      '58.3',
      '68.8',
      '75.0',
      '79.2',
    ]);
    expect(percent(6, 1)).toBe('72.2');
    expect(percent(8, 1)).toBe('79.2');
  });

  it.each([
    ['Fighter', [6], ['16.7', '0.0', '0.0']],
    ['Bomber', [8], ['37.5', '0.0', '0.0']],
    ['two Fighters', [6, 6], ['72.2', '27.8', '0.0']],
    ['two Bombers', [8, 8], ['84.4', '56.3', '15.6']],
    ['three Fighters', [6, 6, 6], ['95.4', '74.1', '25.9']],
    ['D12 alone', [12], ['58.3', '33.3', '0.0']],
  ] as const)('%s against Planet Defence 6, 9 and 13', (_, dice, percents) => {
    expect([6, 9, 13].map((defence) => (100 * chanceOf(waysOf(dice), defence)).toFixed(1))).toEqual(percents);
  });

  it('station steps', () => {
    expect(stationSteps(waysOf([8]))).toBeCloseTo(0.75, 2);
    expect(stationSteps(waysOf([8, 8]))).toBeCloseTo(1.88, 2);
    expect(stationSteps(waysOf([8, 8], 6))).toBeCloseTo(3.38, 2);
    expect(stationSteps(waysOf([8, 8, 12]))).toBeCloseTo(3.5, 1);
    expect(chanceOf(waysOf([8, 8], 6), 16)).toBeCloseTo(0.438, 2);
    expect(chanceOf(waysOf([8, 8, 12]), 16)).toBeCloseTo(0.5, 2);
  });
});
