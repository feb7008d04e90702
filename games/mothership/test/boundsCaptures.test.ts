/** MS-7, MS-11.4, MS-15 to MS-18 Planets: their defence, their capture, what comes with it, and what they yield. */
import { describe, expect, it } from 'vitest';
import type { ArtifactId } from '../content/artifacts.ts';
import type { DevelopmentId } from '../content/developments.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { incomeOf, planetDefence, roomOn } from '../rules/planets.ts';
import { ALL_TAKEN, attack, END, type Given, given, PASS, play, positionOf } from './scene.ts';

const FAR = { 'p2-f1': '5,1' } as const;
const NEAR = { 'p1-f1': '1,2', 'p1-f2': '2,1', ...FAR } as const;
const ALL = ['artifacts', 'influence', 'developments', 'moons'] as const;
const take = (from: 'deck' | 'hand') => ({ type: 'capture', from }) as const;
const BONUS = { type: 'bonus' } as const;

describe('MS-7.5 Planet Defence', () => {
  const defence = (planet: NonNullable<Given['planets']>['m2'], technologies: TechnologyId[] = []) =>
    planetDefence(
      positionOf({
        ...{ options: { modules: ALL.slice(0, 3) }, units: { 'p1-f1': '0,1', ...FAR } },
        fleets: [{ technologies }],
        planets: { m2: planet ?? {} },
      }),
      1,
    );

  it('MS-7.5, MS-R32 six, and what the owner and the planet add', () => {
    expect([defence({}), defence({ owner: 0 })]).toEqual([6, 6]);
    expect(defence({ owner: 0 }, ['space-walls'])).toBe(9);
    expect(defence({ owner: 0 }, ['space-walls', 'space-walls-2'])).toBe(13);
    expect(defence({}, ['space-walls', 'space-walls-2'])).toBe(6);
    expect(defence({ artifact: 'flak-cannon' })).toBe(8);
    expect(defence({ artifact: 'alien-skull' })).toBe(6);
    expect(defence({ owner: 0, artifact: 'alien-skull' })).toBe(7);
    expect(defence({ artifact: 'tricorder', built: ['farmland', 'flak-towers', 'planetary-bunker'] })).toBe(
      13,
    );
  });

  it('MS-17.2 three Developments fit, four with a Moon, one on a planetoid', () => {
    const s = positionOf({ options: { modules: ALL }, units: { 'p1-f1': '0,1', ...FAR } });
    expect(s.planets.map((_, planet) => roomOn(s, planet))).toEqual([3, 3, 3, 4, 4, 1, 1]);
  });
});

