/** What must not happen: nobody asked, nothing told, nothing taken where a rule does not reach. */
import { describe, expect, test } from 'vitest';
import { defaultOptions, fastDraws, keysOf, Play, redeal } from '#engine';
import { CHARACTERS } from '../content/characters.ts';
import { type Deed, MISSIONS } from '../content/missions.ts';
import { PARADISE } from '../content/tracks.ts';
import { eosRise } from '../index.ts';
import { OPTIONS } from '../options.ts';
import { LANES } from '../rules/universe.ts';
import { VERBS } from '../steps/index.ts';
import { hitters } from '../steps/strike.ts';
import { positionOf } from './position.ts';
import { basic, d6, given, join, place, warp } from './scene.ts';

describe('ER-21.1 once Progress is full', () => {
  test('nobody plans, and the round ends without its end: figures stay, the facilitator keeps the role', () => {
    const planning = given({ seats: 2, credits: 9, progress: PARADISE, from: 'planning' });
    expect(planning.asking).not.toBe('planning');
    const scene = given({ seats: 2, progress: PARADISE, from: 'endOfRound' });
    expect(scene.asking).not.toBe('handOver');
    expect(scene.s.lastDash).toBe(true);
  });
});

describe('ER-8.6 missions', () => {
  const DEEDS: readonly Deed[] = [
    { deed: 'roundEnds', highestStress: 12 },
    { deed: 'stationAction', station: 'hawkins' },
    { deed: 'shipsStopped', count: 1 },
    { deed: 'pillsSpent', count: 1 },
    { deed: 'warpEnds', region: 'hawkins', lanes: 9 },
    { deed: 'asteroidsMet', count: 1 },
    ...CHARACTERS.map((by): Deed => ({ deed: 'delivered', by })),
    { deed: 'defeated', class: 'vorde', inRound: 3 },
    ...CHARACTERS.map((by): Deed => ({ deed: 'struckFirst', by })),
    ...CHARACTERS.map((by): Deed => ({ deed: 'technologySpent', by })),
    { deed: 'built', hull: positionOf({}).hull },
    { deed: 'mined' },
    ...CHARACTERS.map((by): Deed => ({ deed: 'repaired', by })),
  ];

  test.each(keysOf(MISSIONS))('%s counts deeds of one kind and no other', (card) => {
    const counted = new Set(
      DEEDS.filter((deed) => MISSIONS[card].scores(deed) !== 0).map(({ deed }) => deed),
    );
    expect(counted.size).toBeLessThanOrEqual(1);
  });
});

describe('ER-3.11 set-up', () => {
  test('a 20 is rolled again, and no ship comes by it', () => {
    const options = defaultOptions(OPTIONS);
    for (let seed = 0; seed < 80; seed++) {
      const play = new Play(eosRise, eosRise.setup({ seats: 1, options }), fastDraws(`set-up ${seed}`));
      play.run();
      expect([play.s.invasion, play.s.ships.length]).toEqual([[], 2]);
    }
  });
});

test('ER-13.5 orders that are known already: the refusal names the class', () => {
  const scene = given({ orders: { dexer: 'dexer-hornet' }, hull: { scanner: 5 } }, basic('syringe'));
  scene.when(place('engineer', 'scan'));
  expect(scene.play.objection(0, { type: 'scanOrders', class: 'dexer' })).toEqual({
    ...{ rule: 'ER-13.5', code: 'ordersKnown', about: { class: 'dexer' } },
  });
});

test('D31 the ship that is named is anchored, not the first of its class', () => {
  const scene = given({
    eos: 'g01-1',
    ships: ['dexer@g13-4', 'dexer@g14-4'],
    orders: { dexer: 'dexer-hornet' },
    crew: { pilot: { technology: ['grav-anchor'] } },
    from: 'alienOrders',
  });
  scene.when({ type: 'technology', by: 'pilot', card: 'grav-anchor' });
  scene.when({ type: 'anchor', class: 'dexer', at: 'g14-4' });
  expect(scene.s.ships.map(({ at, anchored }) => [at, anchored])).toEqual([
    ['g13-4', undefined],
    ['g14-4', true],
  ]);
});

