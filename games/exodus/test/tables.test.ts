/** The printed tables, number by number: what a slip of the pen in the content would change. */
import { describe, expect, test } from 'vitest';
import { COVERT_KEYS } from '../content/covert.ts';
import { DEFAULT_SECONDARIES, FACTION, FACTIONS, type FactionId, START } from '../content/factions.ts';
import { CONVENIENCE, DAWNS, JOURNEYS, LEAD_AT_START, QUESTIONS, STRENGTH } from '../content/fleet.ts';
import { houseOf } from '../rules/houses.ts';
import { weight } from '../rules/weights.ts';
import { covertOptions } from '../steps/covert.ts';
import { given } from './scene.ts';

const EIGHT = { seats: 8, options: { secondaries: FACTIONS.slice(3) } } as const;

describe('XD-2, XD-3 the fleet and its factions', () => {
  test('XD-2.1 the values a fleet sets out with', () => {
    expect(START).toEqual({ edge: 8, faith: 11, justice: 7, might: 9, supply: 12, treachery: 1, women: 10 });
    const { s } = given({ next: [] });
    expect(s.traits).toEqual(START);
  });

  test.each<[FactionId, readonly number[]]>([
    ['church', [5, 3, 3, 2, 1, 1, 1, 2]],
    ['government', [3, 5, 3, 3, 3, 2, 4, 1]],
    ['military', [3, 3, 5, 3, 1, 1, 3, 2]],
    ['network', [2, 2, 2, 5, 2, 2, 2, 2]],
    ['researchers', [2, 3, 2, 3, 5, 2, 2, 2]],
    ['underworld', [2, 2, 2, 3, 2, 5, 3, 3]],
    ['security', [2, 3, 2, 3, 1, 3, 5, 2]],
    ['opposition', [2, 2, 2, 3, 3, 3, 2, 5]],
  ])('XD-3.3 what the %s writes weighs', (writer, row) => {
    const { s } = given({ ...EIGHT, next: [], change: (state) => (state.secrets = []) });
    expect(FACTIONS.map((faction) => weight(s, writer, faction))).toEqual(row);
    expect(FACTION[writer].weights).toEqual(row);
  });

  test('XD-10.3 a weight while leaderless or under a regime is 3, and grease adds 2', () => {
    const { s } = given({
      ...EIGHT,
      next: [],
      change: (state) => {
        state.secrets = [];
        state.cycle = 4;
        houseOf(state, 'church').leaderless = 4;
        houseOf(state, 'security').leaderless = 3;
        state.regime = 'military';
        houseOf(state, 'underworld').greased = ['church'];
      },
    });
    expect(weight(s, 'church', 'church')).toBe(3);
    expect(weight(s, 'church', 'government')).toBe(3);
    expect(weight(s, 'security', 'security')).toBe(5);
    expect(weight(s, 'government', 'government')).toBe(3);
    expect(weight(s, 'military', 'government')).toBe(5);
    expect(weight(s, 'military', 'military')).toBe(5);
    expect(weight(s, 'underworld', 'church')).toBe(4);
    expect(weight(s, 'underworld', 'government')).toBe(2);
  });

  test('XD-3.4 voices and sacrifices', () => {
    expect(FACTIONS.map((faction) => `${FACTION[faction].voice} ${FACTION[faction].sacrifice}`)).toEqual([
      'faith faith',
      'justice justice',
      'might might',
      'justice renown',
      'women renown',
      'supply stash',
      'justice renown',
      'women renown',
    ]);
  });

  test('XD-3.2 who sits down by default', () => {
    expect(DEFAULT_SECONDARIES).toEqual(['network', 'underworld', 'opposition', 'researchers', 'security']);
    for (const seats of [3, 4, 5, 6, 7, 8]) {
      const { s } = given({ seats, next: [] });
      const wanted = new Set<FactionId>(['church', 'government', 'military']);
      for (const faction of DEFAULT_SECONDARIES.slice(0, seats - 3)) wanted.add(faction);
      expect(s.houses.map(({ faction }) => faction)).toEqual(FACTIONS.filter((id) => wanted.has(id)));
    }
  });

  test('CT-1 what each faction may assist', () => {
    const words = (faction: FactionId) => {
      const { assists } = FACTION[faction];
      return assists === 'any' ? 'any' : [...assists].sort().join(' ');
    };
    expect(FACTIONS.map(words)).toEqual([
      'civilian covert religious',
      'civilian covert economic science',
      'civilian military network science security',
      'any',
      'civilian economic network science',
      'civilian covert economic security',
      'civilian military security',
      'civilian covert science',
    ]);
  });

  test.each<[FactionId, readonly string[]]>([
    ['church', ['assassination']],
    ['government', ['assassination', 'spying']],
    ['military', ['assassination', 'coup', 'spying']],
    ['network', ['sabotage', 'spying']],
    ['researchers', ['assassination']],
    ['underworld', ['assassination', 'spying']],
    ['security', ['assassination', 'spying']],
    ['opposition', ['assassination', 'spying']],
  ])('XD-12.5 what the %s can do in secret', (faction, kinds) => {
    const { s } = given({ ...EIGHT, next: [] });
    const keys = covertOptions(s, houseOf(s, faction));
    expect([...new Set(keys.map((key) => key.split('@')[0]))].sort()).toEqual(
      ['leak', 'none', ...kinds].sort(),
    );
    // At everyone but itself, and nobody kills the Network.
    for (const kind of kinds.filter((one) => one !== 'coup')) {
      const targets = FACTIONS.filter(
        (other) => other !== faction && !(kind === 'assassination' && other === 'network'),
      );
      expect(keys.filter((key) => key.startsWith(`${kind}@`))).toEqual(
        COVERT_KEYS.filter((key) => targets.some((target) => key === `${kind}@${target}`)),
      );
    }
  });
});

