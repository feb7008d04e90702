/** What the strong player’s playouts rest on: how positions stand, where they are compared, and the quick style. */
import { describe, expect, it } from 'vitest';
import { stream } from '#engine';
import { harmOf } from '../bot/hull.ts';
import { outlook } from '../bot/outlook.ts';
import { isTurnStart } from '../bot/plans.ts';
import { decide } from '../bot/policy.ts';
import { QUICK, USUAL } from '../bot/style.ts';
import type { State } from '../state.ts';
import { ALL_TAKEN, END, type Given, given, move, to } from './scene.ts';

const UNITS: Given['units'] = {
  'p1-m': '-5,0',
  'p1-f1': '-1,0',
  'p1-f2': '-1,1',
  'p1-b1': '-2,1',
  'p2-m': '6,-1',
  'p2-f1': '5,0',
  'p2-f2': '5,1',
  'p2-b1': '6,1',
};

const standing = (position: Given, seat = 0) => outlook(given({ units: UNITS, ...position }).s, seat);

describe('an outlook', () => {
  it('is a share of all', () => {
    expect(standing({}, 0) + standing({}, 1)).toBeCloseTo(1, 12);
    const teams: Given = { seats: 4, options: { teams: '2v2' }, units: { 'p1-f1': '0,3', 'p2-f1': '0,-3' } };
    const shares = [0, 1, 2, 3].map((seat) => standing(teams, seat));
    expect(new Set(shares).size).toBe(2);
    expect(Math.max(...shares) + Math.min(...shares)).toBeCloseTo(1, 12);
  });

  it.each<[string, Given, Given]>([
    ['a ship more', {}, { units: { ...UNITS, 'p1-f2': 'off' } }],
    ['a sound hull', {}, { fleets: [{ hp: 3 }] }],
    ['a whole station', {}, { fleets: [{ stationHp: 4 }] }],
    ['a technology', { fleets: [{ technologies: ['rear-turrets'] }] }, {}],
    ['to be on turn', {}, { active: 1 }],
    ['the other’s station near', {}, { units: { ...UNITS, 'p1-f1': '-8,2', 'p1-f2': '-8,3' } }],
    [
      'a guard at home',
      { units: { ...UNITS, 'p2-b1': '-4,3', 'p1-m': '-5,0' } },
      { units: { ...UNITS, 'p2-b1': '-4,3', 'p1-m': '-4,-2' } },
    ],
  ])('is better with %s', (_, better, worse) => {
    expect(standing(better)).toBeGreaterThan(standing(worse));
  });

  it('counts what ships that are ready could strike at', () => {
    const spent = (s: State) => {
      for (const unit of s.units) unit.attacked = true;
    };
    const readiness = (units: Given['units']) =>
      standing({ units, planets: ALL_TAKEN }) - standing({ units, planets: ALL_TAKEN, change: spent });
    expect(readiness({ ...UNITS, 'p2-f1': '2,-1' })).toBeGreaterThan(2 * readiness(UNITS));
  });
});

describe('the moment at which playouts are compared', () => {
  it('is the beginning of the own turn', () => {
    const scene = given({ units: UNITS });
    expect(isTurnStart(scene.s, 0)).toBe(true);
    expect(isTurnStart(scene.s, 1)).toBe(false);
    scene.when(move('p1-f1'));
    expect(isTurnStart(scene.s, 0)).toBe(false);
    scene.when(to('0,-1'));
    expect(isTurnStart(scene.s, 0)).toBe(false);
    scene.when(END);
    expect(isTurnStart(scene.s, 1)).toBe(true);
  });

  it('is the beginning of anyone’s among more than two, and of the own one again when two are left', () => {
    const three: Given = { seats: 3, units: { 'p1-f1': '0,3', 'p2-f1': '1,-3', 'p3-f1': '3,0' } };
    const scene = given(three);
    expect(isTurnStart(scene.s, 2)).toBe(true);
    scene.when(move('p1-f1'));
    expect(isTurnStart(scene.s, 2)).toBe(false);
    const two = given({ ...three, fleets: [{}, {}, { out: 1 }] });
    expect(isTurnStart(two.s, 0)).toBe(true);
    expect(isTurnStart(two.s, 1)).toBe(false);
  });

  it('is now for who has no turn any more', () => {
    const scene = given({ units: UNITS, fleets: [{}, { out: 1 }] }).when(move('p1-f1'));
    expect(isTurnStart(scene.s, 0)).toBe(false);
    expect(isTurnStart(scene.s, 1)).toBe(true);
  });
});

