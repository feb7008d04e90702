import { describe, expect, it } from 'vitest';
import { enginePower, unitOf } from '../rules/fleet.ts';
import { planetDefence } from '../rules/planets.ts';
import { ability, attack, DIVERT, deploy, END, given, land, move, PASS, play, to } from './scene.ts';

const ALL = ['artifacts', 'influence', 'developments'] as const;
const MOONS = [...ALL, 'moons'] as const;

describe('8.2 movement', () => {
  it('E31 AA Batteries move a Mothership without engines', () => {
    const scene = given({
      options: { modules: ['artifacts'] },
      units: { 'p1-m': '0,1', 'p2-f1': '5,1' },
      fleets: [{ energy: { engines: 0, weapons: 5, shields: 10 } }],
      planets: { m1: { owner: 0, artifact: 'aa-batteries' } },
    });
    expect(enginePower(scene.s, 0)).toBe(1);
  });

  it('E32 (R38) Convoy is for those who stood by the Mothership when the turn began', () => {
    const scene = given({
      units: { 'p1-m': '0,1', 'p1-b1': '-1,1', 'p1-f1': '-3,1', 'p2-f1': '5,1' },
      fleets: [{ hand: ['convoy'] }],
      stack: [{ step: 'turnStart' }],
    }).when(move('p1-f1'), to('-1,2'), play('convoy'));
    expect(enginePower(scene.s, 4)).toBe(6);
    expect(enginePower(scene.s, 1)).toBe(4);
  });

  it('E33, E34 (MS-4.7, R39) a ship dragged next to a Guardian is attacked, and moves on its own turn', () => {
    const scene = given({
      units: { 'p1-f1': '-5,0', 'p1-g1': '0,2', 'p2-f1': '2,0', 'p2-f2': '5,1' },
      fleets: [{ hand: ['gravity-manipulator'] }, { hand: ['defence-buff'] }],
      planets: { m3: { owner: 0 } },
    })
      .when(play('gravity-manipulator', { target: 'p2-f1' }))
      .rolls(2, 5)
      .when({ type: 'push', to: '1,1' });
    expect(scene.asked).toBe('declare');
    expect(scene.play.seat).toBe(1);
    scene.when(play('defence-buff'));
    expect(scene.last('dogfight')).toMatchObject({ attack: 2, defence: 6 });
    expect(scene.at('p1-g1')).toBeUndefined();
    expect(scene.fleet(1).minerals).toBe(1);
    scene.when(END);
    expect(scene.offers(move('p2-f1'))).toBe(true);
  });
});

describe('8.2 elimination', () => {
  it('E35 (MS-3.6, MS-14.1, MS-14.2, R60) the last ship of the active seat dies in asteroids', () => {
    const scene = given({
      seats: 3,
      units: { 'p1-f1': '4,1', 'p2-f1': '-5,6', 'p3-f1': '0,-5' },
      fleets: [{ minerals: 5 }],
      planets: { m4: { owner: 0 } },
      dice: [1, 6],
    }).when(move('p1-f1'), to('3,1', 'asteroid'));
    expect(scene.fleet(0).out).toBe(1);
    expect(scene.fleet(0).minerals).toBe(0);
    expect(scene.at('p1-s')).toBeUndefined();
    expect(scene.planet('m4').owner).toBeUndefined();
    expect(scene.s.active).toBe(1);
    expect([1, 2].map((seat) => scene.fleet(seat).minerals)).toEqual([0, 0]);
  });

  it('E36 both sides eliminated in one dogfight: a draw', () => {
    const scene = given({
      units: { 'p1-b1': '5,0', 'p2-f1': '0,5' },
      fleets: [{}, { hand: ['last-stand'], stationHp: 4 }],
      dice: [8],
    }).when(attack('p2-s', 'p1-b1'), play('last-stand', { target: 'p1-b1' }));
    expect(scene.s.outcome).toMatchObject({ winners: [0, 1], reason: 'draw', rule: 'MS-14.4' });
  });
});

