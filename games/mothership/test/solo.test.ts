import { describe, expect, it } from 'vitest';
import { defaultOptions, draws, Play, stream } from '#engine';
import { mothership } from '../index.ts';
import { OPTIONS, type Options } from '../options.ts';
import { boardOf } from '../rules/board.ts';
import { planetDefence } from '../rules/planets.ts';
import { walkSteps } from '../steps/npcWalk.ts';
import { END, given, NO_NPC_SHIPS, PASS, play } from './scene.ts';

const NONE = { 'npc-m': 'off', ...NO_NPC_SHIPS } as const;

const solo = (soloLevel: number, more: Partial<Options> = {}) =>
  ({ seats: 1, options: { mode: 'solo', soloLevel, ...more } }) as const;

describe('MS-21 the Solo Challenge', () => {
  it('MS-21.2 begins with three planets and ships around the anchor', () => {
    const options = { ...defaultOptions(OPTIONS), mode: 'solo' } as Options;
    const started = new Play(mothership, mothership.setup({ seats: 1, options }), draws('fast', 'solo'));
    started.run();
    const { s } = started;
    expect(s.planets.map(({ owner }) => owner)).toEqual([0, 0, 0]);
    expect(started.legal(0)).toHaveLength(19);
    expect(s.fleets[0]?.hand).toHaveLength(2);
  });

  it('MS-21.4 the level fixes Energy and technology', () => {
    const { s } = given({ ...solo(6), units: { 'p1-f1': '-6,0' } });
    expect(s.fleets[1]).toMatchObject({
      energy: { engines: 9, weapons: 9, shields: 9 },
      hand: [],
      stationHp: 0,
    });
    expect(s.fleets[1]?.technologies).toEqual(
      expect.arrayContaining(['space-walls-2', 'advanced-engineering']),
    );
  });

  it('MS-21.5 a Fighter attacks its home planet until it holds it', () => {
    const scene = given({
      ...solo(1),
      units: { ...NONE, 'npc-f1': '1,-5', 'p1-f1': '-6,0' },
      dice: [6],
    }).when(END);
    expect(scene.planet('m1').owner).toBe(1);
    expect(scene.s.claimed).toEqual([0]);
    // MS-21.8 no card for the NPC
    expect(scene.fleet(1).hand).toEqual([]);
  });

  it('MS-21.8 its planets are defended by its Space Walls', () => {
    const { s } = given({ ...solo(6), units: { 'p1-f1': '-6,0' }, planets: { m1: { owner: 1 } } });
    expect(planetDefence(s, 0)).toBe(13);
  });

  it('MS-21.5 a Fighter at home hunts Bombers first, never a Mothership', () => {
    const scene = given({
      ...solo(1),
      units: { ...NONE, 'npc-f1': '1,-5', 'p1-f1': '-1,-5', 'p1-b1': '1,-7', 'p1-m': '0,-6' },
      planets: { m1: { owner: 1 } },
      dice: [3, 3],
    }).when(END);
    const declared = scene.told.flatMap(({ event }) => (event.type === 'declared' ? [event] : []));
    expect(declared).toMatchObject([{ attackers: ['npc-f1'], target: 'p1-b1' }]);
  });

  it('MS-21.5 a Bomber that cannot hit the guarded station attacks the Mothership', () => {
    const scene = given({
      ...solo(1),
      units: { ...NONE, 'npc-b1': '5,0', 'p1-m': '5,1' },
      planets: { m1: { owner: 1 } },
      change: (s) => s.claimed.push(0),
      dice: [3, 3],
    }).when(END);
    expect(scene.told.flatMap(({ event }) => (event.type === 'declared' ? [event] : []))).toMatchObject([
      { attackers: ['npc-b1'], target: 'p1-m' },
    ]);
  });

  it('MS-21.6 (R64) walks the shortest way', () => {
    const { s } = given({ ...solo(1), units: { ...NONE, 'npc-m': '-6,0', 'p1-f1': '5,1' } });
    const station = boardOf(s).numbers.get('6,0') as number;
    // around the planet in the middle
    expect(walkSteps(s, 10, station)).toBe(12);
  });

  it('MS-21.7 a Fighter whose home is gone takes the nearest planet', () => {
    const scene = given({
      ...solo(1),
      units: { ...NONE, 'npc-f1': '1,-5', 'p1-f1': '-6,0', 'p1-b1': '0,-5' },
      fleets: [{ hand: ['planet-laser-pointer'] }],
      dice: [6, 1],
    }).when(play('planet-laser-pointer', { target: 'm1' }), END);
    if (scene.asked === 'sell') scene.when(PASS);
    expect(scene.s.homes[1]).toBe(1);
  });

  it('MS-21.1 forty rounds are the limit', () => {
    const scene = given({
      ...solo(1),
      round: 40,
      units: { ...NONE, 'npc-f1': '1,-5', 'p1-m': '-6,0' },
      dice: [1],
    }).when(END);
    expect(scene.s.outcome).toMatchObject({ winners: [], reason: 'soloTime' });
  });

  it('every level can be played to its end', () => {
    for (let soloLevel = 1; soloLevel <= 9; soloLevel++) {
      const options = {
        ...defaultOptions(OPTIONS),
        mode: 'solo',
        soloLevel,
        layout: soloLevel % 2 ? 'solo-a' : 'solo-b',
      } as Options;
      const started = new Play(
        mothership,
        mothership.setup({ seats: 1, options }),
        draws('fast', `level ${soloLevel}`),
      );
      const random = stream(`level ${soloLevel}`);
      started.run();
      while (!started.over) started.act(0, mothership.sense.rollout(started.s, 0, started.legal(0), random));
      expect(started.s.outcome?.rule).toBe('MS-21.1');
    }
  });
});
