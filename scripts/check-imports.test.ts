import { describe, expect, test } from 'vitest';
import { importsOf } from './check-imports.mjs';
import { objectionTo } from './import-rules.mjs';

describe('imports point one way', () => {
  test.each([
    ['engine/match.ts', './pile.ts'],
    ['engine/testing/contract.ts', '../match.ts'],
    ['engine/hash.ts', '@noble/hashes/sha2.js'],
    ['games/index.ts', './exoship/index.ts'],
    ['games/exoship/steps/move.ts', '#engine'],
    ['games/exoship/steps/move.ts', '../content/cards.ts'],
    ['games/exoship/test/rules.test.ts', '#engine/testing'],
    ['games/exoship/test/rules.test.ts', '#engine/testing/golden'],
    ['games/exoship/test/rules.test.ts', 'vitest'],
    ['games/exoship/table/board.tsx', '../state.ts'],
    ['games/exoship/table/board.tsx', '#ui'],
    ['bots/search.ts', '#games'],
    ['web/main.tsx', '#games/exoship/table/index.tsx'],
    ['web/rules.tsx', '#games/exoship/rules.en.md?raw'],
    ['cli/main.ts', '#lab'],
    ['lab/pool.ts', 'node:worker_threads'],
  ])('%s may import %s', (file, specifier) => {
    expect(objectionTo(file, specifier)).toBeUndefined();
  });

  test.each([
    ['engine/match.ts', '#games'],
    ['engine/match.ts', '../bots/random.ts'],
    ['engine/testing/contract.ts', '../../bots/random.ts'],
    ['engine/match.ts', 'preact'],
    ['engine/match.ts', 'node:fs'],
    ['games/exoship/index.ts', '#bots'],
    ['games/exoship/index.ts', '#ui'],
    ['games/exoship/index.ts', 'preact'],
    ['games/exoship/index.ts', './table/index.tsx'],
    ['games/exoship/index.ts', '#engine/testing'],
    ['games/exoship/index.ts', '#engine/testing/golden'],
    ['games/exoship/index.ts', '#engine/testing/scene'],
    ['games/exoship/steps/move.ts', '../../mothership/state.ts'],
    ['games/exoship/steps/move.ts', '../../index.ts'],
    ['games/exoship/table/board.tsx', '#bots'],
    ['ui/card.tsx', '#games'],
    ['bots/search.ts', '#lab'],
    ['lab/pool.ts', '#server'],
    ['lab/pool.ts', '../bots/index.ts'],
    ['web/main.tsx', '#lab'],
  ])('%s may not import %s', (file, specifier) => {
    expect(objectionTo(file, specifier)).toBeDefined();
  });

  test('every way to name a module is seen', () => {
    const code = `
      import 'a';
      import type { B } from 'b';
      export { c } from 'c';
      export * from 'd';
      const e = () => import('e');
      type F = import('f').F;`;
    expect(importsOf('x.ts', code)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});
