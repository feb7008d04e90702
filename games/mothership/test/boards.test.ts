/** Boards of one's own (MS-2.9), random boards and their inputs, and the boards of the Solo Challenge (MS-21.2). */

import { describe, expect, it } from 'vitest';
import {
  defaultOptions,
  Match,
  type OptionValues,
  readOptions,
  recordText,
  stateProblem,
  stream,
} from '#engine';
import { boardAdvice, boardProblem } from '../content/boardRules.ts';
import { BOARD_TEXT_MAX, boardText, readBoard } from '../content/boardText.ts';
import { isLayoutName, layoutNamed, ownName, randomName } from '../content/layoutName.ts';
import { LAYOUT_IDS, LAYOUTS, type Layout } from '../content/layouts.ts';
import { isSoloLayout, SOLO_LAYOUT_IDS, SOLO_LAYOUTS } from '../content/soloLayouts.ts';
import { mothership } from '../index.ts';
import { OPTIONS, type Options } from '../options.ts';
import { boardOf } from '../rules/board.ts';
import { boardProblemLine } from '../text/boardProblems.ts';
import { attack, given, PASS } from './scene.ts';

const DUEL = boardText({ layout: LAYOUTS.duel });
const SMALL =
  'name Back Yard; radius 6; stations -4,0 4,0; minerals 0,0 -1,-2 1,2; gas 0,-4; asteroids 0,4 # one tile\n moons m1; planetoids 4,-5';
const SOLO = boardText({ layout: SOLO_LAYOUTS['solo-a'] });

function layoutOf(text: string): Layout {
  const board = readBoard(text);
  if ('problem' in board) throw new Error(boardProblemLine(board.problem));
  return board.layout;
}

/** The rule that a board breaks, read as text. */
function broken(text: string): string | undefined {
  const board = readBoard(text);
  return ('problem' in board ? board.problem : boardProblem(board.layout))?.rule;
}

/** The Duel with one line written anew, or without it. */
function changed(line: string, words?: string): string {
  const rest = DUEL.split('; ').filter((one) => !one.startsWith(`${line} `));
  return [...rest, ...(words === undefined ? [] : [`${line} ${words}`])].join('\n');
}

function start(seats: number, chosen: Partial<Options>) {
  const read = readOptions(OPTIONS, { ...chosen } as OptionValues);
  if ('problem' in read) throw new Error(read.problem.reason);
  return Match.start(mothership, {
    seats,
    options: read.values as Options,
    random: { kind: 'fast', seed: 'board' },
  });
}

function refusal(seats: number, chosen: Partial<Options>): string {
  const started = start(seats, chosen);
  return started.ok ? '' : started.refusal.message;
}

