/** MS-2.9 A board as text, word by word: what is read, what is not, and what is said about it. */
import { describe, expect, it } from 'vitest';
import { boardAdvice, boardProblem } from '../content/boardRules.ts';
import { BOARD_RADIUS, BOARD_TEXT_MAX, boardText, readBoard } from '../content/boardText.ts';
import { LAYOUTS } from '../content/layouts.ts';
import { SOLO_LAYOUTS } from '../content/soloLayouts.ts';
import { boardProblemLine } from '../text/boardProblems.ts';

const BASE = 'radius 5; stations -3,0 3,0; minerals 0,0';
const SOLO = boardText({ layout: SOLO_LAYOUTS['solo-a'] });
const NPC = 'm:5,0 f1:1,-5:m1 f2:-4,5:m3 f3:-1,0:m2 b1:2,-4:m1 b2:-3,4:m3';

/** Why text is no board; undefined when it is one. */
function why(text: string): string | undefined {
  const board = readBoard(text);
  if (!('problem' in board)) return undefined;
  expect(board.problem.rule).toBe('MS-2.1');
  return boardProblemLine(board.problem);
}

/** The rule a board breaks and the words for it. */
function broken(text: string): string | undefined {
  const board = readBoard(text);
  if ('problem' in board) throw new Error(boardProblemLine(board.problem));
  const found = boardProblem(board.layout);
  return found && `${found.rule} ${boardProblemLine(found)}`;
}

describe('MS-2.9 how it is written', () => {
  it('MS-2.9 in one way, line by line', () => {
    expect(boardText({ name: 'Duel', layout: LAYOUTS.duel })).toBe(
      'name Duel; radius 8; stations -6,0 6,0; minerals -2,-2 2,2 0,0; gas 3,-6 -3,6; asteroids 0,-4 0,4 -3,4 3,-4; moons g1 g2; planetoids -6,7 6,-7',
    );
    expect(boardText({ layout: LAYOUTS.pinwheel }, '\n').split('\n')).toEqual([
      'radius 11',
      'stations 9,0 0,9 -9,9 -9,0 0,-9 9,-9',
      'minerals 5,3 -3,8 -8,5 -5,-3 3,-8 8,-5 0,0',
      'asteroids 2,2 -2,4 -4,2 -2,-2 2,-4 4,-2',
      'moons m7',
    ]);
    expect(SOLO).toBe(
      `radius 8; stations 6,0; minerals 2,-5 0,0 -3,5; asteroids -2,-2 -4,2 4,-3 1,3; moons m1 m3; anchor -6,0; npc ${NPC}`,
    );
  });

  it('MS-2.9 lines end with breaks or semicolons, remarks are left out, minus zero is zero', () => {
    const board = readBoard(
      '# mine\r\nradius 5 # small\n\n;stations\t-3,0   3,-0;minerals -0,0 ; name  My Yard ',
    );
    expect(board).toEqual({
      name: 'My Yard',
      layout: {
        ...{ seats: 2, radius: 5, gas: [], tiles: [], moons: [], planetoids: [] },
        stations: [
          { q: -3, r: 0 },
          { q: 3, r: 0 },
        ],
        minerals: [{ q: 0, r: 0 }],
      },
    });
    expect('layout' in board && boardText(board)).toBe(
      'name My Yard; radius 5; stations -3,0 3,0; minerals 0,0',
    );
  });

  it('MS-2.9 a name may be forty characters long, a board fifteen hundred', () => {
    const named = (length: number) => {
      const board = readBoard(`${BASE}; name ${'x'.repeat(length)}`);
      return 'problem' in board ? undefined : board.name?.length;
    };
    expect([named(39), named(40), named(41)]).toEqual([39, 40, 40]);
    const long = (length: number) => `${BASE} #`.padEnd(length, 'x');
    expect(why(long(BOARD_TEXT_MAX))).toBeUndefined();
    expect(why(long(BOARD_TEXT_MAX + 1))).toBe('a board is text of at most 1500 characters');
    expect('name' in readBoard(BASE)).toBe(false);
  });
});

