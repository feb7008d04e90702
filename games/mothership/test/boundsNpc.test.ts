/** MS-21.5 to MS-21.8 What each ship of the NPC does, at the limits of what it does. */
import { describe, expect, it } from 'vitest';
import type { MothershipEvent } from '../event.ts';
import type { State } from '../state.ts';
import { attack, END, type Given, given, PASS, type Scene } from './scene.ts';

const NONE: Given['units'] = {
  'npc-m': 'off',
  'npc-f1': 'off',
  'npc-f2': 'off',
  'npc-f3': 'off',
  'npc-b1': 'off',
  'npc-b2': 'off',
};
const AWAY = { 'p1-f1': '-8,8' } as const;

function solo(units: Given['units'], more: Given = {}): Scene {
  return given({
    seats: 1,
    options: { mode: 'solo', soloLevel: 1 },
    units: { ...NONE, ...AWAY, ...units },
    ...more,
  });
}

/** What its ships do in the turn that follows. */
function turn(scene: Scene, ...types: MothershipEvent['type'][]): MothershipEvent[] {
  return scene.after(END).filter(({ type }) => types.includes(type));
}

const walks = (scene: Scene) =>
  turn(scene, 'moved').map((event) =>
    event.type === 'moved' ? [event.unit, event.path.join(' '), event.kind] : [],
  );
const attacks = (scene: Scene) =>
  turn(scene, 'declared').map((event) =>
    event.type === 'declared' ? [...event.attackers, event.target] : [],
  );
const gone =
  (...planets: number[]): NonNullable<Given['change']> =>
  (s: State) => {
    for (const planet of planets) s.planets[planet] = { gone: true, built: [], builtNow: false };
  };

describe('MS-21.5.1 its Mothership', () => {
  it('MS-21.5 walks three spaces at level 1, and attacks the station only from beside it', () => {
    expect(walks(solo({ 'npc-m': '1,0' }))).toEqual([['npc-m', '2,0 3,0 4,0', 'safe']]);
    const there = solo({ 'npc-m': '2,0' }, { dice: [4] });
    expect(turn(there, 'moved', 'declared', 'stationHit')).toEqual([
      { type: 'moved', unit: 'npc-m', path: ['3,0', '4,0', '5,0'], kind: 'safe' },
      { type: 'declared', attackers: ['npc-m'], target: 'p1-s', ranged: false },
      { type: 'stationHit', unit: 'p1-s', hp: 12 },
    ]);
    expect(attacks(solo({ 'npc-m': '1,0' }))).toEqual([]);
    // It stands there already.
    expect(walks(solo({ 'npc-m': '5,0' }, { dice: [1] }))).toEqual([]);
  });

  it('MS-21.5 turns on the guard that is nearest on foot, whatever it is', () => {
    const scene = solo({ 'npc-m': '3,0', 'p1-m': '5,0', 'p1-b1': '7,0' }, { dice: [3, 3] });
    expect(attacks(scene)).toEqual([['npc-m', 'p1-m']]);
  });

  it('MS-21.5 of two Fighters equally near, the lower id', () => {
    const scene = solo({ 'npc-m': '4,0', 'p1-f1': '5,1', 'p1-f2': '5,0' }, { dice: [3, 3] });
    // 5,0 is beside it already, 5,1 one step away.
    expect(attacks(scene)).toEqual([['npc-m', 'p1-f2']]);
    const tied = solo({ 'npc-m': '4,1', 'p1-f3': '5,0', 'p1-f2': '5,1' }, { dice: [3, 3] });
    expect(attacks(tied)).toEqual([['npc-m', 'p1-f2']]);
  });

  it('MS-21.5 attacks its goal only: a ship next to it that guards nothing is left alone', () => {
    expect(attacks(solo({ 'npc-m': '0,2', 'p1-f1': '-1,2' }))).toEqual([]);
  });

  it('MS-21.5 a Guardian that guards is its goal, but nothing it attacks, nor anything instead', () => {
    expect(attacks(solo({ 'npc-m': '4,0', 'p1-g1': '5,0', 'p1-m': '3,0' }))).toEqual([]);
  });

  it('MS-6.5 DF-6 who is attacked by it may turn its own die, and is asked once', () => {
    const scene = solo(
      { 'npc-m': '4,0', 'p1-f2': '5,0' },
      { fleets: [{ hand: ['the-forks'] }], dice: [3, 3] },
    );
    scene.when(END, PASS);
    expect([scene.asked, scene.play.seat]).toEqual(['rolled', 0]);
    scene.when(PASS);
    expect([scene.last('dogfight').winner, scene.asked]).toEqual([undefined, 'main']);
  });

  it('MS-21.3 it gets no Influence for kills, and its Scrap Yard gives nothing', () => {
    const kill = solo(
      { 'npc-m': '4,0', 'p1-f2': '5,0' },
      { options: { mode: 'solo', modules: ['influence'] }, dice: [6, 1] },
    );
    expect(turn(kill, 'destroyed', 'gained')).toEqual([
      { type: 'destroyed', unit: 'p1-f2', cause: 'dogfight', by: 1 },
    ]);
    const scrap = solo(
      { 'npc-f1': '0,1', 'npc-m': '-8,0', 'p1-f1': '0,2' },
      { options: { mode: 'solo', soloLevel: 8 }, dice: [6, 1] },
    );
    scrap.when(attack('npc-f1', 'p1-f1'));
    expect(scrap.events('gained')).toEqual([
      { type: 'gained', seat: 0, what: 'minerals', amount: 1, cause: 'loot' },
    ]);
  });

  it('MS-5.5 without weapons it attacks nothing', () => {
    const scene = solo(
      { 'npc-m': '5,0' },
      { fleets: [{}, { energy: { engines: 5, weapons: 0, shields: 5 } }] },
    );
    expect(attacks(scene)).toEqual([]);
  });
});

