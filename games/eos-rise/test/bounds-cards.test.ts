/** Technology cards outside their moment, and decks that have run out. */
import { describe, expect, test } from 'vitest';
import { clone, fastDraws, Play } from '#engine';
import { DAMAGE_IDS } from '../content/damage.ts';
import { TECHNOLOGY } from '../content/technology.ts';
import { TECHNOLOGY_IDS, type TechnologyId } from '../content/technology-ids.ts';
import { eosRise } from '../index.ts';
import type { EosRise } from '../state.ts';
import { positionOf } from './position.ts';
import { given, place } from './scene.ts';

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