describe('MS-7.6, MS-7.7 capture', () => {
  it('MS-7.6 as much as the defence is enough; what is told', () => {
    const scene = given({ units: NEAR, dice: [4, 2] });
    expect(scene.after(attack('m2', 'p1-f1', 'p1-f2')).slice(0, 3)).toEqual([
      { type: 'declared', attackers: ['p1-f1', 'p1-f2'], target: 'm2', ranged: false },
      {
        ...{ type: 'planetAttack', planet: 'm2', total: 6, defence: 6, captured: true },
        rolls: [
          { unit: 'p1-f1', face: 4, plus: 0 },
          { unit: 'p1-f2', face: 2, plus: 0 },
        ],
      },
      { type: 'captured', planet: 'm2', by: 0, how: 'attack' },
    ]);
    expect(scene.last('drawn')).toMatchObject({ seat: 0, count: 1, cause: 'capture' });
    const short = given({ units: NEAR, dice: [4, 1] }).when(attack('m2', 'p1-f1', 'p1-f2'));
    expect([short.planet('m2').owner, short.planet('m2').repelled]).toEqual([undefined, [0]]);
  });

  it('MS-7.4, MS-12.5 no bonus counts, but Fast Cap doubles', () => {
    const bonuses: TechnologyId[] = ['red-leader', 'turbo-lasers-2'];
    const total = (technologies: TechnologyId[]) =>
      given({ units: NEAR, fleets: [{ technologies }], dice: [2, 3] })
        .when(attack('m2', 'p1-f1', 'p1-f2'))
        .last('planetAttack').total;
    expect([total(bonuses), total(['fast-cap'])]).toEqual([5, 10]);
  });

  it('MS-7.4 Git off mah propertay! adds 3 for this attack, copy by copy', () => {
    const scene = given({
      units: NEAR,
      fleets: [{}, { hand: ['git-off', 'git-off'] }],
      planets: { m2: { owner: 1 } },
      dice: [6, 5],
    }).when(attack('m2', 'p1-f1', 'p1-f2'));
    expect([scene.asked, scene.play.seat]).toEqual(['planetDefend', 1]);
    scene.when(play('git-off'), play('git-off'));
    expect(scene.last('planetAttack')).toMatchObject({ total: 11, defence: 12, captured: false });
    expect(planetDefence(scene.s, 1)).toBe(6);
  });

  it('MS-7.7 draw or steal; from neutral only draw, from an Embargo only draw', () => {
    const won = (more: Given) =>
      given({ units: NEAR, dice: [6, 6], ...more }).when(attack('m2', 'p1-f1', 'p1-f2'));
    const enemy = { planets: { m2: { owner: 1 } } } as const;
    const robbed = won({ ...enemy, fleets: [{}, { hand: ['convoy'] }] });
    expect(robbed.legal).toEqual([take('deck'), take('hand')]);
    expect(robbed.refusal(PASS)).toBe('MS-7.7 mustTake');
    expect(robbed.after(take('hand'))).toEqual([{ type: 'stolen', by: 0, from: 1, card: 'convoy' }]);
    expect([robbed.fleet(0).hand, robbed.fleet(1).hand]).toEqual([['convoy'], []]);
    expect(robbed.fleet(0).known).toEqual([{ card: 'convoy', to: 1 }]);
    // Nothing to choose from: drawn at once.
    for (const one of [
      won({ ...enemy, fleets: [{}, { hand: ['convoy'], technologies: ['embargo'] }] }),
      won({ ...enemy, fleets: [{}, {}] }),
      won({ fleets: [{}, { hand: ['convoy'] }] }),
    ])
      expect([one.asked, one.fleet(0).hand.length]).toEqual(['main', 1]);
    const embargo = won({ ...enemy, fleets: [{}, { hand: ['convoy'], technologies: ['embargo'] }] });
    expect(embargo.used).toEqual(['technology embargo']);
    const bare = won({ ...enemy, fleets: [{}, { technologies: ['embargo'] }] });
    expect(bare.used).toEqual([]);
  });

  it('MS-13.1 with an empty deck: steal, or nothing', () => {
    const won = (hand: 'convoy'[]) =>
      given({
        units: NEAR,
        ...{ dice: [6, 6], emptyDeck: true, planets: { m2: { owner: 1 } }, fleets: [{}, { hand }] },
      }).when(attack('m2', 'p1-f1', 'p1-f2'));
    const some = won(['convoy']);
    expect([some.refusal(take('deck')), some.refusal(PASS)]).toEqual(['MS-13.1 deckEmpty', undefined]);
    expect(some.legal).toEqual([take('hand'), PASS]);
    expect([won([]).asked, won([]).fleet(0).hand]).toEqual(['main', []]);
  });

  it('MS-5.3, MS-17.7 Energy goes with what is built: kept when swayed, lost when attacked', () => {
    const fuel: Given = {
      ...{ options: { modules: ALL }, units: NEAR, dice: [6, 6, 6] },
      planets: { m2: { owner: 1, artifact: 'unstable-fuel', built: ['backyard-reactor'] } },
      fleets: [{ influence: 6 }],
    };
    const total = ({ engines, weapons, shields }: { engines: number; weapons: number; shields: number }) =>
      engines + weapons + shields;
    const cubes = (scene: ReturnType<typeof given>) => {
      const asked: string[] = [];
      while (scene.asked === 'energy') {
        const seat = scene.play.seat;
        const action = scene.legal[0];
        if (action === undefined) break;
        scene.when(action);
        asked.push(`${seat} ${scene.last('energy').change}`);
      }
      return [asked, total(scene.fleet(0).energy), total(scene.fleet(1).energy)];
    };
    const swayed = given(fuel).when({ type: 'sway', planet: 'm2' });
    expect(cubes(swayed)).toEqual([['1 -1', '1 -1', '1 -1', '0 1', '0 1', '0 1'], 18, 12]);
    expect(swayed.planet('m2').built).toEqual(['backyard-reactor']);
    const stormed = given(fuel).when(attack('m2', 'p1-f1', 'p1-f2'));
    expect(cubes(stormed)).toEqual([['1 -1', '1 -1', '1 -1', '0 1', '0 1'], 17, 12]);
    expect(stormed.events('developmentsLost')).toEqual([
      { type: 'developmentsLost', planet: 'm2', count: 1 },
    ]);
    expect(stormed.planet('m2').built).toEqual([]);
  });

  it('MS-7.7 Ancient Prophesy draws one more, from the deck', () => {
    const scene = given({
      ...{ options: { modules: ['artifacts'] }, units: NEAR, dice: [6, 6] },
      planets: { m1: { owner: 0, artifact: 'ancient-prophesy' } },
    }).when(attack('m2', 'p1-f1', 'p1-f2'));
    expect(scene.events('drawn').map(({ cause, count }) => [cause, count])).toEqual([
      ['capture', 1],
      ['prophesy', 1],
    ]);
    expect(scene.used).toEqual(['artifact ancient-prophesy']);
  });
});

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
