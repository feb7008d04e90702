/** Boundaries of votes, arrivals, covert orders and what is told of them; each on both sides. */
import { describe, expect, test } from 'vitest';
import { FACTION, FACTIONS, type FactionId } from '../content/factions.ts';
import { courses } from '../rules/ballots.ts';
import { houseOf } from '../rules/houses.ts';
import type { State } from '../state.ts';
import { addSecret, type Given, given, plant } from './scene.ts';

const EIGHT = { seats: 8, options: { secondaries: FACTIONS.slice(3) } } as const;
const hunted = (lead: number) => (s: State) => {
  s.force = { size: 1, lead, began: 1, betrayed: false };
};

test.each<[FactionId, readonly number[]]>([
  ['church', [4, 2, 5, 4, 4, 5]],
  ['government', [0, 1, 2, 1, 2, 3]],
  ['military', [14, 12, 12, 12, 11, 10]],
  ['network', [4, 4, 4, 3, 2, 2]],
  ['researchers', [10, 10, 6, 6, 6, 7]],
  ['underworld', [9, 9, 8, 9, 8, 7]],
  ['security', [1, 1, 0, 0, 0, 2]],
  ['opposition', [10, 10, 11, 11, 11, 8]],
])('XD-3.4 the par of the %s, for three to eight seats', (faction, par) => {
  expect(FACTION[faction].par).toEqual(par);
});

describe('XD-7, XD-8 on the way', () => {
  test('XD-7.1, XD-17.6 under fire a full jump needs Lead 3, a hurried one Lead 1', () => {
    const jumps = (lead: number) =>
      courses(given({ next: [], change: hunted(lead) }).s).map((course) => course.split('@')[0]);
    expect(jumps(3)).toContain('jump');
    expect(jumps(2)).not.toContain('jump');
    expect(jumps(2)).toContain('hurried');
    expect(jumps(1)).toContain('hurried');
    expect(jumps(0)).not.toContain('hurried');
  });

  test('XD-8.2 three minuses find no system at all, and link to none that is known', () => {
    const { s } = given({
      next: [{ step: 'astrometrics', from: 0, excess: 0, spent: 0 }],
      dice: '- - - + + +',
      change: (state) => {
        state.here = 1;
        Object.assign(state.systems[1] ?? {}, { visited: true });
      },
    });
    expect(s.systems[1]?.links).toEqual([0]);
    expect(s.systems).toHaveLength(4);
  });

  test('XD-8.9 at most three points of excess more than the roll has hindrances', () => {
    const points = (excess: number) =>
      given({ next: [{ step: 'spend', on: 'astrometrics', from: 0, system: 1, excess }] })
        .legal('church')
        .map((action) => (action.type === 'spendExcess' ? action.points : action.type));
    expect(points(2)).toEqual([0, 1, 2]);
    expect(points(3)).toEqual([0, 1, 2, 3]);
    expect(points(5)).toEqual([0, 1, 2, 3]);
  });
});

