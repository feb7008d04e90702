/** What cannot be played or spent in a fight, and the reason given; and what each side is asked. */
import { describe, expect, it } from 'vitest';
import type { CardId } from '../content/cards.ts';
import { attack, type Given, given, move, PASS, play, to } from './scene.ts';

const gas = (amount: number) => ({ type: 'gas', amount }) as const;
const BEAM = { type: 'beam' } as const;
/** A window stays open for who can play this on any unit that rolls. */
const OPEN: CardId = 'expansion-pak';

/** Fighters on both sides, and what else is given; the attack is declared. */
function fight(own: CardId[], its: CardId[], more: Given = {}) {
  return given({
    units: { 'p1-f1': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
    fleets: [{ hand: own }, { hand: its }],
    ...more,
  }).when(attack('p2-f1', 'p1-f1'));
}

describe('MS-13.4 in a dogfight', () => {
  it('MS-13.4 cards go on own dice in it', () => {
    const scene = fight([OPEN, 'enhanced-sensors'], []);
    expect(scene.refusal(play(OPEN, { unit: 'p1-f1' }))).toBeUndefined();
    expect(scene.refusal(play(OPEN, { unit: 'p2-f1' }))).toBe('MS-13.4 notInFight p2-f1');
    expect(scene.refusal(play(OPEN, { unit: 'p1-s' }))).toBe('MS-13.4 notInFight p1-s');
    expect(scene.refusal(play('enhanced-sensors', { unit: 'p1-f1' }))).toBe('MS-13.9 notAdjacent p1-f1 p1-m');
  });

  it('MS-13.9 a die is doubled once', () => {
    const scene = fight([OPEN, OPEN], [], { dice: [2, 3] });
    scene.when(play(OPEN, { unit: 'p1-f1' }));
    // Nothing else could be played: the window has closed.
    expect(scene.last('dogfight')).toMatchObject({
      attack: 4,
      attackers: [{ unit: 'p1-f1', face: 4, plus: 0 }],
    });
    expect(scene.fleet(0).hand).toEqual([OPEN]);
    const open = fight([OPEN, OPEN, 'enhanced-sensors'], [], {
      units: { 'p1-m': '-1,1', 'p1-f1': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
    }).when(play(OPEN, { unit: 'p1-f1' }));
    expect(open.refusal(play(OPEN, { unit: 'p1-f1' }))).toBe('MS-13.9 alreadyDoubled p1-f1');
  });

  it('MS-5.5 a Mothership without weapons has no die to double', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p2-m': '0,2', 'p2-f2': '5,1' },
      fleets: [{}, { hand: [OPEN, 'volt-switch'], energy: { engines: 3, weapons: 0, shields: 12 } }],
      dice: [2],
    }).when(attack('p2-m', 'p1-f1'));
    expect(scene.refusal(play(OPEN, { unit: 'p2-m' }))).toBe('MS-5.5 noDie p2-m');
    scene.when(play('volt-switch'));
    expect(scene.last('dogfight')).toMatchObject({ attack: 2, defence: 3, defender: { face: 0, plus: 3 } });
  });

  it('MS-13.3 cards for the defence, and for asteroids, wait for it', () => {
    const scene = fight([OPEN, 'defence-buff', 'deflector-shields'], []);
    expect(scene.refusal(play('defence-buff'))).toBe('MS-13.3 wrongWindow defence-buff');
    expect(scene.refusal(play('deflector-shields'))).toBe('MS-13.3 wrongWindow deflector-shields');
    const defence = fight([], [OPEN, 'deflector-shields', 'shield-breaker']);
    expect(defence.play.seat).toBe(1);
    expect(defence.refusal(play('deflector-shields'))).toBe('MS-13.9 notOnAsteroids');
    expect(defence.refusal(play('shield-breaker'))).toBe('MS-13.3 wrongWindow shield-breaker');
  });

  it('MS-13.9 a Wingman needs a wingman, and each gives three once', () => {
    const alone = fight([], [OPEN, 'wingman-card']);
    expect(alone.refusal(play('wingman-card'))).toBe('MS-13.9 noWingman');
    const pair = fight([], [OPEN, 'wingman-card', 'wingman-card'], {
      units: { 'p1-f1': '0,1', 'p2-f1': '0,2', 'p2-f2': '1,2' },
      dice: [6, 1],
    }).when(play('wingman-card'));
    expect(pair.refusal(play('wingman-card'))).toBe('MS-13.9 noWingman');
    pair.when(PASS);
    expect(pair.last('dogfight')).toMatchObject({ wingmen: 1, defence: 4 });
    const attacker = fight([OPEN, 'wingman-card'], [], {
      units: { 'p1-f1': '0,1', 'p1-f2': '-1,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
    });
    expect(attacker.refusal(play('wingman-card'))).toBe('MS-13.9 noWingman');
  });

  it('MS-13.9 Volt Switch and Auxiliary Shield need the own Mothership in it', () => {
    const scene = fight([OPEN, 'volt-switch', 'auxiliary-shield'], [], {
      units: { 'p1-f1': '0,1', 'p1-m': '-1,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
    });
    expect(scene.refusal(play('volt-switch'))).toBe('MS-13.9 notInFight p1-m');
    expect(scene.refusal(play('auxiliary-shield'))).toBe('MS-13.9 notInFight p1-m');
  });

  it('MS-13.9 Shield Breaker breaks a Mothership’s shields once', () => {
    const scene = fight([OPEN, 'shield-breaker'], []);
    expect(scene.refusal(play('shield-breaker'))).toBe('MS-13.9 noMothership');
    const at = given({
      units: { 'p1-m': '0,1', 'p2-m': '0,2', 'p2-f2': '5,1' },
      fleets: [{ hand: [OPEN, 'shield-breaker'] }, { shieldBroken: true }],
    }).when(attack('p2-m', 'p1-m'));
    expect(at.refusal(play('shield-breaker'))).toBe('MS-13.9 noTarget p2-m');
  });

  it('MS-R50 Prod: the enemy Mothership in it, where Energy is left', () => {
    const units = { 'p1-f1': '0,1', 'p1-m': '-1,1', 'p2-m': '0,2', 'p2-f1': '5,1' } as const;
    const prod = (
      target: 'p2-m' | 'p1-m' | 'p2-f1' | 'm1',
      pick: 'engines' | 'weapons' | 'shields' | 'gas',
    ) => play('prod', { target, pick });
    const scene = given({
      units,
      fleets: [{ hand: ['prod'] }, { energy: { engines: 0, weapons: 10, shields: 5 } }],
    }).when(attack('p2-m', 'p1-f1'));
    expect(scene.refusal(prod('p2-m', 'weapons'))).toBeUndefined();
    expect(scene.refusal(prod('p2-m', 'engines'))).toBe('MS-13.9 emptySubsystem engines');
    expect(scene.refusal(prod('p2-m', 'gas'))).toBe('MS-R50 cardNames');
    expect(scene.refusal(prod('p1-m', 'weapons'))).toBe('MS-R50 notEnemy p1-m');
    expect(scene.refusal(prod('p2-f1', 'weapons'))).toBe('MS-R50 noMothership p2-f1');
    expect(scene.refusal(prod('m1', 'weapons'))).toBe('MS-R50 noMothership m1');
    // Not in the fight: nothing to prod there.
    const other = fight([OPEN, 'prod'], [], {
      units: { 'p1-f1': '0,1', 'p2-f1': '0,2', 'p2-m': '1,2' },
    });
    expect(other.refusal(prod('p2-m', 'weapons'))).toBe('MS-R50 notInFight p2-m');
    // A station under attack may be defended by prodding the attacking Mothership.
    const station = given({
      units: { 'p1-m': '5,0', 'p1-b1': '5,1', 'p2-f1': '0,5', 'p2-m': '-1,5' },
      fleets: [{}, { hand: ['prod'] }],
    }).when(attack('p2-s', 'p1-m', 'p1-b1'));
    expect([station.play.seat, station.refusal(play('prod', { target: 'p1-m', pick: 'weapons' }))]).toEqual([
      1,
      undefined,
    ]);
  });

  it('MS-8.2 a station has no roll to add to', () => {
    const scene = given({
      units: { 'p1-m': '5,0', 'p2-f1': '0,5' },
      fleets: [{}, { hand: ['prod', 'defence-buff', 'seismic-charge', 'wingman-card'] }],
    }).when(attack('p2-s', 'p1-m'));
    expect(scene.play.seat).toBe(1);
    expect(scene.refusal(play('defence-buff'))).toBe('MS-8.2 stationTarget');
    expect(scene.refusal(play('seismic-charge'))).toBe('MS-8.2 stationTarget');
    expect(scene.refusal(play('wingman-card'))).toBe('MS-13.9 noWingman');
  });

  it('MS-13.9 Seismic Charge and Antiques Roadshow say what is missing', () => {
    const scene = given({
      options: { modules: ['artifacts'] },
      units: { 'p1-f1': '4,1', 'p2-f1': '5,1' },
      fleets: [{ hand: [OPEN, 'seismic-charge', 'antiques-roadshow'] }],
      planets: { m1: { owner: 1, artifact: 'space-cat' }, m2: { owner: 0 } },
    }).when(attack('p2-f1', 'p1-f1'));
    expect(scene.refusal(play('seismic-charge'))).toBe('MS-13.9 noAsteroidsNear');
    expect(scene.refusal(play('antiques-roadshow'))).toBe('MS-13.9 noArtifacts');
    const rocks = given({
      units: { 'p1-f1': '0,2', 'p2-f1': '5,1' },
      fleets: [{ hand: ['deflector-shields', 'seismic-charge'] }],
    }).when(move('p1-f1'), to('0,3', 'asteroid'));
    expect(rocks.refusal(play('seismic-charge'))).toBe('MS-13.9 noOne');
    expect(rocks.refusal(play('deflector-shields'))).toBeUndefined();
  });
});

describe('MS-11.5 Gas and the Solar Beam', () => {
  const units = { 'p1-m': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' } as const;

  it('MS-11.5 up to four, as far as there is Gas, once, for a Mothership or a Guardian', () => {
    const amounts = (own: number) =>
      given({ units, fleets: [{ gas: own, hand: [OPEN] }] })
        .when(attack('p2-f1', 'p1-m'))
        .legal.flatMap((action) => (action.type === 'gas' ? [action.amount] : []));
    expect([amounts(0), amounts(1), amounts(4), amounts(5)]).toEqual([[], [1], [1, 2, 3, 4], [1, 2, 3, 4]]);
    const scene = given({ units, fleets: [{ gas: 6, hand: [OPEN] }] }).when(attack('p2-f1', 'p1-m'));
    expect(scene.after(gas(4))).toEqual([{ type: 'gasSpent', seat: 0, amount: 4 }]);
    expect(scene.refusal(gas(1))).toBe('MS-11.5 gasOnce');
    expect([scene.fleet(0).gas, scene.used, scene.asked]).toEqual([2, ['rule gas'], 'declare']);
    const poor = given({ units, fleets: [{ gas: 1 }] }).when(attack('p2-f1', 'p1-m'));
    expect(poor.refusal(gas(2))).toBe('MS-11.5 tooPoor 2 gas');
    expect(fight([OPEN], [], { fleets: [{ gas: 4, hand: [OPEN] }] }).refusal(gas(1))).toBe(
      'MS-11.5 gasNobody',
    );
  });

  it('MS-11.5 the defender’s Mothership, the attacker’s Guardian, not the others', () => {
    const defender = given({
      units: { 'p1-f1': '0,1', 'p2-m': '0,2' },
      fleets: [{ gas: 2 }, { gas: 3 }],
      dice: [3, 2],
    }).when(attack('p2-m', 'p1-f1'));
    expect([defender.play.seat, defender.legal.length]).toEqual([1, 4]);
    defender.when(gas(3));
    expect(defender.last('dogfight')).toMatchObject({ attack: 3, defence: 5 });
    const guardian = given({
      active: 1,
      units: { 'p1-f1': '-5,0', 'p1-g1': '0,2', 'p2-f1': '3,1', 'p2-f2': '5,1' },
      fleets: [{ gas: 2 }, { gas: 2 }],
      dice: [2, 3],
    }).when(move('p2-f1'), to('1,1', 'guardian'));
    expect(guardian.play.seat).toBe(0);
    guardian.when(gas(2));
    expect(guardian.last('dogfight')).toMatchObject({ attack: 4, defence: 3, winner: 'attacker' });
  });

  it('MS-R44, MS-R45 the Solar Beam: once, with the Mothership in it, at three hit points', () => {
    const scene = (hp: number, technologies: 'solar-beam'[] = ['solar-beam']) =>
      given({ units, fleets: [{ hp, technologies, hand: [OPEN] }], dice: [1, 3] }).when(
        attack('p2-f1', 'p1-m'),
      );
    expect(scene(12, []).refusal(BEAM)).toBe('MS-12.6 technologyMissing solar-beam');
    expect(scene(2).refusal(BEAM)).toBe('MS-R45 tooWeak');
    const used = scene(3);
    expect(used.after(BEAM)).toEqual([{ type: 'beam', seat: 0, hp: 1 }]);
    expect([used.refusal(BEAM), used.asked]).toEqual(['MS-R44 beamOnce', 'declare']);
    used.when(PASS);
    expect(used.last('dogfight').attack).toBe(9);
    expect(used.used).toEqual(['technology solar-beam']);
    const away = fight([OPEN], [], {
      units: { 'p1-f1': '0,1', 'p1-m': '-1,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      fleets: [{ hand: [OPEN], technologies: ['solar-beam'] }],
    });
    expect(away.refusal(BEAM)).toBe('MS-R44 notInFight p1-m');
    expect(away.offersType('beam')).toBe(false);
  });
});

describe('after the dice', () => {
  it('MS-13.9 Backup Generator needs a die that shows 1', () => {
    const scene = fight(['the-forks', 'backup-generator'], [], { dice: [2, 3] });
    expect(scene.asked).toBe('rolled');
    expect(scene.refusal(play('backup-generator', { unit: 'p1-f1' }))).toBe('MS-13.9 notFirstDie p1-f1');
    expect(scene.refusal(play('the-forks', { unit: 'p2-f1' }))).toBe('MS-13.4 notInFight p2-f1');
    expect(scene.rolls(1).after(play('the-forks', { unit: 'p1-f1' }))[1]).toEqual({
      ...{ type: 'rerolled', seat: 0, unit: 'p1-f1', face: 1, card: 'the-forks' },
    });
    expect(scene.refusal(play('backup-generator', { unit: 'p1-f1' }))).toBeUndefined();
    expect(scene.refusal(play('backup-generator', { unit: 'p2-f1' }))).toBe('MS-13.4 notInFight p2-f1');
    expect(scene.rolls(4).after(play('backup-generator', { unit: 'p1-f1' }))[1]).toEqual({
      ...{ type: 'rerolled', seat: 0, unit: 'p1-f1', face: 5, card: 'backup-generator' },
    });
    expect(scene.last('dogfight')).toMatchObject({ attack: 5, winner: 'attacker' });
  });

  it('MS-R24, MS-R29 Life Support and Last Stand: whom', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p1-f2': '1,1', 'p1-m': '-1,2', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      fleets: [{}, { hand: ['life-support', 'last-stand'] }],
      dice: [5, 4, 1],
    }).when(attack('p2-f1', 'p1-f1', 'p1-f2'));
    expect(scene.refusal(play('life-support', { unit: 'p2-f2' }))).toBe('MS-R29 notLosing p2-f2');
    expect(scene.refusal(play('life-support', { unit: 'p1-f1' }))).toBe('MS-R29 notLosing p1-f1');
    expect(scene.refusal(play('last-stand', { target: 'p1-f1' }))).toBe('MS-13.3 wrongWindow last-stand');
    scene.when(PASS);
    expect(scene.refusal(play('last-stand', { target: 'p1-m' }))).toBe('MS-R24 notInFight p1-m');
    expect(scene.refusal(play('last-stand', { target: 'm1' }))).toBe('MS-R24 notInFight m1');
    expect(scene.after(play('last-stand', { target: 'p1-f2' })).slice(1, 2)).toEqual([
      { type: 'destroyed', unit: 'p1-f2', cause: 'lastStand', by: 1 },
    ]);
    expect([scene.at('p1-f1'), scene.at('p1-f2'), scene.at('p2-f1')]).toEqual(['0,1', undefined, undefined]);
  });
});