describe('MS-2.9 a board of one’s own', () => {
  it('MS-2.9 every printed layout can be written down and read again, and obeys the rules', () => {
    for (const layout of [
      ...LAYOUT_IDS.map((id): Layout => LAYOUTS[id]),
      ...SOLO_LAYOUT_IDS.map((id): Layout => SOLO_LAYOUTS[id]),
    ]) {
      const { symmetry: _, ...plain } = layout;
      expect(layoutOf(boardText({ layout }))).toEqual(plain);
      expect(layoutOf(boardText({ layout }, '\n'))).toEqual(plain);
      expect(boardProblem(layout)).toBeUndefined();
      expect(boardAdvice(layout)).toEqual([]);
    }
  });

  it('MS-2.9 lines, remarks and order do not matter', () => {
    const board = readBoard(SMALL);
    expect(board).toMatchObject({ name: 'Back Yard', layout: { seats: 2, radius: 6, moons: ['m1'] } });
    const turned = SMALL.replace('# one tile\n', ';').split(';').reverse().join('\r\n# a remark; \n');
    expect(ownName(turned)).toBe(ownName(SMALL));
  });

  it('MS-2.9 what cannot be read is named', () => {
    const why = (text: string) => {
      const board = readBoard(text);
      return 'problem' in board ? boardProblemLine(board.problem) : '';
    };
    expect(why('')).toContain('“radius” is missing');
    expect(why(changed('stations', '-6,0 six'))).toContain('“six”');
    expect(why(changed('radius', '8.5'))).toContain('whole number');
    expect(why(`${DUEL}; nebula 1,1`)).toContain('“nebula”');
    expect(why(`${DUEL}; gas 1,1`)).toContain('two lines “gas”');
    expect(why(changed('moons', 'm9'))).toContain('“m9”');
    expect(why(`${DUEL}; anchor 0,5`)).toContain('“npc”');
    expect(why(SOLO.replace(/f3:\S+/, ''))).toContain('all six ships');
    expect(why(SOLO.replace('f3:', 'f2:'))).toContain('once each');
    expect(why(`# ${'x'.repeat(BOARD_TEXT_MAX)}`)).toContain('at most');
  });

  it.each([
    ['MS-1.1', 'a radius over the largest', changed('radius', '12')],
    ['MS-1.1', 'a radius under the smallest', changed('radius', '4')],
    ['MS-1.4', 'a planet off the board', changed('gas', '9,0 -3,6')],
    ['MS-1.2', 'two things on one space', changed('gas', '0,0 -3,6')],
    ['MS-1.2', 'a planetoid on a planet', changed('planetoids', '2,2')],
    ['MS-1.3', 'a tile over the edge', changed('asteroids', '8,-4')],
    ['MS-1.3', 'overlapping tiles', changed('asteroids', '0,-4 2,-4')],
    ['MS-1.3', 'eleven tiles', changed('asteroids', '0,-4 0,4 -3,4 3,-4 6,-7 3,-7 0,-7 -6,7 -3,7 0,7 7,-4')],
    ['MS-2.2', 'a station near the edge', changed('stations', '-7,0 6,0')],
    ['MS-2.2', 'asteroids by a station', changed('asteroids', '-3,0')],
    ['MS-2.2', 'three gas planets', changed('gas', '3,-6 -3,6 0,7')],
    ['MS-R1', 'nine mineral planets', changed('minerals', '0,0 1,0 2,0 3,0 0,1 0,2 0,3 0,-1 0,-2')],
    ['MS-18.1', 'five Moons', changed('moons', 'm1 m2 m3')],
    ['MS-18.1', 'a Moon without its planet', changed('moons', 'm4')],
    ['MS-18.1', 'two Moons on a planet', changed('moons', 'g1 g1')],
    [
      'MS-2.6',
      'no room for ships',
      'radius 8; stations -2,0 1,0; minerals -4,0 -4,1 -4,2 -3,2 -2,2 -2,-2 -1,-2',
    ],
    ['MS-21.2', 'one station without the NPC', changed('stations', '-6,0')],
    [
      'MS-4.2',
      'a station walled in',
      'radius 8; stations 0,0 6,0; minerals 2,0 2,-1 2,-2 1,-2 0,-2 -1,-1 -2,0 -2,1; gas -2,2 -1,2; planetoids 0,2 1,1',
    ],
    [
      'MS-2.7',
      'more bodies than tokens',
      'radius 8; stations -6,0 6,0; minerals 0,0 0,1 0,2 0,3 0,4 0,5 0,6 0,7; gas 0,-1 0,-2; planetoids 0,-3 0,-4 0,-5',
    ],
    ['MS-2.4', 'seven stations', 'radius 11; stations 9,0 0,9 -9,9 -9,0 0,-9 9,-9 0,0; minerals 3,3'],
  ])('%s refuses %s', (rule, _, text) => {
    expect(broken(text)).toBe(rule);
  });

  it('MS-1.1 the largest and the smallest board can be played on', () => {
    expect(broken(changed('radius', '11'))).toBeUndefined();
    expect(broken('radius 5; stations -3,0 3,0; minerals 0,0')).toBeUndefined();
  });

  it('MS-2.2 what a board only had better obey is advice', () => {
    const layout = layoutOf(changed('minerals', '0,0 1,1'));
    expect(boardProblem(layout)).toBeUndefined();
    expect(boardAdvice(layout).map((one) => `${one.rule} ${boardProblemLine(one)}`)).toEqual([
      'MS-2.2 2 seats play best with 3 or 4 mineral planets, not 2',
      'MS-2.2 0,0 and 1,1 are less than three spaces apart',
    ]);
    // Ships can be placed everywhere around, though the first may take what lies between two stations.
    expect(broken('radius 8; stations -1,0 1,0; minerals 0,5')).toBeUndefined();
  });

  it('MS-2.1 is an option: it is played on, kept in the record, and the record replays', () => {
    const started = start(2, {
      layout: 'own',
      board: SMALL,
      modules: ['artifacts', 'influence', 'developments', 'moons'],
    });
    if (!started.ok) throw new Error(started.refusal.message);
    const { match } = started;
    expect(match.state.layout).toBe(ownName(SMALL));
    expect(boardOf(match.state).bodies.map(({ id, moon }) => `${id}${moon ? '*' : ''}`)).toEqual([
      'm1*',
      'm2',
      'm3',
      'g1',
      'o1*',
    ]);
    const random = stream('own');
    for (let i = 0; i < 60; i++) {
      const [decision] = match.decisions();
      if (decision === undefined) break;
      const { seat, actions } = decision;
      const action = mothership.sense.rollout(match.state, seat, actions, random);
      expect(match.act(seat, action).ok).toBe(true);
    }
    expect(stateProblem(mothership, JSON.parse(JSON.stringify(match.state)))).toBeUndefined();
    const record = JSON.parse(recordText(match.record()));
    const replayed = Match.replay(mothership, record);
    expect(replayed.ok && replayed.match.state).toEqual(match.state);
  });

  it('MS-2.1 a table says what is wrong with it', () => {
    expect(refusal(2, { layout: 'own' })).toContain('Write your board down');
    expect(refusal(2, { board: DUEL })).toContain('choose that as the layout');
    expect(refusal(2, { layout: 'own', board: changed('radius', '12') })).toContain('breaks MS-1.1');
    expect(refusal(2, { layout: 'own', board: 'radius 8' })).toContain('breaks MS-2.1');
    expect(refusal(3, { layout: 'own', board: DUEL })).toContain('has 2 stations, not 3');
    expect(refusal(2, { layout: 'own', board: SOLO })).toContain('Solo Challenge');
    expect(refusal(1, { mode: 'solo', layout: 'own', board: DUEL })).toContain('anchor and npc');
    expect(refusal(1, { mode: 'solo', layout: 'own', board: SOLO })).toBe('');
  });

  it('MS-2.1 a loaded state holds a board that obeys the rules, written in its one way', () => {
    expect(isLayoutName(`own:${DUEL}`, 2)).toBe(true);
    expect(isLayoutName(`own:${DUEL}`, 3)).toBe(false);
    expect(isLayoutName(`own:${DUEL} `, 2)).toBe(false);
    expect(isLayoutName(`own:${changed('radius', '12').replaceAll('\n', '; ')}`, 2)).toBe(false);
    expect(isLayoutName('random(8,2,-):x', 2)).toBe(true);
    expect(isLayoutName('random(8,2,-):x', 3)).toBe(false);
    expect(isLayoutName('random(11,-,-):x', 2)).toBe(false);
    expect(isLayoutName('random(-,-,-):x', 2)).toBe(false);
    expect(isLayoutName('elsewhere', 2)).toBe(false);
  });
});

