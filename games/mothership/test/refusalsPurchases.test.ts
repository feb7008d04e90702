/** What cannot be bought, built or paid for, and the reason given. */
import { describe, expect, it } from 'vitest';
import type { MothershipAction } from '../action.ts';
import { ALL_TAKEN, attack, deploy, END, type Given, given, land, refusals } from './scene.ts';

const FAR = { 'p2-f1': '5,1' } as const;
const UNITS = { 'p1-m': '-4,0', 'p1-f1': '-4,2', ...FAR } as const;
const ALL = ['artifacts', 'influence', 'developments'] as const;
const research = (technology: Extract<MothershipAction, { type: 'research' }>['technology']) =>
  ({ type: 'research', technology }) as const;
const buy = (purse: 'minerals' | 'gas') => ({ type: 'buy', with: purse }) as const;
const explore = (planet: 'm1' | 'm2' | 'm3' | 'm4' | 'g1') => ({ type: 'explore', planet }) as const;
const sway = (planet: 'm1' | 'm2' | 'm3' | 'm8') => ({ type: 'sway', planet }) as const;
const smear = (seat: number) => ({ type: 'smear', seat }) as const;
const scrap = (guardian: 'p1-g1' | 'p1-g2' | 'p1-f1' | 'p2-g1' | 'p3-g1') =>
  ({ type: 'scrap', guardian }) as const;

