/** Boundaries of the day: the last of four, once per, who first, how many dice; each on both sides. */
import { describe, expect, test } from 'vitest';
import { clone } from '#engine';
import type { MandateKind } from '../content/effect.ts';
import { FACTIONS, type FactionId, STRAIN_DICE, type Trait, WHISPER_DICE } from '../content/factions.ts';
import { houseOf } from '../houses.ts';
import type { State } from '../state.ts';
import { crisisLooms, crisisNet } from '../steps/crisis.ts';
import { treacheryHindrances } from '../treachery.ts';
import { changed } from './ledger.ts';
import { addSecret, type Given, given, mark, plant, type Scene } from './scene.ts';

const EIGHT = { seats: 8, options: { secondaries: FACTIONS.slice(3) } } as const;

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

describe('XD-14 cyclical effects', () => {
  test.each<[string, Partial<State>, string[]]>([
    ['upkeep', {}, ['supply -1']],
    ['a hungry system', { risk: 2 }, ['supply -2']],
    ['risk 3', { risk: 3 }, ['supply -1']],
    ['a harvest', { harvested: ['church'] }, []],
    ['a harvest in a hungry system', { harvested: ['church'], risk: 2 }, ['supply -1']],
    ['rationing', { upkeepOff: true }, []],
  ])('XD-14.1, XD-14.2 %s', (_name, state, lines) => {
    expect(brings({ next: ['hungry', 'upkeep'], change: (s) => Object.assign(s, state) }).lines).toEqual(
      lines,
    );
  });

  const worked = (system: object, dice = '', harvested: FactionId[] = ['government']) =>
    brings({
      next: ['extraction'],
      dice,
      traits: { faith: 6, justice: 6, might: 6, supply: 6, women: 6, edge: 6, treachery: 3 },
      change: (s) => {
        Object.assign(s.systems[0] ?? {}, { convenience: 0, left: 1, ...system });
        s.harvested = harvested;
      },
    });

  test.each<[string, object, string, string[], number]>([
    ['stranded humans', { reward: -3 }, '+ -', ['edge +1', 'supply +1', 'treachery -1', 'women +1'], 0],
    ['iron', { reward: -2 }, '', ['faith +1'], 0],
    ['traces', { reward: -1 }, '', ['supply +1'], 0],
    ['something needed, Supply', { reward: 1, choice: 'supply' }, '', ['supply +1'], 0],
    ['something needed, Might', { reward: 1, choice: 'might' }, '', ['might +1'], 0],
    ['abundance', { reward: 2 }, '', ['justice +1', 'might +1', 'supply +1'], 2],
    ['a flawed site', { reward: 3, flawed: true }, '', ['supply +2'], 2],
  ])('XD-8.5, XD-14.3 %s, the first time, with Renown for who harvested', (_name, system, dice, lines, left) => {
    const done = worked(system, dice);
    expect(done.lines).toEqual([...lines, 'government renown +1'].sort());
    expect(done.scene.s.systems[0]).toMatchObject({ left, completed: 1 });
  });

  test('XD-8.5, XD-14.3 abundance a second time: Supply alone, and no Renown', () => {
    expect(worked({ reward: 2, completed: 1 }).lines).toEqual(['supply +1']);
    expect(worked({ reward: 3, flawed: true, completed: 1 }).lines).toEqual(['supply +2']);
  });

  test('XD-14.3 nothing is gained before the last day of work, nor without a harvest', () => {
    const early = worked({ reward: 2, left: 2 });
    expect([early.lines, early.scene.s.systems[0]?.left]).toEqual([[], 1]);
    const idle = worked({ reward: 2, left: 1 }, '', []);
    expect([idle.lines, idle.scene.s.systems[0]?.left]).toEqual([[], 1]);
  });

  test('XD-8.7 the best convenience: the first harvester in order chooses, the first time only', () => {
    const best = worked({ reward: -1, convenience: 3 }, '', ['military', 'church']).scene;
    expect(best.play.asking).toMatchObject({ step: 'benefit', faction: 'church' });
    expect(best.legal('church').map((action) => 'trait' in action && action.trait)).toEqual([
      ...['supply', 'faith', 'justice', 'might'],
    ]);
    best.when('church', { type: 'benefit', trait: 'justice' });
    expect(best.trait.justice).toBe(7);
    expect(worked({ reward: 2, convenience: 3, completed: 1 }).scene.asks).not.toBe('benefit');
    expect(worked({ reward: -1, convenience: 2 }).scene.asks).not.toBe('benefit');
  });

  test.each<[string, Partial<State>, number]>([
    ['a day of rest', {}, 3],
    ['no rest', { noRest: true }, 5],
    ['a chant, partial', { restMore: 1 }, 2],
    ['a chant, success', { restMore: 9 }, 0],
    ['a chant, success, on the day of a parade', { restMore: 9, noRest: true }, 0],
    ['a chant, partial, on the day of a parade', { restMore: 1, noRest: true }, 5],
    ['harmonics', { restBonus: true }, 2],
    ['harmonics and a chant', { restBonus: true, restMore: 1 }, 1],
  ])('XD-7.5, XD-14.5 %s', (_name, state, fatigue) => {
    expect(
      given({ next: ['rest'], change: (s) => Object.assign(s, { fatigue: 5, ...state }) }).s.fatigue,
    ).toBe(fatigue);
    expect(given({ next: ['rest'], change: (s) => Object.assign(s, { fatigue: 1 }) }).s.fatigue).toBe(0);
  });

  test.each<[MandateKind, string]>([
    ['repair', 'supply -1'],
    ['quarantine', 'women -1'],
    ['election', 'justice -1'],
    ['election-only', 'justice -1'],
    ['suppression', 'edge +1'],
  ])('XD-14.6 a neglected %s, if it was there at the start of the cycle', (kind, line) => {
    const neglected = (since: number) =>
      brings({
        next: ['neglect'],
        change: (s) => {
          s.cycle = 3;
          houseOf(s, 'government').mandates.push({ kind, since });
        },
      }).lines;
    expect([neglected(2), neglected(3)]).toEqual([[line], []]);
  });

  test.each([3, 4, 5, 6, 7, 8])('XD-14.7, XD-14.8 the dice at %i seats', (seats) => {
    const minus = '- '.repeat(12).trim();
    expect(given({ seats, next: ['strain'], dice: minus }).s.strains).toBe(STRAIN_DICE[seats]);
    const plus = '+ '.repeat(12).trim();
    const { lines } = brings({ seats, next: ['whispers'], dice: plus });
    expect(lines).toEqual([`treachery +${WHISPER_DICE[seats]}`]);
    expect({ 3: 4, 4: 4, 5: 8, 6: 8, 7: 8, 8: 9 }[seats]).toBe(STRAIN_DICE[seats]);
    expect({ 3: 2, 4: 3, 5: 3, 6: 3, 7: 4, 8: 4 }[seats]).toBe(WHISPER_DICE[seats]);
  });

  test('XD-3.5, XD-14.7 unheld Researchers add a die of strain; no − is no strain', () => {
    const minus = '- '.repeat(12).trim();
    const unheld = given({ next: ['strain'], dice: minus, options: { unheldResearchers: true } });
    expect(unheld.s.strains).toBe(5);
    const none = given({ next: ['strain'], dice: '0 + 0 +' });
    expect([none.s.strains, none.asks]).toEqual([0, 'disposition']);
  });

  const bearing = (faction: FactionId, change: (s: State) => void = () => undefined) =>
    given({
      ...EIGHT,
      next: ['bear'],
      traits: { faith: 6, justice: 6, might: 6, supply: 6, edge: 6, treachery: 3 },
      change: (s) => {
        s.secrets = [];
        Object.assign(s, { strains: 2, burden: faction, stash: 2 });
        change(s);
      },
    });

  test.each<[FactionId, (scene: Scene) => unknown, unknown]>([
    ['church', ({ trait }) => trait.faith, 5],
    ['government', ({ trait }) => trait.justice, 5],
    ['military', ({ trait }) => trait.might, 5],
    ['network', (scene) => scene.house('network').renown, -1],
    ['researchers', (scene) => scene.house('researchers').renown, -1],
    ['underworld', ({ s }) => s.stash, 1],
    ['security', (scene) => scene.house('security').renown, -1],
    ['opposition', (scene) => scene.house('opposition').renown, -1],
  ])('XD-3.4, XD-14.7 the sacrifice of the %s; the burden goes to the next in order', (faction, read, value) => {
    const scene = bearing(faction).when(faction, { type: 'bear', by: 'sacrifice' });
    expect(read(scene)).toBe(value);
    const next = FACTIONS[(FACTIONS.indexOf(faction) + 1) % FACTIONS.length];
    expect([scene.s.burden, scene.s.strains]).toEqual([next, 1]);
  });

  test('XD-14.7 the three other ways, one point each; the last strain asks nobody more', () => {
    for (const [by, line] of [
      ['supply', 'supply 5'],
      ['edge', 'edge 7'],
      ['treachery', 'treachery 4'],
    ] as const) {
      const scene = bearing('church').when('church', { type: 'bear', by });
      expect(`${by} ${scene.trait[by]}`).toBe(line);
      scene.when('government', { type: 'bear', by: 'edge' });
      expect([scene.asks, scene.s.strains]).toEqual(['disposition', 0]);
    }
  });

  test('XD-14.7 with an empty Stash the Underworld gives Renown; Renown above −5 only', () => {
    const broke = (renown: number) =>
      bearing('underworld', (s) => {
        s.stash = 0;
        houseOf(s, 'underworld').renown = renown;
      });
    const scene = broke(-4).when('underworld', { type: 'bear', by: 'sacrifice' });
    expect(scene.house('underworld').renown).toBe(-5);
    expect(broke(-5).forbids('underworld', { type: 'bear', by: 'sacrifice' })).toBe('XD-14.7');
    expect(broke(-5).offers('underworld', { type: 'bear', by: 'sacrifice' })).toBe(false);
  });

  test('XD-18.7 spare cancels a strain, once', () => {
    const spared = (used: boolean) =>
      bearing('network', (s) => {
        addSecret(s, 'network', 'two-thirds-model');
        if (used) houseOf(s, 'network').used.push({ secret: 'two-thirds-model', once: 'spare' });
      });
    const { lines } = ((scene: Scene) => {
      const before = clone(scene.s);
      scene.when('network', { type: 'bear', by: 'spare' });
      return { lines: changed(before, scene.s) };
    })(spared(false));
    expect(lines).toEqual([]);
    expect(spared(true).forbids('network', { type: 'bear', by: 'spare' })).toBe('XD-18.7');
    expect(bearing('church').forbids('church', { type: 'bear', by: 'spare' })).toBe('XD-18.7');
  });

  test('XD-20.5 the skin shows from the second cycle after the infection on, at a +', () => {
    const marked = (since: number, dice: string) =>
      given({
        next: ['skin'],
        dice,
        change: (s) => {
          s.cycle = 5;
          houseOf(s, 'church').marked = since;
        },
      }).house('church').marked;
    expect([marked(3, '+'), marked(4, '+'), marked(3, '0'), marked(3, '-')]).toEqual([0, 4, 3, 3]);
  });

  test('XD-20.4, XD-14.8 one who obeys adds one, one who resists none', () => {
    const risen = (bond: 'obey' | 'resist', marked: number) =>
      brings({
        next: ['whispers'],
        dice: '0 0',
        change: (s) => Object.assign(houseOf(s, 'church'), { marked, bond }),
      }).lines;
    expect([risen('obey', 1), risen('resist', 1)]).toEqual([['treachery +1'], []]);
  });
});

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

  test('XD-10.7 with an empty pool nothing is given, and nobody owes themselves', () => {
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
