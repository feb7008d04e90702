import { describe, expect, it } from 'vitest';
import { incomeOf } from '../rules/planets.ts';
import { attack, END, type Given, given, land, PASS, play } from './scene.ts';

const ALL = ['artifacts', 'influence', 'developments'] as const;
const MOONS = [...ALL, 'moons'] as const;
const units = { 'p1-f1': '0,1', 'p2-f1': '5,1' } as const;

describe('MS-15 Artifacts', () => {
  it('MS-15.1 exploring costs 3 Minerals and needs no ship', () => {
    const scene = given({
      options: { modules: ['artifacts'] },
      units,
      fleets: [{ minerals: 3 }],
      planets: { m1: { owner: 0 } },
    });
    expect(scene.forbids({ type: 'explore', planet: 'm2' })).toBe('MS-15.1');
    scene.when({ type: 'explore', planet: 'm1' });
    expect(scene.fleet(0).minerals).toBe(0);
    expect(scene.planet('m1').artifact).toBeDefined();
    expect(scene.forbids({ type: 'explore', planet: 'm1' })).toBe('MS-15.1');
  });

  it('MS-15.2 an Artifact works for the controller; Tricorder and Unstable Fuel', () => {
    const scene = given({
      options: { modules: ['artifacts'] },
      units: { ...units, 'p1-b1': '1,2' },
      fleets: [{}, { energy: { engines: 7, weapons: 5, shields: 5 } }],
      planets: { m2: { owner: 1, artifact: 'unstable-fuel' }, m1: { owner: 0, artifact: 'tricorder' } },
      dice: [8],
    });
    expect(incomeOf(scene.s, 0).gas).toBe(1);
    scene.when(attack('m2', 'p1-b1'));
    scene.when({ type: 'energy', subsystem: 'engines' }, { type: 'energy', subsystem: 'engines' });
    expect(scene.fleet(1).energy.engines).toBe(5);
    scene.when({ type: 'energy', subsystem: 'shields' }, { type: 'energy', subsystem: 'shields' });
    expect(scene.fleet(0).energy.shields).toBe(7);
  });

  it('Ancient Prophesy draws one more', () => {
    const scene = given({
      options: { modules: ['artifacts'] },
      units: { ...units, 'p1-b1': '1,2' },
      planets: { m1: { owner: 0, artifact: 'ancient-prophesy' } },
      dice: [8],
    }).when(attack('m2', 'p1-b1'));
    expect(scene.fleet(0).hand).toHaveLength(2);
  });
});

describe('MS-16 Influence', () => {
  it('MS-16.2 (R52) a kill gives 1', () => {
    const scene = given({
      options: { modules: ['influence'] },
      units: { 'p1-f1': '0,1', 'p2-f1': '0,2', 'p2-f2': '5,1' },
      dice: [6, 1],
    }).when(attack('p2-f1', 'p1-f1'));
    expect(scene.fleet(0).influence).toBe(1);
  });

  it('MS-16.5 (R35) smearing costs both 1', () => {
    const scene = given({
      options: { modules: ['influence'] },
      units,
      fleets: [{ influence: 2 }, { influence: 1, technologies: ['embargo'] }],
    });
    scene.when({ type: 'smear', seat: 1 });
    expect([scene.fleet(0).influence, scene.fleet(1).influence]).toEqual([1, 0]);
    expect(scene.forbids({ type: 'smear', seat: 1 })).toBe('MS-16.5');
  });

  it('MS-16.6 the Market is refreshed for 2', () => {
    const scene = given({
      options: { modules: [...ALL] },
      units,
      fleets: [{ influence: 2 }],
      market: ['farmland', 'town-hall', 'flak-towers'],
    }).when({ type: 'refresh' });
    expect(scene.s.market).toHaveLength(3);
    expect(scene.s.developments.at(-1)?.cards).toEqual(['farmland', 'town-hall', 'flak-towers']);
    expect(scene.fleet(0).influence).toBe(0);
  });

  it('MS-16.6 an empty Market leaves no empty layer in the deck', () => {
    const scene = given({ options: { modules: [...ALL] }, units, fleets: [{ influence: 2 }], market: [] });
    scene.when({ type: 'refresh' });
    expect(scene.s.market).toHaveLength(3);
    expect(scene.s.developments.every(({ cards }) => cards.length > 0)).toBe(true);
  });

  it('MS-17.7, R54 what is lost to an attack fills a Market that ran short at once', () => {
    const scene = given({
      options: { modules: [...ALL] },
      units: { 'p1-m': '1,2', 'p2-f1': '5,1' },
      fleets: [{ energy: { engines: 2, weapons: 11, shields: 2 } }, {}],
      planets: { m2: { owner: 1, artifact: 'space-cat', built: ['town-hall', 'deep-core-mine'] } },
      market: ['farmland'],
      dice: [12],
    }).when(attack('m2', 'p1-m'));
    expect(scene.s.market).toHaveLength(3);
    expect(scene.s.developments.flatMap(({ cards }) => cards)).toHaveLength(21);
  });

  it('MS-16.4 seats that pass let the Guardian through', () => {
    const scene = given({
      options: { modules: ['influence'] },
      units,
      fleets: [{ minerals: 1, technologies: ['orbital-defences'] }, { influence: 2 }],
    }).when({ type: 'deploy', ship: 'p1-f1' }, PASS, land('1,1'));
    expect(scene.at('p1-g1')).toBe('1,1');
  });
});

