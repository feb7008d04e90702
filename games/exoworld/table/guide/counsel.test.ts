/** What is advised in place of a search's step: what lies face up and helps for certain comes before the deck. */
import { describe, expect, test } from 'vitest';
import { type Given, positionOf } from '../../positions.ts';
import { view } from '../../view.ts';
import { counsel } from './counsel.ts';

const DECK = { type: 'draw', card: 'deck' } as const;

/** The Nursery lifts food, which falls, and lacks yellow. */
const instead = (faceUp: string, given: Given = {}) =>
  counsel.instead?.(
    DECK,
    view(positionOf({ hands: ['insect-nursery electrolysis-stack'], faceUp, more: 5, ...given }), 0),
    0,
  );

describe('in place of the deck', () => {
  test('the card that pays is taken where it lies face up', () => {
    expect(instead('greywater-loop wind-turbines ice-drill mycelium-cellar')).toEqual([
      { type: 'draw', card: 'wind-turbines' },
    ]);
  });

  test('nothing where no face-up card pays', () => {
    expect(instead('greywater-loop ice-drill mycelium-cellar brine-still')).toBeUndefined();
  });

  test('nothing where nothing of the hand could lift what falls', () => {
    expect(
      instead('wind-turbines ice-drill mycelium-cellar brine-still', { hands: ['ration-discipline'] }),
    ).toBeUndefined();
  });
});

test('a plan goes on after a card that lies face up, not after one of the deck', () => {
  expect(counsel.goesOn?.({ type: 'draw', card: 'wind-turbines' })).toBe(true);
  expect(counsel.goesOn?.(DECK)).toBe(false);
});