describe('MS-5 and MS-12', () => {
  it('MS-5.2 a split keeps all Energy; diverting is for once', () => {
    const scene = given({ units: UNITS });
    scene.when({ type: 'divert' });
    const split = (engines: number, weapons: number, shields: number) =>
      ({ type: 'split', engines, weapons, shields }) as const;
    expect(scene.refusal(split(5, 5, 4))).toBe('MS-5.2 wrongSplit 15');
    expect(scene.refusal(split(5, 5, 6))).toBe('MS-5.2 wrongSplit 15');
    expect(scene.after(split(3, 0, 12))).toEqual([
      { type: 'diverted', seat: 0, engines: 3, weapons: 0, shields: 12 },
    ]);
    expect(scene.fleet(0).energy).toEqual({ engines: 3, weapons: 0, shields: 12 });
    expect(scene.refusal({ type: 'divert' })).toBe('MS-5.2 energySet');
    // MS-5.2 locked until the next own turn
    scene.when(END, END);
    expect(scene.refusal({ type: 'divert' })).toBeUndefined();
  });

  it('MS-5.3 a cube goes where there is room, and comes from where there is one', () => {
    const cubes = (count: number, energy: { engines: number; weapons: number; shields: number }) =>
      given({
        units: UNITS,
        fleets: [{ energy }],
        stack: [{ step: 'main' }, { step: 'energy', seat: 0, cubes: count }],
      });
    const more = cubes(1, { engines: 12, weapons: 11, shields: 0 });
    expect(more.refusal({ type: 'energy', subsystem: 'engines' })).toBe('MS-5.1 fullSubsystem engines');
    expect(more.after({ type: 'energy', subsystem: 'weapons' })).toEqual([
      { type: 'energy', seat: 0, subsystem: 'weapons', change: 1 },
    ]);
    expect(more.fleet(0).energy).toEqual({ engines: 12, weapons: 12, shields: 0 });
    const less = cubes(-2, { engines: 12, weapons: 1, shields: 0 });
    expect(less.refusal({ type: 'energy', subsystem: 'shields' })).toBe('MS-5.1 emptySubsystem shields');
    // With one subsystem left that has any, nobody is asked for the second cube.
    expect(less.after({ type: 'energy', subsystem: 'weapons' })).toEqual([
      { type: 'energy', seat: 0, subsystem: 'weapons', change: -1 },
      { type: 'energy', seat: 0, subsystem: 'engines', change: -1 },
    ]);
    expect([less.asked, less.fleet(0).energy]).toEqual(['main', { engines: 11, weapons: 0, shields: 0 }]);
    // Nowhere to put it: it is lost.
    expect(cubes(1, { engines: 12, weapons: 12, shields: 12 }).asked).toBe('main');
    expect(cubes(-1, { engines: 0, weapons: 0, shields: 0 }).asked).toBe('main');
  });

  it('MS-12.2 tiers in order, one branch, for its price', () => {
    refusals(
      { units: UNITS, fleets: [{ minerals: 3, technologies: ['space-walls', 'fast-cap', 'embargo'] }] },
      [
        [research('space-walls'), 'MS-12.2 technologyKnown space-walls'],
        [research('space-walls-2'), 'MS-12.2 technologyBranch space-walls-2'],
        [research('repair-drones'), 'MS-12.2 technologyTier repair-drones'],
        [research('cheese-steak'), 'MS-11.3 tooPoor 4 minerals'],
        [research('red-leader'), 'MS-12.2 technologyTier red-leader'],
        [research('targeting-computer'), undefined],
      ],
    );
    const offered = (minerals: number) =>
      given({
        units: UNITS,
        fleets: [{ minerals, technologies: ['space-walls', 'fast-cap'] }],
      }).legal.flatMap((action) => (action.type === 'research' ? [action.technology] : []));
    const firsts = ['targeting-computer', 'rear-turrets', 'orbital-defences'];
    expect(offered(0)).toEqual([]);
    expect(offered(1)).toEqual(firsts);
    expect(offered(3)).toEqual(['embargo', 'space-walls-2', ...firsts]);
  });

  it('MS-12.2 the price is the tier; only Energy Boosts bring Energy', () => {
    const scene = given({
      units: UNITS,
      fleets: [{ minerals: 7, technologies: ['rear-turrets', 'energy-boost', 'advanced-engineering'] }],
    });
    expect(scene.after(research('energy-boost-2'))).toEqual([
      { type: 'researched', seat: 0, technology: 'energy-boost-2' },
    ]);
    expect([scene.fleet(0).minerals, scene.asked]).toEqual([3, 'energy']);
    scene.when({ type: 'energy', subsystem: 'shields' }, { type: 'energy', subsystem: 'shields' });
    expect([scene.asked, scene.fleet(0).energy.shields]).toEqual(['main', 7]);
    expect(scene.used).toEqual(['technology energy-boost-2']);
    scene.when(research('space-walls'));
    expect([scene.asked, scene.fleet(0).minerals, scene.used.length]).toEqual(['main', 2, 1]);
  });

  it('MS-11.3 a card costs 2 Minerals, or 4 Gas with the Interphasic Modulator', () => {
    const modulator = { planets: { m1: { owner: 0, artifact: 'interphasic-modulator' } } } as const;
    const purse = (minerals: number, gas: number, more: Given = {}) =>
      given({ options: { modules: ['artifacts'] }, units: UNITS, fleets: [{ minerals, gas }], ...more });
    expect(purse(1, 9).refusal(buy('minerals'))).toBe('MS-11.3 tooPoor 2 minerals');
    expect(purse(9, 4).refusal(buy('gas'))).toBe('MS-11.3 noModulator');
    expect(purse(9, 3, modulator).refusal(buy('gas'))).toBe('MS-11.3 tooPoor 4 gas');
    expect(purse(0, 4, modulator).legal.filter(({ type }) => type === 'buy')).toEqual([buy('gas')]);
    expect(purse(2, 4, modulator).legal.filter(({ type }) => type === 'buy')).toHaveLength(2);
    expect(purse(2, 3, modulator).legal.filter(({ type }) => type === 'buy')).toEqual([buy('minerals')]);
    expect(purse(1, 3, modulator).offersType('buy')).toBe(false);
    const bought = purse(2, 5, modulator).when(buy('gas'));
    expect(bought.fleet(0)).toMatchObject({ minerals: 2, gas: 1 });
    expect(bought.used).toEqual(['artifact interphasic-modulator']);
    expect(bought.last('drawn')).toMatchObject({ seat: 0, count: 1, cause: 'bought' });
    const plain = purse(2, 5, modulator).when(buy('minerals'));
    expect(plain.fleet(0)).toMatchObject({ minerals: 0, gas: 5 });
    expect(plain.used).toEqual([]);
    // MS-13.1 the deck is never reshuffled
    expect(purse(2, 5, { emptyDeck: true }).refusal(buy('minerals'))).toBe('MS-13.1 deckEmpty');
  });
});

