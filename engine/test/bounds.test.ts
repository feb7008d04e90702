/** How much may come from outside: every bound with what just fits and what is one too many. */
import { describe, expect, it } from 'vitest';
import {
  choices,
  core,
  fixed,
  flag,
  int,
  list,
  NO_DRAWS,
  oneOf,
  pile,
  RECORD_LIMIT,
  recordProblem,
  record as recordShape,
  type Shape,
  seenBy,
  shown,
  tagged,
} from '../index.ts';
import { scriptProblem } from '../script.ts';

/** The fields at fault, of what just fits and of what does not. */
function faults(problem: (value: never) => { field: string } | undefined, ...values: unknown[]) {
  return values.map((value) => problem(value as never)?.field);
}

const repeat = <T>(length: number, value: T): T[] => new Array<T>(length).fill(value);
const RECORD = {
  orrery: 2,
  game: 'g',
  rules: '1',
  seats: 2,
  options: {},
  actions: [],
  random: { kind: 'fast', seed: 's' },
};
const SHARE = { commitment: 'c', value: 'v' };
const DICE = { match: 'm', server: SHARE, seats: [] };

/** A record changed in one place, by the path to it. */
function changed(path: string, value: unknown): unknown {
  const at = (source: unknown, [key = '', ...rest]: readonly string[]): unknown => {
    const next = rest.length === 0 ? value : at((source as Record<string, unknown>)[key], rest);
    return Array.isArray(source)
      ? source.map((item, i) => (i === Number(key) ? next : item))
      : { ...(source as object), [key]: next };
  };
  return at(
    { ...RECORD, ended: { how: 'agreed' }, dice: { ...DICE, seats: [{ seat: 0, ...SHARE }] } },
    path.split('.'),
  );
}

describe('a record', () => {
  it.each([
    ['game', 40],
    ['rules', 40],
    ['hash', 64],
    ['random.seed', 200],
    ['dice.match', 40],
    ['dice.server.commitment', 200],
    ['dice.server.value', 200],
    ['dice.seats.0.value', 200],
  ])('has at most so many letters in %s: %i', (path, most) => {
    const [field] = faults(recordProblem, changed(path, 'x'.repeat(most + 1)));
    expect(field?.replace('[0]', '.0')).toBe(path);
    expect(faults(recordProblem, changed(path, 'x'.repeat(most)))).toEqual([undefined]);
    expect(recordProblem(changed(path, 'x'.repeat(most + 1)))?.reason).toContain(` ${most} `);
  });

  it.each([
    ['seats', 1, 100],
    ['ended.by', 0, 99],
    ['dice.seats.0.seat', 0, 99],
  ])('has a whole number in %s from %i to %i', (path, min, max) => {
    const [low, high, below, above] = faults(
      recordProblem,
      ...[min, max, min - 1, max + 1].map((value) => changed(path, value)),
    );
    expect([low, high]).toEqual([undefined, undefined]);
    expect([below, above].map((field) => field?.replace('[0]', '.0'))).toEqual([path, path]);
  });

  it.each([
    ['ended.winners', 0, 99, 100],
    ['ended.places', 1, 100, 100],
    ['ended.points', -1_000_000, 1_000_000, 100],
    ['presses', 0, 1_000_000_000, RECORD_LIMIT],
  ])('lists whole numbers in %s from %i to %i, at most %i', (path, min, max, most) => {
    const lists = [[min, max], repeat(most, min), [min - 1], [max + 1], repeat(most + 1, min)];
    expect(
      faults(
        recordProblem,
        ...lists.map((value) => (path === 'presses' ? { ...RECORD, presses: value } : changed(path, value))),
      ),
    ).toEqual([undefined, undefined, `${path}[0]`, `${path}[0]`, path]);
  });

  it('has at most a hundred shares of dice, and so many actions', () => {
    const shares = (length: number) => changed('dice.seats', repeat(length, { seat: 0, ...SHARE }));
    expect(faults(recordProblem, shares(100), shares(101))).toEqual([undefined, 'dice.seats']);
    const actions = (length: number) => ({ ...RECORD, actions: repeat(length, [0, {}]) });
    expect(faults(recordProblem, actions(RECORD_LIMIT), actions(RECORD_LIMIT + 1))).toEqual([
      undefined,
      'actions',
    ]);
    expect(RECORD_LIMIT).toBe(100_000);
  });

  it.each([
    'options',
    'random',
    'start',
  ])('has an object in %s: neither text nor nothing nor a list', (field) => {
    const said = ['x', 7, true, undefined, []].map((value) => recordProblem({ ...RECORD, [field]: value }));
    // What may be missing may be undefined.
    const nothing = field === 'start' ? undefined : { field, reason: 'must be an object' };
    const wrong = { field, reason: 'must be an object' };
    expect(said).toEqual([wrong, wrong, wrong, nothing, wrong]);
  });

  it('has pairs of two as actions', () => {
    const said = [[[0, {}, 1]], [[0]], [[0.5, {}]], [{ length: 2, 0: 0 }]].map((actions) =>
      recordProblem({ ...RECORD, actions }),
    );
    expect(said).toEqual(repeat(4, { field: 'actions[0]', reason: 'must be a pair of seat and action' }));
  });
});

