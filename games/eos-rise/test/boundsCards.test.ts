/** Technology cards outside their moment, and decks that have run out. */
import { describe, expect, test } from 'vitest';
import { clone, fastDraws, Play } from '#engine';
import { DAMAGE_IDS } from '../content/damage.ts';
import { TECHNOLOGY } from '../content/technology.ts';
import { TECHNOLOGY_IDS, type TechnologyId } from '../content/technologyIds.ts';
import { eosRise } from '../index.ts';
import type { EosRise } from '../state.ts';
import { positionOf } from './position.ts';
import { given, location, place, type Roll } from './scene.ts';

const USE = { type: 'technology', by: 'pilot' } as const;

describe('ER-8.1 a technology card', () => {
  const CALM = positionOf({});
  const FIGHT: readonly TechnologyId[] = [
    'recoil-damper',
    'targeting-prism',
    'echo-coupler',
    'neural-buffer',
  ];

  test.each(FIGHT)('%s finds nothing to name and is refused where there is no fight', (card) => {
    expect(TECHNOLOGY[card].targets(CALM)).toEqual([]);
    for (const named of [{}, { who: 'pilot' }, { die: 0 }, { die: 0, copy: 1 }] as const)
      expect(TECHNOLOGY[card].check(CALM, named)).toBeDefined();
  });

  test.each([
    'slip-drive',
    'grav-anchor',
    'ablative-foam',
    'ghost-transponder',
    'probability-lens',
  ] as const)('%s is refused where it would have no effect', (card) => {
    expect(TECHNOLOGY[card].check(CALM, {})).toBeDefined();
  });

  test('Capacitor Bank needs a token in the pool', () => {
    expect(TECHNOLOGY['capacitor-bank'].check(CALM, {})).toBeUndefined();
    expect(TECHNOLOGY['capacitor-bank'].check({ ...CALM, shieldPool: 0 }, {})).toBeDefined();
  });

  test.each([
    'slip-drive',
    'grav-anchor',
    'ablative-foam',
    'capacitor-bank',
    'overcharge-cell',
  ] as const)('%s names nothing', (card) => {
    for (const named of [{ who: 'pilot' }, { die: 0 }, { copy: 0 }, { ship: 'dexer-needle' }] as const)
      expect(TECHNOLOGY[card].check({ ...CALM, damage: 3 }, named)).toBeDefined();
  });

  test.each(TECHNOLOGY_IDS)('%s does nothing where there is nothing it could change', (card) => {
    const before = positionOf({ ships: ['dexer@g01-1'] });
    if (card === 'capacitor-bank' || card === 'grav-anchor' || card === 'spare-magazine') return;
    const play = new Play<EosRise>(eosRise, clone(before), fastDraws('nothing'));
    TECHNOLOGY[card].do(play, { ...USE, card });
    expect(play.s).toEqual(before);
  });
});

describe('ER-22.2 a deck that is empty with its discards', () => {
  /** All damage cards are held. */
  const none = { held: DAMAGE_IDS.slice() as never } as const;

  test('a damage card that cannot be drawn hurts nobody', () => {
    const scene = given({ ...none, first: [{ step: 'damageCard', n: 2 }] });
    expect(scene.all('damageCard')).toHaveLength(0);
    expect(scene.asking).toBe('crewActions');
  });

  test('a CROSSHAIR of a scan brings nothing', () => {
    const scene = given({ ...none, hull: { scanner: 5 } })
      .roll([6, 2])
      .when(place('pilot', 'scan'));
    expect(scene.all('held')).toHaveLength(0);
  });

  test('a discard pile is shuffled and drawn from when its deck is empty', () => {
    const scene = given({ first: [{ step: 'damageCard', n: 1 }] });
    const { draw, discard } = scene.s.decks.damage;
    expect(discard).toHaveLength(1);
    expect(draw.reduce((sum, { cards }) => sum + cards.length, 0)).toBe(39);
  });
});

