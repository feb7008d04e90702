/** MS-4 Journeys, warps and landings: what is told, what they use up, how far they go, and where they end. */
import { describe, expect, it } from 'vitest';
import type { ArtifactId } from '../content/artifacts.ts';
import type { CardId } from '../content/cards.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { enginePower } from '../rules/fleet.ts';
import { NOWHERE } from '../rules/hex.ts';
import { ability, attack, DIVERT, END, given, land, move, play, positionOf, STOP, to } from './scene.ts';

const FAR = { 'p2-f1': '5,1' } as const;
const jump = (ship: 'p1-f1' | 'p1-f2') => ({ type: 'jump', ship }) as const;

describe('MS-4.1 engine power', () => {
  const powers = (technologies: TechnologyId[], artifact?: ArtifactId) => {
    const s = positionOf({
      ...{ options: { modules: ['artifacts'] }, fleets: [{ technologies }] },
      units: { 'p1-m': '0,1', 'p1-f1': '1,1', 'p1-b1': '-1,1', ...FAR },
      planets: artifact === undefined ? {} : { m1: { owner: 0, artifact } },
    });
    return [0, 1, 4].map((unit) => enginePower(s, unit));
  };

  it('MS-4.1 base, Artifacts and technology', () => {
    expect(powers([])).toEqual([3, 4, 3]);
    expect(powers(['its-a-trap'])).toEqual([3, 7, 3]);
    expect(powers(['advanced-engineering'])).toEqual([3, 4, 5]);
    expect(powers([], 'aa-batteries')).toEqual([4, 5, 4]);
    expect(powers([], 'glowy-blue-liquid')).toEqual([5, 4, 3]);
  });

  it('MS-4.1 cards in the order played', () => {
    const power = (...cards: CardId[]) => {
      const scene = given({ units: { 'p1-f1': '0,1', ...FAR }, fleets: [{ hand: cards }] });
      for (const card of cards) scene.when(play(card, { unit: 'p1-f1' }));
      return enginePower(scene.s, 1);
    };
    expect([power('afterburner'), power('punch-it'), power('afterburner', 'afterburner')]).toEqual([
      8, 8, 12,
    ]);
    expect([power('punch-it', 'afterburner'), power('afterburner', 'punch-it')]).toEqual([12, 16]);
  });

  it('MS-R38 Convoy adds 3 to each that stood by', () => {
    const scene = given({
      units: { 'p1-f1': '-4,0', 'p2-m': '5,1', 'p2-f1': '5,2', 'p2-b1': '4,2', 'p2-f2': '2,1' },
      fleets: [{}, { hand: ['convoy'] }],
    }).when(END, play('convoy'));
    expect([11, 14, 12, 10].map((unit) => enginePower(scene.s, unit))).toEqual([7, 6, 4, 3]);
    scene.when(END, END);
    expect(enginePower(scene.s, 11)).toBe(4);
  });
});

describe('MS-4.5 a journey', () => {
  it('MS-4.5 is told with its path, the smallest directions first, and resolves the movement phase', () => {
    const scene = given({ units: { 'p1-f1': '-4,2', ...FAR } }).when(move('p1-f1'));
    expect(scene.after(to('-1,1'))).toEqual([
      { type: 'moved', unit: 'p1-f1', path: ['-3,2', '-2,2', '-1,1'].slice(), kind: 'safe' },
    ]);
    expect(scene.s.units[1]).toMatchObject({ moved: true, locked: false, attacked: false });
  });

  it('MS-5.2 a Mothership that has moved or warped cannot divert any more', () => {
    const moved = given({ units: { 'p1-m': '-4,2', ...FAR } }).when(move('p1-m'), to('-3,2'));
    expect(moved.refusal(DIVERT)).toBe('MS-5.2 energySet');
    const other = given({ units: { 'p1-m': '-4,2', 'p1-f1': '0,1', ...FAR } }).when(move('p1-f1'), to('1,1'));
    expect(other.refusal(DIVERT)).toBeUndefined();
    const warped = given({ units: { 'p1-m': '-4,2', ...FAR }, fleets: [{ hand: ['wormhole'] }] });
    warped.when(play('wormhole', { unit: 'p1-m' }), { type: 'row', r: 1 }, land('1,1'));
    expect([warped.refusal(DIVERT), warped.refusal(move('p1-m'))]).toEqual([
      ...['MS-5.2 energySet', 'MS-3.3 hasMoved p1-m'],
    ]);
  });

  it('MS-4.4 after asteroids it goes on with what is left, and ends where nothing is left', () => {
    const scene = given({ units: { 'p1-b1': '0,2', 'p1-f1': '-4,0', ...FAR }, dice: [8, 1] });
    scene.when(move('p1-b1'), to('0,3', 'asteroid'));
    expect(scene.asked).toBe('moveTo');
    expect([scene.offers(to('0,5')), scene.offers(STOP), scene.offers(to('0,2'))]).toEqual([
      true,
      true,
      true,
    ]);
    const last = given({
      units: { 'p1-b1': '0,0', 'p1-f1': '-4,0', ...FAR },
      planets: { m3: { gone: true } },
      dice: [8, 1],
    });
    last.when(move('p1-b1'), to('0,3', 'asteroid'));
    expect(last.asked).toBe('main');
    // With a rope the same, and the attack stays spent.
    const rope = given({
      units: { 'p1-f1': '0,2', 'p1-f2': '-4,0', 'p2-f1': '1,1', 'p2-f2': '5,1' },
      fleets: [{ hand: ['ninja-rope'] }],
      dice: [3, 3, 6, 1],
    }).when(attack('p2-f1', 'p1-f1'), play('ninja-rope', { unit: 'p1-f1' }), to('0,3', 'asteroid'));
    expect([rope.asked, rope.offers(to('0,4')), rope.offers(to('0,5'))]).toEqual(['moveTo', true, false]);
    rope.when(to('0,4'));
    expect(rope.s.units[1]).toMatchObject({ moved: false, attacked: true });
  });

  it('MS-4.3 asteroids first, then the Guardian; it does not go on', () => {
    const scene = given({
      units: { 'p1-f1': '0,2', 'p1-f2': '-4,0', 'p2-g1': '1,2', ...FAR },
      dice: [6, 1, 6, 1, 6, 1].slice(0, 4),
    }).when(move('p1-f1'));
    const told = scene.after(to('0,3', 'asteroid+guardian')).map(({ type }) => type);
    expect(told.slice(0, 4)).toEqual(['moved', 'asteroidRoll', 'halted', 'declared']);
    expect(scene.asked).toBe('main');
  });

  it('MS-12.5 It’s a Trap! is noted when a Fighter moves with it', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p1-b1': '1,1', ...FAR },
      fleets: [{ technologies: ['its-a-trap'] }],
    });
    scene.when(move('p1-b1'), to('1,0'));
    expect(scene.used).toEqual([]);
    scene.when(move('p1-f1'), to('-1,1'));
    expect(scene.used).toEqual(['technology its-a-trap']);
  });
});

