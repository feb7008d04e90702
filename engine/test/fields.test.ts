import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  choices,
  colour,
  core,
  each,
  fixed,
  flag,
  int,
  kinds,
  list,
  maybe,
  type Outcome,
  oneOf,
  type Pile,
  pair,
  pile,
  record,
  type Shape,
  type ShapeOf,
  some,
  tagged,
  text,
  yes,
} from '../index.ts';

/** What a shape says of a value, in one line. */
function said(shape: Shape<unknown>, value: unknown, field = 'field'): string | undefined {
  const problem = shape.problem(value, field);
  return problem && `${problem.field} ${problem.reason}`;
}

const UNIT = record({
  at: int(0, 9),
  wait: maybe(int(0, 2)),
  boosts: list(oneOf(['up', 'down']), { max: 2 }),
});
const NOTE = fixed({ card: oneOf(['a', 'b']), to: list(int(0, 3), { max: 2 }) });
const FRAMES = tagged('step', {
  main: {},
  move: { left: int(0, 3), path: list(text(3), { max: 4 }), near: maybe(text(3)) },
});
const ACTIONS = tagged('type', { bid: {} });
const HOLD = kinds('how', { tractor: { unit: int(0, 9) }, update: { unit: int(0, 9), now: flag() } });

describe('the shapes of objects say what is wrong', () => {
  it.each<[string, Shape<unknown>, unknown, unknown, string]>([
    ['record', UNIT, { at: 1, boosts: [] }, { boosts: [] }, 'field.at is missing'],
    [
      'what may be missing',
      UNIT,
      { at: 1, wait: 2, boosts: [] },
      { at: 1, wait: 3, boosts: [] },
      'field.wait must be a whole number from 0 to 2, not 3',
    ],
    [
      'what stands empty',
      UNIT,
      { at: 1, wait: undefined, boosts: [] },
      { at: 1, wait: null, boosts: [] },
      'field.wait must be a whole number from 0 to 2, not null',
    ],
    [
      'a field too many',
      UNIT,
      { at: 1, boosts: ['up'] },
      { at: 1, boosts: [], hp: 1 },
      'field.hp is not known here',
    ],
    [
      'fixed',
      NOTE,
      { card: 'a', to: [1] },
      { card: 'a', to: [1, 4] },
      'field.to[1] must be a whole number from 0 to 3, not 4',
    ],
    ['no object', NOTE, { card: 'b', to: [] }, 'b', 'field must be an object, not "b"'],
    [
      'tagged',
      FRAMES,
      { step: 'main' },
      { step: 'mane' },
      'field.step must be one of "main", "move", not "mane"',
    ],
    [
      'tagged without its tag',
      FRAMES,
      { step: 'main' },
      {},
      'field.step must be one of "main", "move", not nothing',
    ],
    [
      'a tag that every object has',
      FRAMES,
      { step: 'main' },
      { step: 'constructor' },
      'field.step must be one of "main", "move", not "constructor"',
    ],
    [
      'an argument of another',
      FRAMES,
      { step: 'move', left: 1, path: [] },
      { step: 'main', left: 1 },
      'field.left is not known here',
    ],
    [
      'an argument missing',
      FRAMES,
      { step: 'move', left: 1, path: ['x'], near: 'y' },
      { step: 'move', left: 1 },
      'field.path is missing',
    ],
    ['tagged no object', FRAMES, { step: 'main' }, ['main'], 'field must be an object, not a list'],
    [
      'kinds',
      HOLD,
      { how: 'update', unit: 1, now: true },
      { how: 'tractor', unit: 1, now: true },
      'field.now is not known here',
    ],
    ['pair', pair(flag()), [true, false], [true], 'field must hold 2 items, not 1'],
    ['an item of a pair', pair(flag()), [true, false], [true, 1], 'field[1] must be true or false, not 1'],
    ['each', each(['x', 'y'], int(0, 1)), { x: 0, y: 1 }, { x: 0 }, 'field.y is missing'],
    [
      'each, and no more',
      each(['x', 'y'], int(0, 1)),
      { x: 0, y: 1 },
      { x: 0, y: 1, z: 1 },
      'field.z is not known here',
    ],
    ['some', some(['x', 'y'], int(0, 1)), {}, { y: 2 }, 'field.y must be a whole number from 0 to 1, not 2'],
    ['some of others', some([0, 1], flag()), { 1: true }, { 2: true }, 'field.2 is not known here'],
    ['yes', record({ now: maybe(yes()) }), {}, { now: false }, 'field.now must be true, not false'],
    [
      'colour',
      record({ name: colour(text(3)) }),
      {},
      { name: 'abcd' },
      'field.name must be text of at most 3 characters',
    ],
    [
      'pile',
      pile(oneOf(['a', 'b']), 2),
      [{ cards: ['a'] }, { cards: ['b'], seen: [0] }],
      [{ cards: [] }],
      'field[0].cards must hold 1 to 2 items, not 0',
    ],
    [
      'who saw a layer',
      pile(oneOf(['a']), 2),
      [{ cards: ['a'], seen: 'all' }],
      [{ cards: ['a'], seen: [-1] }],
      'field[0].seen must be "all", not a list',
    ],
    [
      'who may see a layer',
      pile(oneOf(['a']), 2, oneOf(['all'])),
      [{ cards: ['a'] }],
      [{ cards: ['a'], seen: [0] }],
      'field[0].seen must be "all", not a list',
    ],
    [
      'secret choices',
      record({ chosen: choices(ACTIONS, { seats: 2, each: 1 }) }),
      { chosen: { 1: [{ type: 'bid' }] } },
      { chosen: { 2: [] } },
      'field.chosen.2 is not known here',
    ],
    [
      'too many of them',
      record({ chosen: choices(ACTIONS, { seats: 2, each: 1 }) }),
      {},
      { chosen: { 0: [{ type: 'bid' }, { type: 'bid' }] } },
      'field.chosen.0 must hold 0 to 1 items, not 2',
    ],
  ])('%s', (_name, shape, right, wrong, words) => {
    expect(said(shape, right)).toBeUndefined();
    expect(said(shape, wrong)).toBe(words);
  });

  it('also where they are the whole', () => {
    expect(said(UNIT, 7, '')).toBe('value must be an object, not 7');
    expect(said(FRAMES, 7, '')).toBe('value must be an object, not 7');
    expect(said(FRAMES, { step: 'x' }, '')).toBe('step must be one of "main", "move", not "x"');
  });

  it('of the kernel’s own part of a state', () => {
    const state = record({ ...core(FRAMES, { min: 2, max: 4 }), round: int(1, 9) });
    const sound = { stack: [{ step: 'main' }], seats: 2, draws: 0, round: 1 };
    const outcome = { winners: [0], reason: 'won', rule: 'X-1' };
    expect(said(state, sound, 'state')).toBeUndefined();
    expect(said(state, { ...sound, stack: [], outcome: { ...outcome, points: [3, -1] } })).toBeUndefined();
    expect(said(state, { ...sound, seats: 5 }, 'state')).toBe(
      'state.seats must be a whole number from 2 to 4, not 5',
    );
    expect(said(state, { ...sound, stack: [{ step: 'x' }] }, 'state')).toMatch(
      /^state\.stack\[0\]\.step must be/,
    );
    expect(said(state, { ...sound, draws: -1 }, 'state')).toMatch(/^state\.draws must be/);
    expect(said(state, { ...sound, outcome: { ...outcome, winners: [-1] } }, 'state')).toMatch(
      /^state\.outcome\.winners\[0\]/,
    );
  });
});

