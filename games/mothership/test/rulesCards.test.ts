import { describe, expect, it } from 'vitest';
import { energyOf, isHeld, unitOf } from '../rules/fleet.ts';
import { ability, attack, END, given, land, move, PASS, play, STOP, to } from './scene.ts';

const FAR = { 'p2-f1': '5,1' } as const;

describe('Action Cards', () => {
  it('MS-13.3 cards without the X mark wait for the own turn', () => {
    // the own Guardian attacks in another's turn: Shield Breaker has no X
    const scene = given({
      active: 1,
      units: { 'p1-f1': '-5,0', 'p1-g1': '0,2', 'p2-m': '3,1', 'p2-f1': '5,1' },
      fleets: [{ hand: ['shield-breaker', 'expansion-pak'] }, {}],
    }).when(move('p2-m'), to('1,1', 'guardian'));
    expect(scene.play.seat).toBe(0);
    expect(scene.forbids(play('shield-breaker'))).toBe('MS-13.3');
    expect(scene.offers(play('expansion-pak', { unit: 'p1-g1' }))).toBe(true);
  });

  it('MS-13.9 a card that would do nothing stays in the hand', () => {
    const scene = given({
      units: { 'p1-m': '0,1', ...FAR },
      fleets: [{ hand: ['hull-repair', 'migration', 'convoy'] }],
    });
    expect(scene.forbids(play('hull-repair'))).toBe('MS-13.9');
    expect(scene.forbids(play('migration'))).toBe('MS-13.9');
    expect(scene.forbids(play('convoy'))).toBe('MS-13.9');
  });

  it('Deflector Shields need no roll', () => {
    const scene = given({
      units: { 'p1-f1': '0,2', ...FAR },
      fleets: [{ hand: ['deflector-shields'] }],
    }).when(move('p1-f1'), to('0,3', 'asteroid'), play('deflector-shields'));
    expect(scene.at('p1-f1')).toBe('0,3');
    expect(scene.told.some(({ event }) => event.type === 'asteroidRoll')).toBe(false);
    scene.when(STOP);
  });

  it('Hull Repair', () => {
    const scene = given({ units: { 'p1-m': '0,1', ...FAR }, fleets: [{ hp: 3, hand: ['hull-repair'] }] });
    expect(scene.when(play('hull-repair')).fleet(0).hp).toBe(4);
  });

  it('Wallet Inspector takes what the victim has, not past an Embargo', () => {
    const fleets = (technologies: 'embargo'[]) => [
      { hand: ['wallet-inspector' as const] },
      { gas: 2, technologies },
    ];
    const scene = given({ units: { 'p1-f1': '0,1', ...FAR }, fleets: fleets([]) });
    expect(scene.forbids(play('wallet-inspector', { seat: 1, pick: 'minerals' }))).toBe('MS-13.9');
    scene.when(play('wallet-inspector', { seat: 1, pick: 'gas' }));
    expect([scene.fleet(0).gas, scene.fleet(1).gas]).toEqual([1, 1]);
    const safe = given({ units: { 'p1-f1': '0,1', ...FAR }, fleets: fleets(['embargo']) });
    expect(safe.forbids(play('wallet-inspector', { seat: 1, pick: 'gas' }))).toBe('MS-R34');
  });

  it('Enhanced Sensors: next to a friendly Mothership', () => {
    const scene = given({
      units: { 'p1-m': '-1,1', 'p1-f1': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      fleets: [{ hand: ['enhanced-sensors'] }],
      dice: [2, 3],
    }).when(attack('p2-f1', 'p1-f1'), play('enhanced-sensors', { unit: 'p1-f1' }));
    expect(scene.last('dogfight').attack).toBe(4);
  });

  it('Prod in the main phase lasts until the end of the turn', () => {
    const scene = given({ units: { 'p1-f1': '0,1', 'p2-m': '5,1' }, fleets: [{ hand: ['prod'] }] }).when(
      play('prod', { target: 'p2-m', pick: 'shields' }),
    );
    expect(scene.shield(1)).toBe(4);
    scene.when(END);
    expect(energyOf(scene.s, 1, 'shields')).toBe(5);
  });

  it('Wingman: one wingman gives three', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p1-f2': '-5,0', 'p2-f1': '0,2', 'p2-f2': '-1,3' },
      fleets: [{}, { hand: ['wingman-card'] }],
      dice: [4, 2],
    }).when(attack('p2-f1', 'p1-f1'), play('wingman-card'));
    expect(scene.last('dogfight').defence).toBe(5);
  });

  it('Recon Droid explores for free', () => {
    const scene = given({
      options: { modules: ['artifacts'] },
      units: { 'p1-f1': '0,1', ...FAR },
      fleets: [{ hand: ['recon-droid'] }],
      planets: { m1: { owner: 0 } },
    }).when(play('recon-droid', { target: 'm1' }));
    expect(scene.planet('m1').artifact).toBeDefined();
  });

  it('Alien Antiques Roadshow counts Artifacts', () => {
    const scene = given({
      options: { modules: ['artifacts'] },
      units: { 'p1-f1': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      fleets: [{ hand: ['antiques-roadshow'] }],
      planets: { m1: { owner: 0, artifact: 'space-cat' }, m3: { owner: 0, artifact: 'tricorder' } },
      dice: [1, 3],
    }).when(attack('p2-f1', 'p1-f1'), play('antiques-roadshow'));
    expect(scene.last('dogfight').attack).toBe(3);
  });

  it('Seismic Charge: an enemy on or next to asteroids', () => {
    const near = given({
      units: { 'p1-f1': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      fleets: [{ hand: ['seismic-charge'] }],
      dice: [1, 3],
    }).when(attack('p2-f1', 'p1-f1'), play('seismic-charge'));
    expect(near.last('dogfight').attack).toBe(4);
    const far = given({
      units: { 'p1-f1': '4,1', 'p2-f1': '5,1' },
      fleets: [{ hand: ['seismic-charge'] }],
      dice: [3, 3],
    }).when(attack('p2-f1', 'p1-f1'));
    expect(far.asked).toBe('main');
  });

  it('Volt Switch', () => {
    const scene = given({
      units: { 'p1-m': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      fleets: [{ hand: ['volt-switch'] }],
      dice: [1, 3],
    }).when(attack('p2-f1', 'p1-m'), play('volt-switch'));
    expect(scene.last('dogfight').attack).toBe(4);
  });

  it('Forced Update holds a ship during its owner’s next turn', () => {
    const scene = given({ units: { 'p1-f1': '0,1', ...FAR }, fleets: [{ hand: ['forced-update'] }] }).when(
      play('forced-update', { target: 'p2-f1' }),
    );
    expect(isHeld(scene.s, 11)).toBe(false);
    scene.when(END);
    expect(scene.forbids(move('p2-f1'))).toBe('MS-4.8');
    scene.when(END);
    expect(isHeld(scene.s, 11)).toBe(false);
  });

  it('R41 Tractor Beam holds until the start of the next own turn', () => {
    const scene = given({
      units: { 'p1-m': '0,1', ...FAR },
      fleets: [{ technologies: ['tractor-beam'] }],
    }).when(ability('tractor-beam', 'p2-f1'));
    expect(isHeld(scene.s, 11)).toBe(true);
    scene.when(END, END);
    expect(isHeld(scene.s, 11)).toBe(false);
  });

  it('Replicator with The Forks', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', ...FAR },
      fleets: [{ hand: ['replicator', 'the-forks'] }],
      dice: [1, 4],
    }).when(play('replicator'), play('the-forks'));
    expect(scene.fleet(0).minerals).toBe(4);
  });

  it('The Forks on a planet attack (R31)', () => {
    const scene = given({
      units: { 'p1-b1': '1,2', ...FAR },
      fleets: [{ hand: ['the-forks'] }],
      dice: [2, 7],
    }).when(attack('m2', 'p1-b1'), play('the-forks', { unit: 'p1-b1' }));
    expect(scene.planet('m2').owner).toBe(0);
  });

  it('DF-6 alternates until both pass in a row', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p1-f2': '-5,0', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      fleets: [{ hand: ['the-forks'] }, { hand: ['the-forks'] }],
      dice: [2, 3, 6, 1],
    }).when(attack('p2-f1', 'p1-f1'));
    expect(scene.play.seat).toBe(0);
    scene.when(PASS);
    expect(scene.play.seat).toBe(1);
    scene.when(play('the-forks', { unit: 'p2-f1' }));
    // 2 against 6: the attacker may still answer
    expect(scene.play.seat).toBe(0);
    scene.when(play('the-forks', { unit: 'p1-f1' }));
    expect(scene.last('dogfight')).toMatchObject({ attack: 1, defence: 6 });
  });

  it('R37 Cowardly Retreat takes friends along', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p1-b1': '1,1', 'p1-f2': '3,3', ...FAR },
      fleets: [{ hand: ['cowardly-retreat'] }],
    }).when(play('cowardly-retreat', { unit: 'p1-f1', target: 'p1-s' }), land('-5,0'));
    expect(scene.asked).toBe('retreat');
    scene.when({ type: 'choose', unit: 'p1-b1' }, land('-5,-1'));
    expect(scene.asked).toBe('main');
    expect(scene.at('p1-b1')).toBe('-5,-1');
    expect(scene.forbids(move('p1-f1'))).toBe('MS-3.3');
  });

  it('Pick up two cards, Surprise Attack', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', ...FAR },
      fleets: [{ hand: ['pick-up-two', 'surprise-attack'] }, { hand: ['convoy'] }],
    }).when(play('pick-up-two'));
    expect(scene.fleet(0).hand).toHaveLength(3);
    scene.when(play('surprise-attack', { seat: 1 }));
    expect(scene.fleet(0).hand).toContain('convoy');
    expect(scene.fleet(1).hand).toEqual([]);
  });

  it('Dedotated Wam takes 3 HP, and a kill pays (R28)', () => {
    const scene = given({
      units: { 'p1-b1': '0,1', 'p2-m': '0,2', 'p2-f1': '5,1' },
      fleets: [{ hand: ['dedotated-wam'] }, { hp: 3 }],
    }).when(play('dedotated-wam', { unit: 'p1-b1', target: 'p2-m' }));
    expect(scene.at('p2-m')).toBeUndefined();
    expect(scene.fleet(0).minerals).toBe(3);
    expect(unitOf(scene.s, 4).attacked).toBe(true);
  });

  it('MS-13.6 a countered card costs nothing but itself', () => {
    const scene = given({
      units: { 'p1-b1': '0,1', 'p2-m': '0,2' },
      fleets: [{ hand: ['dedotated-wam'] }, { hand: ['noooooooo'] }],
    }).when(play('dedotated-wam', { unit: 'p1-b1', target: 'p2-m' }), play('noooooooo'));
    expect(scene.fleet(1).hp).toBe(12);
    expect(unitOf(scene.s, 4).attacked).toBe(false);
  });

  it('Last Stand against a Mothership takes 4 HP past the shields', () => {
    const scene = given({
      units: { 'p1-m': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      fleets: [{}, { hand: ['last-stand'] }],
      dice: [6, 1],
    }).when(attack('p2-f1', 'p1-m'), play('last-stand', { target: 'p1-m' }));
    expect(scene.fleet(0).hp).toBe(8);
    expect(scene.at('p2-f1')).toBeUndefined();
  });

  it('Trade Blockade lasts until its player is up again', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', ...FAR },
      fleets: [{ hand: ['trade-blockade'] }],
    }).when(play('trade-blockade'), END);
    expect(scene.fleet(0).minerals).toBe(1);
    scene.when(END);
    expect(scene.fleet(1).minerals).toBe(0);
    scene.when(END, END);
    expect(scene.fleet(1).minerals).toBe(1);
  });
});