describe('8.2 modules', () => {
  it('E37 a blocked deployment keeps its Mineral', () => {
    const scene = given({
      options: { modules: ['influence'] },
      units: { 'p1-f1': '0,1', 'p1-f2': '-5,0', 'p2-f1': '5,1' },
      fleets: [{ minerals: 1, technologies: ['orbital-defences'] }, { influence: 2 }],
    }).when(deploy('p1-f1'), { type: 'block' });
    expect(scene.fleet(0).minerals).toBe(1);
    expect(scene.fleet(1).influence).toBe(0);
    expect(scene.forbids(deploy('p1-f1'))).toBe('MS-9.2');
    scene.when(deploy('p1-f2'), land('-4,0'));
    expect(scene.at('p1-g1')).toBe('-4,0');
  });

  it('E38 a free Guardian is lost with three on the board', () => {
    const scene = given({
      options: { modules: [...MOONS] },
      units: { 'p1-b1': '2,-5', 'p1-g1': '-5,0', 'p1-g2': '-5,1', 'p1-g3': '-6,1', 'p2-f1': '5,1' },
      dice: [8],
    }).when(attack('g1', 'p1-b1'));
    expect(scene.asked).toBe('moonRoll');
    scene.rolls(1).when({ type: 'bonus' });
    expect(scene.last('rewardLost').face).toBe(1);
  });

  it('E39 (MS-17.7) Developments of an enemy planet captured by attack are lost, with their Energy', () => {
    const scene = given({
      options: { modules: [...ALL] },
      units: { 'p1-m': '1,2', 'p2-f1': '5,1' },
      fleets: [
        { energy: { engines: 2, weapons: 11, shields: 2 } },
        { energy: { engines: 6, weapons: 5, shields: 5 } },
      ],
      planets: {
        m2: { owner: 1, artifact: 'space-cat', built: ['backyard-reactor', 'town-hall', 'deep-core-mine'] },
      },
      dice: [12],
    }).when(attack('m2', 'p1-m'));
    expect(scene.asked).toBe('energy');
    expect(scene.play.seat).toBe(1);
    scene.when({ type: 'energy', subsystem: 'engines' });
    expect(scene.fleet(1).energy).toEqual({ engines: 5, weapons: 5, shields: 5 });
    expect(scene.planet('m2')).toMatchObject({ owner: 0, artifact: 'space-cat', built: [] });
    const { developments, market } = scene.s;
    expect([...developments.flatMap(({ cards }) => cards), ...market]).toHaveLength(24);
  });

  it('E40 (R32) Developments on a neutral planet defend it and pass on', () => {
    const scene = given({
      options: { modules: [...ALL] },
      units: { 'p1-b1': '1,2', 'p2-f1': '5,1' },
      planets: { m2: { artifact: 'space-cat', built: ['flak-towers'] } },
      dice: [8],
    });
    expect(planetDefence(scene.s, 1)).toBe(8);
    scene.when(attack('m2', 'p1-b1'));
    expect(scene.planet('m2')).toMatchObject({ owner: 0, built: ['flak-towers'] });
  });

  it('E41 (MS-7.3, MS-16.7) attacking an enemy planet costs Influence as far as it goes', () => {
    const scene = given({
      options: { modules: ['influence'] },
      units: { 'p1-f1': '1,2', 'p1-f2': '2,1', 'p1-b1': '1,3', 'p2-f1': '5,1' },
      fleets: [{ influence: 2 }],
      planets: { m2: { owner: 1 } },
      dice: [1, 1, 1],
    }).when(attack('m2', 'p1-f1', 'p1-f2', 'p1-b1'));
    expect(scene.fleet(0).influence).toBe(0);
    expect(scene.last('planetAttack').total).toBe(3);
  });

  it('E42 (MS-11.4, R48) Cheese Steak Jimmy’s doubles planets with their Developments, not the station', () => {
    const scene = given({
      options: { modules: [...ALL] },
      units: { 'p1-f1': '1,2', 'p2-f1': '5,1' },
      fleets: [{ technologies: ['cheese-steak'] }],
      planets: { m2: { owner: 0, artifact: 'space-cat', built: ['deep-core-mine'] } },
    }).when(END);
    expect(scene.fleet(0).minerals).toBe(5);
  });

  it('E43 the Interphasic Modulator buys cards with Gas', () => {
    const scene = given({
      options: { modules: ['artifacts'] },
      units: { 'p1-f1': '1,2', 'p2-f1': '5,1' },
      fleets: [{ gas: 4 }],
      planets: { m2: { owner: 0, artifact: 'interphasic-modulator' } },
    });
    expect(scene.offers({ type: 'buy', with: 'minerals' })).toBe(false);
    scene.when({ type: 'buy', with: 'gas' });
    expect(scene.fleet(0)).toMatchObject({ gas: 0 });
    expect(scene.fleet(0).hand).toHaveLength(1);
  });
});