describe('MS-21.5.2 its Fighters', () => {
  const held = { planets: { m1: { owner: 1 } } } as const;

  it('MS-21.5 walk to a home that is not theirs and attack it from beside it', () => {
    const far = solo({ 'npc-f1': '1,0' });
    expect(walks(far)).toEqual([['npc-f1', '2,-1 2,-2 2,-3 2,-4', 'safe']]);
    const near = solo({ 'npc-f1': '1,-1' }, { dice: [5] });
    expect(turn(near, 'moved', 'planetAttack')).toEqual([
      { type: 'moved', unit: 'npc-f1', path: ['2,-2', '2,-3', '2,-4'], kind: 'safe' },
      {
        ...{ type: 'planetAttack', planet: 'm1', total: 5, defence: 6, captured: false },
        rolls: [{ unit: 'npc-f1', face: 5, plus: 0 }],
      },
    ]);
  });

  it('MS-21.8 capture it without a card; the planet is theirs, and was', () => {
    const scene = solo({ 'npc-f1': '1,-5' }, { dice: [6] });
    expect(turn(scene, 'captured', 'drawn', 'stolen')).toEqual([
      { type: 'captured', planet: 'm1', by: 'npc', how: 'attack', from: 0 },
    ]);
    expect([scene.planet('m1').owner, scene.s.claimed]).toEqual([1, [0]]);
    // Taken once more, it is noted once.
    const again = solo({ 'npc-f1': '1,-5' }, { dice: [6], change: (s) => s.claimed.push(0) });
    turn(again);
    expect(again.s.claimed).toEqual([0]);
  });

  it('MS-21.5 hunt what they can stand next to in four steps, not in five', () => {
    const hunt = (hex: '1,0' | '1,1') => solo({ 'npc-f1': '1,-5', 'p1-f1': hex }, { ...held, dice: [3, 3] });
    expect(attacks(hunt('1,0'))).toEqual([['npc-f1', 'p1-f1']]);
    expect(walks(hunt('1,0'))).toEqual([['npc-f1', '1,-4 1,-3 1,-2 1,-1', 'safe']]);
    expect(attacks(hunt('1,1'))).toEqual([]);
    expect(walks(hunt('1,1'))).toEqual([]);
  });

  it('MS-21.5 the nearest first, of those equally near a Bomber, then the lowest id', () => {
    const hunted = (units: Given['units']) =>
      attacks(solo({ 'npc-f1': '1,-5', ...units }, { ...held, dice: [3, 3] }))[0]?.[1];
    expect(hunted({ 'p1-f1': '-1,-5', 'p1-b1': '-2,-5' })).toBe('p1-f1');
    expect(hunted({ 'p1-f1': '-1,-5', 'p1-b1': '1,-7' })).toBe('p1-b1');
    expect(hunted({ 'p1-f1': '-8,8', 'p1-f3': '-1,-5', 'p1-f2': '1,-7' })).toBe('p1-f2');
    expect(hunted({ 'p1-f1': '-8,8', 'p1-b2': '-1,-5', 'p1-b1': '1,-7' })).toBe('p1-b1');
    expect(hunted({ 'p1-f1': '-8,8', 'p1-m': '0,-5' })).toBeUndefined();
    expect(hunted({ 'p1-f1': '-8,8', 'p1-g1': '-1,-6' })).toBeUndefined();
  });

  it('MS-21.5 walk back home when there is nothing to hunt', () => {
    expect(walks(solo({ 'npc-f1': '1,-1' }, held))).toEqual([['npc-f1', '2,-2 2,-3 2,-4', 'safe']]);
  });

  it('MS-21.7 without a planet left they only hunt', () => {
    const change = gone(0, 1, 2);
    expect(walks(solo({ 'npc-f1': '1,-1' }, { change }))).toEqual([]);
    expect(attacks(solo({ 'npc-f1': '1,-1', 'p1-f1': '1,1' }, { change, dice: [3, 3] }))).toEqual([
      ['npc-f1', 'p1-f1'],
    ]);
  });

  it('MS-21.7 a home that was removed is replaced by the nearest on foot, for good', () => {
    const scene = solo({ 'npc-f1': '-2,4' }, { change: gone(0), dice: [1] });
    turn(scene);
    expect(scene.s.homes[1]).toBe(2);
    const other = solo({ 'npc-f1': '1,-1' }, { change: gone(0), dice: [1] });
    expect(turn(other, 'planetAttack')).toMatchObject([{ planet: 'm2' }]);
    expect(other.s.homes[1]).toBe(1);
  });
});