describe('ER-8.2 a third card', () => {
  const third = (more: object = {}) =>
    given({
      crew: {
        engineer: {
          technology: ['recoil-damper', 'neural-buffer'],
          mission: 'man-of-science',
          stress: 8,
          ...more,
        },
        pilot: { technology: ['slip-drive', 'grav-anchor'] },
      } as never,
      hull: { engine: 5 },
      first: [{ step: 'thirdCard', who: 'engineer', card: 'ablative-foam' }],
    });

  test('goes to someone with space: neither to oneself nor to who holds two', () => {
    const scene = third();
    expect(scene.forbids({ type: 'passOn', place: 'new', to: 'engineer' })).toBe('ER-8.2');
    expect(scene.forbids({ type: 'passOn', place: 'new', to: 'pilot' })).toBe('ER-8.2');
    scene.when({ type: 'passOn', place: 'new', to: 'commander' });
    expect(scene.s.crew.commander.technology).toEqual(['ablative-foam']);
    expect(scene.s.crew.engineer.technology).toEqual(['recoil-damper', 'neural-buffer']);
    // Its instant reward: repair 2.
    expect(scene.asking === 'repair' || scene.s.hull.engine === 7).toBe(true);
    expect(scene.s.crew.engineer.mission?.stars).toBe(0);
  });

  test.each([
    ['first', 'recoil-damper', ['neural-buffer', 'ablative-foam']],
    ['second', 'neural-buffer', ['recoil-damper', 'ablative-foam']],
  ] as const)('the %s old card may be passed on, or discarded, which a mission counts', (at, card, kept) => {
    const passed = third().when({ type: 'passOn', place: at, to: 'commander' });
    expect(passed.s.crew.commander.technology).toEqual([card]);
    expect(passed.s.crew.engineer.technology).toEqual(kept);
    expect(passed.s.crew.engineer.mission?.stars).toBe(0);
    const gone = third().when({ type: 'discardTechnology', place: at });
    expect(gone.s.decks.technology.discard).toEqual([card]);
    expect(gone.s.crew.engineer.technology).toEqual(kept);
    expect(gone.s.crew.engineer.mission?.stars).toBe(1);
  });

  test('the new one discarded pays nothing and counts for nothing', () => {
    const scene = third().when({ type: 'discardTechnology', place: 'new' });
    expect(scene.s.decks.technology.discard).toEqual(['ablative-foam']);
    expect(scene.s.hull.engine).toBe(5);
    expect(scene.s.crew.engineer.mission?.stars).toBe(0);
    expect(scene.all('equipped')).toHaveLength(0);
  });
});

describe('ER-8.4 a contract', () => {
  const offered = ['orbital-mirror', 'deep-ice-cores', 'stolen-star-charts'] as const;
  const sign = (card: (typeof offered)[number], ...rolls: readonly Roll[]) => {
    const scene = given({ hull: { 'cargo-bay': 7 }, top: { contract: offered.slice() as never } });
    scene.when(place('pilot', 'contract'));
    return scene.roll(...rolls).when({ type: 'sign', card });
  };

  test('is one of three; the others are discarded', () => {
    const scene = given({ hull: { 'cargo-bay': 7 }, top: { contract: offered.slice() as never } });
    scene.when(place('pilot', 'contract'));
    expect(scene.forbids({ type: 'sign', card: 'seed-vault' })).toBe('ER-8.4');
    expect(scene.legal).toHaveLength(3);
    scene.when({ type: 'sign', card: 'deep-ice-cores' });
    expect(scene.s.decks.contract.discard.slice().sort()).toEqual(['orbital-mirror', 'stolen-star-charts']);
    expect(scene.s.crew.pilot.contract).toBe('deep-ice-cores');
  });

  test('places what it prints before its cargo is rolled for', () => {
    const rolls = [...location(1, 1), ...location(14, 4)];
    const credits = sign('orbital-mirror', ...rolls);
    expect(credits.s.creditTokens).toEqual(['g01-1', 'g01-1']);
    expect(credits.s.crew.pilot.cargo).toBe('g14-4');
    expect(sign('deep-ice-cores', ...rolls).s.skills).toEqual(['g01-1']);
    expect(sign('stolen-star-charts', ...rolls).s.frbs).toEqual(['g01-1']);
  });
});
