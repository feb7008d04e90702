import { describe, expect, it } from 'vitest';
import { dieSides, enginePower, unitOf } from '../rules/fleet.ts';
import { ability, attack, deploy, END, given, land, move, PASS, play, to } from './scene.ts';

describe('8.2 dogfights', () => {
  it('E1 (MS-6.7, R17) the part that Fighters made never reaches the hull', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p1-b1': '1,1', 'p2-m': '0,2' },
      fleets: [{ technologies: ['red-leader'] }, { energy: { engines: 6, weapons: 5, shields: 4 } }],
      dice: [6, 5, 3],
    }).when(attack('p2-m', 'p1-f1', 'p1-b1'));
    expect(scene.last('dogfight').attack).toBe(12);
    expect(scene.shield(1)).toBe(0);
    expect(scene.fleet(1).hp).toBe(7);
  });

  it('E2, E3 (MS-5.4, R16) Fighters strip shields only; they are back when any turn ends', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p1-f2': '1,1', 'p1-f3': '-1,2', 'p2-m': '0,2' },
      dice: [4, 5, 2],
    }).when(attack('p2-m', 'p1-f1', 'p1-f2'));
    expect(scene.shield(1)).toBe(0);
    expect(scene.fleet(1).hp).toBe(12);
    expect(scene.forbids(attack('p2-m', 'p1-f3'))).toBe('MS-6.3');
    scene.when(END);
    expect(scene.shield(1)).toBe(5);
  });

  it('E4 (MS-6.2, R18) a winning Bomber harms attacking Motherships only', () => {
    const scene = given({
      units: { 'p1-m': '-1,2', 'p1-f1': '0,1', 'p1-f2': '1,1', 'p2-b1': '0,2' },
      fleets: [{ energy: { engines: 8, weapons: 5, shields: 2 } }, { technologies: ['rear-turrets'] }],
      dice: [3, 2, 3, 8],
    }).when(attack('p2-b1', 'p1-m', 'p1-f1', 'p1-f2'));
    expect(scene.last('dogfight')).toMatchObject({ attack: 8, defence: 9, winner: 'defender' });
    expect(scene.at('p1-f1')).toBe('0,1');
    expect(scene.shield(0)).toBe(0);
    expect(scene.fleet(0).hp).toBe(5);
    expect(scene.fleet(1).minerals).toBe(0);
  });

  const wingmen = {
    'p1-f1': '0,1',
    'p1-f2': '1,1',
    'p1-f3': '-5,0',
    'p2-f1': '0,2',
    'p2-f2': '-1,2',
    'p2-f3': '-1,3',
  } as const;

  it.each([
    [[], 2],
    [['extra-loot'], 3],
  ] as const)('E5 (MS-6.6, MS-6.8, R27) wingmen turn a dogfight; loot with %j is %i', (technologies, loot) => {
    const scene = given({
      units: wingmen,
      fleets: [{}, { technologies: [...technologies] }],
      dice: [3, 2, 4],
    }).when(attack('p2-f1', 'p1-f1', 'p1-f2'));
    expect(scene.last('dogfight')).toMatchObject({ attack: 5, defence: 6 });
    expect(scene.at('p1-f1')).toBeUndefined();
    expect(scene.at('p1-f2')).toBeUndefined();
    expect(scene.fleet(1).minerals).toBe(loot);
  });

  it('E6 Unobtainium Hulls help against groups', () => {
    const scene = given({
      units: wingmen,
      fleets: [{}, { technologies: ['unobtainium-hulls'] }],
      dice: [3, 2, 3],
    }).when(attack('p2-f1', 'p1-f1', 'p1-f2'));
    expect(scene.last('dogfight').defence).toBe(6);
    expect(scene.at('p1-f1')).toBeUndefined();
  });

  it('E7 Prod before the dice lowers the die', () => {
    const scene = given({
      units: { 'p1-m': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      fleets: [{}, { hand: ['prod'] }],
      dice: [4, 1],
    }).when(attack('p2-f1', 'p1-m'), play('prod', { target: 'p1-m', pick: 'weapons' }));
    expect(dieSides(scene.s, 0)).toBe(4);
    scene.when(END);
    expect(dieSides(scene.s, 0)).toBe(6);
  });

  it('E8 a Mothership without weapons defends with its bonuses', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p2-m': '0,2', 'p2-f1': '-1,2' },
      fleets: [{}, { energy: { engines: 10, weapons: 0, shields: 5 } }],
      dice: [1],
    }).when(attack('p2-m', 'p1-f1'));
    expect(scene.last('dogfight')).toMatchObject({ attack: 1, defence: 1 });
    expect(scene.shield(1)).toBe(5);
  });

  it('E9 (MS-5.5, R46) without weapons nothing is attacked, but Repair Drones work', () => {
    const scene = given({
      units: { 'p1-m': '0,1', 'p2-f1': '0,2' },
      fleets: [{ energy: { engines: 10, weapons: 0, shields: 5 }, hp: 10, technologies: ['repair-drones'] }],
      planets: { m3: { owner: 0 }, m1: { owner: 0 }, m2: { owner: 0 } },
    });
    expect(scene.offersType('attack')).toBe(false);
    expect(scene.forbids(attack('p2-f1', 'p1-m'))).toBe('MS-5.5');
    scene.when(ability('repair-drones'));
    expect(scene.fleet(0).hp).toBe(12);
  });

  it('E10 Backup Generator adds to the face before it is doubled', () => {
    const scene = given({
      units: { 'p1-b1': '5,0', 'p2-f1': '0,5' },
      fleets: [{ hand: ['expansion-pak', 'backup-generator'] }],
      dice: [1, 6],
    }).when(
      attack('p2-s', 'p1-b1'),
      play('expansion-pak', { unit: 'p1-b1' }),
      play('backup-generator', { unit: 'p1-b1' }),
    );
    expect(scene.last('dogfight').attack).toBe(14);
  });

  it('E11 (MS-7.4) Fast Cap doubles each face', () => {
    const scene = given({
      units: { 'p1-f1': '1,2', 'p2-f1': '5,1' },
      fleets: [{ technologies: ['fast-cap'] }, { technologies: ['space-walls'] }],
      planets: { m2: { owner: 1 } },
      dice: [5],
    }).when(attack('m2', 'p1-f1'));
    expect(scene.last('planetAttack')).toMatchObject({ total: 10, defence: 9, captured: true });
    expect(scene.planet('m2').owner).toBe(0);
    expect(scene.fleet(0).hand).toHaveLength(1);
  });
});