describe('MS-17 Developments', () => {
  const market = ['farmland', 'town-hall', 'gas-scoops'] as const;

  it('MS-17.1 to MS-17.3 on an explored planet, once a turn, dearer each time', () => {
    const scene = given({
      options: { modules: [...ALL] },
      units,
      fleets: [{ minerals: 9 }],
      planets: { m1: { owner: 0, artifact: 'space-cat' }, m3: { owner: 0 } },
      market: [...market],
    });
    expect(scene.forbids({ type: 'develop', development: 'farmland', planet: 'm3' })).toBe('MS-17.1');
    expect(scene.forbids({ type: 'develop', development: 'gas-scoops', planet: 'm1' })).toBe('MS-17.2');
    scene.when({ type: 'develop', development: 'farmland', planet: 'm1' });
    expect(scene.fleet(0).minerals).toBe(8);
    expect(scene.s.market).toHaveLength(3);
    expect(scene.forbids({ type: 'develop', development: 'town-hall', planet: 'm1' })).toBe('MS-17.2');
    scene.when(END, END);
    const before = scene.fleet(0).minerals;
    scene.when({ type: 'develop', development: 'town-hall', planet: 'm1' });
    expect(before - scene.fleet(0).minerals).toBe(2);
    expect(incomeOf(scene.s, 0).influence).toBe(3);
  });

  it('MS-17.2 never two of a name, and three at most', () => {
    const scene = given({
      options: { modules: [...ALL] },
      units,
      fleets: [{ minerals: 9 }],
      planets: {
        m1: { owner: 0, artifact: 'space-cat', built: ['farmland', 'flak-towers', 'deep-core-mine'] },
        m3: { owner: 0, artifact: 'tricorder', built: ['farmland'] },
      },
      market: [...market],
    });
    expect(scene.forbids({ type: 'develop', development: 'town-hall', planet: 'm1' })).toBe('MS-17.2');
    expect(scene.forbids({ type: 'develop', development: 'farmland', planet: 'm3' })).toBe('MS-17.2');
  });

  it('R57 Developments on a removed planet go back', () => {
    const scene = given({
      options: { modules: [...ALL] },
      units: { ...units, 'p1-b1': '1,2' },
      fleets: [{ hand: ['planet-laser-pointer'] }],
      planets: { m2: { owner: 1, artifact: 'space-cat', built: ['farmland'] } },
    }).when(play('planet-laser-pointer', { target: 'm2' }));
    const { developments, market } = scene.s;
    expect([...developments.flatMap(({ cards }) => cards), ...market]).toHaveLength(24);
  });
});

describe('MS-18 Moons', () => {
  it('MS-18.3 a planetoid gives no card and always rolls', () => {
    const scene = given({
      options: { modules: [...MOONS] },
      units: { 'p1-b1': '-5,6', 'p2-f1': '5,1' },
      dice: [8, 2],
    }).when(attack('o1', 'p1-b1'));
    expect(scene.fleet(0)).toMatchObject({ gas: 1, hand: [] });
    expect(incomeOf(scene.s, 0)).toEqual({ minerals: 1, gas: 0, influence: 0 });
  });

  it('MS-18.2 rolling for a planet’s Moon may be declined', () => {
    const scene = given({
      options: { modules: [...MOONS] },
      units: { 'p1-b1': '2,-5', 'p2-f1': '5,1' },
      dice: [8],
    }).when(attack('g1', 'p1-b1'), PASS);
    expect(scene.asked).toBe('main');
  });

  it('5.6 (R55) a free Guardian, a free Development, a free exploration', () => {
    const position: Given = {
      options: { modules: [...MOONS] },
      units: { 'p1-b1': '2,-5', 'p2-f1': '5,1' },
      market: ['town-hall'],
    };
    const guardian = given({ ...position, dice: [8] })
      .when(attack('g1', 'p1-b1'))
      .rolls(1)
      .when({ type: 'bonus' });
    guardian.when(land('2,-6'));
    expect(guardian.at('p1-g1')).toBe('2,-6');
    const development = given({
      ...position,
      planets: { m1: { owner: 0, artifact: 'space-cat' } },
      dice: [8],
    })
      .when(attack('g1', 'p1-b1'))
      .rolls(5)
      .when({ type: 'bonus' });
    expect(development.planet('m1').built).toEqual(['town-hall']);
    const exploration = given({ ...position, dice: [8] })
      .when(attack('g1', 'p1-b1'))
      .rolls(6)
      .when({ type: 'bonus' });
    expect(exploration.planet('g1').artifact).toBeDefined();
  });
});