describe('MS-21.5.3 its Bombers', () => {
  const claimed: Given = { planets: { m1: { owner: 1 } }, change: (s) => s.claimed.push(0) };

  it('MS-21.5 attack their home until it was theirs once, though it is lost again', () => {
    const home = solo({ 'npc-b1': '2,-1' }, { dice: [8] });
    expect(turn(home, 'moved', 'captured')).toEqual([
      { type: 'moved', unit: 'npc-b1', path: ['2,-2', '2,-3', '2,-4'], kind: 'safe' },
      { type: 'captured', planet: 'm1', by: 'npc', how: 'attack', from: 0 },
    ]);
    const lost = solo({ 'npc-b1': '2,-1' }, { change: (s) => s.claimed.push(0) });
    expect(walks(lost)).toEqual([['npc-b1', '3,-1 4,-1 5,-1', 'safe']]);
    // Theirs without a note of it: it was theirs, or it would have been noted.
    expect(walks(solo({ 'npc-b1': '2,-1' }, { change: gone(0) }))).toEqual([
      ['npc-b1', '3,-1 4,-1 5,-1', 'safe'],
    ]);
  });

  it('MS-21.5 attack the station if they may, else the Mothership beside them, else nothing', () => {
    const scene = (units: Given['units']) =>
      attacks(solo({ 'npc-b1': '5,0', ...units }, { ...claimed, dice: [3, 3] }));
    expect(scene({})).toEqual([['npc-b1', 'p1-s']]);
    expect(scene({ 'p1-m': '5,1' })).toEqual([['npc-b1', 'p1-m']]);
    expect(scene({ 'p1-m': '4,1' })).toEqual([['npc-b1', 'p1-s']]);
    expect(scene({ 'p1-f1': '6,-1', 'p1-m': '-8,7' })).toEqual([]);
    expect(scene({ 'p1-f1': '5,1' })).toEqual([]);
  });

  it('MS-21.5 a Fighter never turns on a Mothership instead', () => {
    expect(attacks(solo({ 'npc-f1': '1,-5', 'p1-m': '0,-5' }, { planets: { m1: { owner: 1 } } }))).toEqual(
      [],
    );
  });
});

