/** XD-1 dice and tests, XD-2 traits: G1 to G6 and E9 to E11. */
import { describe, expect, test } from 'vitest';
import { excessOf, outcomeOf, roll, shortfallOf } from '../rules/dice.ts';
import { change, flipAdjust } from '../rules/traits.ts';
import { testLine } from '../text/log.ts';
import { given } from './scene.ts';

describe('XD-1 dice and tests', () => {
  test('XD-1.1, XD-1.2 (G1) − − 0 is −2', () => {
    const scene = given({ next: [] }).roll('- - 0');
    expect(roll(scene.play, 0)).toEqual({ dice: [-1, -1, 0], sum: -2 });
  });

  test('XD-1.1 (G2) −, 0, + is 0', () => {
    expect(roll(given({ next: [] }).roll('- 0 +').play, 0).sum).toBe(0);
  });

  test('XD-1.3, XD-1.4 (G3) Faith 11 with three − against Treachery 1 is 7: success with excess 4', () => {
    const scene = given({ next: [{ step: 'jumpTest', to: 1, hurried: false }], dice: '- - -' });
    const event = scene.heard().find(({ type }) => type === 'tested');
    expect(event).toMatchObject({ result: 7, dice: [-1, -1, -1] });
    if (event?.type === 'tested')
      expect(testLine(event.own, event.dice, event.against, event.result)).toBe(
        'Faith 11, dice −3, minus Treachery 1: 7',
      );
    expect(outcomeOf(7)).toBe('success');
    expect(excessOf(7)).toBe(4);
  });

  test('XD-1.4 below 0 fails, 0 to 2 is partial, 3 succeeds', () => {
    expect([-1, 0, 2, 3].map(outcomeOf)).toEqual(['failure', 'partial', 'partial', 'success']);
  });

  test('XD-1.5, XD-1.6 (G4, R2) shortfall: −result on a failure, 3 − result on a partial', () => {
    expect([-4, 0, 2, 5].map(shortfallOf)).toEqual([4, 3, 1, 0]);
    expect([2, 3, 5].map(excessOf)).toEqual([0, 0, 2]);
  });

  test('XD-1.8 (G5) five hindrances and three assists fix two dice at −', () => {
    const scene = given({ next: [] }).roll('+');
    expect(roll(scene.play, 3 - 5)).toEqual({ dice: [-1, -1, 1], sum: -1 });
    expect(scene.dice.left).toBe(0);
  });

  test('XD-1.8 (G6) four or more net hindrances are − − −', () => {
    expect(roll(given({ next: [] }).play, -4).dice).toEqual([-1, -1, -1]);
  });

  test('XD-1.10 a fixed die draws nothing', () => {
    const scene = given({ next: [] });
    const { draws } = scene.s;
    roll(scene.play, 2);
    expect(scene.s.draws).toBe(draws + 1);
  });

  test('XD-1.7 a flip adjustment changes a trait by −1, 0 or +1', () => {
    const scene = given({ next: [] }).roll('+ -');
    flipAdjust(scene.play, 'faith');
    expect(scene.trait.faith).toBe(12);
    flipAdjust(scene.play, 'faith');
    expect(scene.trait.faith).toBe(11);
  });
});

describe('XD-2 traits', () => {
  test('XD-2.1, R53 (E9) riot: Edge 11 and +3 is Edge 12 and −2 Women', () => {
    const scene = given({ next: [], traits: { edge: 11 } });
    change(scene.play, 'edge', 3);
    expect(scene.trait).toMatchObject({ edge: 12, women: 8 });
  });

  test('XD-2.4 (E9) with the law in force and a flip of 0 nobody is lost', () => {
    const scene = given({ next: [], traits: { edge: 11 }, change: (s) => (s.law = true) }).roll('0');
    change(scene.play, 'edge', 3);
    expect(scene.trait).toMatchObject({ edge: 12, women: 10 });
  });

  test('XD-2.3, R54 (E10) Justice 1 and −3: Edge +2, schism, election-only mandate', () => {
    const scene = given({ next: [], traits: { justice: 1 } });
    change(scene.play, 'justice', -3);
    expect(scene.trait).toMatchObject({ justice: 0, edge: 10 });
    expect(scene.house('government').mandates.map(({ kind }) => kind)).toEqual(['election-only']);
    expect(scene.heard()).toContainEqual({ type: 'schism', faction: 'government' });
  });

  test('XD-2.2 (E11) no guns left: two losses of Women, two flips under the law', () => {
    const scene = given({
      next: [{ step: 'engagement', ambushed: false }],
      traits: { might: 0 },
      // The roll of 4 makes 0 + 3 − 5 = −2; then the flips of the law.
      dice: '+ + + - -',
      change: (s) => {
        s.law = true;
        s.force = { size: 1, lead: 3, began: 1, betrayed: false };
      },
    });
    expect(scene.trait).toMatchObject({ might: 0, edge: 9, women: 8 });
  });

  test('XD-2 sabotage: Treachery above 12 burns Supply; Might below 0 costs Women', () => {
    const scene = given({ next: [], traits: { treachery: 11, might: 1 } });
    change(scene.play, 'treachery', 3);
    expect(scene.trait).toMatchObject({ treachery: 12, supply: 10 });
    change(scene.play, 'might', -2);
    expect(scene.trait).toMatchObject({ might: 0, women: 9 });
  });
});
