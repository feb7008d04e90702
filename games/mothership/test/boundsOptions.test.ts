/** MS-22 What can be chosen before the game, at the limits, and the words for what does not go together. */
import { describe, expect, it } from 'vitest';
import { defaultOptions, type OptionValues, readOptions } from '#engine';
import {
  inputsProblem,
  isLayoutName,
  kindOfLayout,
  layoutNamed,
  ownName,
  ownTitle,
  randomName,
  randomParts,
} from '../content/layoutName.ts';
import { LAYOUTS, standardLayout } from '../content/layouts.ts';
import { SOLO_LAYOUTS } from '../content/soloLayouts.ts';
import {
  amongBots,
  layoutMeant,
  OPTIONS,
  type Options,
  roundsMeant,
  tableProblem,
  targetMeant,
} from '../options.ts';
import { boardFor } from '../rules/board.ts';
import { setup } from '../setup.ts';
import { words } from '../text/en.ts';

const options = (chosen: Partial<Options> = {}) => ({ ...defaultOptions(OPTIONS), ...chosen }) as Options;

/** What is wrong with a table: the option and the words. */
function wrong(seats: number, chosen: Partial<Options>): string | undefined {
  const found = tableProblem({ seats, options: options(chosen) });
  return found && `${found.field.replace('options.', '')}: ${words.tableProblem?.(found)}`;
}

/** Whether a value is one that an option can have. */
const can = (chosen: OptionValues) => !('problem' in readOptions(OPTIONS, chosen));
const ALL = ['artifacts', 'influence', 'developments', 'moons'] as const;

