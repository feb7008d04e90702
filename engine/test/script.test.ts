/** Scripted draws: told by purpose in any order, or one by one in order. */
import { describe, expect, it } from 'vitest';
import {
  fastDraws,
  type Game,
  Match,
  type RandomSource,
  type Result,
  recordProblem,
  recordText,
  type Script,
} from '../index.ts';
import { scriptedDraws } from '../script.ts';
import { END, type Sketch, type SketchVerb, sketch } from './fixtures/sketch.ts';

const CHANCE = fastDraws('script');
const KEYED = { kind: 'keyed', seed: 'script' } as const;
const STRIKES: Script = { strike: { values: [5, 0], then: 1 } };

/** The draws of a script: each of so many values, for a purpose or for none. */
function drawn(script: Script, from: number, wanted: readonly (readonly [n: number, purpose?: string])[]) {
  const source = scriptedDraws(script, from, CHANCE);
  return wanted.map(([n, purpose], i) => source.at(from + i, n, purpose));
}

describe('a script by purpose', () => {
  it('tells the draws that name a purpose, whatever is drawn between them', () => {
    const script: Script = {
      strike: { values: [5, 0], then: 'last' },
      move: { values: [3], then: 'chance' },
    };
    const draws = drawn(script, 0, [
      [6, 'move'],
      [6, 'strike'],
      [100],
      [6, 'strike'],
      [100, 'weather'],
      [6, 'strike'],
      [100, 'move'],
    ]);
    expect(draws).toEqual([3, 5, CHANCE.at(2, 100), 0, CHANCE.at(4, 100), 0, CHANCE.at(6, 100)]);
  });

  it('says what comes after its values: chance, the last again, or a number', () => {
    const drawnThrice = (then: 'chance' | 'last' | number, values = [4]) =>
      drawn({ a: { values, then } }, 0, [
        [1000, 'a'],
        [1000, 'a'],
        [1000, 'a'],
      ]);
    expect(drawnThrice('last')).toEqual([4, 4, 4]);
    expect(drawnThrice(7)).toEqual([4, 7, 7]);
    expect(drawnThrice(7, [])).toEqual([7, 7, 7]);
    expect(drawnThrice('chance')).toEqual([4, CHANCE.at(1, 1000), CHANCE.at(2, 1000)]);
  });

  it('gives the highest of a draw that has fewer values, and nothing from nothing', () => {
    const source = scriptedDraws({ a: { values: [5], then: 'last' } }, 0, CHANCE);
    expect([source.at(0, 6, 'a'), source.at(1, 4, 'a'), source.at(2, 1, 'a')]).toEqual([5, 3, 0]);
    expect(() => source.at(3, 0, 'a')).toThrow(RangeError);
  });

  it('has nothing told of what an object has by birth', () => {
    expect(drawn({}, 0, [[100, 'constructor']])).toEqual([CHANCE.at(0, 100)]);
  });

  it('counts anew from a draw that is made again', () => {
    const source = scriptedDraws({ a: { values: [1, 2, 3], then: 'chance' } }, 0, CHANCE);
    expect([source.at(0, 9, 'a'), source.at(1, 9, 'a')]).toEqual([1, 2]);
    // The second is taken back, and something else is drawn in its place.
    source.at(1, 9);
    expect(source.at(2, 9, 'a')).toBe(2);
    expect(source.since(1)).toEqual([{ draw: 2, purpose: 'a' }]);
  });
});

describe('a script in order', () => {
  const script: Script = [
    [5, 6],
    [0, 6],
  ];

  it('tells the first draws from where it begins, then chance goes on', () => {
    expect(drawn(script, 40, [[6, 'a'], [6], [100]])).toEqual([5, 0, CHANCE.at(42, 100)]);
  });

  it('that was written for other draws says which', () => {
    expect(() => drawn(script, 40, [[6], [4, 'shield']])).toThrow(
      'draw 2 (shield) is one of 4 values, the script has one of 6 there',
    );
    expect(() => drawn(script, 40, [[4]])).toThrow(
      'draw 1 is one of 4 values, the script has one of 6 there',
    );
  });
});

/** Seat 0 strikes, looks at the sky, or breaks down in the middle of a strike. */
function duel(): Game<Sketch> {
  const draw = (purpose: string): Partial<SketchVerb> => ({
    do(g, _action, _seat, frame) {
      g.s.done.push(`${purpose} ${g.roll(6, purpose)}`);
      g.then(frame);
    },
  });
  return sketch(
    {
      start: { kind: 'one', verbs: ['strike', 'look', 'crash'], seat: () => 0 },
      end: END,
    },
    {
      strike: draw('strike'),
      look: draw('look'),
      crash: {
        do(g) {
          g.roll(6, 'strike');
          expect.fail('in the middle');
        },
      },
    },
  );
}

function begun<T>(result: Result<{ match: T }>): T {
  return result.ok ? result.match : expect.fail(result.refusal.message);
}

function scripted(script: Script): Match<Sketch> {
  return begun(Match.start(duel(), { seats: 1, random: { ...KEYED, script } }));
}

const strikes = (match: Match<Sketch>) => match.view(0).done.filter((line) => line.startsWith('strike'));

