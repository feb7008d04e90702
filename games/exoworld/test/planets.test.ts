/** The twelve planets and the supply of tokens, number by number. */
import { expect, test } from 'vitest';
import { SCENARIO_IDS, SCENARIOS } from '../content/scenarios.ts';
import { FATIGUE_MOST, FATIGUE_SUPPLY, TOKEN_SUPPLY } from '../content/tokens.ts';

/** Stars; productions; supplies; radiation, pressure, CO2, humidity; protocols and face-up cards. */
const PRINTED = {
  'proxima-b': '1 | -2 -2 -2 0 | 15 15 15 15 | 1 1 1 1 | 6/4',
  'ross-128-b': '1 | -2 -2 -2 -1 | 14 14 13 13 | 0 2 1 1 | 6/4',
  'trappist-1e': '1 | -2 -2 -3 -1 | 17 19 17 17 | 1 1 1 2 | 6/4',
  'teegarden-b': '2 | -3 -2 -2 -1 | 15 15 15 14 | 0 1 1 2 | 5/4',
  'lhs-1140-b': '2 | -3 -2 -3 -1 | 17 18 16 15 | 0 2 0 2 | 5/4',
  'trappist-1d': '2 | -2 -3 -2 0 | 16 19 16 14 | 2 1 1 0 | 5/4',
  'trappist-1f': '2 | -3 -1 -2 -2 | 19 18 18 18 | 0 1 2 1 | 5/4',
  'trappist-1g': '2 | -2 -2 -2 -2 | 14 16 13 14 | 0 2 1 1 | 5/4',
  'gliese-667cc': '3 | -3 -2 -3 0 | 16 16 16 15 | 2 2 0 0 | 4/3',
  'trappist-1b': '3 | -2 -4 -3 1 | 18 20 18 18 | 2 0 0 0 | 4/3',
  'trappist-1c': '3 | -3 -3 -2 0 | 16 16 16 14 | 2 0 1 0 | 4/3',
  'trappist-1h': '3 | -2 -2 -2 -1 | 17 17 16 17 | 0 0 0 1 | 4/3',
};

test.each(SCENARIO_IDS)('XW-1.1, XW-1.2 %s begins as its board says', (id) => {
  const { stars, production, supply, ambience, protocols, faceUp } = SCENARIOS[id];
  const { radiation, pressure, co2, humidity } = ambience;
  const played = [
    stars,
    production.join(' '),
    supply.join(' '),
    [radiation, pressure, co2, humidity].join(' '),
    `${protocols}/${faceUp}`,
  ];
  expect(played.join(' | ')).toBe(PRINTED[id]);
});

test('XW-5.5 three of every leak and emergency token, four of the others, and at most two fatigue on one', () => {
  expect(TOKEN_SUPPLY).toEqual([3, 3, 3, 3, 3, 4, 4, 4]);
  expect([FATIGUE_SUPPLY, FATIGUE_MOST]).toEqual([4, 2]);
});