describe('lists longer than 200', () => {
  /** So many units on the board; the rest of the Duel's 217 spaces are free but for seven. */
  function worm(ships: number): ReturnType<typeof given> {
    const spaces = [
      '-8,0',
      '-8,1',
      '-8,2',
      '-8,3',
      '-8,4',
      '-8,5',
      '-8,6',
      '-8,7',
      '-8,8',
      '-7,0',
      '-7,1',
    ] as const;
    const ids = [
      'p1-m',
      'p1-f1',
      'p1-f2',
      'p1-f3',
      'p1-b1',
      'p1-b2',
      'p2-m',
      'p2-f1',
      'p2-f2',
      'p2-f3',
    ] as const;
    const units = Object.fromEntries(ids.slice(10 - ships).map((id, i) => [id, spaces[i]]));
    return given({
      units: { ...units, 'p1-b2': '4,1' },
      fleets: [{ hand: ['wormhole'] }],
    }).when(play('wormhole', { unit: 'p1-b2' }));
  }

  it('MS-4.5 are asked row by row, others at once', () => {
    // 217 - 5 planets - 2 stations - 10 ships = 200
    const all = worm(10);
    expect(all.legal).toHaveLength(200);
    expect(all.refusal({ type: 'row', r: 0 })).toBe('MS-4.5 noRow');
    const rows = worm(9);
    expect(rows.legal).toEqual(Array.from({ length: 17 }, (_, i) => ({ type: 'row', r: i - 8 })));
    expect(rows.refusal(land('0,1'))).toBe('MS-4.5 rowFirst');
    expect(rows.refusal({ type: 'row', r: 9 })).toBe('MS-4.5 notReached row 9');
    rows.when({ type: 'row', r: -8 });
    expect(rows.legal).toEqual(Array.from({ length: 9 }, (_, i) => land(`${i},-8`)));
    expect(rows.refusal(land('0,1'))).toBe('MS-4.6 notHere 0,1');
    expect(rows.refusal(land('12,12'))).toBe('MS-1.4 notHere 12,12');
    expect(rows.refusal({ type: 'row', r: 0 })).toBe('MS-4.5 noRow');
  });

  it('MS-4.5 journeys as well', () => {
    const scene = given({
      options: { layout: 'own', board: 'radius 11; stations -9,0 9,0; minerals 0,9' },
      units: { 'p1-f1': '0,1', 'p2-f1': '-3,-8' },
      fleets: [{ hand: ['punch-it', 'punch-it'] }],
    }).when(play('punch-it', { unit: 'p1-f1' }), play('punch-it', { unit: 'p1-f1' }), move('p1-f1'));
    expect(scene.legal).toEqual(Array.from({ length: 23 }, (_, i) => ({ type: 'row', r: i - 11 })));
    expect(scene.refusal(to('1,1'))).toBe('MS-4.5 rowFirst');
    expect(scene.refusal(STOP)).toBe('MS-4.4 notBegun');
    scene.when({ type: 'row', r: 1 });
    expect(scene.refusal(to('1,0'))).toBe('MS-4.5 notReached 1,0');
    expect(scene.legal.map((action) => ('to' in action ? action.to.split(',')[1] : ''))).toEqual(
      new Array(scene.legal.length).fill('1'),
    );
    scene.when(to('3,1'));
    expect(scene.at('p1-f1')).toBe('3,1');
  });
});

