/** Whoever holds a module and the colours of its cost is shown as able to build it. */
import { expect, test } from 'vitest';
import type { CardId } from '../content/cards.ts';
import { cardsOf } from './cardsOf.ts';

const builds = (...cards: CardId[]): CardId[] =>
  cardsOf(cards).flatMap(({ card, builds: can }) => (can ? [card] : []));

test('copies of a card lie together, colour by colour', () => {
  expect(cardsOf(['solar-panels', 'ice-drill', 'solar-panels'])).toMatchObject([
    { card: 'ice-drill', count: 1 },
    { card: 'solar-panels', count: 2 },
  ]);
});

test('XW-3.4 a hand builds what its other cards pay for', () => {
  // The Ice Drill costs two yellow cards.
  expect(builds('ice-drill', 'solar-panels')).toEqual([]);
  expect(builds('ice-drill', 'solar-panels', 'wind-turbines')).toEqual(['ice-drill']);
});

test('XW-3.4 a module does not pay for itself', () => {
  // Solar Panels cost a red and a green card, Wind Turbines a blue and a green one.
  expect(builds('solar-panels', 'air-concentrator')).toEqual([]);
});

test('XW-6.2 a protocol stands for any colour', () => {
  expect(builds('ice-drill', 'solar-panels', 'forecast-model')).toEqual(['ice-drill']);
});
