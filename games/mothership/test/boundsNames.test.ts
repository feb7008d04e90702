/** MS-1.1, MS-2.4 How spaces, units and seats are written in actions, and who is who by number. */
import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  type ActionType,
  hexShape,
  planetShape,
  seatShape,
  targetShape,
  unitShape,
} from '../action.ts';
import { fightOf } from '../content/cards/card.ts';
import { PLANET_IDS } from '../content/layouts.ts';
import { canDamage, decider, dieSides, friendly, inTurnOrder, mayAttack, teamOf } from '../rules/fleet.ts';
import {
  classOf,
  guardiansOf,
  isGuardian,
  isShip,
  isSmall,
  NOBODY,
  ownerOf,
  shipsOf,
  UNIT_IDS,
  unitCalled,
  unitId,
  unitNumber,
  unitsOf,
  whoIs,
} from '../rules/units.ts';
import { positionOf } from './scene.ts';

const DUEL = positionOf({ units: { 'p1-f1': '0,1', 'p1-m': '1,1', 'p2-f1': '5,1' } });
const SOLO = positionOf({ seats: 1, options: { mode: 'solo' }, units: { 'p1-f1': '-6,0' } });

describe('MS-1.1 what is well written', () => {
  it('MS-1.1 spaces by coordinates, without leading zeros or minus zero', () => {
    const well = (text: unknown) => hexShape.problem(text, 'to') === undefined;
    expect(['0,0', '-6,0', '11,-11', '-11,-11', '7,10'].map(well)).toEqual(new Array(5).fill(true));
    const not = [
      '',
      '1',
      '1,',
      ',1',
      '01,1',
      '1,01',
      '-0,1',
      '1,-0',
      '100,1',
      '1,100',
      '1,2 ',
      ' 1,2',
      'x1,2',
      '1,2x',
      1,
      null,
    ];
    expect(not.filter(well)).toEqual([]);
    expect(hexShape.problem('1;2', 'to')).toEqual({ field: 'to', reason: 'must be coordinates like "-6,0"' });
  });

  it('MS-2.4 units of six seats and the NPC, planets and planetoids', () => {
    expect([UNIT_IDS.length, PLANET_IDS.length]).toEqual([70, 14]);
    const ok = (shape: { problem(value: unknown, field: string): unknown }, value: unknown) =>
      shape.problem(value, 'x') === undefined;
    expect([
      ok(unitShape, 'p6-s'),
      ok(unitShape, 'npc-m'),
      ok(unitShape, 'p7-m'),
      ok(unitShape, 'm1'),
    ]).toEqual([true, true, false, false]);
    expect([
      ok(planetShape, 'm8'),
      ok(planetShape, 'o4'),
      ok(planetShape, 'm9'),
      ok(planetShape, 'g3'),
    ]).toEqual([true, true, false, false]);
    expect([ok(targetShape, 'p1-m'), ok(targetShape, 'g2'), ok(targetShape, 'x')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([0, 5, 6, -1].map((seat) => ok(seatShape, seat))).toEqual([true, true, false, false]);
  });
});

describe('actions as they come from outside', () => {
  /** The fields of an action that are not well written. */
  const wrong = (action: { readonly type: ActionType; readonly [field: string]: unknown }) => {
    const fields: Readonly<Record<string, { problem(value: unknown, field: string): unknown }>> =
      ACTIONS.variants[action.type];
    return Object.entries(fields).flatMap(([name, shape]) =>
      shape.problem(action[name], name) ? [name] : [],
    );
  };

  it('MS-3.2 every field is looked at, and its limits', () => {
    const ship = 'p1-f1';
    expect(wrong({ type: 'row', r: 12 })).toEqual(['r']);
    expect([
      wrong({ type: 'row', r: -11 }),
      wrong({ type: 'row', r: 11 }),
      wrong({ type: 'row', r: -12 }),
    ]).toEqual([[], [], ['r']]);
    expect(wrong({ type: 'split', engines: 13, weapons: -1, shields: 0.5 })).toEqual([
      'engines',
      'weapons',
      'shields',
    ]);
    expect(wrong({ type: 'split', engines: 12, weapons: 0, shields: 3 })).toEqual([]);
    expect([0, 1, 4, 5].map((amount) => wrong({ type: 'gas', amount }).length)).toEqual([1, 0, 0, 1]);
    const attack = (ships: unknown) => wrong({ type: 'attack', target: 'm1', ships });
    expect([
      attack([]),
      attack([ship]),
      attack(new Array(6).fill(ship)),
      attack(new Array(7).fill(ship)),
    ]).toEqual([...[['ships'], [], [], ['ships']]]);
    expect(wrong({ type: 'attack', target: 'x', ships: ['m1'] })).toEqual(['target', 'ships']);
    expect(wrong({ type: 'play', card: 'x', unit: 'x', target: 'x', seat: 6, pick: 'x' })).toEqual([
      ...['card', 'unit', 'target', 'seat', 'pick'],
    ]);
    expect(wrong({ type: 'play', card: 'convoy' })).toEqual([]);
  });

  it.each([
    ['land', 'to'],
    ['energy', 'subsystem'],
    ['move', 'ship'],
    ['push', 'to'],
    ['jump', 'ship'],
    ['research', 'technology'],
    ['buy', 'with'],
    ['deploy', 'ship'],
    ['scrap', 'guardian'],
    ['explore', 'planet'],
    ['sway', 'planet'],
    ['smear', 'seat'],
    ['choose', 'unit'],
    ['capture', 'from'],
    ['sell', 'card'],
    ['develop', 'development planet'],
    ['moveTo', 'to kind'],
    ['ability', 'technology'],
  ] as const)('MS-3.2 %s without %s', (type, fields) => {
    expect(wrong({ type })).toEqual(fields.split(' '));
  });
});

it('MS-13.4 cards of a fight need one', () => {
  expect(() => fightOf(DUEL)).toThrow('there is no fight');
});

describe('MS-2.4 who is who', () => {
  it('MS-2.4 one Mothership, three Fighters, two Bombers, three Guardians, a station', () => {
    expect(unitsOf(1)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    expect([shipsOf(1), guardiansOf(1)]).toEqual([
      [10, 11, 12, 13, 14, 15],
      [16, 17, 18],
    ]);
    expect([shipsOf(6), guardiansOf(6), unitsOf(6)]).toEqual([[], [], []]);
    const kinds = unitsOf(1).map((unit) =>
      [
        ...[classOf(unit).charAt(0), isShip(unit), isSmall(unit), isGuardian(unit), ownerOf(unit)].map(
          String,
        ),
      ].join(' '),
    );
    expect(kinds).toEqual([
      'm true false false 1',
      ...new Array(3).fill('f true true false 1'),
      ...new Array(2).fill('b true true false 1'),
      ...new Array(3).fill('g false false true 1'),
      's false false false 1',
    ]);
  });

  it('MS-21.2 ids of those who take part, the NPC as the second fleet of a solo match', () => {
    expect([unitNumber(DUEL, 'p1-m'), unitNumber(DUEL, 'p2-s'), unitNumber(DUEL, 'p3-m')]).toEqual([
      0,
      19,
      undefined,
    ]);
    expect([unitNumber(DUEL, 'npc-m'), unitNumber(DUEL, undefined), unitNumber(DUEL, 'm1')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([unitNumber(SOLO, 'npc-m'), unitNumber(SOLO, 'npc-b2'), unitNumber(SOLO, 'p2-m')]).toEqual([
      10,
      15,
      undefined,
    ]);
    expect([unitId(SOLO, 15), unitId(DUEL, 15), unitId(SOLO, 9)]).toEqual(['npc-b2', 'p2-b2', 'p1-s']);
    expect([whoIs(SOLO, 1), whoIs(SOLO, 0), whoIs(DUEL, 1)]).toEqual(['npc', 0, 1]);
    expect(() => unitCalled(DUEL, 'p3-m')).toThrow('there is no unit p3-m');
  });

  it('MS-20.2 friends are of the same seat or team, nobody is nobody’s friend', () => {
    const teams = positionOf({
      ...{ seats: 6, options: { teams: '2v2v2' } },
      units: {
        'p1-f1': '8,0',
        'p2-f1': '0,8',
        'p3-f1': '-8,8',
        'p4-f1': '-8,0',
        'p5-f1': '0,-8',
        'p6-f1': '8,-8',
      },
    });
    const friends = (a: number) => [0, 1, 2, 3, 4, 5, NOBODY].filter((b) => friendly(teams, a, b));
    expect([friends(0), friends(1), friends(5), friends(NOBODY)]).toEqual([[0, 3], [1, 4], [2, 5], [NOBODY]]);
    expect([friendly(DUEL, 0, 1), friendly(DUEL, 1, 1), friendly(DUEL, 0, NOBODY)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([0, 1, 2, 3, 4, 5].map((seat) => teamOf(teams, seat))).toEqual([0, 1, 2, 0, 1, 2]);
  });

  it('MS-3.1 seats in turn order, those out of the game left out and not asked', () => {
    const three = positionOf({
      seats: 3,
      units: { 'p1-f1': '5,0', 'p3-f1': '0,-5' },
      fleets: [{}, { out: 1 }],
    });
    expect([inTurnOrder(three, 2), inTurnOrder(three, 1), inTurnOrder(three, 0)]).toEqual([
      [2, 0],
      [2, 0],
      [0, 2],
    ]);
    expect([0, 1, 2, NOBODY].map((seat) => decider(three, seat))).toEqual([0, undefined, 2, undefined]);
    expect([decider(SOLO, 0), decider(SOLO, 1)]).toEqual([0, undefined]);
  });

  it('MS-6.2 dice, and who damages whom', () => {
    const s = positionOf({
      units: { 'p1-m': '1,1', 'p1-f1': '0,1', 'p1-b1': '-1,1', 'p1-g1': '0,2', 'p2-m': '5,1' },
      fleets: [
        { energy: { engines: 0, weapons: 7, shields: 8 } },
        { energy: { engines: 10, weapons: 5, shields: 0 } },
      ],
    });
    expect([0, 1, 4, 6, 9].map((unit) => dieSides(s, unit))).toEqual([8, 6, 8, 6, 0]);
    const harms = (by: number) =>
      [11, 14, 16, 10, 19].map((to) => (canDamage(s, by, to) ? 'x' : '-')).join('');
    // Fighter, Bomber, Guardian, Mothership without shields, station
    expect([1, 4, 0, 6, 9].map(harms)).toEqual(['xxx--', '--xxx', 'xxxxx', 'xxxx-', '-----']);
    expect(canDamage(s, 11, 0)).toBe(true);
    expect([mayAttack(s, 0, 1), mayAttack(s, 0, 2), mayAttack(s, 0, 6), mayAttack(s, 1, 1)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