describe('MS-22 options', () => {
  it.each([
    [
      2,
      { mode: 'solo' },
      'mode: The Solo Challenge is for one seat, not 2: choose another mode or sit alone.',
    ],
    [1, {}, 'mode: A single seat plays the Solo Challenge: choose it as the mode.'],
    [1, { mode: 'solo' }, undefined],
    [4, { teams: '2v2', mode: 'vp' }, 'teams: Teams are for Deathmatch only.'],
    [4, { teams: '2v2' }, undefined],
    [6, { teams: '2v2' }, 'teams: Two against two: this needs 4 seats, not 6.'],
    [6, { teams: '3v3' }, undefined],
    [4, { teams: '3v3' }, 'teams: Three against three: this needs 6 seats, not 4.'],
    [6, { teams: '2v2v2' }, undefined],
    [5, { teams: '2v2v2' }, 'teams: Three pairs: this needs 6 seats, not 5.'],
    [2, { layout: 'solo-a' }, 'layout: Rush Hour is for the Solo Challenge.'],
    [1, { mode: 'solo', layout: 'solo-b' }, undefined],
    [
      1,
      { mode: 'solo', layout: 'duel' },
      'layout: The Solo Challenge is played on one of these layouts: Rush Hour, Long Shadow, Random, A board of your own.',
    ],
    [3, { layout: 'duel' }, 'layout: Duel is for 2 seats, not 3.'],
    [2, { layout: 'gas-well' }, undefined],
    [4, { layout: 'twin-harbours' }, 'layout: Twin Harbours is made for teams: Two against two.'],
    [4, { layout: 'twin-harbours', teams: '2v2' }, undefined],
    [6, { layout: 'two-walls', teams: '2v2v2' }, 'layout: Two Walls is made for teams: Three against three.'],
    [6, { layout: 'two-walls', teams: '3v3' }, undefined],
    [6, { layout: 'three-harbours', teams: '2v2v2' }, undefined],
    [6, { layout: 'pinwheel', teams: '2v2v2' }, undefined],
    [4, { layout: 'crossroads', teams: '2v2' }, undefined],
    [2, { layoutSeed: 'x' }, 'layoutSeed: Layout seed: this is for the random layout only.'],
    [2, { layout: 'duel', asteroids: 7 }, 'asteroids: Asteroids: this is for the random layout only.'],
    [
      2,
      { layout: 'own', asteroids: 5, board: 'x' },
      'asteroids: Asteroids: this is for the random layout only.',
    ],
    [
      2,
      { layout: 'random', board: 'x' },
      'board: A board is for a layout of your own: choose that as the layout.',
    ],
    [2, { layout: 'random', layoutSeed: 'x', asteroids: 0, gasPlanets: '2', extraMinerals: '2' }, undefined],
    [
      2,
      { layout: 'random', gasPlanets: '1' },
      'gasPlanets: One gas planet goes only with 2 extra mineral planets.',
    ],
    [
      6,
      { layout: 'random', extraMinerals: '2' },
      'extraMinerals: A random layout for 6 seats has 1 extra mineral planet.',
    ],
    [2, { modules: ['developments'] }, 'modules: The module Developments needs Artifacts as well.'],
    [
      2,
      { modules: ['artifacts', 'developments'] },
      'modules: The module Developments needs Influence as well.',
    ],
    [
      2,
      { modules: ['artifacts', 'influence', 'moons'] },
      'modules: The module Moons needs Developments as well.',
    ],
    [2, { modules: ['artifacts', 'artifacts'] }, 'modules: Name each module once.'],
    [2, { modules: ['influence'] }, undefined],
    [2, { modules: ALL }, undefined],
    [2, { vpTarget: '10' }, 'vpTarget: A target is for Victory Points without a time limit.'],
    [
      2,
      { vpTarget: '10', mode: 'vp-timed' },
      'vpTarget: A target is for Victory Points without a time limit.',
    ],
    [2, { vpTarget: '20', mode: 'vp' }, undefined],
    [2, { rounds: 5 }, 'rounds: A number of rounds is for timed Victory Points.'],
    [2, { rounds: 3, mode: 'vp-timed' }, 'rounds: A timed game has 4 to 20 rounds, or 0 for the standard.'],
    [2, { rounds: 4, mode: 'vp-timed' }, undefined],
    [2, { soloLevel: 2 }, 'soloLevel: Levels are for the Solo Challenge.'],
    [1, { soloLevel: 2, mode: 'solo' }, undefined],
    [2, { headStart: true }, undefined],
    [3, { headStart: true }, 'headStart: The head start is for two seats.'],
    [2, { roundCap: '40', mode: 'vp' }, 'roundCap: A cap of rounds is for Deathmatch.'],
    [2, { roundCap: 'none', mode: 'vp' }, undefined],
    [2, { roundCap: '100' }, undefined],
  ] as const)('MS-22 %i seats with %o', (seats, chosen, said) => {
    expect(wrong(seats, chosen)).toBe(said);
  });

  it('MS-22 the limits of what a table takes', () => {
    expect([can({ asteroids: 0 }), can({ asteroids: 10 }), can({ asteroids: 11 })]).toEqual([
      true,
      true,
      false,
    ]);
    expect([can({ asteroids: -1 }), can({ rounds: 20 }), can({ rounds: 21 })]).toEqual([false, true, false]);
    expect([can({ soloLevel: 0 }), can({ soloLevel: 9 }), can({ soloLevel: 10 })]).toEqual([
      false,
      true,
      false,
    ]);
    expect([can({ layoutSeed: 'x'.repeat(40) }), can({ layoutSeed: 'x'.repeat(41) })]).toEqual([true, false]);
    expect([can({ vpTarget: '15' }), can({ vpTarget: '12' }), can({ rounds: -1 })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(options()).toMatchObject({
      ...{ mode: 'deathmatch', teams: 'none', layout: 'standard', asteroids: 6, soloLevel: 1, rounds: 0 },
      ...{
        headStart: false,
        roundCap: 'standard',
        alwaysPause: false,
        modules: [],
        board: '',
        layoutSeed: '',
      },
    });
  });

  it('MS-19.1 the target is 10 for up to four seats and 20 above, or as chosen', () => {
    expect([2, 3, 4, 5, 6].map((seats) => targetMeant(seats, options()))).toEqual([10, 10, 10, 20, 20]);
    expect(targetMeant(6, options({ vpTarget: '15' }))).toBe(15);
  });

  it('MS-19.8 a timed game has 10 rounds for two or three seats, 8 for four, 7 above, or as chosen', () => {
    expect([2, 3, 4, 5, 6].map((seats) => roundsMeant(seats, options()))).toEqual([10, 10, 8, 7, 7]);
    expect(roundsMeant(2, options({ rounds: 4 }))).toBe(4);
  });

  it('MS-22 (R66) among bots the standard cap is 60, a chosen one stays', () => {
    expect(amongBots(options()).roundCap).toBe('60');
    expect(amongBots(options({ roundCap: 'none' })).roundCap).toBe('none');
    expect(amongBots(options({ mode: 'vp' })).roundCap).toBe('standard');
  });

  it('MS-22 what the table holds to', () => {
    const table = (seats: number, chosen: Partial<Options>) =>
      setup({ seats, options: options(chosen) }).table;
    const plain = { mode: 'deathmatch', teams: 'none', modules: [], headStart: false };
    expect(table(2, {})).toEqual(plain);
    expect(table(2, { roundCap: 'none' })).toEqual(plain);
    expect(table(2, { roundCap: '60' })).toEqual({ ...plain, rounds: 60 });
    expect(table(5, { mode: 'vp' })).toEqual({ ...plain, mode: 'vp', target: 20 });
    expect(table(4, { mode: 'vp-timed' })).toEqual({ ...plain, mode: 'vp-timed', rounds: 8 });
    expect(table(1, { mode: 'solo', soloLevel: 3 })).toEqual({
      ...plain,
      mode: 'solo',
      rounds: 40,
      level: 3,
    });
    expect(table(2, { headStart: true, alwaysPause: true })).toEqual({
      ...{ ...plain, headStart: true, alwaysPause: true },
    });
    expect(table(2, { modules: ['moons', 'influence', 'developments', 'artifacts'] }).modules).toEqual([
      ...['artifacts', 'developments', 'influence', 'moons'],
    ]);
    expect(table(2, { layout: 'random', asteroids: 5, extraMinerals: '2' }).generator).toEqual({
      tiles: 5,
      extra: 2,
    });
  });
});

describe('MS-2.1 layouts by name', () => {
  it('MS-2.1 the standard of each number of seats, or the one chosen', () => {
    const meant = (seats: number, chosen: Partial<Options>) => layoutMeant(seats, options(chosen));
    expect([2, 3, 4, 5, 6].map((seats) => meant(seats, {}))).toEqual([
      ...['duel', 'triangle', 'four-corners', 'pentad', 'hexagon'],
    ]);
    expect([meant(1, { mode: 'solo' }), meant(1, { mode: 'solo', layout: 'solo-b' })]).toEqual([
      'solo-a',
      'solo-b',
    ]);
    expect(meant(2, { layout: 'random' })).toBeUndefined();
    expect(meant(2, { layout: 'random', layoutSeed: 'x' })).toBe('random:x');
    expect(meant(2, { layout: 'random', layoutSeed: 'x', asteroids: 7 })).toBe('random(7,-,-):x');
    expect(meant(2, { layout: 'random', layoutSeed: 'x', gasPlanets: '0', extraMinerals: '1' })).toBe(
      'random(-,0,1):x',
    );
    expect(meant(2, { layout: 'own', board: 'minerals 0,0; stations -3,0 3,0; radius 5' })).toBe(
      'own:radius 5; stations -3,0 3,0; minerals 0,0',
    );
    expect(() => standardLayout(7)).toThrow('no layout for 7 seats');
  });

  it('MS-2.1 a random name says its seed and what it aims at', () => {
    expect(randomParts('random(8,2,-):a:b')).toStrictEqual({ seed: 'a:b', tiles: 8, gas: 2 });
    expect(randomParts('random(-,-,2):')).toStrictEqual({ seed: '', extra: 2 });
    expect(randomParts('random:x\ny')).toStrictEqual({ seed: 'x\ny' });
    expect([randomParts('duel'), randomParts('a random:x')]).toEqual([undefined, undefined]);
    expect([kindOfLayout('random(1,2,1):x'), kindOfLayout('own:radius 5'), kindOfLayout('duel')]).toEqual([
      ...['random', 'own', 'duel'],
    ]);
    expect([
      isLayoutName(`random:${'x'.repeat(40)}`, 2),
      isLayoutName(`random:${'x'.repeat(41)}`, 2),
    ]).toEqual([true, false]);
    expect([isLayoutName('duel', 2), isLayoutName('duel', 3), isLayoutName('solo-a', 1)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(isLayoutName('toString', 2)).toBe(false);
  });

  it('MS-2.9 a board of one’s own has its title, if it names one', () => {
    const text = 'radius 5; stations -3,0 3,0; minerals 0,0';
    expect(ownTitle(`own:name Yard; ${text}`)).toBe('Yard');
    expect([ownTitle(`own:${text}`), ownTitle('own:radius'), ownTitle('duel')]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
    expect(ownName('radius')).toBeUndefined();
    expect(layoutNamed('own:radius 5', 3)).toBe(LAYOUTS.triangle);
    expect(layoutNamed('elsewhere', 1)).toBe(SOLO_LAYOUTS['solo-a']);
    expect(layoutNamed('pinwheel', 6)).toBe(LAYOUTS.pinwheel);
  });

  it.each([
    [2, {}, undefined],
    [2, { tiles: 10 }, undefined],
    [2, { tiles: 11 }, 'tiles tilesRange'],
    [2, { tiles: -1 }, 'tiles tilesRange'],
    [2, { tiles: 0 }, undefined],
    [1, { extra: 1 }, 'extra extraInSolo'],
    [1, { gas: 2 }, undefined],
    [1, { gas: 3 }, 'gas gasRange'],
    [2, { gas: 3 }, 'gas gasRange'],
    [2, { gas: 0 }, undefined],
    [2, { extra: 3 }, 'extra extraRange'],
    [4, { extra: 2, gas: 1 }, undefined],
    [4, { extra: 1, gas: 1 }, 'gas gasMiddle'],
    [4, { gas: 1 }, 'gas gasMiddle'],
    [3, { extra: 2 }, 'extra extraSeats'],
    [3, { extra: 1, gas: 0 }, undefined],
    [5, { gas: 1 }, 'gas gasSeats'],
    [6, { gas: 2 }, 'gas gasSeats'],
  ])('MS-22 the generator for %i seats with %o', (seats, inputs, code) => {
    const found = inputsProblem(seats, inputs);
    expect(found && `${found.input} ${found.code}`).toBe(code);
  });

  it('MS-18.1 the board of a match follows its layout, its seats and its Moons, and is made once', () => {
    const board = boardFor('duel', 2, false);
    expect(boardFor('duel', 2, false)).toBe(board);
    expect(boardFor('duel', 2, true).bodies).toHaveLength(7);
    expect(boardFor('duel', 2, false)).toBe(board);
    expect(boardFor('gas-well', 2, false).bodies).toHaveLength(5);
    const random = randomName('board');
    expect(boardFor(random, 3, false).stations).toHaveLength(3);
    expect(boardFor(random, 2, false).stations).toHaveLength(2);
    // Not for ever: only those met last are kept.
    for (let i = 0; i < 100; i++) boardFor(`elsewhere ${i}`, 2, false);
    expect(boardFor('duel', 2, false)).not.toBe(board);
    expect(boardFor('duel', 2, false).bodies).toEqual(board.bodies);
  });
});
