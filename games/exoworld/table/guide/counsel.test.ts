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

  test('nothing where no face-up card pays, or lifts what the hand does not', () => {
    expect(instead('carbon-splitter moss-gallery mycelium-cellar air-concentrator')).toBeUndefined();
  });

  test('a face-up module that lifts what ends first, where the hand has none', () => {
    const hands = ['ration-discipline'];
    expect(instead('wind-turbines ice-drill mycelium-cellar brine-still', { hands })).toEqual([
      { type: 'draw', card: expect.stringMatching(/ice-drill|mycelium-cellar|brine-still/) },
    ]);
    expect(instead('wind-turbines solar-panels isotope-generator', { hands })).toBeUndefined();
  });

  test('what helps to pay is not cleared away', () => {
    const now = view(
      positionOf({
        hands: ['insect-nursery electrolysis-stack'],
        faceUp: 'greywater-loop wind-turbines ice-drill mycelium-cellar',
        more: 5,
      }),
      0,
    );
    expect(counsel.instead?.({ type: 'recycle' }, now, 0)).toEqual([{ type: 'draw', card: 'wind-turbines' }]);
  });
});

test('a plan goes on after a card that lies face up, not after one of the deck', () => {
  expect(counsel.goesOn?.({ type: 'draw', card: 'wind-turbines' })).toBe(true);
  expect(counsel.goesOn?.(DECK)).toBe(false);
});