describe('8.2 abilities', () => {
  it.each([2, 3])('E44 (R44, R45) Solar Beam with %i HP', (hp) => {
    const scene = given({
      units: { 'p1-m': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      fleets: [{ hp, technologies: ['solar-beam'] }],
      dice: [2, 1],
    }).when(attack('p2-f1', 'p1-m'));
    if (hp === 2) {
      expect(scene.fleet(0).hp).toBe(2);
      expect(scene.last('dogfight').attack).toBe(2);
      return;
    }
    scene.when({ type: 'beam' });
    expect(scene.fleet(0).hp).toBe(1);
    expect(scene.last('dogfight').attack).toBe(10);
  });

  it.each([
    [3, 16],
    [4, 12],
  ])('E45 (MS-10.5, R8) a station entering asteroids that roll %i has %i HP', (face, hp) => {
    const scene = given({
      units: { 'p1-s': '-1,3', 'p1-f1': '-5,0', 'p2-f1': '5,1' },
      fleets: [{ technologies: ['auxiliary-engines'] }],
      dice: [face],
    }).when({ type: 'stationMove' }, land('0,3'));
    expect(scene.fleet(0).stationHp).toBe(hp);
    expect(scene.forbids({ type: 'stationMove' })).toBe('MS-4.9');
  });

  it('E46 (MS-9.8, R22) Guardians ignore a station that migrates next to them', () => {
    const scene = given({
      units: { 'p1-f1': '-5,0', 'p2-g1': '-4,-2', 'p2-f1': '5,1' },
      fleets: [{ hand: ['migration'] }],
      planets: { m1: { owner: 0 } },
    }).when(play('migration'), land('-3,-2'));
    expect(scene.at('p1-s')).toBe('-3,-2');
    expect(scene.asked).toBe('main');
    expect(scene.told.some(({ event }) => event.type === 'dogfight')).toBe(false);
  });

  it('E47 (R40) Railguns reach exactly four spaces', () => {
    const scene = given({
      units: { 'p1-b1': '-4,2', 'p2-m': '-1,2', 'p2-g1': '0,2', 'p2-g2': '1,2' },
      fleets: [{ hand: ['railguns'] }],
    });
    const targets = scene.legal.flatMap((action) =>
      action.type === 'play' && action.card === 'railguns' ? [action.target] : [],
    );
    expect(targets).toEqual(['p2-g1', 'm1', 'm3']);
    scene.rolls(8, 1).when(play('railguns', { unit: 'p1-b1', target: 'p2-g1' }));
    expect(scene.at('p2-g1')).toBeUndefined();
  });

  it('E48 a tied Nuclear Missile with Targeting Computer wins', () => {
    const scene = given({
      units: { 'p1-m': '-5,0', 'p2-f1': '5,1', 'p2-f2': '5,2' },
      fleets: [{ technologies: ['nuclear-missile', 'targeting-computer'] }],
      dice: [6, 5],
    }).when(ability('nuclear-missile', 'p2-f1'));
    expect(scene.last('dogfight')).toMatchObject({ attack: 6, defence: 6 });
    expect(scene.at('p2-f1')).toBeUndefined();
  });

  it('E49 a lost Nuclear Missile harms nobody', () => {
    const scene = given({
      units: { 'p1-m': '-5,0', 'p2-b1': '5,1' },
      fleets: [{ technologies: ['nuclear-missile'] }],
      dice: [2, 7],
    }).when(ability('nuclear-missile', 'p2-b1'));
    expect(scene.fleet(0).hp).toBe(12);
    expect(scene.at('p2-b1')).toBe('5,1');
  });

  it('E60 Shield Breaker overrules Bubble Wrap, and Fighters still cannot reach the hull', () => {
    const scene = given({
      options: { modules: ['artifacts'] },
      units: { 'p1-f1': '0,1', 'p1-f2': '1,1', 'p2-m': '0,2' },
      fleets: [{ hand: ['shield-breaker'] }],
      planets: { m2: { owner: 1, artifact: 'bubble-wrap' } },
      dice: [3, 3, 2],
    });
    expect(scene.shield(1)).toBe(7);
    scene.when(attack('p2-m', 'p1-f1', 'p1-f2'), play('shield-breaker'));
    expect(scene.last('dogfight')).toMatchObject({ attack: 6, winner: 'attacker' });
    expect(scene.shield(1)).toBe(0);
    expect(scene.fleet(1).hp).toBe(12);
  });
});

describe('8.2 capturing cards', () => {
  const planet = {
    units: { 'p1-b1': '1,2', 'p2-f1': '5,1' },
    planets: { m2: { owner: 1 } },
    dice: [8],
  } as const;

  it('E58 (R34) Embargo: the captor draws', () => {
    const scene = given({
      ...planet,
      dice: [8],
      fleets: [{}, { technologies: ['embargo'], hand: ['convoy'] }],
    }).when(attack('m2', 'p1-b1'));
    expect(scene.asked).toBe('main');
    expect(scene.fleet(0).hand).toHaveLength(1);
    expect(scene.fleet(1).hand).toEqual(['convoy']);
  });

  it('E59 with an empty deck: steal, or nothing', () => {
    const scene = given({ ...planet, dice: [8], emptyDeck: true, fleets: [{}, { hand: ['convoy'] }] }).when(
      attack('m2', 'p1-b1'),
    );
    expect(scene.asked).toBe('captureCard');
    expect(scene.legal).toEqual([{ type: 'capture', from: 'hand' }, PASS]);
    scene.when({ type: 'capture', from: 'hand' });
    expect(scene.fleet(0).hand).toEqual(['convoy']);
  });

  it('MS-7.7 otherwise draw, or steal; thief and victim know the card', () => {
    const scene = given({ ...planet, dice: [8], fleets: [{}, { hand: ['convoy'] }] }).when(
      attack('m2', 'p1-b1'),
    );
    expect(scene.legal).toEqual([
      { type: 'capture', from: 'deck' },
      { type: 'capture', from: 'hand' },
    ]);
    scene.when({ type: 'capture', from: 'hand' });
    expect(scene.play.game.view(scene.s, 1).fleets[0]?.known).toEqual(['convoy']);
    expect(scene.play.game.view(scene.s, -2).fleets[0]?.known).toEqual([]);
  });
});

describe('MS-5.2 diverting', () => {
  it('R11 is possible once, before the Mothership does anything', () => {
    const scene = given({ units: { 'p1-m': '0,1', 'p2-f1': '5,1' } }).when(DIVERT, {
      type: 'split',
      engines: 3,
      weapons: 11,
      shields: 1,
    });
    expect(scene.fleet(0).energy).toEqual({ engines: 3, weapons: 11, shields: 1 });
    expect(scene.forbids(DIVERT)).toBe('MS-5.2');
    const moved = given({ units: { 'p1-m': '0,1', 'p2-f1': '5,1' } }).when(move('p1-m'), to('1,1'));
    expect(moved.forbids(DIVERT)).toBe('MS-5.2');
    expect(unitOf(moved.s, 0).moved).toBe(true);
  });
});