describe('MS-4.6 landings', () => {
  it('MS-4.6 a warp into asteroids is a fight, and then Guardians', () => {
    const scene = given({
      units: { 'p1-f1': '-4,0', 'p1-f2': '-4,1', 'p2-g1': '1,2', ...FAR },
      fleets: [{ hand: ['wormhole'] }],
    }).when(play('wormhole', { unit: 'p1-f1' }), { type: 'row', r: 3 });
    expect(
      scene
        .rolls(6, 1, 1, 6)
        .after(land('1,3'))
        .map(({ type }) => type)
        .slice(0, 4),
    ).toEqual([...['landed', 'asteroidRoll', 'halted', 'declared']]);
    expect(scene.s.units[1]).toMatchObject({ locked: true, moved: false });
  });

  it('MS-R43 Jump Gates land next to friendly stations and planets, and nowhere else', () => {
    const scene = given({
      units: { 'p1-f1': '-5,0', 'p1-f2': '-5,1', ...FAR },
      fleets: [{ technologies: ['jump-gates'] }],
      planets: { m1: { owner: 0 }, m2: { owner: 1 } },
    }).when(jump('p1-f1'));
    expect([scene.offers(land('-2,-1')), scene.offers(land('-7,0')), scene.offers(land('1,2'))]).toEqual([
      ...[true, true, false],
    ]);
    expect(scene.refusal(land('1,2'))).toBe('MS-R43 notHere 1,2');
    scene.when(land('-2,-1'));
    expect([scene.used, scene.refusal(jump('p1-f1'))]).toEqual([
      ['technology jump-gates'],
      'MS-R43 hasMoved p1-f1',
    ]);
  });

  it('MS-R42 Onboard Gates land next to the Mothership; a ship that came so may attack', () => {
    const scene = given({
      units: { 'p1-m': '0,1', 'p1-f1': '-5,1', 'p2-f1': '1,2', 'p2-f2': '5,1' },
      fleets: [{ technologies: ['onboard-gates'] }],
    }).when(ability('onboard-gates', 'p1-f1'));
    expect(scene.legal.map((action) => ('to' in action ? action.to : '')).sort()).toEqual([
      ...['-1,1', '-1,2', '0,2', '1,0', '1,1'].sort(),
    ]);
    scene.when(land('0,2'));
    expect(scene.refusal(attack('p2-f1', 'p1-f1'))).toBeUndefined();
    expect(scene.refusal(attack('p2-f1', 'p1-m'))).toBe('MS-6.1 hasAttacked p1-m');
  });

  it('MS-10.5 a station in asteroids loses 4 at a 4 or more, and nothing for moving on inside', () => {
    const moved = (from: '0,2' | '0,3', face: number) => {
      const scene = given({
        units: { 'p1-f1': '-4,0', 'p1-s': from, ...FAR },
        fleets: [{ technologies: ['auxiliary-engines'] }],
        dice: [face],
      }).when({ type: 'stationMove' });
      return scene.after(land(from === '0,2' ? '0,3' : '0,4'));
    };
    expect(moved('0,2', 3)).toEqual([
      { type: 'landed', unit: 'p1-s', to: '0,3', where: 'station' },
      { type: 'stationRocks', unit: 'p1-s', face: 3 },
    ]);
    expect(moved('0,2', 4).slice(1)).toEqual([
      { type: 'stationRocks', unit: 'p1-s', face: 4 },
      { type: 'stationHit', unit: 'p1-s', hp: 12 },
    ]);
    expect(moved('0,3', 6)).toHaveLength(1);
    const migrated = given({
      units: { 'p1-f1': '-4,0', 'p1-s': '0,3', ...FAR },
      fleets: [{ hand: ['migration'], stationHp: 4 }],
      planets: { g2: { owner: 0 } },
    }).when(play('migration'));
    expect(migrated.offers(land('-3,5'))).toBe(true);
    migrated.rolls(6).when(land('-3,5'));
    expect(migrated.s.outcome).toMatchObject({ winners: [1] });
  });

  it('MS-19.5 a Mothership returns with 6 hit points, next to what is its own', () => {
    const scene = given({
      options: { mode: 'vp' },
      units: { 'p1-f1': '0,1', ...FAR },
      planets: { m1: { owner: 0 } },
      change: (s) => Object.assign(s.units[0] ?? {}, { at: NOWHERE, wait: 1 }),
    }).when(END);
    expect(scene.refusal(land('0,2'))).toBe('MS-19.5 notHere 0,2');
    scene.when(land('-2,-1'));
    expect([scene.fleet(0).hp, scene.s.units[0]?.wait]).toEqual([6, undefined]);
  });
});
