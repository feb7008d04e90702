/** MS-8.3, MS-10 What stations and asteroids do to each other and to ships. */
import { describe, expect, it } from 'vitest';
import type { MothershipEvent } from '../event.ts';
import { attack, type Given, given, move, STOP, to } from './scene.ts';

const only = (events: MothershipEvent[], ...types: MothershipEvent['type'][]) =>
  events.filter(({ type }) => types.includes(type));

describe('MS-8.3 stations', () => {
  it('MS-8.3 four for every full four, the remainder is lost', () => {
    const hp = (face: number, stationHp = 16) => {
      const scene = given({
        units: { 'p1-m': '5,0', 'p2-f1': '0,5' },
        fleets: [{ energy: { engines: 0, weapons: 12, shields: 3 } }, { stationHp }],
        dice: [face],
      });
      return only(scene.after(attack('p2-s', 'p1-m')), 'stationHit');
    };
    expect([3, 4, 7, 8, 12].map((face) => hp(face))).toEqual(
      [16, 12, 12, 8, 4].map((left) => [{ type: 'stationHit', unit: 'p2-s', hp: left }]),
    );
    expect(hp(12, 8)).toEqual([{ type: 'stationHit', unit: 'p2-s', hp: 0 }]);
  });
});

describe('MS-10 asteroids', () => {
  const rocks = (ship: 'p1-f1' | 'p1-m', dice: number[], more: Given['fleets'] = []) =>
    given({ units: { [ship]: '0,2', 'p1-b1': '-4,0', 'p2-f1': '5,1' }, dice, fleets: more }).when(move(ship));

  it('MS-10.2, MS-10.3 as much as the field is enough, less destroys', () => {
    expect(rocks('p1-f1', [4, 4]).after(to('0,3', 'asteroid'))).toEqual([
      { type: 'moved', unit: 'p1-f1', path: ['0,3'], kind: 'asteroid' },
      { type: 'asteroidRoll', unit: 'p1-f1', total: 4, field: 4, survived: true },
    ]);
    expect(rocks('p1-f1', [3, 4]).after(to('0,3', 'asteroid')).slice(1)).toEqual([
      { type: 'asteroidRoll', unit: 'p1-f1', total: 3, field: 4, survived: false },
      { type: 'destroyed', unit: 'p1-f1', cause: 'asteroids' },
    ]);
  });

  it('MS-10.3 a Mothership takes what the field rolled, and goes on with what is left of its engines', () => {
    const scene = rocks('p1-m', [1, 6], [{ energy: { engines: 5, weapons: 5, shields: 5 } }]);
    expect(scene.after(to('0,3', 'asteroid')).slice(1)).toEqual([
      { type: 'asteroidRoll', unit: 'p1-m', total: 1, field: 6, survived: false },
      { type: 'damaged', unit: 'p1-m', shield: 0, hp: 11 },
    ]);
    expect(scene.asked).toBe('moveTo');
    expect([scene.offers(to('0,5')), scene.offers(to('-1,6'))]).toEqual([true, false]);
    expect(scene.after(STOP)).toEqual([{ type: 'stopped', unit: 'p1-m' }]);
  });
});