describe('MS-6.7 what comes off a Mothership', () => {
  const bomber = { fighters: 0, bombers: 1, die: 0, light: 0, hard: 0, defence: 0, sides: 4, ties: false };

  it('agrees with the faces counted one by one', () => {
    let hull = 0;
    let shield = 0;
    let kill = 0;
    for (let face = 1; face <= 8; face++) {
      for (let other = 1; other <= 4; other++) {
        if (face <= other) continue;
        hull += Math.min(5, Math.max(0, face - 2)) / 32;
        shield += Math.min(2, face) / 32;
        kill += face - 2 >= 5 ? 1 / 32 : 0;
      }
    }
    const harm = harmOf({ ...bomber, shield: 2, hp: 5 });
    expect(harm.hull).toBeCloseTo(hull, 12);
    expect(harm.shield).toBeCloseTo(shield, 12);
    expect(harm.kill).toBeCloseTo(kill, 12);
  });

  it('is looked up by everything it depends on', () => {
    const at = { ...bomber, shield: 1, hp: 6 };
    const all = [
      at,
      { ...at, bombers: 2 },
      { ...at, fighters: 1 },
      { ...at, die: 6 },
      { ...at, hard: 1 },
      { ...at, fighters: 1, light: 1 },
      { ...at, defence: 1 },
      { ...at, sides: 6 },
      { ...at, ties: true },
      { ...at, shield: 2 },
      { ...at, hp: 7 },
    ].map((attack) => JSON.stringify(harmOf(attack)));
    expect(new Set(all).size).toBe(all.length);
  });

  it('leaves the hull to heavier ships than Fighters', () => {
    expect(harmOf({ ...bomber, bombers: 0, fighters: 3, shield: 1, hp: 6 })).toMatchObject({
      hull: 0,
      kill: 0,
    });
  });
});

describe('the quick style of playouts', () => {
  const position: Given = {
    units: { ...UNITS, 'p2-f1': '5,0' },
    planets: ALL_TAKEN,
  };

  function movedBy(style: typeof USUAL): string[] {
    const scene = given(position);
    const moved: string[] = [];
    while (scene.s.active === 0 && !scene.play.over) {
      const action = decide(scene.s, 0, scene.legal, style, stream('quick'));
      if (action.type === 'move') moved.push(action.ship);
      scene.when(action);
    }
    return moved;
  }

  it('moves as many ships as the usual one', () => {
    expect(movedBy(USUAL).length).toBeGreaterThan(1);
    expect(movedBy(QUICK).toSorted()).toEqual(movedBy(USUAL).toSorted());
  });

  it('looks for a strike again once dice have fallen', () => {
    const near: Given = {
      ...position,
      units: { 'p1-f1': '1,-1', 'p1-f2': '2,0', 'p1-f3': '1,0', 'p2-f1': '2,-1', 'p2-m': '8,-1' },
    };
    const scene = given({ ...near, units: { ...near.units, 'p2-f1': '8,-3' } });
    expect(decide(scene.s, 0, scene.legal, QUICK, stream('x')).type).not.toBe('attack');
    const target = given(near).s.units.map(({ at }) => at);
    scene.s.units.forEach((unit, number) => {
      unit.at = target[number] ?? unit.at;
    });
    scene.s.draws += 1;
    expect(decide(scene.s, 0, scene.play.legal(0), QUICK, stream('x'))).toMatchObject({ type: 'attack' });
  });

  it('keeps cards that move ships', () => {
    const played = (style: typeof USUAL) => {
      const scene = given({
        ...position,
        units: { 'p1-m': '-5,0', 'p1-b1': '1,0', 'p1-b2': '1,1', 'p2-m': '8,-8' },
        fleets: [{ hand: ['afterburner', 'punch-it'] }, { stationHp: 4 }],
      });
      return decide(scene.s, 0, scene.legal, style, stream('x')).type;
    };
    expect(played(USUAL)).toBe('play');
    expect(played(QUICK)).not.toBe('play');
  });
});