describe('MS-9 Guardians', () => {
  it('MS-9.2 who deploys, and for what', () => {
    const od = (minerals: number, more: Given = {}) =>
      given({ units: UNITS, fleets: [{ minerals, technologies: ['orbital-defences'] }], ...more });
    expect(od(0).refusal(deploy('p1-f1'))).toBe('MS-9.2 tooPoor 1 minerals');
    expect(od(1).refusal(deploy('p1-f2'))).toBe('MS-9.2 offBoard p1-f2');
    expect(od(1).refusal(deploy('p2-f1'))).toBe('MS-9.2 notYours p2-f1');
    expect(od(1).refusal(deploy('p1-s'))).toBe('MS-9.2 notShip p1-s');
    const none = given({ units: UNITS, fleets: [{ minerals: 1 }] });
    expect(none.refusal(deploy('p1-f1'))).toBe('MS-9.1 limit 0');
    const one = od(2);
    expect(one.after(deploy('p1-f1'), land('-4,3'))).toEqual([
      { type: 'deploying', seat: 0, ship: 'p1-f1' },
      { type: 'landed', unit: 'p1-g1', to: '-4,3', where: 'deploy' },
    ]);
    expect(one.refusal(deploy('p1-m'))).toBe('MS-9.1 limit 1');
    expect([one.fleet(0).minerals, one.used]).toEqual([1, ['technology orbital-defences']]);
    const closed = given({
      units: { 'p1-f1': '8,0', 'p1-f2': '8,-1', 'p1-f3': '7,0', 'p1-b1': '7,1', ...FAR },
      fleets: [{ minerals: 1, technologies: ['orbital-defences'] }],
    });
    expect(closed.refusal(deploy('p1-f1'))).toBe('MS-9.2 noSpace p1-f1');
    expect(closed.refusal(deploy('p1-f2'))).toBeUndefined();
  });

  it('MS-9.2 once a turn and ship; MS-9.1 three with Orbital Defences II', () => {
    const technologies = ['orbital-defences', 'orbital-defences-2'] as const;
    const scene = given({ units: UNITS, fleets: [{ minerals: 3, technologies: [...technologies] }] });
    scene.when(deploy('p1-f1'), land('-4,3'));
    expect(scene.refusal(deploy('p1-f1'))).toBe('MS-9.2 hasDeployed p1-f1');
    expect(scene.offers(deploy('p1-f1'))).toBe(false);
    scene.when(deploy('p1-m'), land('-3,0'), END, END, deploy('p1-f1'), land('-5,3'));
    expect(scene.refusal(deploy('p1-m'))).toBe('MS-9.1 limit 3');
    expect(scene.used).toEqual(new Array(3).fill('technology orbital-defences-2'));
  });

  it('MS-9.9 only own Guardians on the board are scrapped', () => {
    const scene = given({ units: { ...UNITS, 'p1-g1': '-4,3', 'p2-g1': '5,2' } });
    expect(scene.refusal(scrap('p1-g2'))).toBe('MS-9.9 offBoard p1-g2');
    expect(scene.refusal(scrap('p1-f1'))).toBe('MS-9.9 notYours p1-f1');
    expect(scene.refusal(scrap('p2-g1'))).toBe('MS-9.9 notYours p2-g1');
    expect(scene.refusal(scrap('p3-g1'))).toBe('MS-9.9 noSuchUnit p3-g1');
    expect(scene.legal.filter(({ type }) => type === 'scrap')).toEqual([scrap('p1-g1')]);
    expect(scene.after(scrap('p1-g1'))).toEqual([{ type: 'destroyed', unit: 'p1-g1', cause: 'scrapped' }]);
    expect([scene.asked, scene.used]).toEqual(['main', ['rule scrap']]);
  });
});

