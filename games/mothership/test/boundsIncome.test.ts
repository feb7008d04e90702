/** MS-11.4, MS-18.2 What planets yield turn by turn, and what the Bonus Die of a Moon gives. */
import { describe, expect, it } from 'vitest';
import type { ArtifactId } from '../content/artifacts.ts';
import type { DevelopmentId } from '../content/developments.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { incomeOf } from '../rules/planets.ts';
import { ALL_TAKEN, attack, END, type Given, given, PASS, play, positionOf } from './scene.ts';

const FAR = { 'p2-f1': '5,1' } as const;
const ALL = ['artifacts', 'influence', 'developments', 'moons'] as const;
const BONUS = { type: 'bonus' } as const;

describe('MS-18.2 the Bonus Die', () => {
  /** A gas planet with a Moon is taken, and this face rolled. */
  const moon = (face: number, more: Given = {}) => {
    const scene = given({
      options: { modules: ALL },
      units: { 'p1-f1': '2,-5', 'p1-f2': '3,-7', ...FAR },
      ...{ dice: [6, 6], ...more },
    }).when(attack('g1', 'p1-f1', 'p1-f2'));
    expect(scene.asked).toBe('moonRoll');
    return { scene, told: scene.rolls(face).after(BONUS) };
  };

  it('MS-18.2 Gas, Influence or a card', () => {
    expect(moon(2).told).toEqual([
      { type: 'bonusDie', seat: 0, face: 2 },
      { type: 'gained', seat: 0, what: 'gas', amount: 1, cause: 'moon' },
    ]);
    expect(moon(3).told[1]).toEqual({ type: 'gained', seat: 0, what: 'influence', amount: 1, cause: 'moon' });
    expect(moon(4).told[1]).toMatchObject({ type: 'drawn', seat: 0, count: 1, cause: 'moon' });
    expect(moon(4, { emptyDeck: true }).told[1]).toEqual({ type: 'rewardLost', seat: 0, face: 4 });
    expect(moon(2).scene.used).toEqual(['bonus 2']);
  });

  it('MS-18.2 a Guardian next to an own ship, which cannot move then; lost without room or piece', () => {
    const { scene } = moon(1);
    expect([scene.asked, scene.legal.length]).toEqual(['bonusGuardian', 2]);
    scene.when({ type: 'choose', unit: 'p1-f1' }, { type: 'land', to: '2,-4' });
    expect(scene.last('landed')).toMatchObject({ unit: 'p1-g1', to: '2,-4', where: 'bonus' });
    expect(scene.fleet(0).minerals).toBe(0);
    const full = {
      units: { 'p1-f1': '2,-5', 'p1-f2': '3,-7', 'p1-g1': '-4,0', 'p1-g2': '-4,1', 'p1-g3': '-4,2', ...FAR },
    };
    expect(moon(1, full as Given).told[1]).toEqual({ type: 'rewardLost', seat: 0, face: 1 });
  });

  it('MS-18.2 the Guardian is lost where no ship has room', () => {
    const closed = given({
      options: { modules: ALL },
      units: { 'p1-f1': '8,0', 'p2-f1': '8,-1', 'p2-f2': '7,0', 'p2-f3': '7,1' },
      dice: [1],
      stack: [{ step: 'main' }, { step: 'bonusRoll', seat: 0 }],
    });
    expect(closed.told.map(({ event }) => event)).toEqual([
      { type: 'bonusDie', seat: 0, face: 1 },
      { type: 'rewardLost', seat: 0, face: 1 },
    ]);
  });

  it('MS-18.2 a Development or an exploration, free, where one is possible', () => {
    expect(moon(5, { market: ['town-hall'] }).told[1]).toEqual({ type: 'rewardLost', seat: 0, face: 5 });
    const built = moon(5, {
      market: ['town-hall'],
      planets: { m1: { owner: 0, artifact: 'tricorder', builtNow: true } },
    });
    expect(built.told.slice(1, 2)).toEqual([
      { type: 'developed', seat: 0, planet: 'm1', development: 'town-hall', price: 0 },
    ]);
    // The planet just taken is the only one to explore: nobody is asked.
    expect(moon(6).told[1]).toMatchObject({ type: 'explored', seat: 0, planet: 'g1' });
    const none = moon(6, { planets: { g1: { artifact: 'tricorder' } } });
    expect(none.told[1]).toEqual({ type: 'rewardLost', seat: 0, face: 6 });
  });

  it('MS-18.2 it may be declined, and The Forks turn it', () => {
    const scene = given({
      options: { modules: ALL },
      units: { 'p1-f1': '2,-5', 'p1-f2': '3,-7', ...FAR },
      fleets: [{ hand: ['the-forks'] }],
      dice: [6, 6],
    }).when(attack('g1', 'p1-f1', 'p1-f2'), PASS);
    expect([scene.asked, scene.legal]).toEqual(['moonRoll', [BONUS, PASS]]);
    scene.rolls(2).when(BONUS);
    expect(scene.asked).toBe('dieRolled');
    expect(scene.rolls(3).after(play('the-forks')).slice(1)).toEqual([
      { type: 'rerolled', seat: 0, face: 3, card: 'the-forks' },
      { type: 'bonusDie', seat: 0, face: 3 },
      { type: 'gained', seat: 0, what: 'influence', amount: 1, cause: 'moon' },
    ]);
  });
});

