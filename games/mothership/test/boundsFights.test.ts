/** MS-6, MS-8, MS-10 Fights to the last point: rolls, bonuses, totals, damage, loot and what is told of them. */
import { describe, expect, it } from 'vitest';
import type { ArtifactId } from '../content/artifacts.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { MothershipEvent } from '../event.ts';
import { ability, attack, type Given, given, move, play, to } from './scene.ts';

const UNITS = { 'p1-f1': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' } as const;
const only = (events: MothershipEvent[], ...types: MothershipEvent['type'][]) =>
  events.filter(({ type }) => types.includes(type));

describe('MS-6.5 what is told of a dogfight', () => {
  it('MS-6.5 declared, rolled, lost and paid, in this order', () => {
    const scene = given({ units: UNITS, dice: [5, 2] });
    expect(scene.after(attack('p2-f1', 'p1-f1'))).toEqual([
      { type: 'declared', attackers: ['p1-f1'], target: 'p2-f1', ranged: false },
      {
        ...{ type: 'dogfight', attackers: [{ unit: 'p1-f1', face: 5, plus: 0 }], attack: 5, target: 'p2-f1' },
        ...{ defender: { unit: 'p2-f1', face: 2, plus: 0 }, wingmen: 0, defence: 2, winner: 'attacker' },
      },
      { type: 'destroyed', unit: 'p2-f1', cause: 'dogfight', by: 0 },
      { type: 'gained', seat: 0, what: 'minerals', amount: 1, cause: 'loot' },
    ]);
    expect([scene.s.fight, scene.asked]).toEqual([undefined, 'main']);
  });

  it('MS-6.5 DF-8 a tie harms nobody, and says so', () => {
    const scene = given({ units: UNITS, dice: [3, 3] });
    expect(scene.after(attack('p2-f1', 'p1-f1')).slice(1)).toEqual([
      {
        ...{ type: 'dogfight', attackers: [{ unit: 'p1-f1', face: 3, plus: 0 }], attack: 3, target: 'p2-f1' },
        ...{ defender: { unit: 'p2-f1', face: 3, plus: 0 }, wingmen: 0, defence: 3 },
      },
      { type: 'unharmed' },
    ]);
    const won = given({ units: UNITS, dice: [3, 3], fleets: [{ technologies: ['targeting-computer'] }] });
    won.when(attack('p2-f1', 'p1-f1'));
    expect([won.at('p2-f1'), won.used]).toEqual([undefined, ['technology targeting-computer']]);
    const its = given({ units: UNITS, dice: [3, 3], fleets: [{}, { technologies: ['targeting-computer'] }] });
    expect(its.when(attack('p2-f1', 'p1-f1')).at('p1-f1')).toBe('0,1');
  });

  it('MS-6.5 a winning defender destroys every attacker it can harm and is paid for each', () => {
    const scene = given({ units: { ...UNITS, 'p1-f2': '1,1', 'p1-f3': '-4,0' }, dice: [1, 2, 6] });
    expect(only(scene.after(attack('p2-f1', 'p1-f1', 'p1-f2')), 'destroyed', 'gained')).toEqual([
      { type: 'destroyed', unit: 'p1-f1', cause: 'dogfight', by: 1 },
      { type: 'destroyed', unit: 'p1-f2', cause: 'dogfight', by: 1 },
      { type: 'gained', seat: 1, what: 'minerals', amount: 2, cause: 'loot' },
    ]);
  });

  it('MS-6.5 DF-1 what is on the table once an attack is declared: nothing rolled, nothing added, nobody ahead', () => {
    const scene = given({ units: UNITS, fleets: [{ hand: ['expansion-pak'] }] }).when(
      attack('p2-f1', 'p1-f1'),
    );
    expect(scene.s.fight).toEqual({
      ...{ kind: 'ships', attackers: [1], target: 11, sides: [0, 1], ranged: false, fresh: false },
      ...{ gas: [0, 0], beam: [false, false], bonus: [0, 0], wing: [0, 0], aux: [0, 0] },
      ...{ plus: [0, 0], doubled: [false, false], faces: [], shown: [], field: 0, deflected: false },
      ...{ cards: [], saved: [], total: 0, fighterPart: 0 },
    });
  });

  it('MS-6.10 a lost ranged attack harms nobody', () => {
    const scene = given({
      units: { 'p1-m': '-4,0', ...UNITS },
      fleets: [{ technologies: ['nuclear-missile'] }],
      dice: [1, 6],
    });
    expect(scene.after(ability('nuclear-missile', 'p2-f1'))).toEqual([
      { type: 'ability', seat: 0, technology: 'nuclear-missile', target: 'p2-f1' },
      { type: 'declared', attackers: ['p1-m'], target: 'p2-f1', ranged: true },
      expect.objectContaining({ type: 'dogfight', winner: 'defender' }),
      { type: 'unharmed' },
    ]);
    expect(scene.used).toEqual(['technology nuclear-missile']);
  });
});

describe('MS-6.6, MS-12 what is added to a roll', () => {
  /** What is added to an attacker's and a defender's face. */
  function plus(position: Given, ...ships: Parameters<typeof attack>): readonly [number, number] {
    const fight = given({ dice: [1, 1, 1], ...position })
      .when(attack(...ships))
      .last('dogfight');
    return [fight.attackers.reduce((sum, one) => sum + one.plus, 0), fight.defender?.plus ?? 0];
  }
  const fighters = (technologies: TechnologyId[]) =>
    plus({ units: UNITS, fleets: [{ technologies }, { technologies }] }, 'p2-f1', 'p1-f1');
  const bombers = (technologies: TechnologyId[]) =>
    plus({ units: { 'p1-b1': '0,1', 'p2-m': '0,2' }, fleets: [{ technologies }] }, 'p2-m', 'p1-b1')[0];

  it('MS-12.4 the later technology counts instead of the earlier', () => {
    expect(fighters([])).toEqual([0, 0]);
    expect(fighters(['red-leader'])).toEqual([1, 1]);
    expect(fighters(['red-leader', 'turbo-lasers-2'])).toEqual([3, 3]);
    expect(fighters(['rear-turrets', 'advanced-engineering'])).toEqual([0, 0]);
    expect(bombers(['rear-turrets'])).toBe(1);
    expect(bombers(['rear-turrets', 'advanced-engineering'])).toBe(3);
    expect(bombers(['rear-turrets', 'women-and-children'])).toBe(1);
    expect(bombers(['red-leader'])).toBe(0);
  });

  it('MS-12.4 Target the Women and Children adds 2 to a Bomber against a station', () => {
    const at = (technologies: TechnologyId[]) =>
      plus({ units: { 'p1-b1': '5,0', 'p2-f1': '0,5' }, fleets: [{ technologies }] }, 'p2-s', 'p1-b1')[0];
    expect(at(['rear-turrets', 'women-and-children'])).toBe(3);
    expect(at(['rear-turrets'])).toBe(1);
  });

  it('MS-12.6 Gauss Cannon adds a quarter of the station’s hit points, attacking and defending', () => {
    const gauss = (stationHp: number) => {
      const fleet = { technologies: ['gauss-cannon' as const], stationHp };
      return plus({ units: { 'p1-m': '0,1', 'p2-m': '0,2' }, fleets: [fleet, fleet] }, 'p2-m', 'p1-m');
    };
    expect([gauss(16), gauss(8), gauss(4)]).toEqual([
      [4, 4],
      [2, 2],
      [1, 1],
    ]);
  });

  it('MS-15.2 Artifacts: Appliance +1 and Cat +2 for the Mothership, VHS Tape +1 against Guardians', () => {
    const artifact = (id: ArtifactId, ...ships: Parameters<typeof attack>) =>
      plus(
        {
          options: { modules: ['artifacts'] },
          units: { 'p1-m': '0,1', 'p1-f1': '-1,2', 'p2-f1': '0,2', 'p2-f2': '5,1' },
          planets: { m1: { owner: 0, artifact: id } },
        },
        ...ships,
      )[0];
    expect(artifact('alien-appliance', 'p2-f1', 'p1-m')).toBe(1);
    expect(artifact('space-cat', 'p2-f1', 'p1-m')).toBe(2);
    expect(artifact('space-cat', 'p2-f1', 'p1-f1')).toBe(0);
    expect(artifact('vhs-tape', 'p2-f1', 'p1-m')).toBe(0);
    const tape = (owner: number) =>
      given({
        options: { modules: ['artifacts'] },
        units: { 'p1-f1': '3,1', 'p2-g1': '0,2', 'p2-f1': '5,1' },
        planets: { m1: { owner, artifact: 'vhs-tape' } },
        dice: [2, 2, 6, 1],
      }).when(move('p1-f1'), to('1,1', 'guardian'));
    expect(tape(0).events('dogfight')[0]).toMatchObject({ defence: 3, winner: 'defender' });
    expect(tape(1).events('dogfight')[0]).toMatchObject({ defence: 2 });
  });

  it('MS-6.6 one for each friend next to the defender, none for stations or attackers', () => {
    const wings = (units: Given['units']) =>
      given({ units: { ...UNITS, ...units }, dice: [6, 1] })
        .when(attack('p2-f1', 'p1-f1'))
        .last('dogfight');
    expect(wings({ 'p2-b1': '1,2', 'p2-m': '-1,2', 'p2-g1': '1,1', 'p1-f2': '-1,3' })).toMatchObject({
      ...{ wingmen: 3, defence: 4, attack: 6 },
    });
    expect(wings({ 'p2-s': '1,2', 'p1-b1': '-1,1' })).toMatchObject({ wingmen: 0, defence: 1 });
  });

  it('MS-6.5 Unobtainium Hulls add 1 against two attackers, not against one', () => {
    const hulls = (...ships: ('p1-f1' | 'p1-f2')[]) =>
      given({
        units: { ...UNITS, 'p1-f2': '1,1' },
        fleets: [{ technologies: ['unobtainium-hulls'] }, { technologies: ['unobtainium-hulls'] }],
        dice: [6, 1, 1].slice(0, ships.length + 1),
      }).when(attack('p2-f1', ...ships));
    expect(hulls('p1-f1').last('dogfight')).toMatchObject({ attack: 6, defence: 1 });
    expect(hulls('p1-f1', 'p1-f2').last('dogfight')).toMatchObject({ attack: 7, defence: 2 });
    expect(hulls('p1-f1').used).toEqual([]);
    expect(hulls('p1-f1', 'p1-f2').used).toEqual(['technology unobtainium-hulls']);
  });
});

describe('MS-6.7 damage to a Mothership', () => {
  /** Shield and hull left after an attack with these faces, the Mothership's own last. */
  function left(ships: ('p1-m' | 'p1-f1' | 'p1-f2' | 'p1-b1')[], dice: number[], more: Given['fleets'] = []) {
    const scene = given({
      units: {
        'p1-m': '-1,2',
        'p1-f1': '0,1',
        'p1-f2': '1,1',
        'p1-b1': '-1,3',
        'p2-m': '0,2',
        'p2-f2': '5,1',
      },
      fleets: more,
      dice,
    }).when(attack('p2-m', ...ships));
    return [scene.shield(1), scene.fleet(1).hp, scene.shield(0), scene.fleet(0).hp];
  }

  it('MS-6.7 shields first, then the hull, and Fighters never the hull', () => {
    expect(left(['p1-m'], [5, 1])).toEqual([0, 12, 5, 12]);
    expect(left(['p1-m'], [6, 1])).toEqual([0, 11, 5, 12]);
    expect(left(['p1-m'], [4, 1])).toEqual([1, 12, 5, 12]);
    expect(left(['p1-f1', 'p1-f2'], [6, 6, 1])).toEqual([0, 12, 5, 12]);
    expect(left(['p1-f1', 'p1-b1'], [6, 8, 1])).toEqual([0, 4, 5, 12]);
    expect(left(['p1-f1', 'p1-b1'], [1, 8, 1])).toEqual([0, 8, 5, 12]);
    expect(left(['p1-f1', 'p1-b1'], [6, 2, 1])).toEqual([0, 10, 5, 12]);
  });

  it('MS-6.7 what cards add to Fighters alone meets shields only; added to a group, it meets the hull', () => {
    const charged = (ships: ('p1-f1' | 'p1-b1')[], dice: number[]) => {
      const scene = given({
        units: { 'p1-f1': '0,1', 'p1-b1': '-1,2', 'p2-m': '0,2', 'p2-f2': '5,1' },
        ...{ fleets: [{ hand: ['seismic-charge'] }], dice },
      }).when(attack('p2-m', ...ships), play('seismic-charge'));
      return [scene.last('dogfight').attack, scene.shield(1), scene.fleet(1).hp];
    };
    expect(charged(['p1-f1'], [6, 1])).toEqual([9, 0, 12]);
    // 6 of a Fighter, 1 of a Bomber and 3: 10 points, 5 of them past the shields, 4 of them not by the Fighter.
    expect(charged(['p1-f1', 'p1-b1'], [6, 1, 1])).toEqual([10, 0, 8]);
  });

  it('MS-6.7 a defending Mothership takes the attackers’ shields and hull alike', () => {
    expect(left(['p1-m'], [1, 6])).toEqual([5, 12, 0, 11]);
    expect(left(['p1-m', 'p1-b1'], [1, 1, 6])).toEqual([5, 12, 0, 11]);
  });

  it('MS-6.7 a defending Fighter takes shields only off an attacking Mothership', () => {
    const scene = given({
      units: { 'p1-m': '0,1', 'p2-f1': '0,2' },
      dice: [1, 6],
      fleets: [{ energy: { engines: 5, weapons: 8, shields: 2 } }],
    });
    expect(only(scene.after(attack('p2-f1', 'p1-m')), 'damaged')).toEqual([
      { type: 'damaged', unit: 'p1-m', shield: 0, hp: 12 },
    ]);
  });

  it('MS-5.6 at 0 it is destroyed and pays 3 Minerals', () => {
    const scene = given({
      units: { 'p1-b1': '0,1', 'p2-m': '0,2', 'p2-f2': '5,1' },
      fleets: [{}, { hp: 2, energy: { engines: 5, weapons: 10, shields: 0 } }],
      dice: [3, 1],
    });
    expect(only(scene.after(attack('p2-m', 'p1-b1')), 'damaged', 'destroyed', 'gained')).toEqual([
      { type: 'damaged', unit: 'p2-m', shield: 0, hp: 0 },
      { type: 'destroyed', unit: 'p2-m', cause: 'dogfight', by: 0 },
      { type: 'gained', seat: 0, what: 'minerals', amount: 3, cause: 'loot' },
    ]);
  });

  it('MS-13.4 an Auxiliary Shield is used first and is gone afterwards', () => {
    const aux = (face: number) => {
      const scene = given({
        units: { 'p1-m': '0,1', 'p2-m': '0,2' },
        fleets: [{ energy: { engines: 0, weapons: 12, shields: 3 } }, { hand: ['auxiliary-shield'] }],
        dice: [face, 1],
      }).when(attack('p2-m', 'p1-m'), play('auxiliary-shield'));
      return [scene.shield(1), scene.fleet(1).hp];
    };
    expect([aux(3), aux(4), aux(5), aux(9), aux(10)]).toEqual([
      [5, 12],
      [5, 12],
      [4, 12],
      [0, 12],
      [0, 11],
    ]);
  });
});
