// Mutants are found where they matter, keep their lot, and leave code that can be read; marks tell who comes by.
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { root } from '../tools.mjs';
import { EQUIVALENT, type Equivalent } from './equivalent.mjs';
import { findMutants, mutated, sampleOf } from './mutants.mjs';
import { countOf, faultsOf, type Status, type Tried } from './report.mjs';
import { SCOPES, scopeOf } from './scopes.mjs';
import { functionAround, marked, readSyntax } from './syntax.mjs';

const SOURCE = `
const LIMIT: 1 | 2 = 2 as 2;
const table = { 3: (n: number): n is 4 => n > 4, five() { return () => ({ six: 6 }); } };
`;

describe('what a source holds', () => {
  const { functions, numbers } = readSyntax(SOURCE);

  test('numbers that are played with, not those of types and names', () => {
    expect(numbers.map(({ value }) => value)).toEqual([2, 4, 6]);
  });

  test('the innermost function around a piece', () => {
    const around = (text: string) => {
      const start = SOURCE.lastIndexOf(text);
      const found = functions[functionAround(functions, { start, end: start + text.length })];
      return found && SOURCE.slice(found.start, found.end);
    };
    expect(around('n > 4')).toBe('(n: number): n is 4 => n > 4');
    expect(around('six: 6')).toBe('() => ({ six: 6 })');
    expect(around('LIMIT')).toBeUndefined();
  });

  test('every function tells that it was called', () => {
    const marks: number[] = [];
    const code = marked(
      'const f = (n) => ({ n }); function g() { return [1].map((x) => f(x)); } g();',
      readSyntax('const f = (n) => ({ n }); function g() { return [1].map((x) => f(x)); } g();').functions,
      10,
    );
    globalThis.__mark = (mark) => marks.push(mark);
    new Function(code)();
    globalThis.__mark = undefined;
    expect(marks).toHaveLength(3);
    expect(new Set(marks).size).toBe(3);
  });
});

describe('mutants', () => {
  test('code with any of them can still be read', async () => {
    const { mutants } = await findMutants(['games/exoship/rules/grid.ts', 'engine/pile.ts']);
    expect(mutants.length).toBeGreaterThan(200);
    for (const mutant of mutants) expect(() => parseAst(mutated(mutant), { lang: 'ts' })).not.toThrow();
    expect(new Set(mutants.map(({ mutator }) => mutator))).not.toContain('StringLiteral');
    expect(mutants.filter(({ mutator }) => mutator === 'Number').length).toBeGreaterThan(10);
  });

  test('what a card is worth to a bot is no rule, nor that a list needs no check', async () => {
    const { mutants } = await findMutants([
      ...['games/exodus/content/agendas.ts', 'games/exodus/steps/election.ts'],
    ]);
    expect(mutants.length).toBeGreaterThan(50);
    expect(mutants.filter(({ lineText }) => /^(bot|exact):/.test(lineText))).toEqual([]);
  });

  test('the seed says which, and one more does not change the others', () => {
    const all = Array.from({ length: 50 }, (_, i) => ({ id: `${i}` }));
    const ten = sampleOf(all, 10, 'a');
    expect(sampleOf(all.toReversed(), 10, 'a')).toEqual(ten);
    expect(sampleOf(all, 11, 'a').slice(0, 10)).toEqual(ten);
    expect(sampleOf(all, 10, 'b')).not.toEqual(ten);
  });

  const having = (counts: Partial<Record<Status, number>>): Tried[] => {
    const one = { ...{ id: '', file: '', line: 1, lineText: '', mutator: '' }, start: 0, end: 0, code: '' };
    return Object.entries(counts).flatMap(([status, count]) =>
      Array.from({ length: count }, () => ({ ...one, becomes: '', mark: 0, status: status as Status })),
    );
  };

  test('timeouts, equivalents and what could not be tried are counted apart', () => {
    expect(countOf(having({ killed: 3, survived: 1, timeout: 1, equivalent: 1, crashed: 2 }))).toEqual({
      killed: 3,
      survived: 1,
      timeouts: 1,
      equivalent: 1,
      crashed: 2,
      share: 0.75,
    });
  });

  test.each([
    ['nothing is wrong', { killed: 95, equivalent: 5 }, 0, []],
    ['the tests could not be run with one', { killed: 99, crashed: 1 }, 0, [/ended by themselves with 1 of/]],
    [
      'too many are called equivalent',
      { killed: 94, equivalent: 6 },
      0,
      [/More than 5 % are called equivalent/],
    ],
    ['too few are killed', { killed: 79, survived: 21 }, 80, [/Fewer than 80 %/]],
  ] as const)('a run fails or not: %s', (_, counts, goal, words) => {
    expect(faultsOf(having(counts), goal)).toEqual(words.map((word) => expect.stringMatching(word)));
  });
});

test.each(SCOPES)('%s has rules and tests, and no bots, tables or outlooks among the rules', (name) => {
  const { files, tests } = scopeOf(name);
  expect(files.length).toBeGreaterThan(10);
  expect(tests.length).toBeGreaterThan(5);
  expect(files.filter((file) => /\/(table|text|test|bot|outlook)\//.test(file))).toEqual([]);
});

test('what is called equivalent names code that is there, and why', async () => {
  const stale = async ({ file, line, code, becomes, why }: Equivalent) => {
    if (why.length < 20) return true;
    const { mutants } = await findMutants([file]);
    return !mutants.some((one) => one.lineText === line && one.code === code && one.becomes === becomes);
  };
  for (const one of EQUIVALENT) expect(await stale(one), `${join(root, one.file)}: ${one.line}`).toBe(false);
});
