/** 12.7 Steppers of Energy: the sum stays, no row exceeds 12, and every press does something or says why not. */
import { expect, test } from 'vitest';
import { dieOf, type Split, SUBSYSTEM_MAX, spacesOf, splitsOf } from '../content/panel.ts';
import { PRESETS, preset, stepOf, stepped } from './energy.ts';

const TOTALS = Array.from({ length: 10 }, (_, i) => 15 + i);
const sum = ({ engines, weapons, shields }: Split): number => engines + weapons + shields;

test.each(TOTALS)('with %i Energy, from wherever it lies', (energy) => {
  for (const split of splitsOf(energy))
    for (const which of ['engines', 'weapons'] as const)
      for (const by of [1, -1] as const) {
        const next = stepped(split, which, by);
        if (typeof next === 'string') {
          if (next === 'most') expect(stepOf(split, which)).toBe(6);
          if (next === 'least') expect(stepOf(split, which)).toBe(0);
          continue;
        }
        expect(sum(next)).toBe(energy);
        expect(Math.max(next.engines, next.weapons, next.shields)).toBeLessThanOrEqual(SUBSYSTEM_MAX);
        expect(stepOf(next, which)).toBe(stepOf(split, which) + by);
      }
});

test('a plus takes from shields first, then from the other; a minus gives to shields, then to the other', () => {
  expect(stepped({ engines: 5, weapons: 5, shields: 5 }, 'engines', 1)).toEqual({
    engines: 7,
    weapons: 5,
    shields: 3,
  });
  expect(stepped({ engines: 7, weapons: 7, shields: 1 }, 'engines', 1)).toEqual({
    engines: 9,
    weapons: 5,
    shields: 1,
  });
  expect(stepped({ engines: 3, weapons: 0, shields: 12 }, 'engines', -1)).toEqual({
    engines: 1,
    weapons: 2,
    shields: 12,
  });
});

test('the usual ways to divide it', () => {
  expect(preset('travel', 15)).toEqual({ engines: 11, weapons: 1, shields: 3 });
  expect(preset('strike', 17)).toEqual({ engines: 5, weapons: 11, shields: 1 });
  expect(preset('hold', 17)).toEqual({ engines: 1, weapons: 7, shields: 9 });
  for (const energy of TOTALS)
    for (const which of PRESETS) {
      const split = preset(which, energy);
      expect(sum(split)).toBe(energy);
      expect(splitsOf(energy)).toContainEqual(split);
    }
  expect([spacesOf(11), dieOf(11)]).toEqual([6, 12]);
});
