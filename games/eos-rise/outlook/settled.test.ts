/** What the table answers by itself, up to the point at which something hangs on it. */
import { describe, expect, test } from 'vitest';
import type { Given } from '../test/position.ts';
import { d6, given, join, type Scene } from '../test/scene.ts';
import { view } from '../view.ts';
import { batches } from './batches.ts';
import { settled } from './settled.ts';

const answer = (scene: Scene) =>
  settled(view(scene.s), scene.legal, batches(scene.s, scene.play.seat, scene.legal));
const PASSED = [{ type: 'pass' }];

describe('D20 pills', () => {
  const stressed = (amount: number, mission?: 'bedside-manner') =>
    answer(
      given({
        crew: { commander: { cubes: 2, ...(mission ? { mission } : {}) }, pilot: { stress: 5 } },
        first: [{ step: 'dealStress', who: 'pilot', amount }],
      }),
    );

  test('are asked about from one point before a breakdown on, and where a mission counts them', () => {
    expect(stressed(3)).toEqual([{ type: 'pills', count: 0 }]);
    expect(stressed(4)).toBeUndefined();
    expect(stressed(5)).toBeUndefined();
    expect(stressed(1, 'bedside-manner')).toBeUndefined();
  });
});

describe('D17 who fights', () => {
  test('is asked in every fight: it begins with a press of its own', () => {
    expect(answer(given({ pursuit: ['galagat-marauder'], from: 'eosAttack' }))).toBeUndefined();
  });

  const again = (stress: number) => {
    const scene = given({ pursuit: ['galagat-marauder'], from: 'eosAttack' });
    scene.until('continueOrFlee').s.crew.pilot.stress = stress;
    return answer(scene.when({ type: 'continue' }));
  };

  test('is answered where the fight goes on and everybody can bear it', () => {
    expect(again(5)).toEqual([join(true), join(true), join(true)]);
    expect(again(8)).toBeUndefined();
  });
});

test('D07 a repair that mends everything is spread by itself', () => {
  const mended = (points: number) =>
    answer(
      given({ hull: { command: 13, engine: 10 }, first: [{ step: 'repair', points, who: 'engineer' }] }),
    );
  expect(mended(3)).toEqual([{ type: 'repair', room: 'command' }]);
  expect(mended(2)).toBeUndefined();
});

test('D29 a Quick Fix is asked about where a room stands at 1 or the Engine is out', () => {
  const fix = (hull: Given['hull']) => {
    const scene = given({
      hull,
      crew: { engineer: { cubes: 1 } },
      first: [{ step: 'hullDamage', amount: 1 }],
    });
    return answer(scene.when({ type: 'hit', room: 'command' }));
  };
  expect(fix({ command: 9, engine: 9 })).toEqual(PASSED);
  expect(fix({ command: 9, engine: 1 })).toBeUndefined();
  expect(fix({ command: 9, engine: 9, medical: 1 })).toBeUndefined();
  expect(fix({ command: 9, engine: 9, medical: 2 })).toEqual(PASSED);
});

describe('D28 a Probability Lens', () => {
  const rolled = (die: number, attackers: Given['attackers'], ...shields: number[]) => {
    const scene = given(
      {
        ...(attackers ? { attackers } : {}),
        shields: shields.length,
        crew: { engineer: { technology: ['probability-lens'] } },
        from: 'alienAttack',
      },
      d6(die),
    );
    for (const pip of shields) scene.roll(d6(die)).when({ type: 'shield', ship: 'galagat-marauder', pip });
    expect(scene.asking).toBe('lens');
    return answer(scene);
  };

  test('is asked about where some ship hits, and passed where none does or a token lies there', () => {
    expect(rolled(2, ['galagat-marauder'])).toEqual(PASSED);
    expect(rolled(3, ['galagat-marauder'])).toBeUndefined();
    expect(rolled(3, ['dexer-gnat', 'galagat-marauder'])).toBeUndefined();
    expect(rolled(3, ['galagat-marauder'], 3)).toEqual(PASSED);
    expect(rolled(3, ['galagat-marauder'], 4)).toBeUndefined();
  });
});

test('what is not among these is never answered', () => {
  expect(answer(given({}))).toBeUndefined();
  expect(answer(given({ from: 'warpPhase' }))).toBeUndefined();
});
