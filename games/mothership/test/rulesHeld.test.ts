/** MS-4.8 What holds a ship, and MS-7.2a what a planet that held out is safe from. */
import { describe, expect, it } from 'vitest';
import {
  ability,
  attack,
  deploy,
  END,
  type Given,
  given,
  move,
  NO_NPC_SHIPS,
  PASS,
  play,
  STOP,
} from './scene.ts';

const NONE = { 'npc-m': 'off', ...NO_NPC_SHIPS } as const;
const SOLO = { seats: 1, options: { mode: 'solo', soloLevel: 1 } } as const;

describe('MS-4.8 a held ship stays where it is', () => {
  const far = { ...SOLO, units: { ...NONE, 'npc-m': '0,1', 'npc-f1': '1,-5', 'p1-f1': '-6,0' } } as const;

  it('MS-4.8 (MS-21) Forced Update keeps the NPC’s ship from moving in its next turn, not in the one after', () => {
    const scene = given({
      ...far,
      fleets: [{ hand: ['forced-update'] }],
      dice: [1, 1],
    }).when(play('forced-update', { target: 'npc-m' }), END);
    expect(scene.at('npc-m')).toBe('0,1');
    expect(scene.events('moved').filter(({ unit }) => unit === 'npc-m')).toEqual([]);
    scene.when(END);
    expect(scene.at('npc-m')).not.toBe('0,1');
  });

  it('MS-4.8 (MS-21) a Tractor Beam does so until its owner’s next turn begins', () => {
    const scene = given({
      ...far,
      units: { ...far.units, 'p1-m': '-6,1' },
      fleets: [{ technologies: ['tractor-beam'] }],
      dice: [1, 1],
    }).when(ability('tractor-beam', 'npc-m'), END);
    expect(scene.at('npc-m')).toBe('0,1');
    expect(scene.s.holds).toEqual([]);
    scene.when(END);
    expect(scene.at('npc-m')).not.toBe('0,1');
  });

  it('MS-4.8 a held ship of the NPC attacks what is next to it', () => {
    const scene = given({
      ...SOLO,
      units: { ...NONE, 'npc-m': '5,0', 'p1-f1': '-6,0' },
      fleets: [{ hand: ['forced-update'] }],
      dice: [6],
    }).when(play('forced-update', { target: 'npc-m' }), END);
    expect(scene.fleet(0).stationHp).toBe(12);
  });

  it('MS-21.5 a held Fighter hunts only what stands next to it', () => {
    const hunt: Given = {
      ...SOLO,
      planets: { m1: { owner: 1 } },
      fleets: [{ hand: ['forced-update'] }],
      dice: [3, 3],
    };
    const hunted = (units: Given['units']) =>
      given({ ...hunt, units: { ...NONE, 'npc-f1': '1,-5', ...units } })
        .when(play('forced-update', { target: 'npc-f1' }), END)
        .events('declared')
        .map(({ target }) => target);
    // the Bomber would be taken first, but is two spaces away
    expect(hunted({ 'p1-f1': '1,-6', 'p1-b1': '-1,-5' })).toEqual(['p1-f1']);
    expect(hunted({ 'p1-b1': '-1,-5' })).toEqual([]);
  });

  it('MS-4.8 (E28) Forced Update binds its owner’s next turn also when its player is out by then', () => {
    const scene = given({
      seats: 3,
      units: { 'p1-f1': '-6,-1', 'p2-f1': '-5,6', 'p3-f1': '0,-5' },
      fleets: [{ hand: ['forced-update'] }],
    }).when(play('forced-update', { target: 'p2-f1' }), { type: 'concede' });
    expect(scene.s.active).toBe(1);
    expect(scene.forbids(move('p2-f1'))).toBe('MS-4.8');
    scene.when(END);
    expect(scene.s.holds).toEqual([]);
  });

  it('MS-14.2 a Tractor Beam ends with the fleet that held it', () => {
    const scene = given({
      seats: 3,
      units: { 'p1-m': '5,1', 'p2-f1': '-5,6', 'p3-f1': '0,-5' },
      fleets: [{ technologies: ['tractor-beam'] }],
    }).when(ability('tractor-beam', 'p2-f1'), { type: 'concede' });
    expect(scene.forbids(move('p2-f1'))).toBeUndefined();
  });

  it('MS-21.3 Trade Blockade has no target in the Solo Challenge', () => {
    const scene = given({
      ...SOLO,
      units: { ...NONE, 'npc-m': '5,0', 'p1-f1': '-6,0' },
      fleets: [{ hand: ['trade-blockade'] }],
    });
    expect(scene.offersType('play')).toBe(false);
    expect(scene.forbids(play('trade-blockade'))).toBe('MS-21.3');
  });
});