it('shapes know their fields and variants, and what few values they have', () => {
  expect(Object.keys(UNIT.fields)).toEqual(['at', 'wait', 'boosts']);
  expect(Object.keys(FRAMES.variants.move)).toEqual(['left', 'path', 'near']);
  expect(UNIT.fields.wait).toMatchObject({ domain: [0, 1, 2], optional: true });
  expect(UNIT.fields.at.optional).toBeUndefined();
  expect(yes().domain).toEqual([true]);
  expect(colour(flag())).toMatchObject({ optional: true });
  expect(colour(flag()).domain).toBeUndefined();
  expect([UNIT, FRAMES, HOLD, pair(flag()), each(['x'], flag())].map(({ domain }) => domain)).toEqual(
    Array(5).fill(undefined),
  );
});

it('types are read off the shapes', () => {
  expectTypeOf<ShapeOf<typeof UNIT>>().toEqualTypeOf<{
    at: number;
    wait?: number;
    boosts: ('up' | 'down')[];
  }>();
  expectTypeOf<ShapeOf<typeof NOTE>>().toEqualTypeOf<{
    readonly card: 'a' | 'b';
    readonly to: readonly number[];
  }>();
  expectTypeOf<ShapeOf<typeof FRAMES>>().toEqualTypeOf<
    | { readonly step: 'main' }
    | {
        readonly step: 'move';
        readonly left: number;
        readonly path: readonly string[];
        readonly near?: string;
      }
  >();
  expectTypeOf<Extract<ShapeOf<typeof HOLD>, { how: 'update' }>>().toMatchTypeOf<{
    unit: number;
    now: boolean;
  }>();
  const deck = pile(oneOf(['a', 'b']), 2);
  const state = record(core(FRAMES, { min: 1, max: 2 }));
  expectTypeOf<ShapeOf<typeof deck>>().toEqualTypeOf<Pile<'a' | 'b'>>();
  expectTypeOf<NonNullable<ShapeOf<typeof state>['outcome']>>().toMatchTypeOf<Outcome>();
  expectTypeOf<ShapeOf<typeof state>['stack']>().toEqualTypeOf<ShapeOf<typeof FRAMES>[]>();
});