describe('8.2 asteroids and Guardians', () => {
  it('E13 (MS-10.2) an equal roll survives the asteroids', () => {
    const scene = given({ units: { 'p1-f1': '0,2', 'p2-f1': '5,1' }, dice: [4, 4] }).when(
      move('p1-f1'),
      to('0,3', 'asteroid'),
    );
    expect(scene.at('p1-f1')).toBe('0,3');
    expect(scene.asked).toBe('moveTo');
  });

  it('E14 (MS-10.3) a Mothership takes the D6 and flies on', () => {
    const scene = given({
      units: { 'p1-m': '0,2', 'p2-f1': '5,1' },
      fleets: [{ energy: { engines: 7, weapons: 3, shields: 5 } }],
      dice: [2, 6],
    }).when(move('p1-m'), to('0,3', 'asteroid'));
    expect(scene.shield(0)).toBe(0);
    expect(scene.fleet(0).hp).toBe(11);
    expect(scene.play.asking).toMatchObject({ step: 'moveTo', left: 3, begun: true });
  });

  it('E15 (MS-4.6) a warp within the same field is a new asteroid dogfight', () => {
    const scene = given({
      units: { 'p1-f1': '0,3', 'p2-f1': '5,1' },
      fleets: [{ hand: ['wormhole'] }],
      dice: [6, 5],
    }).when(play('wormhole', { unit: 'p1-f1' }), { type: 'row', r: 4 }, land('-1,4'));
    expect(scene.last('asteroidRoll')).toMatchObject({ total: 6, field: 5 });
    expect(scene.forbids(move('p1-f1'))).toBe('MS-3.3');
  });

  it('E16 (MS-4.3) asteroids first, then the Guardian; the attack phase stays', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p2-g1': '0,4', 'p2-f1': '5,1' },
      dice: [6, 1, 1, 5],
    }).when(move('p1-f1'), to('0,3', 'asteroid+guardian'));
    expect(scene.told.map(({ event }) => event.type)).toEqual(
      expect.arrayContaining(['asteroidRoll', 'halted', 'dogfight']),
    );
    expect(scene.at('p2-g1')).toBeUndefined();
    expect(scene.forbids(move('p1-f1'))).toBe('MS-3.3');
    expect(unitOf(scene.s, 1).attacked).toBe(false);
  });

  it('E17 (MS-9.6, R21) a Guardian attacks until one of the two is destroyed', () => {
    const scene = given({
      units: { 'p1-m': '-3,1', 'p2-g1': '-3,-1', 'p2-f1': '5,1' },
      dice: [6, 2, 4, 4, 3, 5],
    }).when(move('p1-m'), to('-3,0', 'guardian'));
    expect(scene.events('dogfight')).toHaveLength(3);
    expect(scene.shield(0)).toBe(0);
    expect(scene.fleet(0).hp).toBe(11);
    expect(scene.at('p2-g1')).toBeUndefined();
    expect(scene.fleet(0).minerals).toBe(1);
  });

  it('E18 (R29) Life Support: the loot is paid, and the Guardian attacks again', () => {
    const scene = given({
      units: { 'p1-f1': '-3,1', 'p1-f2': '-5,0', 'p2-g1': '-3,-1', 'p2-f1': '5,1' },
      fleets: [{ hand: ['life-support'] }],
      dice: [6, 2, 1, 6],
    }).when(move('p1-f1'), to('-3,0', 'guardian'), play('life-support', { unit: 'p1-f1' }));
    expect(scene.fleet(1).minerals).toBe(1);
    expect(scene.events('dogfight')).toHaveLength(2);
    expect(scene.at('p1-f1')).toBe('-3,0');
    expect(scene.at('p2-g1')).toBeUndefined();
  });

  it('E19, E20 (MS-9.4, R20) a Guardian has its wingmen except right after being deployed', () => {
    const scene = given({
      units: { 'p1-f1': '-3,1', 'p1-f2': '-4,0', 'p2-f1': '-2,0', 'p2-f2': '0,1', 'p2-m': '5,1' },
      fleets: [{ minerals: 1, technologies: ['orbital-defences'] }],
      dice: [4, 4, 5, 1],
    }).when(deploy('p1-f1'), land('-3,0'));
    const [first, second] = scene.events('dogfight');
    expect(first).toMatchObject({ attack: 4, defence: 4 });
    expect(second).toMatchObject({ attack: 5, defence: 1 });
    scene.when(END).rolls(2, 3, 1, 6);
    scene.when(move('p2-f2'), to('-2,0', 'guardian'));
    // two own Fighters beside it now count
    expect(scene.events('dogfight').at(-1)?.attack).toBe(4);
  });

  it('E21 Targeting Computer wins ties for Guardians too', () => {
    const scene = given({
      units: { 'p1-f1': '-3,1', 'p1-f2': '-5,0', 'p2-g1': '-3,-1', 'p2-f1': '5,1' },
      fleets: [{}, { technologies: ['targeting-computer'] }],
      dice: [4, 4],
    }).when(move('p1-f1'), to('-3,0', 'guardian'));
    expect(scene.at('p1-f1')).toBeUndefined();
  });

  it('E61 a Mothership without weapons dies of a Guardian', () => {
    const scene = given({
      units: { 'p1-m': '-3,1', 'p1-f1': '-5,0', 'p2-g1': '-3,-1', 'p2-f1': '5,1' },
      fleets: [{ energy: { engines: 12, weapons: 0, shields: 3 } }],
      dice: [5, 4, 6],
    }).when(move('p1-m'), to('-3,0', 'guardian'));
    expect(
      scene.told.filter(({ event }) => event.type === 'damaged').map(({ event }) => event),
    ).toMatchObject([{ shield: 0, hp: 10 }, { hp: 6 }, { hp: 0 }]);
    expect(scene.at('p1-m')).toBeUndefined();
    expect(scene.fleet(1).minerals).toBe(3);
  });
});