describe('5.9 what a random layout aims at', () => {
  it('MS-2.1 tiles, gas planets and extra minerals are as chosen', () => {
    const layout = (seats: number, chosen: Partial<Options>) => {
      const started = start(seats, { layout: 'random', layoutSeed: 'seven', ...chosen });
      if (!started.ok) throw new Error(started.refusal.message);
      const { tiles, gas, minerals } = boardOf(started.match.state).layout;
      return [tiles.length, gas.length, minerals.length];
    };
    expect(layout(2, {})).toEqual([6, 2, 3]);
    expect(layout(2, { asteroids: 0, gasPlanets: '0' })).toEqual([0, 0, 3]);
    expect(layout(2, { asteroids: 10, gasPlanets: '1', extraMinerals: '2' })).toEqual([10, 1, 4]);
    expect(layout(4, { asteroids: 4, gasPlanets: '2', extraMinerals: '2' })).toEqual([4, 2, 6]);
    expect(layout(3, { asteroids: 3 })).toEqual([3, 0, 4]);
  });

  it('MS-2.1 a match that draws its own seed keeps to them', () => {
    const started = start(2, { layout: 'random', asteroids: 2, gasPlanets: '0' });
    if (!started.ok) throw new Error(started.refusal.message);
    expect(started.match.state.layout).toMatch(/^random\(2,0,-\):/);
    expect(boardOf(started.match.state).layout.tiles).toHaveLength(2);
  });

  it('MS-2.1 the standard inputs give the layouts they always gave', () => {
    expect(randomName('nine', {})).toBe('random:nine');
    expect(layoutNamed('random:nine', 3)).toEqual(layoutNamed('random(6,0,1):nine', 3));
  });

  it.each([
    [3, { gasPlanets: '2' }, 'for 3 seats has no gas planets.'],
    [5, { extraMinerals: '2' }, 'for 5 seats has 1 extra mineral planet.'],
    [2, { gasPlanets: '1' }, 'One gas planet goes only with 2 extra mineral planets.'],
    [1, { mode: 'solo', extraMinerals: '1' }, 'The Solo Challenge always has three planets'],
  ] as const)('MS-2.1 for %i seats %o is refused', (seats, chosen, words) => {
    expect(refusal(seats, { layout: 'random', ...chosen })).toContain(words);
  });

  it('MS-2.1 they are for the random layout only', () => {
    expect(refusal(2, { asteroids: 5 })).toContain('random layout only');
    expect(refusal(2, { gasPlanets: '0' })).toContain('random layout only');
    expect(refusal(2, { extraMinerals: '1' })).toContain('random layout only');
  });
});