describe('MS-R39 Gravity Manipulator moves a ship by its own rules', () => {
  const gravity: Given = {
    units: { 'p1-f1': '-4,0', 'p2-f1': '0,2', 'p2-f2': '1,2' },
    fleets: [{ hand: ['gravity-manipulator'] }],
    planets: { m2: { owner: 0 } },
  };

  it('MS-4.2 (R39) it may go past its own friend with both steps, not stop there', () => {
    const scene = given(gravity).when(play('gravity-manipulator', { target: 'p2-f1' }));
    expect(scene.offers({ type: 'push', to: '1,2' })).toBe(false);
    expect(scene.offers({ type: 'push', to: '2,1' })).toBe(true);
    scene.when({ type: 'push', to: '2,1' });
    expect(scene.at('p2-f1')).toBe('2,1');
    // both steps are used
    expect(scene.asked).toBe('main');
  });

  it('MS-R39 one step leaves another, or a stop; a second one does not go past a friend', () => {
    const scene = given(gravity).when(play('gravity-manipulator', { target: 'p2-f1' }), {
      type: 'push',
      to: '1,1',
    });
    expect(scene.asked).toBe('push');
    expect(scene.offers({ type: 'push', to: '1,2' })).toBe(false);
    expect(scene.legal.filter(({ type }) => type === 'push').length).toBeGreaterThan(0);
    expect(scene.offers({ type: 'push', to: '1,3' })).toBe(false);
    scene.when(STOP);
    expect(scene.asked).toBe('main');
  });

  it('MS-R39 reaches three spaces from a friendly planet, not four', () => {
    const at = (hex: '-1,2' | '-2,2') =>
      given({ ...gravity, units: { 'p1-f1': '-4,0', 'p2-f1': hex } }).forbids(
        play('gravity-manipulator', { target: 'p2-f1' }),
      );
    expect(at('-1,2')).toBeUndefined();
    expect(at('-2,2')).toBe('MS-R39');
  });

  it('MS-4.2 a planet and enemies block, a friend does not', () => {
    // At the upper edge: enemies left and right, the friend below. 3,-6 is a planet.
    const scene = given({
      ...gravity,
      planets: { g1: { owner: 0 } },
      units: { 'p2-f1': '4,-8', 'p2-f2': '4,-7', 'p1-f1': '3,-8', 'p1-f2': '5,-8' },
    }).when(play('gravity-manipulator', { target: 'p2-f1' }));
    const spaces = scene.legal.flatMap((action) => (action.type === 'push' ? [action.to] : []));
    expect(spaces.sort()).toEqual(['3,-7', '4,-6', '5,-7']);
  });

  it('MS-13.9 a ship that can go nowhere is no target', () => {
    const scene = given({
      ...gravity,
      planets: { g1: { owner: 0 } },
      units: { 'p2-f1': '4,-8', 'p1-m': '4,-7', 'p1-f1': '3,-8', 'p1-f2': '5,-8', 'p1-f3': '3,-7' },
    });
    expect(scene.forbids(play('gravity-manipulator', { target: 'p2-f1' }))).toBe('MS-13.9');
  });
});