describe('XD-9 a new cycle', () => {
  test('XD-14.9 what held for one cycle is over with it', () => {
    const { s } = given({
      next: ['cycle'],
      change: (state) =>
        Object.assign(state, {
          pushed: true,
          noRest: true,
          restMore: 1,
          upkeepOff: true,
          scanMore: 2,
          picket: 2,
          hunted: 1,
        }),
    });
    expect(s).toMatchObject({ pushed: false, noRest: false, restMore: 0, upkeepOff: false });
    expect(s).toMatchObject({ scanMore: 0, picket: 0, hunted: 0 });
  });

  test('XD-16.6 whoever carries a shared duty has it, and everyone hears who', () => {
    const shared = given({
      ...EIGHT,
      next: ['sharedMandate'],
      change: (s) => houseOf(s, 'government').mandates.push({ kind: 'suppression', since: 1, shared: true }),
    });
    expect(shared.forbids('government', { type: 'carry', by: 'security' })).toBeUndefined();
    shared.when('government', { type: 'carry', by: 'security' });
    expect(shared.house('government').mandates).toEqual([]);
    expect(shared.house('security').mandates).toEqual([{ kind: 'suppression', since: 1 }]);
    expect(shared.heard()).toContainEqual({ type: 'mandate', faction: 'security', kind: 'suppression' });
  });

  test('XD-16.6 nobody carries it who is not in play', () => {
    const alone = given({
      next: ['sharedMandate'],
      change: (s) => houseOf(s, 'government').mandates.push({ kind: 'suppression', since: 1, shared: true }),
    });
    expect(alone.asks).toBe('disposition');
  });

  test('XD-19.6, XD-20.4 a leader who retires is replaced with effect, one who confesses without, and Treachery falls', () => {
    const left = (bond: 'retire' | 'confess') =>
      given({
        ...EIGHT,
        next: ['bonds'],
        traits: { edge: 5, treachery: 5 },
        change: (s) => Object.assign(houseOf(s, 'opposition'), { bond, marked: bond === 'confess' ? 1 : 0 }),
      });
    expect(left('retire').trait).toMatchObject({ edge: 7, treachery: 5 });
    expect(left('confess').trait).toMatchObject({ edge: 5, treachery: 4 });
    expect(left('confess').house('opposition')).toMatchObject({ bond: 'none', leaderless: 2 });
  });
});

describe('XD-12 covert orders', () => {
  const ordered = (covert: string, more: Partial<Given> = {}) =>
    given({
      ...EIGHT,
      ...more,
      next: [{ step: 'covertOrder', faction: 'network', covert: covert as 'spying@church' }],
    });

  test('CT-10 the Network spies with an assist of its own; sabotage has none', () => {
    const net = (covert: string) =>
      ordered(covert, { traits: { justice: 9, faith: 9 }, change: (s) => (s.secrets = []) })
        .heard()
        .flatMap((event) => (event.type === 'tested' ? [event.net] : []))[0];
    expect(net('spying@church')).toBe(1);
    expect(net('sabotage@church')).toBe(0);
  });

  test('XD-21.1 only a successful assassination counts as one killed', () => {
    const killed = (covert: string, traits: Given['traits']) =>
      given({
        next: [{ step: 'covertOrder', faction: 'military', covert: covert as 'spying@church' }],
        ...(traits ? { traits } : {}),
        change: (s) => (s.secrets = []),
      }).s.killed;
    expect(killed('assassination@church', { might: 12, faith: 6 })).toBe(1);
    expect(killed('assassination@church', { might: 0, faith: 12 })).toBe(0);
    expect(killed('spying@church', { might: 12, faith: 6 })).toBe(0);
  });
});

describe('XD-18 secrets', () => {
  test('XD-18.3 what becomes public is told with whose it was and who knew it', () => {
    const scene = given({
      next: [{ step: 'leak', faction: 'government' }],
      change: (s) => plant(s, 'church', 'empty-reliquaries', 'government'),
    })
      .when('government', { type: 'leak', secret: 'empty-reliquaries', to: 'military' })
      .when('church', { type: 'pass' });
    expect(scene.heard()).toContainEqual({
      ...{ type: 'published', secret: 'empty-reliquaries', owner: 'church' },
      knowers: ['government', 'military'],
    });
  });

  test('XD-18.7 a hush is used once: its window closes with it', () => {
    const scene = given({
      next: [{ step: 'leak', faction: 'government' }],
      change: (s) => {
        plant(s, 'church', 'empty-reliquaries', 'government');
        addSecret(s, 'church', 'confession-files');
      },
    })
      .when('government', { type: 'leak', secret: 'empty-reliquaries', to: 'military' })
      .when('church', { type: 'use', once: 'hush' });
    expect(scene.asks).toBe('disposition');
  });
});