describe('MS-21.2 boards of the Solo Challenge', () => {
  it('MS-21.2 random ones obey the rules, whatever they aim at', () => {
    let fallbacks = 0;
    for (let seed = 0; seed < 60; seed++) {
      for (const [tiles, gas] of [
        [6, 0],
        [10, 2],
        [0, 1],
      ] as const) {
        const layout = layoutNamed(randomName(`${seed}`, { tiles, gas }), 1);
        expect(boardProblem(layout)).toBeUndefined();
        expect(isSoloLayout(layout)).toBe(true);
        if (layout === SOLO_LAYOUTS['solo-a']) fallbacks++;
        else expect([layout.gas.length, layout.minerals.length]).toEqual([gas, 3 - gas]);
        expect(layout).toEqual(layoutNamed(randomName(`${seed}`, { tiles, gas }), 1));
      }
    }
    expect(fallbacks).toBe(0);
  });

  it.each([
    ['MS-21.2', 'four planets', SOLO.replace('minerals ', 'minerals 5,-7 ')],
    ['MS-21.2', 'a planetoid', `${SOLO}; planetoids 5,-7`],
    ['MS-21.2', 'a Mothership away from the station', SOLO.replace('m:5,0', 'm:4,0')],
    ['MS-21.2', 'a ship away from its home', SOLO.replace('f1:1,-5:m1', 'f1:0,-5:m1')],
    ['MS-21.2', 'a ship without a home', SOLO.replace('f1:1,-5:m1', 'f1:1,-5')],
    ['MS-21.2', 'a Mothership with a home', SOLO.replace('m:5,0', 'm:5,0:m1')],
    ['MS-21.2', 'a planet that nobody is after', SOLO.replace('f3:-1,0:m2', 'f3:1,-4:m1')],
    ['MS-1.4', 'an anchor off the board', SOLO.replace('anchor -6,0', 'anchor -9,0')],
    [
      'MS-2.6',
      'no room around the anchor',
      SOLO.replace('asteroids ', 'asteroids -7,7 ').replace('anchor -6,0', 'anchor -8,8'),
    ],
    ['MS-1.2', 'two of its ships on one space', SOLO.replace('b1:2,-4:m1', 'b1:1,-5:m1')],
  ])('%s refuses %s', (rule, _, text) => {
    expect(broken(text)).toBe(rule);
  });

  it('MS-21.2 asteroids lie wherever they are wished, also by the station', () => {
    expect(broken(SOLO.replace('asteroids ', 'asteroids 5,2 '))).toBeUndefined();
  });

  it('MS-18.1 (MS-21.2) with Moons the solo boards have some, and taking such a planet back rolls the Bonus Die', () => {
    const modules = ['artifacts', 'influence', 'developments', 'moons'] as const;
    const moons = (chosen: Partial<Options>) => {
      const started = start(1, { mode: 'solo', modules, ...chosen });
      if (!started.ok) throw new Error(started.refusal.message);
      return boardOf(started.match.state)
        .bodies.filter(({ moon }) => moon)
        .map(({ id }) => id);
    };
    expect(moons({})).toEqual(['m1', 'm3']);
    expect(moons({ layout: 'solo-b' })).toEqual(['g1']);
    expect(moons({ layout: 'random', layoutSeed: 'x' })).toHaveLength(2);
    const scene = given({
      seats: 1,
      options: { mode: 'solo', modules },
      units: { 'npc-f1': 'off', 'npc-b1': 'off', 'p1-f1': '1,-5', 'p1-f2': '2,-4' },
      planets: { m1: { owner: 1 } },
      dice: [6, 6],
    }).when(attack('m1', 'p1-f1', 'p1-f2'));
    expect(scene.planet('m1').owner).toBe(0);
    expect(scene.asked).toBe('moonRoll');
    scene.rolls(2).when(scene.legal.find(({ type }) => type !== 'pass') ?? PASS);
    expect(scene.fleet(0).gas).toBe(1);
  });
});

it('MS-2.9 the options of a table hold a board of any allowed size', () => {
  const full = boardText({ layout: { ...LAYOUTS.pinwheel, tiles: LAYOUTS.hexagon.tiles } });
  expect(full.length).toBeLessThan(BOARD_TEXT_MAX / 2);
  expect(defaultOptions(OPTIONS).board).toBe('');
});