describe('5.2 technologies with verbs of their own', () => {
  it('R43 Jump Gates, once moved by engines', () => {
    const scene = given({
      units: { 'p1-f1': '-3,0', ...FAR },
      fleets: [{ technologies: ['jump-gates'] }],
      planets: { m2: { owner: 0 } },
    });
    expect(scene.forbids({ type: 'jump', ship: 'p1-f1' })).toBe('MS-R43');
    scene.when(move('p1-f1'), to('-5,0'), { type: 'jump', ship: 'p1-f1' }, land('3,1'));
    expect(scene.at('p1-f1')).toBe('3,1');
    expect(scene.forbids({ type: 'jump', ship: 'p1-f1' })).toBe('MS-R43');
  });

  it('R42 Onboard Gates', () => {
    const scene = given({
      units: { 'p1-m': '0,1', 'p1-f1': '-5,0', ...FAR },
      fleets: [{ technologies: ['onboard-gates'] }],
    }).when(ability('onboard-gates', 'p1-f1'), land('1,1'));
    expect(scene.at('p1-f1')).toBe('1,1');
    expect(scene.forbids(move('p1-m'))).toBe('MS-3.3');
  });

  it('R47 Asteroid Mining', () => {
    const scene = given({
      units: { 'p1-m': '0,3', ...FAR },
      fleets: [{ technologies: ['asteroid-mining'] }],
    });
    expect(scene.when(ability('asteroid-mining')).fleet(0).minerals).toBe(4);
  });

  it('Scrap Yard pays for lost ships, by asteroids too', () => {
    const scene = given({
      units: { 'p1-f1': '0,2', 'p1-f2': '-5,0', ...FAR },
      fleets: [{ technologies: ['scrap-yard'] }],
      dice: [1, 6],
    }).when(move('p1-f1'), to('0,3', 'asteroid'));
    expect(scene.fleet(0)).toMatchObject({ minerals: 1, gas: 1 });
  });
});
