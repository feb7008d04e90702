// An error behind a switch is the error itself once it is on, and nothing while it is off.
import { parseAst } from 'vite';
import { afterEach, describe, expect, test } from 'vitest';
import { findMutants, type Mutant } from './mutants.mjs';
import { type Switch, switchOf, withSwitches } from './switches.mjs';
import { readSyntax } from './syntax.mjs';

const SOURCE =
  'const f = (a, b) => { if (a > 1 && b) { return [a].map((x) => x + 1); } return a?.length?.size ?? 7; };';

/** By hand, as the instrumenter would: where, what it becomes, and the kind. */
const ERRORS: readonly (readonly [code: string, becomes: string, mutator: string])[] = [
  ['a > 1 && b', 'true', 'ConditionalExpression'],
  ['a > 1', 'a >= 1', 'EqualityOperator'],
  ['1', '2', 'Number'],
  ['{ return [a].map((x) => x + 1); }', '{}', 'BlockStatement'],
  ['(x) => x + 1', '() => undefined', 'ArrowFunction'],
  ['x + 1', 'x - 1', 'ArithmeticOperator'],
  ['7', '8', 'Number'],
];

const { functions } = readSyntax(SOURCE);

function mutant([code, becomes, mutator]: (typeof ERRORS)[number]): Mutant {
  const start = SOURCE.indexOf(code);
  return {
    id: code,
    file: 'f.ts',
    line: 1,
    lineText: SOURCE,
    mark: 0,
    code,
    becomes,
    mutator,
    start,
    end: start + code.length,
  };
}

const switchAt = (one: Mutant, i: number) => switchOf(one, i, SOURCE, functions);
const isThere = (one: Switch | undefined): one is Switch => one !== undefined;
const play = (code: string): unknown[] =>
  new Function(
    `${code} return [[1, true], [2, true], [2, false], [0, true]].map(([a, b]) => JSON.stringify(f(a, b)));`,
  )();

let on = -1;
globalThis.__on = (number) => number === on;
afterEach(() => {
  on = -1;
});

describe('switches, one inside of another', () => {
  const switches = ERRORS.map((error, i) => switchAt(mutant(error), i));
  const code = withSwitches(SOURCE, switches.filter(isThere));

  test('every one has its place', () => expect(switches.filter(isThere)).toHaveLength(ERRORS.length));

  test('all off is the code as it was', () => expect(play(code)).toEqual(play(SOURCE)));

  test.each(
    ERRORS.map((error, i) => [i, ...error] as const),
  )('%i on: %s becomes %s', (i, text, becomes, kind) => {
    const { start, end } = mutant([text, becomes, kind]);
    on = i;
    expect(play(code)).toEqual(play(`${SOURCE.slice(0, start)}${becomes}${SOURCE.slice(end)}`));
    expect(play(code)).not.toEqual(play(SOURCE));
  });
});

test.each([
  ['runs as the file is loaded', { mark: -1 }],
  ['leaves a statement out', { code: 'case 1: break;', becomes: 'case 1:' }],
  ['is the beginning of a chain that may end early', { code: 'a?.length', becomes: 'a' }],
])('what %s has no switch', (_, part) => {
  const one = { ...mutant(['a > 1', 'true', 'ConditionalExpression']), ...part, start: 0 };
  expect(switchOf({ ...one, end: one.code.length }, 0, `${one.code}.size`, functions)).toBeUndefined();
});

test('real rules with all their switches at once can still be read', async () => {
  const { mutants, sources } = await findMutants([
    'games/exoship/rules/grid.ts',
    'games/exodus/steps/poll.ts',
  ]);
  for (const { file, source, functions: own } of sources) {
    const some = mutants.filter((one) => one.file === file);
    const switches = some.map((one, i) => switchOf(one, i, source, own)).filter(isThere);
    expect(switches.length).toBeGreaterThan(some.length / 2);
    expect(() => parseAst(withSwitches(source, switches), { lang: 'ts' })).not.toThrow();
  }
});
