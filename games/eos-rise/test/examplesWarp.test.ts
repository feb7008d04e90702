/** Worked examples on the warp. */
import { describe, expect, test } from 'vitest';
import { lanesLeft } from '../steps/warp.ts';
import type { Given } from './position.ts';
import { given, hit, place, STOP, warp } from './scene.ts';

describe('ER-14 warp', () => {
  test('X10 a warp of three lanes meets a skill token, a guarded FRB, and a field with a credit', () => {
    const scene = given({
      from: 'warpPhase',
      eos: 'g05-4',
      skills: ['g04-5'],
      frbs: ['g01-4'],
      ships: ['dexer@g01-4'],
      creditTokens: ['g01-3'],
      asteroids: ['g01-3'],
      crew: { pilot: { level: 3, cubes: 0 } },
      top: { dexer: ['dexer-needle'], damage: ['dmg-fire-control-terminal'] },
    });
    expect(lanesLeft(scene.s)).toBe(3);
    scene.when(warp('g04-5'));
    expect(scene.asking).toBe('level');
    scene.when({ type: 'level', who: 'engineer' }, warp('g01-4'));
    expect(scene.s.pursuit).toEqual([{ card: 'dexer-needle', frb: 1, skill: 0, credit: 0, damage: 0 }]);
    expect(scene.s.bag.dexer).toBe(15);
    expect(scene.s.progress).toBe(0);
    scene.when(warp('g01-3'), hit('command'), hit('command'), hit('engine'));
    expect(scene.s.credits).toBe(9);
    expect(scene.s.hull).toMatchObject({ command: 12, engine: 11 });
    expect(scene.s.phase).toBe('eos-attack');
  });

  test('T13, R14 the items go onto the strongest ship', () => {
    const scene = given({
      from: 'warpPhase',
      eos: 'g01-1',
      frbs: ['g01-2'],
      ships: ['galagat@g01-2', 'dexer@g01-2'],
      top: { dexer: ['dexer-needle'], galagat: ['galagat-marauder'] },
    });
    scene.when(warp('g01-2'));
    expect(scene.s.pursuit.map(({ card, frb }) => [card, frb])).toEqual([
      ['dexer-needle', 0],
      ['galagat-marauder', 1],
    ]);
  });

  test('T53, ER-22.4 a jump between gates costs one lane', () => {
    const scene = given({
      from: 'warpPhase',
      eos: 'g09-2',
      gates: ['hawkins', 'borealis'],
      crew: { pilot: { cubes: 0 } },
    });
    scene.when(warp('g15-4'));
    expect(lanesLeft(scene.s)).toBe(1);
    scene.when(warp('g15-5'));
    expect(scene.s.eos).toBe('g15-5');
    expect(scene.asking).not.toBe('warp');
  });

  test('T60 Supernova Front: out and back is the same galaxy', () => {
    const scene = given({
      from: 'warpPhase',
      eos: 'g01-1',
      event: 'supernova-front',
      crew: { pilot: { cubes: 0 } },
    });
    scene.when(warp('g01-2'), warp('g01-1'));
    expect(scene.all('damageCard')).toHaveLength(1);
    const away = given({ from: 'warpPhase', eos: 'g01-1', event: 'supernova-front' }).when(
      warp('g01-2'),
      STOP,
    );
    expect(away.all('damageCard')).toHaveLength(0);
  });

  test('Ancient Minefield hurts an EOS that moved 3 lanes', () => {
    const scene = given({
      from: 'warpPhase',
      eos: 'g01-1',
      event: 'ancient-minefield',
      crew: { pilot: { level: 3, cubes: 0 } },
    });
    scene.when(warp('g01-2'), warp('g01-3'), warp('g01-4'));
    expect(scene.s.damage).toBe(2);
  });

  test('T61 an ambushed guard is fought without the items it guarded', () => {
    const scene = given({
      eos: 'g01-1',
      frbs: ['g01-3'],
      ships: ['vorde@g01-3'],
      crew: { specialist: { level: 5, track: 'gunnery-doctrine', room: 'ambush-deck' }, pilot: { cubes: 0 } },
      top: { vorde: ['vorde-monolith'] },
    });
    scene.when(place('specialist', 'advanced-room'));
    expect(scene.s.pursuit.map(({ card }) => card)).toEqual(['vorde-monolith']);
    scene.when({ type: 'standBy' }, warp('g01-2'), warp('g01-3'));
    expect(scene.s.progress).toBe(1);
    expect(scene.s.phase).toBe('eos-attack');
    expect(scene.s.pursuit[0]?.frb).toBe(0);
  });

  test('ER-14.6 Slingshot saves from the first field, Flight Simulator from all', () => {
    const position: Given = { from: 'warpPhase', eos: 'g01-1', asteroids: ['g01-2', 'g01-2'] };
    const slung = given({ ...position, crew: { pilot: { level: 7, track: 'exploration' } } }).when(
      warp('g01-2'),
    );
    expect(slung.all('damageCard')).toHaveLength(1);
    const calm = given({ ...position, effects: { calmAsteroids: true } }).when(warp('g01-2'));
    expect(calm.all('damageCard')).toHaveLength(0);
  });
});