describe('8.2 stations', () => {
  const bombers = { 'p1-b1': '5,0', 'p1-b2': '6,-1', 'p2-f1': '0,5' } as const;

  it('E22 (MS-8.3, MS-8.4) two Bombers with Advanced Engineering destroy a station', () => {
    const scene = given({
      units: bombers,
      fleets: [{ technologies: ['advanced-engineering'] }],
      dice: [5, 6],
    }).when(attack('p2-s', 'p1-b1', 'p1-b2'));
    expect(scene.last('dogfight').attack).toBe(17);
    expect(scene.fleet(0).minerals).toBe(3);
    expect(scene.s.outcome).toMatchObject({ winners: [0], rule: 'MS-14.3', places: [1, 2] });
  });

  it('E23 (R24) Last Stand comes first and pays no loot', () => {
    const scene = given({
      units: bombers,
      fleets: [{ technologies: ['advanced-engineering'] }, { hand: ['last-stand'] }],
      dice: [5, 6],
    }).when(attack('p2-s', 'p1-b1', 'p1-b2'), play('last-stand', { target: 'p1-b1' }));
    expect(scene.at('p1-b1')).toBeUndefined();
    expect(scene.fleet(1).minerals).toBe(0);
    expect(scene.s.outcome?.winners).toEqual([0]);
  });

  it('E24 a guarded station is not attacked, except with Piercing', () => {
    const units = { 'p1-b1': '5,0', 'p2-f1': '7,0' } as const;
    expect(given({ units }).forbids(attack('p2-s', 'p1-b1'))).toBe('MS-8.1');
    expect(given({ units, fleets: [{ technologies: ['piercing'] }] }).offers(attack('p2-s', 'p1-b1'))).toBe(
      true,
    );
  });

  it('E25 among Bombers alone nobody guards', () => {
    const scene = given({ units: { 'p1-b1': '5,0', 'p2-b1': '7,0' } });
    expect(scene.offers(attack('p2-s', 'p1-b1'))).toBe(true);
  });
});

