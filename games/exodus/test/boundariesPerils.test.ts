/** Boundaries of crises, battles, research, markers and secrets, each on both sides. */
import { describe, expect, test } from 'vitest';
import { clone } from '#engine';
import type { Trait } from '../content/factions.ts';
import { houseOf } from '../rules/houses.ts';
import { treacheryHindrances } from '../rules/treachery.ts';
import type { State } from '../state.ts';
import { crisisLooms, crisisNet } from '../steps/crisis.ts';
import { changed } from './ledger.ts';
import { addSecret, type Given, given, mark, plant, type Scene } from './scene.ts';

/** What a step changes. */
function brings(position: Given): { scene: Scene; lines: string[] } {
  let before: State | undefined;
  const scene = given({
    ...position,
    change: (s) => {
      position.change?.(s);
      before = clone(s);
    },
  });
  return { scene, lines: before === undefined ? [] : changed(before, scene.s) };
}

describe('XD-16 crises', () => {
  const at = (traits: Partial<Record<Trait, number>>, state: Partial<State> = {}) =>
    given({ next: [], traits: { edge: 4, treachery: 4, ...traits }, change: (s) => Object.assign(s, state) })
      .s;

  test('XD-16.1 Edge or Treachery at 5, or the third cycle', () => {
    expect(crisisLooms(at({}, { visit: 2 }))).toBe(false);
    expect(crisisLooms(at({ edge: 5 }))).toBe(true);
    expect(crisisLooms(at({ treachery: 5 }))).toBe(true);
    expect(crisisLooms(at({}, { visit: 3 }))).toBe(true);
  });

  test.each<[string, Partial<Record<Trait, number>>, Partial<State>, number]>([
    ['level', {}, {}, 0],
    ['Edge above Treachery', { edge: 6 }, {}, 1],
    ['Treachery above Edge', { treachery: 6 }, {}, -1],
    ['risk 0', {}, { risk: 0 }, -1],
    ['risk 3', {}, { risk: 3 }, 1],
    ['reported', {}, { reported: true }, -2],
    ['the second cycle', {}, { visit: 2 }, 0],
    ['the third', {}, { visit: 3 }, -1],
    ['the fifth', {}, { visit: 5 }, -3],
    ['a picket, risk 0 and reported', {}, { picket: 1, risk: 0, reported: true }, 0],
    ['a picket, risk 3', {}, { picket: 1, risk: 3 }, 1],
    ['a picket does not shorten a visit', {}, { picket: 2, visit: 4 }, -2],
  ])('XD-16.2 %s', (_name, traits, state, net) => {
    expect(crisisNet(at(traits, { risk: 1, ...state }))).toBe(net);
  });

  const rolled = (dice: string, state: Partial<State> = {}) =>
    brings({
      next: ['crisis'],
      traits: { edge: 6, treachery: 6 },
      dice,
      change: (s) => Object.assign(s, { risk: 1, cycle: 4, ...state }),
    });

  test.each<[string, string[]]>([
    ['0 0 -  -', ['military repair']],
    ['0 0 - 0', ['government repair']],
    ['0 0 - +', ['church repair']],
    ['0 0 0', []],
    ['0 0 + -', ['military quarantine']],
    ['0 0 + 0', ['government quarantine']],
    ['0 0 + +', ['church quarantine']],
    ['0 + +', ['government election']],
    ['+ + +', ['church suppression', 'government suppression', 'military suppression']],
  ])('XD-16.2, XD-1.7 a roll of %s', (dice, lines) => {
    expect(rolled(dice).lines).toEqual(lines);
  });

  test('XD-16.2 hunters and scouts, and what a picket keeps away', () => {
    expect(rolled('- - -').scene.s.force).toMatchObject({ size: 2, lead: 1, began: 2, betrayed: false });
    expect(rolled('0 - -').scene.s.force).toMatchObject({ size: 1, lead: 3 });
    expect(rolled('- - -', { picket: 2 }).scene.s.force).toBeUndefined();
    expect(rolled('- - -', { picket: 1 }).scene.s.force).toBeDefined();
    expect(rolled('0 - -', { leadBonus: true }).scene.s.force?.lead).toBe(4);
  });
});

