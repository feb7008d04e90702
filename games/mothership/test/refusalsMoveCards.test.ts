/** MS-13.5 What cards that move ships may not be played on, and the reason given. */
import { describe, expect, it } from 'vitest';
import type { CardId } from '../content/cards.ts';
import { attack, type Given, given, play, refusals } from './scene.ts';

const FAR = { 'p2-f1': '5,1' } as const;
const UNITS = { 'p1-m': '-4,0', 'p1-f1': '0,1', 'p1-f2': '-1,1', 'p2-f1': '5,1', 'p2-m': '5,2' } as const;
const hand = (...cards: CardId[]): Given['fleets'] => [{ hand: cards }];
const held =
  (unit: number): Given['change'] =>
  (s) =>
    s.holds.push({ unit, by: 1, how: 'tractor' });
const TEAMS = {
  seats: 4,
  options: { teams: '2v2' },
  units: { 'p1-f1': '4,-3', 'p2-f1': '3,4', 'p3-f1': '-8,6', 'p4-f1': '-3,-6' },
} as const;

describe('MS-13.5 cards that move', () => {
  it('MS-13.5 Afterburner and Punch It! are for own ships that have done nothing yet', () => {
    const position: Given = {
      units: UNITS,
      fleets: [{ hand: ['afterburner', 'punch-it'], energy: { engines: 0, weapons: 3, shields: 12 } }],
    };
    refusals(position, [
      [play('afterburner', { unit: 'p1-f3' }), 'MS-13.5 offBoard p1-f3'],
      [play('afterburner', { unit: 'p1-s' }), 'MS-13.5 notShip p1-s'],
      [play('afterburner', { unit: 'p2-f1' }), 'MS-13.5 notYours p2-f1'],
      [play('afterburner', { unit: 'p1-m' }), undefined],
      [play('punch-it', { unit: 'p1-m' }), 'MS-13.9 cannotGo p1-m'],
      [play('punch-it', { unit: 'p1-f1' }), undefined],
    ]);
    for (const done of ['moved', 'locked', 'attacked'])
      refusals({ ...position, change: (s) => Object.assign(s.units[1] ?? {}, { [done]: true }) }, [
        [play('afterburner', { unit: 'p1-f1' }), 'MS-13.5 notUnmoved p1-f1'],
        [play('afterburner', { unit: 'p1-f2' }), undefined],
      ]);
    const change = held(1);
    refusals({ ...position, ...(change && { change }) }, [
      [play('punch-it', { unit: 'p1-f1' }), 'MS-4.8 held p1-f1'],
    ]);
  });

  it('MS-13.9 Convoy needs somebody by the Mothership', () => {
    const convoy = (change: Given['change']) =>
      given({ units: UNITS, fleets: hand('convoy'), ...(change && { change }) }).refusal(play('convoy'));
    expect(convoy(undefined)).toBe('MS-13.9 noOne');
    expect(convoy((s) => s.convoy.push(1))).toBeUndefined();
    expect(convoy((s) => s.convoy.push(3))).toBe('MS-13.9 noOne');
    const moved = convoy((s) => {
      s.convoy.push(1);
      Object.assign(s.units[1] ?? {}, { moved: true });
    });
    expect(moved).toBe('MS-13.9 noOne');
    const tied = convoy((s) => {
      s.convoy.push(1);
      s.holds.push({ unit: 1, by: 1, how: 'tractor' });
    });
    expect(tied).toBe('MS-13.9 noOne');
  });

  it('MS-4.6 a Wormhole takes an own fresh ship, or a team-mate’s that is not held', () => {
    const wormhole = (unit: 'p1-f1' | 'p2-f1' | 'p3-f1' | 'p3-f2' | 'p3-s', change?: Given['change']) =>
      given({ ...TEAMS, fleets: hand('wormhole'), ...(change && { change }) }).refusal(
        play('wormhole', { unit }),
      );
    expect(wormhole('p1-f1')).toBeUndefined();
    expect(wormhole('p1-f1', (s) => Object.assign(s.units[1] ?? {}, { moved: true }))).toBe(
      'MS-13.5 notUnmoved p1-f1',
    );
    expect(wormhole('p3-f1')).toBeUndefined();
    expect(wormhole('p3-f1', held(21))).toBe('MS-4.8 held p3-f1');
    expect(wormhole('p3-f2')).toBe('MS-13.5 offBoard p3-f2');
    expect(wormhole('p3-s')).toBe('MS-13.5 notShip p3-s');
    expect(wormhole('p2-f1')).toBe('MS-20.3 notFriendly p2-f1');
  });

  it('MS-R37 a Cowardly Retreat goes to a friendly planet or station with room', () => {
    const retreat = (target: 'm1' | 'm3' | 'p1-s' | 'p2-s' | 'p1-f2') =>
      [play('cowardly-retreat', { unit: 'p1-f1', target })] as const;
    refusals(
      { units: UNITS, fleets: hand('cowardly-retreat'), planets: { m1: { owner: 0 }, m2: { owner: 1 } } },
      [
        [...retreat('m1'), undefined],
        [...retreat('p1-s'), undefined],
        [...retreat('m3'), 'MS-R37 notFriendly m3'],
        [play('cowardly-retreat', { unit: 'p1-f1', target: 'm2' }), 'MS-R37 notFriendly m2'],
        [...retreat('p2-s'), 'MS-R37 notFriendly p2-s'],
        [...retreat('p1-f2'), 'MS-R37 stationTarget p1-f2'],
      ],
    );
    const around: Given['units'] = {
      ...{ 'p1-m': '-5,0', 'p1-f2': '-5,-1', 'p1-f3': '-6,-1', 'p1-b1': '-7,0', 'p1-b2': '-7,1' },
      ...{ 'p1-g1': '-6,1', 'p1-f1': '0,1', ...FAR },
    };
    refusals({ units: around, fleets: hand('cowardly-retreat') }, [
      [...retreat('p1-s'), 'MS-13.9 noSpace p1-s'],
    ]);
  });

  it('MS-3.3 Ninja Rope is for an own ship that has attacked and can go', () => {
    const units = { 'p1-f1': '0,1', 'p1-f2': '-1,1', 'p2-f1': '0,2', 'p2-f2': '5,1' } as const;
    const scene = (change?: Given['change']) =>
      given({ units, fleets: hand('ninja-rope'), dice: [3, 3], ...(change && { change }) }).when(
        attack('p2-f1', 'p1-f1'),
      );
    expect(scene().refusal(play('ninja-rope', { unit: 'p1-f1' }))).toBeUndefined();
    expect(scene().refusal(play('ninja-rope', { unit: 'p1-f2' }))).toBe('MS-3.3 notAttacked p1-f2');
    expect(scene().refusal(play('ninja-rope', { unit: 'p2-f1' }))).toBe('MS-3.3 notYours p2-f1');
    expect(scene(held(1)).refusal(play('ninja-rope', { unit: 'p1-f1' }))).toBe('MS-4.8 held p1-f1');
    const closed = given({
      units: { 'p1-f1': '8,0', 'p2-f1': '8,-1', 'p2-f2': '7,0', 'p2-f3': '7,1' },
      ...{ fleets: hand('ninja-rope'), dice: [4, 3] },
    }).when(attack('p2-f1', 'p1-f1'));
    expect(closed.refusal(play('ninja-rope', { unit: 'p1-f1' }))).toBe('MS-13.9 cannotGo p1-f1');
  });

  it('MS-R39 Gravity Manipulator: enemy ships near a friendly planet, not held', () => {
    const gravity = (target: 'm1' | 'p1-f1' | 'p2-f1' | 'p2-f2' | 'p2-s', change?: Given['change']) =>
      given({
        units: { 'p1-f1': '-4,0', 'p2-f1': '1,2', 'p2-f2': '5,1' },
        fleets: hand('gravity-manipulator'),
        planets: { m3: { owner: 0 } },
        ...(change && { change }),
      }).refusal(play('gravity-manipulator', { target }));
    expect(gravity('p2-f1')).toBeUndefined();
    expect(gravity('m1')).toBe('MS-R39 notShip m1');
    expect(gravity('p2-s')).toBe('MS-R39 notShip p2-s');
    expect(gravity('p1-f1')).toBe('MS-R39 notEnemy p1-f1');
    expect(gravity('p2-f2')).toBe('MS-R39 outOfRange p2-f2 3');
    const tied: Given['change'] = (s) => s.holds.push({ unit: 11, by: 0, how: 'tractor' });
    expect(gravity('p2-f1', tied)).toBe('MS-4.8 held p2-f1');
  });

  it('MS-4.9 Migration needs the station and a friendly planet with room', () => {
    const migration = (more: Given) =>
      given({ units: UNITS, fleets: hand('migration'), ...more }).refusal(play('migration'));
    expect(migration({})).toBe('MS-13.9 noSpace');
    expect(migration({ planets: { m1: { owner: 0 } } })).toBeUndefined();
    const lost = { options: { mode: 'vp' }, units: { ...UNITS, 'p1-s': 'off' } } as const;
    expect(migration({ ...lost, planets: { m1: { owner: 0 } } })).toBe('MS-13.9 offBoard p1-s');
  });
});