describe('a match with a script', () => {
  it('has its draws told in whatever order things are done', () => {
    const [one, two] = [scripted(STRIKES), scripted(STRIKES)];
    for (const type of ['strike', 'strike', 'look', 'strike']) one.act(0, { type });
    for (const type of ['look', 'strike', 'look', 'look', 'strike', 'strike']) two.act(0, { type });
    expect(strikes(one)).toEqual(['strike 6', 'strike 1', 'strike 2']);
    expect(strikes(two)).toEqual(strikes(one));
  });

  it('keeps it in its record, which replays, is written and read, and is one of version 2', () => {
    const match = scripted(STRIKES);
    for (const type of ['look', 'strike']) match.act(0, { type });
    const read = JSON.parse(recordText(match.record()));
    expect(read).toMatchObject({ orrery: 2, random: { script: STRIKES } });
    expect(recordProblem(read)).toBeUndefined();
    const again = begun(Match.replay(duel(), read));
    expect(again.hash()).toBe(match.hash());
    for (const one of [match, again]) one.act(0, { type: 'strike' });
    expect(strikes(again)).toEqual(['strike 6', 'strike 1']);
    expect(again.record()).toEqual(match.record());
    expect(strikes(match.clone())).toEqual(strikes(match));
  });

  it('is taken up where it was left, with what was told until then', () => {
    const match = scripted(STRIKES);
    for (const type of ['look', 'strike', 'look']) match.act(0, { type });
    const { state, entries, version } = match;
    const left = JSON.parse(JSON.stringify({ state, entries, version }));
    const taken = begun(Match.resume(duel(), match.record(), left));
    for (const one of [match, taken]) for (let i = 0; i < 3; i++) one.act(0, { type: 'strike' });
    expect(strikes(match)).toEqual(['strike 6', 'strike 1', 'strike 2', 'strike 2']);
    expect(taken.hash()).toBe(match.hash());
  });

  it('uses nothing up where a rule breaks down', () => {
    const match = scripted(STRIKES);
    expect(() => match.act(0, { type: 'crash' })).toThrow('in the middle');
    for (const type of ['look', 'strike']) match.act(0, { type });
    expect(strikes(match)).toEqual(['strike 6']);
  });

  it('may begin in any position: a list in order counts from there', () => {
    const before = begun(Match.start(duel(), { seats: 1, random: KEYED }));
    before.act(0, { type: 'look' });
    const script: Script = [
      [2, 6],
      [4, 6],
    ];
    const match = begun(Match.load(duel(), before.state, { ...KEYED, script }));
    for (const type of ['strike', 'strike']) match.act(0, { type });
    expect(strikes(match)).toEqual(['strike 3', 'strike 5']);
    expect(begun(Match.replay(duel(), match.record())).hash()).toBe(match.hash());
  });

  it('without one is what it was: a record of version 1', () => {
    const match = begun(Match.start(duel(), { seats: 1, random: KEYED }));
    match.act(0, { type: 'strike' });
    expect(match.record()).toMatchObject({ orrery: 1, random: KEYED });
    expect(match.entries[0]).not.toHaveProperty('drawn');
  });
});

const told = (more: object) => ({ strike: { values: [1], then: 'chance', ...more } });

describe('a script is refused', () => {
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`p${i}`, { values: [], then: 0 }]));
  it.each<[unknown, string]>([
    ['six', 'random.script must be an object with a list for each purpose'],
    [null, 'random.script must be an object with a list for each purpose'],
    [{ strike: [5] }, 'random.script.strike must be an object, not a list'],
    [{ strike: { values: [1] } }, 'random.script.strike.then is missing'],
    [told({ values: 6 }), 'random.script.strike.values must be a list, not 6'],
    [
      told({ values: [0, -1] }),
      'random.script.strike.values[1] must be a whole number from 0 to 4294967295, not -1',
    ],
    [
      told({ then: 'luck' }),
      'random.script.strike.then must be "chance", "last" or a whole number that is drawn from then on',
    ],
    [
      told({ then: 0.5 }),
      'random.script.strike.then must be "chance", "last" or a whole number that is drawn from then on',
    ],
    [
      told({ values: [], then: 'last' }),
      'random.script.strike.values must hold at least one value, for the last of them to come again',
    ],
    [told({ of: 6 }), 'random.script.strike.of is not known here'],
    [{ '': { values: [], then: 0 } }, 'random.script must name its purposes in 1 to 60 characters'],
    [many, 'random.script must have at most 200 purposes, not 201'],
  ])('%j', (script, words) => {
    const random = { ...KEYED, script } as RandomSource;
    const match = begun(Match.start(duel(), { seats: 1, random: KEYED }));
    const problem = recordProblem({ ...match.record(), orrery: 2, random });
    expect(problem && `${problem.field} ${problem.reason}`).toBe(words);
    for (const result of [
      Match.start(duel(), { seats: 1, random }),
      Match.load(duel(), match.state, random),
    ]) {
      expect(result).toMatchObject({ ok: false, refusal: { code: 'bad-request', message: words } });
    }
  });

  it.each<[unknown, string]>([
    [[5], 'random.script[0] must be a pair: a value, and the number of values it is one of'],
    [[[6, 6]], 'random.script[0][0] must be a whole number from 0 to 5, not 6'],
    [[[0, 0]], 'random.script[0][1] must be a whole number from 1 to 4294967296, not 0'],
  ])('in order: %j', (script, words) => {
    const random = { ...KEYED, script } as RandomSource;
    const result = Match.start(duel(), { seats: 1, random });
    expect(!result.ok && result.refusal.message).toBe(words);
  });

  it('in a record, where it is in order, of version 1, or beside a proof of the dice', () => {
    const record = scripted(STRIKES).record();
    const said = (more: object) => {
      const problem = recordProblem({ ...record, ...more });
      return problem && `${problem.field} ${problem.reason}`;
    };
    expect(said({})).toBeUndefined();
    expect(said({ random: { ...KEYED, script: [[5, 6]] } })).toBe(
      'random.script must be an object with a list for each purpose',
    );
    expect(said({ orrery: 1 })).toBe('random.script is not known here');
    const dice = { match: 'm1', server: { commitment: 'c', value: 'v' }, seats: [] };
    expect(said({ dice })).toBe(
      'random.script cannot stand beside dice, which say that all draws were thrown',
    );
  });
});