test('ER-19.3 Jammed Consoles jam the attack of the EOS alone: technology of other phases is used', () => {
  const scene = given({
    event: 'jammed-consoles',
    ships: ['dexer@g14-4'],
    orders: { dexer: 'dexer-hornet' },
    crew: { pilot: { technology: ['grav-anchor'] } },
    from: 'alienOrders',
  });
  expect(scene.why({ type: 'technology', by: 'pilot', card: 'grav-anchor' })).toBeUndefined();
});

describe('whose it is', () => {
  const two = () =>
    given({
      ...{ seats: 2, credits: 9, from: 'planning' },
      crew: { specialist: { technology: ['spare-magazine'] }, engineer: { technology: ['spare-magazine'] } },
    });

  test('ER-8.3 a seat scraps what its own characters hold', () => {
    const scene = two();
    for (const seat of [0, 1]) {
      const scrapped = scene.play
        .legal(seat)
        .flatMap((action) => (action.type === 'scrap' ? [action.who] : []));
      expect(scrapped).toEqual([seat === scene.s.crew.specialist.seat ? 'specialist' : 'engineer']);
      const proposed = VERBS.scrap.options(scene.s, seat, { step: 'planning', passed: 0 });
      expect(proposed).toHaveLength(scrapped.length);
    }
  });

  test('ER-8.1 technology is proposed to who holds it', () => {
    const { s } = two();
    for (const seat of [0, 1]) {
      const proposed = VERBS.technology.options(s, seat, { step: 'arms', passed: 0 });
      expect(proposed.length).toBeGreaterThan(0);
      for (const { by } of proposed) expect(s.crew[by].seat).toBe(seat);
    }
  });

  test('ER-22.7 the facilitator moves on while another could act, also with something left to do', () => {
    const scene = two();
    expect(scene.play.invited()).toEqual([0, 1]);
    expect(scene.why({ type: 'moveOn' }, scene.s.facilitator)).toBeUndefined();
  });
});

describe('damage that is none', () => {
  test('ER-7.1 no Quick Fix where nothing was assigned', () => {
    const scene = given({
      hull: { engine: 2 },
      crew: { engineer: { cubes: 2 } },
      first: [{ step: 'quickFix' }],
    });
    expect(scene.asking).not.toBe('quickFix');
  });

  test('ER-16 without a strike nobody hits', () => {
    expect(hitters(positionOf({ pursuit: ['galagat-marauder'] }))).toEqual([]);
  });

  test('ER-16.6 a hit deals what the card says, and a strike without one deals nothing and tells of none', () => {
    const struck = (die: number) =>
      given(
        {
          pursuit: ['dexer-gnat'],
          first: [{ step: 'strikeRoll', kind: 'retaliation' }],
          crew: { engineer: { cubes: 0 } },
        },
        d6(die),
      )
        .all('hullDamage')
        .map(({ total }) => total);
    expect([5, 6].map(struck)).toEqual([[], [2]]);
  });
});

test('ER-14.4 only what lies in the galaxy of the ships goes onto the strongest', () => {
  const [there] = LANES['g14-4'];
  if (there === undefined) throw new Error('no lane leads on');
  const scene = given({
    eos: 'g14-4',
    ships: [`dexer@${there}`],
    frbs: [there, 'g01-1', 'g02-2'],
    skills: [there, 'g03-3'],
    from: 'warpPhase',
  });
  scene.when(warp(there));
  expect([scene.s.frbs, scene.s.skills]).toEqual([['g01-1', 'g02-2'], ['g03-3']]);
});

test('D22 Lead from the Front may be declined: nothing is rolled again, and nothing told of it', () => {
  const specialist = { level: 6, track: 'battle-leadership', cubes: 2 } as const;
  const scene = given({ pursuit: ['vorde-leviathan'], crew: { specialist }, from: 'eosAttack' });
  scene.when(join(true), join(false), join(false)).until('rollWindow');
  scene.when({ type: 'lead' }, { type: 'reroll' });
  expect(scene.all('rerolled')).toEqual([]);
});

test('what nobody has seen is dealt anew, and what was seen stays', () => {
  const s = positionOf({ top: { technology: ['slip-drive'] } });
  const anew = redeal(eosRise, s, 0, { int: (n) => n - 1 });
  expect(anew.decks).not.toEqual(s.decks);
  expect(anew.decks.technology.draw[0]).toEqual(s.decks.technology.draw[0]);
});