describe('MS-2.9 what cannot be read', () => {
  it.each([
    ['stations -3,0 3,0; minerals 0,0', 'the line “radius” is missing'],
    ['radius 5; minerals 0,0', 'the line “stations” is missing'],
    ['radius 5; stations -3,0 3,0; gas 0,0', 'the line “minerals” is missing'],
    ['radius 5; stations -3,0 3,0; minerals', 'the line “minerals” is missing'],
    [`${BASE}; radius 6`, 'there are two lines “radius”'],
    [
      `${BASE}; rocks 1,1`,
      '“rocks” is no line of a board (they are: name, radius, stations, minerals, gas, asteroids, moons, planetoids, anchor, npc)',
    ],
    ['radius five; stations -3,0 3,0; minerals 0,0', 'radius must be a whole number, not “five”'],
    ['radius 1000; stations -3,0 3,0; minerals 0,0', 'radius must be a whole number, not “1000”'],
    ['radius -5; stations -3,0 3,0; minerals 0,0', 'radius must be a whole number, not “-5”'],
    ['radius 5 6; stations -3,0 3,0; minerals 0,0', 'radius must be a whole number, not “5 6”'],
    [
      `${BASE} 1;2`,
      '“2” is no line of a board (they are: name, radius, stations, minerals, gas, asteroids, moons, planetoids, anchor, npc)',
    ],
    [`${BASE} 1000,0`, 'minerals: a space is written like -6,0, not “1000,0”'],
    [`${BASE} 1,1,1`, 'minerals: a space is written like -6,0, not “1,1,1”'],
    [`${BASE} x1,1`, 'minerals: a space is written like -6,0, not “x1,1”'],
    [`${BASE}; gas 1`, 'gas: a space is written like -6,0, not “1”'],
    [`${BASE}; asteroids here`, 'asteroids: a space is written like -6,0, not “here”'],
    [
      `${BASE}; planetoids ${'a'.repeat(40)}`,
      `planetoids: a space is written like -6,0, not “${'a'.repeat(30)}”`,
    ],
    [`${BASE}; moons x1`, 'moons: “x1” is no planet (m1, m2, … g1, g2)'],
    [`${BASE}; anchor 1,1`, 'a board for the Solo Challenge has both lines “anchor” and “npc”'],
    [`${BASE}; npc ${NPC}`, 'a board for the Solo Challenge has both lines “anchor” and “npc”'],
    [`${BASE}; anchor 1,1 2,2; npc ${NPC}`, 'the line “anchor” names one space'],
    [`${BASE}; anchor; npc ${NPC}`, undefined],
    [`${BASE}; anchor 1,1; npc`, 'npc: all six ships are needed: m, f1, f2, f3, b1, b2'],
    [
      `${BASE}; anchor 1,1; npc ${NPC} x1:1,1`,
      'npc: “x1:1,1” is not a ship with its space and home, once each',
    ],
    [
      `${BASE}; anchor 1,1; npc ${NPC} m:1,1`,
      'npc: “m:1,1” is not a ship with its space and home, once each',
    ],
    [
      `${BASE}; anchor 1,1; npc ${NPC.replace('b2:-3,4:m3', 'b2:-3,4:m3:m1')}`,
      'npc: “b2:-3,4:m3:m1” is not a ship with its space and home, once each',
    ],
    [
      `${BASE}; anchor 1,1; npc ${NPC.replace('f1:1,-5', 'f1:there')}`,
      'npc: a space is written like -6,0, not “there”',
    ],
    [
      `${BASE}; anchor 1,1; npc ${NPC.replace('f1:1,-5', 'f1')}`,
      'npc: a space is written like -6,0, not “m1”',
    ],
    [
      `${BASE}; anchor 1,1; npc ${NPC.replace('-5:m1', '-5:m9')}`,
      'npc: “m9” is no planet (m1, m2, … g1, g2)',
    ],
  ])('MS-2.1 %s', (text, reason) => {
    expect(why(text)).toBe(reason);
  });

  it.each(['m', 'f1', 'f2', 'f3', 'b1', 'b2'])('MS-21.2 without %s of the NPC', (ship) => {
    const left = NPC.split(' ').filter((word) => !word.startsWith(`${ship}:`));
    expect(why(`${BASE}; anchor 1,1; npc ${left.join(' ')}`)).toBe(
      'npc: all six ships are needed: m, f1, f2, f3, b1, b2',
    );
  });
});