describe('XD-8, XD-17, XD-22 the voyage', () => {
  test('XD-8.7 duration and cost of each convenience', () => {
    expect(CONVENIENCE.map(({ duration }) => duration)).toEqual([4, 3, 3, 2, 1, 1, 1]);
    expect(CONVENIENCE.map(({ cost }) => cost)).toEqual([
      { supply: -1, women: -1 },
      { supply: -1 },
      {},
      {},
      {},
      {},
      {},
    ]);
  });

  test('XD-17.1 strength and Lead by size', () => {
    expect(STRENGTH.slice(1)).toEqual([5, 9, 13]);
    expect(LEAD_AT_START.slice(1)).toEqual([3, 1, 0]);
  });

  test('XD-22.3 journeys', () => {
    expect(JOURNEYS).toEqual({
      short: { bearing: 4, thresholds: [5, 8, 11], reach: 3 },
      standard: { bearing: 0, thresholds: [6, 9, 12], reach: 5 },
      long: { bearing: 0, thresholds: [8, 12, 16], reach: 7 },
    });
    for (const journey of ['short', 'standard', 'long'] as const) {
      const { s } = given({ next: [], options: { journey } });
      expect([s.bearing, s.options.reach]).toEqual([JOURNEYS[journey].bearing, JOURNEYS[journey].reach]);
    }
    expect(given({ next: [], options: { reach: 9 } }).s.options.reach).toBe(9);
  });

  test('CT-16 the questions and their answers, three each', () => {
    expect(Object.values(QUESTIONS).map((answers) => answers.length)).toEqual([3, 3, 3, 3]);
  });

  test.each([
    [0, 'sky-fire', { women: -2, might: -1 }],
    [1, 'violet-spring', { treachery: 2, women: -1 }],
    [2, 'poison-tide', { supply: -2 }],
    [3, 'long-winter', { supply: -1, edge: 1 }],
    [4, 'schism-summer', { justice: -2, might: 1 }],
    [5, 'the-god-sang', { faith: -2, justice: 1 }],
    [6, 'orderly-retreat', { supply: 1, justice: 1 }],
  ] as const)('CT-17 cause %i, %s', (row, id, effect) => {
    expect(DAWNS[row]).toEqual({ id, effect });
  });
});