describe('a script', () => {
  const faultsOf = (...scripts: unknown[]) => faults((script) => scriptProblem(script, 'script'), ...scripts);
  const of = (values: number[]) => ({ a: { values, then: 0 } });

  it('by purpose has at most 200 purposes of 60 letters and 10,000 values, each up to 2³² − 1', () => {
    const purposes = (length: number) =>
      Object.fromEntries(Array.from({ length }, (_, i) => [`p${i}`, { values: [], then: 0 }]));
    expect(faultsOf(purposes(200), purposes(201))).toEqual([undefined, 'script']);
    const named = (length: number) => ({ ['x'.repeat(length)]: { values: [], then: 0 } });
    expect(faultsOf(named(1), named(60), named(0), named(61))).toEqual([
      undefined,
      undefined,
      'script',
      'script',
    ]);
    expect(faultsOf(of(repeat(10_000, 0)), of(repeat(10_001, 0)))).toEqual([undefined, 'script.a.values']);
    expect(faultsOf(of([0, 2 ** 32 - 1]), of([2 ** 32]))).toEqual([undefined, 'script.a.values[0]']);
    const then = (value: unknown) => ({ a: { values: [1], then: value } });
    expect(faultsOf(then(0), then(2 ** 32 - 1), then('last'), then(-1), then(2 ** 32))).toEqual([
      undefined,
      undefined,
      undefined,
      'script.a.then',
      'script.a.then',
    ]);
  });

  it('in order has at most 10,000 pairs: a value, and how many there are', () => {
    expect(faultsOf(repeat(10_000, [0, 1]), repeat(10_001, [0, 1]))).toEqual([undefined, 'script']);
    expect(faultsOf([[2 ** 32 - 1, 2 ** 32]], [[0, 2 ** 32 + 1]], [[-1, 6]], [[6, 6]])).toEqual([
      undefined,
      'script[0][1]',
      'script[0][0]',
      'script[0][0]',
    ]);
    expect(faultsOf([[0]], [[0, 6, 6]], [{ length: 2, 0: 0, 1: 6 }], ['06'])).toEqual(repeat(4, 'script[0]'));
  });
});