describe('MS-2.9 the words for what a board breaks', () => {
  it('MS-1.1 five to eleven', () => {
    expect(BOARD_RADIUS).toEqual({ min: 5, max: 11 });
    expect(broken(BASE.replace('radius 5', 'radius 4'))).toBe(
      'MS-1.1 the radius of a board is 5 to 11, not 4',
    );
    expect(broken(BASE.replace('radius 5', 'radius 12'))).toBe(
      'MS-1.1 the radius of a board is 5 to 11, not 12',
    );
    expect(broken(BASE)).toBeUndefined();
  });

  const WIDE = 'radius 11; stations -9,0 9,0; minerals 0,0';
  const row = (count: number, r: number) =>
    Array.from({ length: count }, (_, i) => `${i - 4},${r}`).join(' ');

  it.each([
    [`radius 11; stations -9,0 9,0; minerals ${row(8, 4)}`, undefined],
    [`radius 11; stations -9,0 9,0; minerals ${row(9, 4)}`, 'MS-R1 there are 8 mineral planets, not 9'],
    [`${WIDE}; gas 0,2 0,4`, undefined],
    [`${WIDE}; gas 0,2 0,4 0,6`, 'MS-2.2 there are 2 gas planets, not 3'],
    [`${WIDE}; gas 0,2 0,4; moons m1 g1; planetoids 0,6 0,8`, undefined],
    [`${WIDE}; gas 0,2 0,4; moons m1 g1 g2; planetoids 0,6 0,8`, 'MS-18.1 there are 4 Moons, not 5'],
    [`${WIDE}; moons m1 m1`, 'MS-18.1 a planet has one Moon at most'],
    [`${WIDE}; moons m2`, 'MS-18.1 there is no planet m2 for a Moon'],
    [`${WIDE}; moons g1`, 'MS-18.1 there is no planet g1 for a Moon'],
    [`${WIDE}; gas 12,0`, 'MS-1.4 the gas planet at 12,0 is off the board'],
    [`${WIDE}; gas 11,0`, undefined],
    [`${WIDE}; planetoids 6,6`, 'MS-1.4 the planetoid at 6,6 is off the board'],
    [`${WIDE}; gas 0,0`, 'MS-1.2 0,0 holds a mineral planet and a gas planet'],
    [`${WIDE}; gas 9,0`, 'MS-1.2 9,0 holds a station and a gas planet'],
    [`${WIDE}; asteroids 11,-5`, 'MS-1.3 the asteroid tile at 11,-5 hangs off the board'],
    [`${WIDE}; asteroids 10,-5`, undefined],
    [`${WIDE}; asteroids 0,5 2,5`, 'MS-1.3 the asteroid tiles at 0,5 and 2,5 overlap'],
    [`${WIDE}; asteroids 0,5 3,5`, undefined],
    [`${WIDE}; asteroids -5,0`, undefined],
    [
      `${WIDE}; asteroids -6,0`,
      'MS-2.2 asteroids of the tile at -6,0 lie within two spaces of the station at -9,0',
    ],
    [WIDE.replace('-9,0', '-10,0'), 'MS-2.2 the station at -10,0 is less than two spaces from the edge'],
    [
      'radius 8; stations 0,0; minerals 4,0',
      'MS-21.2 one station is for the Solo Challenge: name anchor and npc',
    ],
  ])('MS-2.2 %s', (text, words) => {
    expect(broken(text)).toBe(words);
  });

  it('MS-1.3 ten tiles, not eleven', () => {
    const tiles = (count: number) =>
      Array.from({ length: count }, (_, i) => `${3 * (i % 4) - 4},${[-6, -3, 5][Math.floor(i / 4)]}`).join(
        ' ',
      );
    expect(broken(`${WIDE}; asteroids ${tiles(10)}`)).toBeUndefined();
    expect(broken(`${WIDE}; asteroids ${tiles(11)}`)).toBe('MS-1.3 there are 10 asteroid tiles, not 11');
  });

  it('MS-2.7 twelve bodies have tokens, thirteen do not', () => {
    const bodies = (planetoids: string) =>
      broken(`radius 11; stations -9,0 9,0; minerals ${row(8, 4)}; gas 0,-2 0,-4; planetoids ${planetoids}`);
    expect(bodies('0,6 0,8')).toBeUndefined();
    expect(bodies('0,6 0,8 3,6')).toBe('MS-2.7 there are Artifact tokens for 12 planets and planetoids');
  });

  it('MS-2.4 six stations, not seven', () => {
    const stations = '9,0 0,9 -9,9 -9,0 0,-9 9,-9';
    expect(broken(`radius 11; stations ${stations}; minerals 3,3`)).toBeUndefined();
    expect(broken(`radius 11; stations ${stations} 0,0; minerals 3,3`)).toBe(
      'MS-2.4 there are 6 stations, not 7',
    );
  });

  it('MS-2.6 room for six ships of each station that shares it', () => {
    // Eighteen spaces around a station: twelve bodies leave six, the other station nothing.
    const ring = '1,1 2,0 2,-1 2,-2 1,-2 0,-2 -1,-1 -2,0';
    const closed = (planetoids: string, other = '5,0') =>
      broken(`radius 8; stations 0,0 ${other}; minerals ${ring}; gas -2,1 -2,2; planetoids ${planetoids}`);
    expect(closed('-1,2 0,2')).toBe('MS-4.2 there is no way from 0,0 to 5,0');
    expect(
      broken(`radius 8; stations 0,0 5,0; minerals ${ring}; gas -2,1 -2,2; planetoids -1,2`),
    ).toBeUndefined();
    expect(closed('-1,2 1,0')).toBeUndefined();
    expect(closed('-1,2 1,0', '4,0')).toBe('MS-2.6 there is no room for the ships of the station at 0,0');
  });

  it('MS-2.2 advice: one or two spare minerals, bodies three spaces apart', () => {
    const advice = (minerals: string) => {
      const board = readBoard(`radius 11; stations -9,0 9,0; minerals ${minerals}`);
      return 'problem' in board ? [] : boardAdvice(board.layout).map(boardProblemLine);
    };
    expect(advice('0,0 0,3 0,6')).toEqual([]);
    expect(advice('0,0 0,3 0,6 0,9')).toEqual([]);
    expect(advice('0,0 0,3')).toEqual(['2 seats play best with 3 or 4 mineral planets, not 2']);
    expect(advice('0,0 0,3 0,6 0,9 3,-3')).toEqual(['2 seats play best with 3 or 4 mineral planets, not 5']);
    expect(advice('0,0 0,2 0,6')).toEqual(['0,0 and 0,2 are less than three spaces apart']);
  });
});