describe('8.2 cards', () => {
  it('E26 (R26) no Panic Button without a space to land on', () => {
    const scene = given({
      units: {
        'p1-f1': '2,3',
        'p2-f1': '3,2',
        'p2-f2': '3,1',
        'p2-f3': '2,1',
        'p2-b1': '1,2',
        'p2-b2': '1,3',
        'p1-f2': '-5,0',
      },
      fleets: [{}, { hand: ['panic-button'] }],
      planets: { m2: { owner: 1 } },
      dice: [6, 1],
    }).when(attack('p2-f1', 'p1-f1'));
    expect(scene.last('dogfight').attack).toBe(6);
  });

  const panic = {
    units: { 'p1-f1': '0,1', 'p1-f2': '-5,0', 'p2-f1': '0,2', 'p2-f2': '5,1' },
    planets: { m2: { owner: 1 } },
  } as const;

  it('MS-6.5 DF-2 (R25) Panic Button ends the dogfight, the attackers stay spent', () => {
    const scene = given({ ...panic, fleets: [{}, { hand: ['panic-button'] }] }).when(
      attack('p2-f1', 'p1-f1'),
      play('panic-button'),
      land('3,2'),
    );
    expect(scene.at('p2-f1')).toBe('3,2');
    expect(scene.asked).toBe('main');
    expect(scene.s.fight).toBeUndefined();
    expect(scene.forbids(attack('p2-f1', 'p1-f1'))).toBe('MS-6.1');
  });

  it('E27 a countered Panic Button: the dogfight goes on', () => {
    const scene = given({
      ...panic,
      fleets: [{ hand: ['noooooooo'] }, { hand: ['panic-button'] }],
      dice: [6, 1],
    }).when(attack('p2-f1', 'p1-f1'), play('panic-button'), play('noooooooo'));
    expect(scene.at('p2-f1')).toBeUndefined();
    expect(scene.s.discard).toEqual(['panic-button', 'noooooooo']);
  });

  it('E28 a held ship cannot panic', () => {
    const scene = given({
      ...panic,
      fleets: [{}, { hand: ['panic-button'] }],
      change: (s) => s.holds.push({ unit: 11, by: 0, how: 'tractor' }),
      dice: [6, 1],
    }).when(attack('p2-f1', 'p1-f1'));
    expect(scene.at('p2-f1')).toBeUndefined();
  });

  it('E29 Ninja Rope moves a ship that has attacked', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      fleets: [{ hand: ['ninja-rope'] }],
      dice: [6, 1],
    }).when(attack('p2-f1', 'p1-f1'), play('ninja-rope', { unit: 'p1-f1' }), to('-2,2'));
    expect(scene.at('p1-f1')).toBe('-2,2');
    expect(unitOf(scene.s, 1).attacked).toBe(true);
  });

  it.each([
    [['punch-it', 'afterburner'], 12],
    [['afterburner', 'punch-it'], 16],
  ] as const)('E30 (MS-4.1) %j gives a Fighter engine power %i', (cards, power) => {
    const scene = given({ units: { 'p1-f1': '0,1', 'p2-f1': '5,1' }, fleets: [{ hand: [...cards] }] });
    for (const card of cards) scene.when(play(card, { unit: 'p1-f1' }));
    expect(enginePower(scene.s, 1)).toBe(power);
  });

  it('MS-13.6 (R51) another seat may let a card pass', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p2-f1': '5,1' },
      fleets: [{ hand: ['afterburner'] }, { hand: ['noooooooo'] }],
    }).when(play('afterburner', { unit: 'p1-f1' }));
    expect(scene.asked).toBe('counter');
    expect(scene.play.seat).toBe(1);
    scene.when(PASS);
    expect(enginePower(scene.s, 1)).toBe(8);
  });
});