describe('MS-11.4 income', () => {
  const income = (planets: Given['planets'], technologies: TechnologyId[] = [], more: Given = {}) => {
    const { minerals, gas, influence } = incomeOf(
      positionOf({
        ...{ options: { modules: ALL }, units: { 'p1-f1': '0,1', ...FAR }, planets: planets ?? {} },
        ...{ fleets: [{ technologies }], ...more },
      }),
      0,
    );
    return [minerals, gas, influence];
  };
  const m2 = (built: DevelopmentId[], artifact: ArtifactId = 'space-cat') => ({
    m2: { owner: 0, built, artifact },
  });

  it('MS-11.4 station and planets, doubled, with Gas and Fusion as technology says', () => {
    expect(income({})).toEqual([1, 0, 0]);
    expect(income({ m1: { owner: 0 }, m2: { owner: 1 }, g1: { owner: 0 }, o1: { owner: 0 } })).toEqual([
      2, 1, 0,
    ]);
    expect(income(ALL_TAKEN)).toEqual([4, 2, 0]);
    expect(income(ALL_TAKEN, ['cheese-steak'])).toEqual([7, 2, 0]);
    expect(income(ALL_TAKEN, ['extra-villagers'])).toEqual([4, 5, 0]);
    expect(income({}, ['fusion-reactor'])).toEqual([2, 1, 0]);
    expect(income(m2([], 'tricorder'))).toEqual([2, 1, 0]);
    expect(income(m2(['farmland', 'deep-core-mine', 'geyser-taps']))).toEqual([3, 1, 1]);
    expect(income(m2(['deep-core-mine']), ['cheese-steak'])).toEqual([5, 0, 0]);
    expect(
      income({ g1: { owner: 0, artifact: 'space-cat', built: ['floating-suburb'] } }, ['cheese-steak']),
    ).toEqual([...[2, 2, 0]]);
  });

  it('MS-11.4 no station, nothing for it; MS-R36 blockaded, nothing at all', () => {
    const lost: Given = { options: { mode: 'vp' }, units: { 'p1-f1': '0,1', 'p1-s': 'off', ...FAR } };
    expect(
      income({ m1: { owner: 0 } }, ['fusion-reactor'], {
        ...lost,
        fleets: [{ technologies: ['fusion-reactor'] }],
      }),
    ).toEqual([1, 0, 0]);
    const blockade = (by: number) =>
      income(ALL_TAKEN, [], { change: (s) => Object.assign(s, { blockade: by }) });
    expect([blockade(1), blockade(0)]).toEqual([
      [0, 0, 0],
      [4, 2, 0],
    ]);
  });

  it('MS-3.5 what was gathered is told, and what helped', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', ...FAR },
      fleets: [{ technologies: ['cheese-steak', 'fusion-reactor'] }],
      planets: { m1: { owner: 0 } },
    });
    expect(scene.after(END)[0]).toEqual({
      ...{ type: 'gathered', seat: 0, minerals: 4, gas: 1, influence: 0, blockaded: false },
    });
    expect(scene.used).toEqual(['technology cheese-steak', 'technology fusion-reactor']);
    const none = given({
      units: { 'p1-f1': '0,1', ...FAR },
      fleets: [{ technologies: ['fusion-reactor'] }],
      change: (s) => Object.assign(s, { blockade: 1 }),
    });
    expect(none.after(END)[0]).toMatchObject({ minerals: 0, gas: 0, blockaded: true });
    expect([none.used, none.fleet(0).minerals]).toEqual([[], 0]);
  });
});