describe('MS-21.2 where it begins', () => {
  it('MS-21.2 its ships by their homes; MS-21.4 with the Energy and the technology of the level', () => {
    const at = (soloLevel: number) =>
      given({ seats: 1, options: { mode: 'solo', soloLevel }, units: AWAY }).s;
    expect(at(1).homes).toEqual([-1, 0, 2, 1, 0, 2]);
    expect(at(1).planets.map(({ owner }) => owner)).toEqual([0, 0, 0]);
    expect(at(1).fleets[1]).toMatchObject({ technologies: [], hp: 12, stationHp: 0, hand: [], minerals: 0 });
    expect(at(9).fleets[1]?.energy).toEqual({ engines: 12, weapons: 12, shields: 12 });
    expect([1, 2, 4, 6, 8].map((level) => at(level).fleets[1]?.technologies.length)).toEqual([
      0, 4, 8, 12, 16,
    ]);
  });
});

describe('MS-21.6 on the way', () => {
  it('MS-21.6 asteroids are entered where there is no other shortest way, and then it goes on', () => {
    expect(walks(solo({ 'npc-m': '0,2' }))).toEqual([['npc-m', '1,1 2,1 3,1', 'safe']]);
    const through = solo({ 'npc-f2': '-5,0' }, { dice: [6, 1] });
    const [first, second] = walks(through);
    expect(first?.[2]).toBe('asteroid');
    const steps = [first, second].map((walk) => `${walk?.[1] ?? ''}`.split(' ').filter(Boolean).length);
    // Four steps in all.
    expect(steps.reduce((sum, one) => sum + one, 0)).toBe(4);
  });

  it('MS-21.6 asteroids destroy it as they do anyone', () => {
    const scene = solo({ 'npc-f2': '-5,0', 'npc-m': '5,0' }, { dice: [1, 1, 6] });
    expect(turn(scene, 'destroyed')).toEqual([{ type: 'destroyed', unit: 'npc-f2', cause: 'asteroids' }]);
  });

  it('MS-9.5 (MS-21.6) a Guardian stops and attacks it; it gets nothing for winning', () => {
    const scene = solo({ 'npc-m': '2,0', 'p1-g1': '4,1' }, { dice: [1, 6] });
    expect(turn(scene, 'moved', 'halted', 'declared', 'destroyed', 'gained')).toEqual([
      { type: 'moved', unit: 'npc-m', path: ['3,0', '4,0'], kind: 'guardian' },
      { type: 'halted', unit: 'npc-m', guardians: ['p1-g1'] },
      { type: 'declared', attackers: ['p1-g1'], target: 'npc-m', ranged: false },
      { type: 'destroyed', unit: 'p1-g1', cause: 'dogfight', by: 1 },
    ]);
    expect(scene.fleet(1)).toMatchObject({ minerals: 0, influence: 0 });
  });

  it('MS-21.5 Mothership, Fighters, Bombers, each alone, in this order', () => {
    const scene = given({
      seats: 1,
      options: { mode: 'solo', soloLevel: 1 },
      units: AWAY,
      dice: [1, 1, 1, 1, 1, 1],
    });
    expect(attacks(scene)).toEqual([
      ['npc-m', 'p1-s'],
      ['npc-f1', 'm1'],
      ['npc-f2', 'm3'],
      ['npc-f3', 'm2'],
      ['npc-b1', 'm1'],
      ['npc-b2', 'm3'],
    ]);
    // MS-21.3 it has no cards, and nobody is asked for it
    expect(scene.s.active).toBe(0);
    expect(scene.offers(PASS)).toBe(false);
  });
});
