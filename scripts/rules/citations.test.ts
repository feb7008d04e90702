// Rules are found in the rulebook, in code and in tests, however they are cited; and every rule has both.
import { describe, expect, test } from 'vitest';
import { indexAll } from './all.mjs';
import { citedIn, rulesOf, testsOf } from './citations.mjs';
import { gapsOf } from './index.mjs';

describe('citations', () => {
  test.each([
    ['// MS-6.4 a tie hurts nobody', ['MS-6.4']],
    ['MS-4.2, 4.3 and 5.1', ['MS-4.2', 'MS-4.3', 'MS-5.1']],
    ['MS-6.1 to MS-6.4', ['MS-6.1', 'MS-6.2', 'MS-6.3', 'MS-6.4']],
    ['MS-7.2a (R2, R5)', ['MS-7.2a', 'MS-R2', 'MS-R5']],
    ['R2 to R4', ['MS-R2', 'MS-R3', 'MS-R4']],
    ['MS-R9', ['MS-R9']],
    ['XD-1.2 of another book, 3.4 and version 1.2', []],
    ['DF-9, 5.6 m wide', []],
  ])('%s', (text, ids) => expect([...citedIn(text, 'MS')].sort()).toEqual(ids));

  test('a rulebook’s rules are the lines that begin with an id', () => {
    const book = '# Book\n- **XS-1.1** One\n  and a half.\n- Not one.\n- **XS-R2** Two\n';
    expect(rulesOf(book)).toEqual([
      { id: 'XS-1.1', words: 'One and a half.' },
      { id: 'XS-R2', words: 'Two' },
    ]);
  });

  test('a test is for what its title names, and for what it asserts', () => {
    const source = `
      test('XS-1.1 one', () => expect(forbids()).toBe('XS-1.4'));
      test.each([['a'], ['b']])('XS-1.2 %s', () => {});
    `;
    expect(testsOf(source, 'XS').map(({ title, ids }) => [title, [...ids]])).toEqual([
      ['XS-1.1 one', ['XS-1.1', 'XS-1.4']],
      ['XS-1.2 %s', ['XS-1.2']],
    ]);
  });
});

test('what is left out or only announced is no test', () => {
  const source = `
    test.skip('XS-1.1 one', () => expect(forbids()).toBe('XS-1.4'));
    test('XS-1.2 two', () => {});
    describe.skip.each([['a']])('XS-2 %s', () => test('XS-2.1 inside', () => {}));
    it.todo('XS-2.2 later');
    describe('XS-3', () => { test('XS-3.1 three', ({ skip }) => skip()); });
  `;
  expect(testsOf(source, 'XS').map(({ title, line }) => [title, line])).toEqual([
    ['XS-1.2 two', 3],
    ['XS-3', 6],
    ['XS-3.1 three', 6],
  ]);
});

test('a rule without code or without a test is named', () => {
  const entry = { id: 'XS-1.1', words: '', by: [], code: [], tests: [], mutants: undefined };
  expect(gapsOf({ game: 'exoship', entries: [entry] })).toEqual([
    'games/exoship/rules.en.md: no code cites XS-1.1',
    'games/exoship/rules.en.md: no test names XS-1.1',
  ]);
});

test('a rule whose code is found only under another is named where there are too many', () => {
  const [code, tests] = [[{ file: 'a.ts', line: 1 }], [{ file: 'a.test.ts', line: 1, title: '' }]];
  const entry = { id: 'XS-1.1', words: '', by: ['XS-1'], code, tests, mutants: undefined };
  const index = { game: 'exoship', entries: [entry, { ...entry, id: 'XS-1.2', by: [] }] };
  expect(gapsOf(index, 1)).toEqual([]);
  expect(gapsOf(index)).toEqual([
    'games/exoship/rules.en.md: 1 rules are cited only by way of another, at most 0 may be: XS-1.1',
  ]);
});

test('every rule of every game has code and a test', () => {
  const { gaps, pages } = indexAll();
  expect(gaps).toEqual([]);
  expect(pages.exoship).toContain('- **XS-6.1** ');
});