describe('MS-7.2a a planet that repelled an attack', () => {
  const units = { 'p1-f1': '1,0', 'p1-f2': '0,1', 'p2-f1': '5,1' } as const;

  it('MS-7.2a is not attacked again by the same seat this turn, and may be in its next', () => {
    const scene = given({ units, dice: [1] }).when(attack('m3', 'p1-f1'));
    expect(scene.s.planets[2]?.repelled).toEqual([0]);
    expect(scene.forbids(attack('m3', 'p1-f2'))).toBe('MS-7.2a');
    scene.when(END);
    expect(scene.s.planets[2]?.repelled).toEqual([0]);
    scene.when(END);
    expect(scene.s.planets[2]?.repelled).toBeUndefined();
    expect(scene.forbids(attack('m3', 'p1-f2'))).toBeUndefined();
  });

  it('MS-7.2a a ranged attack is one as well', () => {
    const scene = given({
      units: { ...units, 'p1-m': '-5,0' },
      fleets: [{ technologies: ['sunslayer'] }],
      dice: [1],
    });
    expect(scene.offers(ability('sunslayer', 'm3'))).toBe(true);
    scene.when(attack('m3', 'p1-f1'));
    expect(scene.offers(ability('sunslayer', 'm3'))).toBe(false);
  });

  it('MS-7.2a binds team-mates until the attacking seat’s next turn begins, and nobody else', () => {
    const scene = given({
      seats: 4,
      options: { teams: '2v2' },
      units: { 'p1-f1': '1,0', 'p2-f1': '0,1', 'p3-f1': '-1,0', 'p4-f1': '0,-1' },
      dice: [1],
    }).when(attack('m5', 'p1-f1'), END);
    expect(scene.forbids(attack('m5', 'p2-f1'))).toBeUndefined();
    scene.when(END);
    expect(scene.forbids(attack('m5', 'p3-f1'))).toBe('MS-7.2a');
    scene.when(END, END);
    expect(scene.forbids(attack('m5', 'p1-f1'))).toBeUndefined();
  });

  it('MS-7.2a ends with the fleet that was repelled', () => {
    const scene = given({
      seats: 4,
      options: { teams: '2v2' },
      units: { 'p1-f1': '1,0', 'p2-f1': '5,-5', 'p3-f1': '-1,0', 'p4-f1': '0,-1' },
      dice: [1],
    }).when(attack('m5', 'p1-f1'), { type: 'concede' }, END);
    expect(scene.forbids(attack('m5', 'p3-f1'))).toBeUndefined();
  });

  it('MS-7.2a (MS-21.5) does not bind the NPC', () => {
    const scene = given({
      ...SOLO,
      units: { ...NONE, 'npc-f1': '1,-5', 'npc-b1': '2,-4', 'p1-f1': '-6,0' },
      dice: [1, 1],
    }).when(END);
    expect(scene.events('planetAttack').map(({ captured }) => captured)).toEqual([false, false]);
    expect(scene.s.planets[0]?.repelled).toBeUndefined();
  });

  it('MS-7.2a swaying and cards take it all the same', () => {
    const scene = given({
      units,
      fleets: [{ hand: ['friendly-negotiations'] }],
      dice: [1],
    }).when(attack('m3', 'p1-f1'), play('friendly-negotiations', { target: 'm3' }));
    expect(scene.planet('m3').owner).toBe(0);
  });
});

describe('MS-9.2 once per', () => {
  it('MS-9.2 a ship deploys once a turn, another may', () => {
    const scene = given({
      units: { 'p1-f1': '-4,0', 'p1-f2': '-3,0', 'p2-f1': '5,1' },
      fleets: [{ minerals: 3, technologies: ['orbital-defences', 'orbital-defences-2'] }],
    }).when(deploy('p1-f1'));
    scene.when(scene.legal[0] ?? PASS);
    expect(scene.forbids(deploy('p1-f1'))).toBe('MS-9.2');
    expect(scene.forbids(deploy('p1-f2'))).toBeUndefined();
  });
});
