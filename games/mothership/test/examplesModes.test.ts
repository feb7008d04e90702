import { describe, expect, it } from 'vitest';
import { attack, END, given, land, PASS } from './scene.ts';

describe('8.2 Victory Points', () => {
  const vp = { options: { mode: 'vp' } } as const;

  it('E50 a ship lost in its own turn returns at the end of the following one', () => {
    const scene = given({
      ...vp,
      units: { 'p1-f1': '0,1', 'p1-f2': '-5,1', 'p2-f1': '0,2' },
      dice: [1, 6],
    }).when(attack('p2-f1', 'p1-f1'), END);
    expect(scene.at('p1-f1')).toBeUndefined();
    scene.when(END, END);
    expect(scene.asked).toBe('land');
    scene.when(land('-5,0'));
    expect(scene.at('p1-f1')).toBe('-5,0');
  });

  it('E50 one lost between its turns returns at the end of the next', () => {
    const scene = given({
      ...vp,
      units: { 'p1-f1': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      dice: [6, 1],
    }).when(attack('p2-f1', 'p1-f1'), END, END);
    expect(scene.asked).toBe('land');
    scene.when(land('5,0'));
    expect(scene.at('p2-f1')).toBe('5,0');
  });

  it('MS-19.5 a Mothership returns with 6 HP and its split', () => {
    const scene = given({
      ...vp,
      units: { 'p1-f1': '-5,1', 'p2-f1': '5,1' },
      fleets: [{ energy: { engines: 9, weapons: 3, shields: 3 } }],
      change: (s) => {
        const mothership = s.units[0];
        if (mothership) mothership.wait = 1;
      },
    }).when(END, land('-5,0'));
    expect(scene.fleet(0)).toMatchObject({ hp: 6, energy: { engines: 9, weapons: 3, shields: 3 } });
  });

  it('E51 (MS-19.3) ten points on a rival’s turn trigger nothing when lost again', () => {
    const scene = given({
      ...vp,
      active: 1,
      units: { 'p1-f1': '-5,1', 'p2-b1': '1,2' },
      fleets: [{ kills: 9 }],
      planets: { m2: { owner: 0 } },
      dice: [8],
    });
    expect(scene.play.game.view(scene.s, 0).fleets[0]?.points).toBe(10);
    expect(scene.s.ending).toBe(false);
    scene.when(attack('m2', 'p2-b1'), END);
    // the card drawn by capture may be sold first
    if (scene.asked === 'sell') scene.when(PASS);
    expect(scene.s.active).toBe(0);
    expect(scene.s.ending).toBe(false);
  });

  it('E52 the round is played to its end', () => {
    const units = { 'p1-f1': '7,-5', 'p2-f1': '3,4', 'p3-f1': '-7,5', 'p4-f1': '-2,-5' } as const;
    const scene = given({
      ...vp,
      seats: 4,
      units,
      fleets: [undefined, { kills: 10 }],
    }).when(END);
    expect(scene.s.ending).toBe(true);
    expect(scene.s.active).toBe(1);
    scene.when(END, END, END);
    expect(scene.s.outcome).toMatchObject({ winners: [1], rule: 'MS-19.4', points: [0, 10, 0, 0] });
  });

  it('E53 (MS-19.6, R58, R59) a seat without station and planets goes on with its ships', () => {
    const scene = given({
      ...vp,
      units: { 'p1-s': 'off', 'p1-b1': '1,2', 'p2-f1': '5,1' },
      change: (s) => {
        const lost = s.units[1];
        if (lost) lost.wait = 0;
      },
      dice: [8],
    });
    expect(scene.s.fleets[0]?.out).toBeUndefined();
    scene.when(attack('m2', 'p1-b1'), END, PASS);
    scene.when(land('3,1'));
    expect(scene.at('p1-f1')).toBe('3,1');
  });

  it('MS-19.7 a seat with nothing left is eliminated, which ends the game with the round', () => {
    const scene = given({
      ...vp,
      units: { 'p1-f1': '0,1', 'p2-s': 'off', 'p2-f1': '0,2' },
      dice: [6, 1],
    }).when(attack('p2-f1', 'p1-f1'));
    expect(scene.s.ending).toBe(true);
    scene.when(END);
    expect(scene.s.outcome?.winners).toEqual([0]);
  });

  it('MS-19.8 a timed game ends after its rounds', () => {
    const scene = given({
      options: { mode: 'vp-timed', rounds: 4 },
      round: 4,
      units: { 'p1-f1': '0,1', 'p2-f1': '5,1' },
      planets: { m3: { owner: 1 } },
    }).when(END, END);
    expect(scene.s.outcome).toMatchObject({ winners: [1], reason: 'time' });
  });

  it('MS-19.4 (R61) ties go to more planets, then ships, then Minerals', () => {
    const scene = given({
      options: { mode: 'vp-timed', rounds: 4 },
      round: 4,
      units: { 'p1-f1': '0,1', 'p2-f1': '5,1', 'p2-f2': '5,0' },
    }).when(END, END);
    expect(scene.s.outcome?.winners).toEqual([1]);
  });
});

describe('8.2 teams', () => {
  const teams = { seats: 4, options: { teams: '2v2' } } as const;
  const units = { 'p1-f1': '0,1', 'p2-f1': '0,2', 'p3-f1': '1,1', 'p4-f1': '-2,-5' } as const;

  it('E54 (MS-20.2, R19) a teammate’s ship is a wingman', () => {
    const scene = given({
      ...teams,
      active: 1,
      units: { ...units, 'p3-b1': '-1,2', 'p3-f1': '8,-4', 'p1-f1': '-1,1' },
      dice: [3, 3],
    }).when(attack('p3-b1', 'p2-f1'));
    expect(scene.last('dogfight')).toMatchObject({ attack: 3, defence: 4, wingmen: 1 });
  });

  it('E55 no group with a teammate’s ship', () => {
    const scene = given({ ...teams, units });
    expect(scene.forbids(attack('p2-f1', 'p1-f1', 'p3-f1'))).toBe('MS-6.4');
    expect(scene.offers(attack('p2-f1', 'p1-f1'))).toBe(true);
  });

  it('MS-20.3 teammates are never attacked, MS-20.4 they win together', () => {
    const scene = given({
      ...teams,
      units: { 'p1-b1': '-2,-5', 'p2-s': 'off', 'p4-f1': '0,1', 'p3-b1': '-3,-4', 'p3-f1': '0,2' },
      fleets: [{ technologies: ['advanced-engineering'] }, { out: 1 }, {}, { stationHp: 4 }],
      dice: [8],
      change: (s) => {
        s.outs = 1;
      },
    });
    expect(scene.forbids(attack('p3-b1', 'p1-b1'))).toBe('MS-6.1');
    scene.when(attack('p4-s', 'p1-b1'));
    expect(scene.s.outcome).toMatchObject({ winners: [0, 2], places: [1, 3, 1, 3] });
  });
});

describe('8.2 the Solo Challenge', () => {
  const solo = (soloLevel: number) => ({ seats: 1, options: { mode: 'solo', soloLevel } }) as const;

  it('E56 a Bomber that has claimed its home heads for the station', () => {
    const scene = given({
      ...solo(6),
      units: {
        'p1-f1': '-6,0',
        'npc-f1': 'off',
        'npc-f2': 'off',
        'npc-f3': 'off',
        'npc-m': 'off',
        'npc-b2': 'off',
      },
      planets: { m1: { owner: 1 } },
      change: (s) => s.claimed.push(0),
    }).when(END);
    const moved = scene.told.flatMap(({ event }) => (event.type === 'moved' ? [event] : []));
    expect(moved[0]).toMatchObject({ unit: 'npc-b1' });
    expect(moved[0]?.path).toHaveLength(5);
  });

  it('E57 (R63) the NPC Mothership attacks the guard, not the station', () => {
    const scene = given({
      ...solo(1),
      units: {
        'p1-m': '5,1',
        'npc-f1': 'off',
        'npc-f2': 'off',
        'npc-f3': 'off',
        'npc-b1': 'off',
        'npc-b2': 'off',
      },
      dice: [3, 3],
    }).when(END);
    expect(scene.told.flatMap(({ event }) => (event.type === 'declared' ? [event] : []))).toMatchObject([
      { attackers: ['npc-m'], target: 'p1-m' },
    ]);
    expect(scene.fleet(0).stationHp).toBe(16);
  });

  it('MS-21.1 destroying all its ships wins', () => {
    const scene = given({
      ...solo(1),
      units: {
        'p1-f1': '0,1',
        'npc-m': 'off',
        'npc-f1': '0,2',
        'npc-f2': 'off',
        'npc-f3': 'off',
        'npc-b1': 'off',
        'npc-b2': 'off',
      },
      dice: [6, 1],
    }).when(attack('npc-f1', 'p1-f1'));
    expect(scene.s.outcome).toMatchObject({ winners: [0], reason: 'soloWon' });
    expect(scene.fleet(0).minerals).toBe(1);
  });
});