describe('MS-21.2 the words for what a solo board breaks', () => {
  it.each([
    [SOLO, undefined],
    [SOLO.replace('stations 6,0', 'stations 6,0 0,-6'), 'MS-21.2 the Solo Challenge has one station'],
    [
      SOLO.replace('minerals ', 'minerals 6,-6 '),
      'MS-21.2 the Solo Challenge has three planets and no planetoids',
    ],
    [`${SOLO}; planetoids 6,-6`, 'MS-21.2 the Solo Challenge has three planets and no planetoids'],
    [SOLO.replace('anchor -6,0', 'anchor -9,0'), 'MS-1.4 the anchor at -9,0 is off the board'],
    [SOLO.replace('m:5,0', 'm:4,0'), 'MS-21.2 the NPC’s Mothership begins next to the station'],
    [SOLO.replace('m:5,0', 'm:5,0:m1'), 'MS-21.2 the NPC’s Mothership has no home planet'],
    [SOLO.replace('f1:1,-5:m1', 'f1:0,-5:m1'), 'MS-21.2 the NPC’s f1 begins next to its home planet'],
    [SOLO.replace('b2:-3,4:m3', 'b2:-3,4'), 'MS-21.2 the NPC’s b2 begins next to its home planet'],
    [SOLO.replace('f3:-1,0:m2', 'f3:3,-5:m1'), 'MS-21.2 no ship of the NPC begins at m2'],
    [SOLO.replace('f1:1,-5', 'f1:2,-4'), 'MS-1.2 2,-4 holds a ship of the NPC and a ship of the NPC'],
    [SOLO.replace('f1:1,-5', 'f1:9,-5'), 'MS-1.4 the ship of the NPC at 9,-5 is off the board'],
  ])('MS-21.2 %s', (text, words) => {
    expect(broken(text)).toBe(words);
  });
});
