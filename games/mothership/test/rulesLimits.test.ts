/** Boundaries: how far, how many, how long, who first. */
import { describe, expect, it } from 'vitest';
import {
  ability,
  attack,
  deploy,
  END,
  type Given,
  given,
  land,
  move,
  NO_NPC_SHIPS,
  PASS,
  play,
  to,
} from './scene.ts';

const rival = { 'p2-f1': '5,1' } as const;

describe('how far', () => {
  it('MS-12.6 Sunslayer Torpedoes reach six spaces, not seven', () => {
    const scene = given({
      units: { 'p1-m': '-6,2', 'p2-f1': '0,2', 'p2-f2': '1,2' },
      fleets: [{ technologies: ['sunslayer'] }],
    });
    expect(scene.offers(ability('sunslayer', 'p2-f1'))).toBe(true);
    expect(scene.offers(ability('sunslayer', 'p2-f2'))).toBe(false);
  });

  it('MS-7.7 Friendly Negotiations and the Planet Laser Pointer reach two spaces, not three', () => {
    const from = (hex: '0,2' | '0,3') =>
      given({
        units: { 'p1-f1': hex, ...rival },
        fleets: [{ hand: ['friendly-negotiations', 'planet-laser-pointer'] }],
      });
    expect(from('0,2').offers(play('friendly-negotiations', { target: 'm3' }))).toBe(true);
    expect(from('0,3').offers(play('friendly-negotiations', { target: 'm3' }))).toBe(false);
    expect(from('0,2').offers(play('planet-laser-pointer', { target: 'm3' }))).toBe(true);
    expect(from('0,3').offers(play('planet-laser-pointer', { target: 'm3' }))).toBe(false);
  });

  it('MS-3.3 Ninja Rope is two spaces long', () => {
    const scene = given({
      units: { 'p1-f1': '-2,0', 'p2-f1': '-1,0', 'p2-f2': '5,1' },
      fleets: [{ hand: ['ninja-rope'] }],
      dice: [3, 3],
    }).when(attack('p2-f1', 'p1-f1'), play('ninja-rope', { unit: 'p1-f1' }));
    expect(scene.offers(to('-4,0'))).toBe(true);
    expect(scene.offers(to('-5,0'))).toBe(false);
  });

  it('MS-4.1 a Fighter goes four spaces, a Bomber three', () => {
    const reach = (ship: 'p1-f1' | 'p1-b1') => {
      const scene = given({ units: { [ship]: '-4,0', ...rival } }).when(move(ship));
      return ['-1,0', '0,-1', '1,-1'].map((hex) =>
        scene.legal.some((action) => 'to' in action && action.to === hex),
      );
    };
    expect(reach('p1-f1')).toEqual([true, true, false]);
    expect(reach('p1-b1')).toEqual([true, false, false]);
  });

  it('MS-2.6 ships begin within two spaces of their station', () => {
    const scene = given({
      units: rival,
      stack: [{ step: 'main' }, { step: 'land', seat: 0, unit: 0, where: 'place' }],
    });
    expect(scene.offers(land('-4,0'))).toBe(true);
    expect(scene.offers(land('-3,0'))).toBe(false);
    expect(scene.legal).toHaveLength(18);
  });
});

describe('how many', () => {
  it('MS-9.1 Orbital Defences carry one Guardian, Orbital Defences II three', () => {
    const limit = (...technologies: ('orbital-defences' | 'orbital-defences-2')[]) => {
      const guardians = { 'p1-g1': '-5,3', 'p1-g2': '-3,-3' } as const;
      const some = technologies.length === 1 ? { 'p1-g1': '-5,3' as const } : guardians;
      return given({
        units: { 'p1-f1': '-4,0', ...some, ...rival },
        fleets: [{ minerals: 3, technologies }],
      });
    };
    expect(limit('orbital-defences').forbids(deploy('p1-f1'))).toBe('MS-9.1');
    const three = limit('orbital-defences', 'orbital-defences-2');
    three.when(deploy('p1-f1'));
    three.when(three.legal[0] ?? PASS);
    expect(three.at('p1-g3')).toBeDefined();
    expect(three.fleet(0).minerals).toBe(2);
  });

  it('MS-6.8 (R27) Extra Loot is one Mineral a dogfight, however many were lost in it', () => {
    const scene = given({
      active: 1,
      units: { 'p1-f1': '-2,0', 'p2-f1': '-1,0', 'p2-f2': '-2,1', 'p2-f3': '5,1' },
      fleets: [{ technologies: ['extra-loot'] }],
      dice: [1, 1, 6],
    }).when(attack('p1-f1', 'p2-f1', 'p2-f2'));
    expect(scene.fleet(0).minerals).toBe(3);
  });

  it('MS-19.2 kills are worth 1, a Mothership 2, a station 3, a Guardian nothing', () => {
    const bare = { hp: 1, stationHp: 4, energy: { engines: 0, weapons: 0, shields: 0 } };
    const vp = {
      options: { mode: 'vp' },
      fleets: [{ technologies: ['advanced-engineering' as const] }, bare],
    } as const;
    const mothership = given({
      ...vp,
      units: { 'p1-b1': '-2,0', 'p2-m': '-1,0', ...rival },
      dice: [8],
    } as Given);
    expect(mothership.when(attack('p2-m', 'p1-b1')).fleet(0).kills).toBe(2);
    const station = given({
      ...vp,
      units: { 'p1-b1': '-2,0', 'p2-s': '-1,0', ...rival },
      dice: [8],
    } as Given);
    expect(station.when(attack('p2-s', 'p1-b1')).fleet(0).kills).toBe(3);
    const fighter = given({
      ...vp,
      units: { 'p1-f1': '-2,0', 'p2-f2': '-1,0', ...rival },
      dice: [6, 1],
    } as Given);
    expect(fighter.when(attack('p2-f2', 'p1-f1')).fleet(0).kills).toBe(1);
    // it attacks who comes near, and loses
    const guardian = given({
      ...vp,
      units: { 'p1-m': '-4,0', 'p2-g1': '-1,0', ...rival },
      dice: [1, 6],
    } as Given);
    guardian.when(move('p1-m'), to('-2,0', 'guardian'));
    expect([guardian.at('p2-g1'), guardian.fleet(0).kills]).toEqual([undefined, 0]);
  });
});