describe('XD-17 encounters', () => {
  test('XD-17.2 hindrances by Treachery: 5 and 8', () => {
    const net = (treachery: number) => treacheryHindrances(given({ next: [], traits: { treachery } }).s);
    expect([4, 5, 7, 8, 12].map(net)).toEqual([0, 1, 1, 2, 2]);
  });

  const fought = (dice: string, force: Partial<NonNullable<State['force']>>, more: Partial<Given> = {}) =>
    brings({
      ...more,
      next: more.next ?? [{ step: 'engagement', ambushed: false }],
      traits: { might: 9, edge: 6, supply: 9, treachery: 2, ...more.traits },
      dice,
      change: (s) => {
        s.force = { size: 2, lead: 1, began: 2, betrayed: false, ...force };
        more.change?.(s);
      },
    });

  test('XD-17.3 failure by 3 or more also costs Supply; an inferior force then escapes', () => {
    expect(fought('- - -', {}).lines).toEqual(['edge +1', 'might -1', 'supply -1', 'women -1']);
    expect(fought('0 - -', {}).lines).toEqual(['edge +1', 'might -1', 'women -1']);
    const escaped = fought('- - -', { size: 1, began: 1 }, { traits: { might: 4 } }).scene.s;
    expect([escaped.force, escaped.reported]).toEqual([undefined, true]);
    expect(fought('- - -', {}).scene.s.force?.size).toBe(2);
  });

  test('XD-17.3 partial and success: sizes, and one more for each 3 of excess', () => {
    const partial = fought('0 0 0', {});
    expect([partial.lines, partial.scene.s.force?.size]).toEqual([['might -1', 'supply -1'], 1]);
    const close = fought('+ + +', { size: 3, began: 3, lead: 0 }, { traits: { might: 13 - 1 } });
    // 12 + 3 − 13 = 2 is a partial; 9 + 3 − 9 = 3 a success without excess.
    expect(close.scene.s.force?.size).toBe(2);
    const success = fought('+ + +', {}).scene;
    expect([success.s.force?.size, success.play.asking]).toMatchObject([
      1,
      { step: 'loss', faction: 'military', losses: ['might', 'supply'], cause: 'battle' },
    ]);
    // 12 + 3 − 9 = 6: excess 3, two sizes.
    expect(fought('+ + +', {}, { traits: { might: 12 } }).scene.s.force).toBeUndefined();
    expect(fought('0 + +', {}, { traits: { might: 12 } }).scene.s.force?.size).toBe(1);
  });

  test('XD-17.7 victory: Edge −1; Renown for a great one; traitors who showed themselves', () => {
    const won = (began: number, betrayed: boolean) =>
      fought('0 0 0', { size: 1, began, betrayed }, { traits: { might: 6, treachery: 3 } }).lines;
    expect(won(1, false)).toEqual(['edge -1', 'might -1', 'supply -1']);
    expect(won(2, false)).toEqual(['edge -1', 'might -1', 'military renown +1', 'supply -1']);
    expect(won(3, true)).toEqual([
      ...['edge -1', 'might -1', 'military renown +1', 'supply -1', 'treachery -1'],
    ]);
  });

  test('XD-6.4, XD-17.2 a force that strikes first costs one die; Readiness gives one and is spent', () => {
    const net = (ambushed: boolean, readiness: number, treachery = 2) => {
      const { scene } = fought(
        '0 0 0',
        {},
        {
          next: [{ step: 'engagement', ambushed }],
          traits: { treachery },
          change: (s) => (s.readiness = readiness),
        },
      );
      const tested = scene.heard().find(({ type }) => type === 'tested');
      return [tested !== undefined && 'net' in tested ? tested.net : undefined, scene.s.readiness];
    };
    expect(net(false, 0)).toEqual([0, 0]);
    expect(net(true, 0)).toEqual([-1, 0]);
    expect(net(false, 2)).toEqual([1, 1]);
    expect(net(true, 1, 8)).toEqual([-2, 0]);
  });

  test('XD-17.4 cover: Lead +1, +1, +2, at most 4, and its price', () => {
    const covered = (dice: string, lead: number) => {
      const { scene, lines } = fought(dice, { lead }, { next: ['cover'] });
      return [scene.s.force?.lead, lines];
    };
    expect(covered('- - -', 1)).toEqual([2, ['might -1', 'women -1']]);
    expect(covered('0 0 0', 1)[0]).toBe(2);
    expect(covered('+ + +', 1)).toEqual([3, ['supply -1']]);
    expect(covered('+ + +', 3)[0]).toBe(4);
    expect(covered('- - -', 4)[0]).toBe(4);
  });
});

