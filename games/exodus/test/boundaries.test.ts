/** Boundaries of the day: the last of four, once per, who first, how many dice; each on both sides. */
import { describe, expect, test } from 'vitest';
import { clone } from '#engine';
import type { MandateKind } from '../content/effect.ts';
import { FACTIONS, type FactionId, STRAIN_DICE, WHISPER_DICE } from '../content/factions.ts';
import { houseOf } from '../rules/houses.ts';
import type { State } from '../state.ts';
import { changed } from './ledger.ts';
import { addSecret, type Given, given, type Scene } from './scene.ts';

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