describe('the kernel’s own part of a state', () => {
  const state = recordShape(core(tagged('step', { main: {} }), { min: 2, max: 4 }));
  const sound = { stack: [], seats: 2, draws: 0 };
  const outcome = { winners: [], reason: '', rule: '' };
  const faultsOf = (...values: object[]) =>
    faults((value) => state.problem(value, 's'), ...values.map((value) => ({ ...sound, ...value })));
  const endings = (...values: object[]) =>
    faultsOf(...values.map((value) => ({ outcome: { ...outcome, ...value } })));

  it('has at most 400 frames, as many seats as the game, and draws that can be counted', () => {
    expect(
      faultsOf({ stack: repeat(400, { step: 'main' }) }, { stack: repeat(401, { step: 'main' }) }),
    ).toEqual([undefined, 's.stack']);
    expect(faultsOf({ seats: 4 }, { seats: 1 }, { seats: 5 })).toEqual([undefined, 's.seats', 's.seats']);
    expect(faultsOf({ draws: Number.MAX_SAFE_INTEGER }, { draws: -1 }, { draws: 2 ** 53 })).toEqual([
      undefined,
      's.draws',
      's.draws',
    ]);
  });

  it('has an outcome of at most a hundred seats, a million points and short names', () => {
    expect(endings({ winners: [0, 99] }, { winners: [100] }, { winners: [-1] })).toEqual([
      undefined,
      's.outcome.winners[0]',
      's.outcome.winners[0]',
    ]);
    for (const name of ['reason', 'rule'])
      expect(endings({ [name]: 'x'.repeat(60) }, { [name]: 'x'.repeat(61) })).toEqual([
        undefined,
        `s.outcome.${name}`,
      ]);
    for (const [name, min, max] of [
      ['points', -1_000_000, 1_000_000],
      ['places', 1, 100],
    ] as const)
      expect(endings({ [name]: [min, max] }, { [name]: [min - 1] }, { [name]: [max + 1] })).toEqual([
        undefined,
        `s.outcome.${name}[0]`,
        `s.outcome.${name}[0]`,
      ]);
    for (const name of ['winners', 'points', 'places'])
      expect(endings({ [name]: repeat(100, 1) }, { [name]: repeat(101, 1) })).toEqual([
        undefined,
        `s.outcome.${name}`,
      ]);
  });

  it('has piles of layers that are not empty, seen by seats or by all', () => {
    const cards = pile(oneOf(['fox', 'owl']), 2);
    const said = (value: unknown) => cards.problem(value, 'pile')?.field;
    const fits = [
      [],
      [{ cards: ['fox', 'owl'] }],
      [
        { cards: ['fox'], seen: 'all' },
        { cards: ['owl'], seen: [99] },
      ],
    ];
    expect(fits.map(said)).toEqual(repeat(3, undefined));
    expect(said([{ cards: [] }])).toBe('pile[0].cards');
    expect(said([{ cards: ['fox', 'fox', 'fox'] }])).toBe('pile[0].cards');
    expect(said(repeat(3, { cards: ['fox'] }))).toBe('pile');
    expect(said([{ cards: ['cat'] }])).toBe('pile[0].cards[0]');
    expect(said([{ cards: ['fox'], seen: [100] }])).toBe('pile[0].seen');
    expect(seenBy.problem(repeat(101, 0), 'seen')?.field).toBe('seen');
  });

  it('has as many choices in secret as the game allows each of its seats', () => {
    const shape = choices(tagged('type', { bid: {} }), { seats: 2, each: 1 });
    const bid = { type: 'bid' };
    const said = (value: unknown) => shape.problem(value, 'chosen')?.field;
    expect([undefined, {}, { 0: [bid], 1: [] }].map(said)).toEqual(repeat(3, undefined));
    expect([{ 2: [bid] }, { 1: [bid, bid] }, { 0: [{ type: 'sing' }] }].map(said)).toEqual([
      'chosen.2',
      'chosen.1',
      'chosen.0[0].type',
    ]);
  });
});

describe('a shape', () => {
  it('lists up to 64 whole numbers one by one', () => {
    const sizes = [1, 63, 64, 65].map((span) => int(5, 4 + span).domain?.length);
    expect(sizes).toEqual([1, 63, 64, undefined]);
    expect(int(5, 68).domain?.at(-1)).toBe(68);
  });

  it('shows at most 60 letters of what came, and lists and objects by their kind', () => {
    // Two of the letters are quotation marks.
    const whole = 'x'.repeat(58);
    expect(shown(whole)).toBe(`"${whole}"`);
    expect(shown('x'.repeat(59))).toBe(`"${'x'.repeat(56)}…`);
    expect([undefined, [], {}, null, 7, Symbol('s')].map(shown)).toEqual([
      'nothing',
      'a list',
      'an object',
      'null',
      '7',
      'symbol',
    ]);
  });

  it('of an object takes neither text nor nothing nor a list for one', () => {
    const shapes: [string, Shape<unknown>][] = [
      ['record', recordShape({})],
      ['fixed', fixed({})],
    ];
    for (const [name, shape] of shapes)
      expect([
        name,
        ...['x', 7, undefined, null, [], {}].map((value) => shape.problem(value, 'f')?.reason),
      ]).toEqual([
        name,
        'must be an object, not "x"',
        'must be an object, not 7',
        'must be an object, not nothing',
        'must be an object, not null',
        'must be an object, not a list',
        undefined,
      ]);
  });

  it('of a list names how many it holds, at both ends', () => {
    const said = (value: unknown[]) => list(flag(), { min: 1, max: 3 }).problem(value, 'f')?.reason;
    expect([0, 1, 3, 4].map((length) => said(repeat(length, true)))).toEqual([
      'must hold 1 to 3 items, not 0',
      undefined,
      undefined,
      'must hold 1 to 3 items, not 4',
    ]);
  });
});

it('while legal actions are listed nothing can be drawn', () => {
  expect(() => NO_DRAWS.at(0, 6)).toThrow('nothing may be drawn while the legal actions are listed');
});