describe('how long', () => {
  const three = { seats: 3, units: { 'p1-f1': '5,1', 'p2-f1': '-5,6', 'p3-f1': '0,-5' } } as const;

  it('MS-R36 a Trade Blockade lasts over the turns of all others and ends with the next of its player', () => {
    const scene = given({ ...three, fleets: [{ hand: ['trade-blockade'] }] }).when(
      play('trade-blockade'),
      END,
      END,
      END,
    );
    expect([0, 1, 2].map((seat) => scene.fleet(seat).minerals)).toEqual([1, 0, 0]);
    expect(scene.s.blockade).toBeUndefined();
  });

  it('MS-4.8 a Tractor Beam holds over the turns of all others', () => {
    const scene = given({
      ...three,
      units: { ...three.units, 'p1-m': '5,-1' },
      fleets: [{ technologies: ['tractor-beam'] }],
    }).when(ability('tractor-beam', 'p3-f1'), END, END);
    expect(scene.forbids(move('p3-f1'))).toBe('MS-4.8');
    scene.when(END);
    expect(scene.s.holds).toEqual([]);
  });

  it('MS-5.4 shields come back at the end of every turn', () => {
    const scene = given({
      units: { 'p1-f1': '-2,0', 'p2-m': '-1,0', 'p2-f1': '5,1' },
      dice: [6, 1],
    }).when(attack('p2-m', 'p1-f1'));
    expect(scene.shield(1)).toBe(0);
    scene.when(END);
    expect(scene.shield(1)).toBe(5);
  });
});

describe('who first', () => {
  it('MS-16.4 whoever may block is asked in turn order after the active seat', () => {
    const scene = given({
      seats: 4,
      active: 2,
      options: { modules: ['influence'] },
      units: { 'p1-f1': '7,-5', 'p2-f1': '3,4', 'p3-f1': '-7,5', 'p4-f1': '-2,-5' },
      fleets: [
        { influence: 2 },
        { influence: 1 },
        { minerals: 1, technologies: ['orbital-defences'] },
        { influence: 2 },
      ],
    }).when(deploy('p3-f1'));
    expect(scene.play.seat).toBe(3);
    scene.when(PASS);
    expect(scene.play.seat).toBe(0);
    scene.when({ type: 'block' });
    expect(scene.fleet(0).influence).toBe(0);
    expect(scene.fleet(2).minerals).toBe(1);
    expect(scene.forbids(deploy('p3-f1'))).toBe('MS-9.2');
  });

  it('MS-21.5 the NPC’s Mothership turns on a Bomber before a Fighter, a Guardian and the Mothership', () => {
    const NONE = NO_NPC_SHIPS;
    const target = (units: object) =>
      given({
        seats: 1,
        options: { mode: 'solo', soloLevel: 1 },
        units: { ...NONE, 'npc-m': '6,-1', ...units },
        dice: [3, 3],
      })
        .when(END)
        .events('declared')[0]?.target;
    // both stand next to the station and to the NPC’s Mothership
    expect(target({ 'p1-m': '5,0', 'p1-f1': '7,-1' })).toBe('p1-f1');
    expect(target({ 'p1-f1': '5,0', 'p1-b1': '7,-1' })).toBe('p1-b1');
  });

  it('MS-8.1 (E25) Guardians are no ships: with only Bombers about nobody’s station is guarded', () => {
    const scene = given({
      units: { 'p1-b1': '5,0', 'p2-b1': '6,-1', 'p2-g1': '6,1', 'p1-b2': '-5,0' },
    });
    expect(scene.forbids(attack('p2-s', 'p1-b1'))).toBeUndefined();
    const fighter = given({
      units: { 'p1-b1': '5,0', 'p2-b1': '6,-1', 'p1-f1': '-5,0' },
    });
    expect(fighter.forbids(attack('p2-s', 'p1-b1'))).toBe('MS-8.1');
  });
});