describe('XD-18, XD-10 secrets, markers and Renown', () => {
  test('XD-18.6 progress 3 is a discovery and what is over stays; the last card needs no choice, none is Renown', () => {
    const researched = (progress: number, cards: number) => {
      const scene = given({
        seats: 7,
        next: [{ step: 'publicOrder', faction: 'researchers' }],
        orders: { researchers: 'res-research' },
        traits: { supply: 12, edge: 0 },
        dice: '+ + +',
        change: (s) => {
          houseOf(s, 'researchers').progress = progress;
          const kept = s.deck.flatMap((layer) => layer.cards).slice(cards);
          s.deck = s.deck
            .map((layer) => ({ ...layer, cards: layer.cards.slice(0, cards) }))
            .slice(0, cards > 0 ? 1 : 0);
          for (const id of kept) addSecret(s, 'network', id);
        },
      });
      return scene;
    };
    expect([researched(0, 10).house('researchers').progress, researched(0, 10).asks]).toEqual([
      2,
      'disposition',
    ]);
    expect([researched(1, 10).house('researchers').progress, researched(1, 10).asks]).toEqual([
      0,
      'discover',
    ]);
    expect(researched(2, 10).house('researchers').progress).toBe(1);
    expect(researched(1, 10).house('researchers').offer).toHaveLength(2);
    const last = researched(1, 1);
    expect([last.asks, last.s.secrets.filter(({ owner }) => owner === 'researchers').length]).toEqual([
      'disposition',
      4,
    ]);
    expect(researched(1, 0).house('researchers').renown).toBe(1);
  });

  test('XD-21.1a Renown stops at −5 and 5', () => {
    const { s } = given({
      next: [{ step: 'covertOrder', faction: 'church', covert: 'assassination@military' }],
      traits: { faith: 0, might: 12 },
      change: (state) => (houseOf(state, 'church').renown = -4),
    });
    expect(houseOf(s, 'church').renown).toBe(-5);
  });

  test('XD-10.7 with an empty pool nothing is given', () => {
    const forced = (pool: number) =>
      given({
        seats: 5,
        next: [{ step: 'publicOrder', faction: 'underworld' }],
        orders: { underworld: 'und-brute-squad@church' },
        traits: { supply: 12, faith: 1 },
        dice: '+ + +',
        change: (s) => {
          for (let i = pool; i < 5; i++) mark(s, 'church', 'military');
        },
      });
    expect(forced(1).house('underworld').held.church).toBe(1);
    expect(forced(1).house('church').pool).toBe(0);
    expect(forced(0).house('underworld').held.church).toBeUndefined();
  });

  test('XD-18.7 a hush lets the newest knower forget; let pass, the secret is out', () => {
    const told = () =>
      given({
        next: [{ step: 'leak', faction: 'government' }],
        change: (s) => plant(s, 'church', 'empty-reliquaries', 'government'),
      }).when('government', { type: 'leak', secret: 'empty-reliquaries', to: 'military' });
    const hushed = told().when('church', { type: 'use', once: 'hush' });
    const secret = (scene: Scene) => scene.s.secrets.find(({ id }) => id === 'empty-reliquaries');
    expect(secret(hushed)).toMatchObject({ public: false, knowers: [{ faction: 'government' }] });
    expect(secret(told().when('church', { type: 'pass' }))?.public).toBe(true);
  });
});