describe('MS-15 to MS-17', () => {
  const modules = { options: { modules: ALL }, units: UNITS } as const;

  it('MS-15.1 own unexplored planets are explored, for 3 Minerals', () => {
    const planets = { m1: { owner: 0 }, m2: { owner: 0, artifact: 'space-cat' }, m3: { owner: 1 } } as const;
    refusals({ ...modules, planets, fleets: [{ minerals: 3 }] }, [
      [explore('m1'), undefined],
      [explore('m2'), 'MS-15.1 explored m2'],
      [explore('m3'), 'MS-15.1 notControlled m3'],
      [explore('g1'), 'MS-15.1 notControlled g1'],
      [explore('m4'), 'MS-15.1 noSuchPlanet m4'],
    ]);
    const poor = given({ ...modules, planets, fleets: [{ minerals: 2 }] });
    expect(poor.refusal(explore('m1'))).toBe('MS-15.1 tooPoor 3 minerals');
    const without = given({ units: UNITS, planets: { m1: { owner: 0 } }, fleets: [{ minerals: 3 }] });
    expect(without.refusal(explore('m1'))).toBe('MS-15.1 noModule artifacts');
  });

  it('MS-17.1 to MS-17.3 what is built where, and for what', () => {
    const develop = (
      development: 'farmland' | 'gas-scoops' | 'town-hall' | 'flak-towers',
      planet: 'm1' | 'm2' | 'm3' | 'g1' | 'm4',
    ) => ({ type: 'develop', development, planet }) as const;
    const planets: Given['planets'] = {
      m1: { owner: 0, artifact: 'space-cat', built: ['farmland'] },
      m2: { owner: 0 },
      m3: { owner: 0, artifact: 'tricorder', built: ['flak-towers', 'deep-core-mine', 'duty-free-port'] },
    };
    const market = { market: ['farmland', 'gas-scoops', 'town-hall'] } as const;
    refusals({ ...modules, planets, market: [...market.market], fleets: [{ minerals: 2 }] }, [
      [develop('town-hall', 'm1'), undefined],
      [develop('farmland', 'm1'), 'MS-17.2 alreadyBuilt m1 farmland'],
      [develop('gas-scoops', 'm1'), 'MS-17.2 wrongPlanet m1 gas-scoops'],
      [develop('town-hall', 'm2'), 'MS-17.1 unexplored m2 town-hall'],
      [develop('town-hall', 'm3'), 'MS-17.2 planetFull m3 town-hall'],
      [develop('flak-towers', 'm1'), 'MS-17.1 notInMarket m1 flak-towers'],
      [develop('town-hall', 'g1'), 'MS-17.1 notControlled g1'],
      [develop('town-hall', 'm4'), 'MS-17.1 noSuchPlanet m4'],
    ]);
    const poor = given({ ...modules, planets, market: [...market.market], fleets: [{ minerals: 1 }] });
    expect(poor.refusal(develop('town-hall', 'm1'))).toBe('MS-17.3 tooPoor 2 minerals');
    const twice = given({
      ...modules,
      planets,
      market: ['town-hall', 'flak-towers'],
      fleets: [{ minerals: 9 }],
    });
    expect(twice.after(develop('town-hall', 'm1'))[0]).toEqual({
      ...{ type: 'developed', seat: 0, planet: 'm1', development: 'town-hall', price: 2 },
    });
    expect(twice.refusal(develop('flak-towers', 'm1'))).toBe('MS-17.2 builtNow m1 flak-towers');
    expect([twice.fleet(0).minerals, twice.s.market.length]).toEqual([7, 3]);
    const without = given({ units: UNITS });
    expect(without.refusal(develop('farmland', 'm1'))).toBe('MS-17.1 noModule developments');
  });

  it('MS-16.3 an enemy planet is swayed for its full defence', () => {
    const planets: Given['planets'] = { m1: { owner: 1 }, m2: { owner: 0 } };
    const influence = (points: number) => given({ ...modules, planets, fleets: [{ influence: points }] });
    expect(influence(5).refusal(sway('m1'))).toBe('MS-16.3 tooPoor 6 influence');
    expect(influence(6).refusal(sway('m3'))).toBe('MS-16.3 neutral m3');
    expect(influence(6).refusal(sway('m2'))).toBe('MS-20.3 friendlyTarget m2');
    expect(influence(6).refusal(sway('m8'))).toBe('MS-16.3 noSuchPlanet m8');
    const swayed = influence(7);
    expect(swayed.legal.filter(({ type }) => type === 'sway')).toEqual([sway('m1')]);
    expect(swayed.after(sway('m1')).slice(0, 2)).toEqual([
      { type: 'swayed', seat: 0, planet: 'm1', price: 6 },
      { type: 'captured', planet: 'm1', by: 0, how: 'sway', from: 1 },
    ]);
    expect([swayed.fleet(0).influence, swayed.used]).toEqual([1, ['rule sway']]);
    expect(given({ units: UNITS }).refusal(sway('m1'))).toBe('MS-16.3 noModule influence');
  });

  it('MS-16.5 smearing needs 1, and a seat that has something to lose', () => {
    const scene = (own: number, its: number) =>
      given({ ...modules, fleets: [{ influence: own }, { influence: its }] });
    expect(scene(1, 0).refusal(smear(1))).toBe('MS-16.5 hasNothing 1');
    expect(scene(0, 1).refusal(smear(1))).toBe('MS-16.5 tooPoor 1 influence');
    expect(scene(1, 1).refusal(smear(0))).toBe('MS-20.3 noOne 0');
    expect(scene(1, 1).refusal(smear(2))).toBe('MS-16.5 outOfGame 2');
    const done = scene(1, 1);
    expect(done.after(smear(1))).toEqual([{ type: 'smeared', seat: 0, target: 1 }]);
    expect([done.fleet(0).influence, done.fleet(1).influence, done.asked]).toEqual([0, 0, 'main']);
    expect(done.used).toEqual(['rule smear']);
    expect(given({ units: UNITS }).refusal(smear(1))).toBe('MS-16.5 noModule influence');
    const out = given({
      ...{ seats: 3, options: { modules: ALL }, units: { 'p1-f1': '5,0', 'p2-f1': '-5,6' } },
      fleets: [{ influence: 2 }, {}, { out: 1 }],
    });
    expect(out.refusal(smear(2))).toBe('MS-16.5 outOfGame 2');
  });

  it('MS-16.6, MS-17.8 the Market is refreshed for 2, while the deck lasts', () => {
    const scene = (influence: number, change?: Given['change']) =>
      given({ ...modules, market: ['farmland'], fleets: [{ influence }], ...(change ? { change } : {}) });
    expect(scene(1).refusal({ type: 'refresh' })).toBe('MS-16.6 tooPoor 2 influence');
    const fresh = scene(2);
    expect(fresh.after({ type: 'refresh' }).map(({ type }) => type)).toEqual([
      'marketRefreshed',
      ...new Array(3).fill('revealed'),
    ]);
    expect([fresh.fleet(0).influence, fresh.s.market.length, fresh.used]).toEqual([0, 3, ['rule refresh']]);
    expect(given({ units: UNITS }).refusal({ type: 'refresh' })).toBe('MS-16.6 noModule developments');
  });

  it('MS-7.3 an attack on an enemy planet is paid for by its ships, as far as it goes', () => {
    const paid = (influence: number, owner: number | undefined) => {
      const scene = given({
        ...{ options: { modules: ALL }, dice: [1, 1] },
        units: { 'p1-f1': '1,2', 'p1-f2': '2,1', ...FAR },
        fleets: [{ influence }],
        planets: { ...ALL_TAKEN, m2: owner === undefined ? {} : { owner } },
      }).when(attack('m2', 'p1-f1', 'p1-f2'));
      return [scene.fleet(0).influence, scene.events('influencePaid').map(({ amount }) => amount)];
    };
    expect(paid(3, 1)).toEqual([1, [2]]);
    expect(paid(1, 1)).toEqual([0, [1]]);
    expect(paid(0, 1)).toEqual([0, []]);
    expect(paid(3, undefined)).toEqual([3, []]);
  });
});
