import { expect, test } from 'vitest';
import { loadedWith, tooHeavy } from './weight-rules.mjs';

const BUILT = [
  { file: 'page.js', modules: ['web/index.html', 'web/main.tsx'], imports: ['base.js'] },
  { file: 'base.js', modules: [], imports: [] },
  { file: 'game.js', modules: ['games/exoship/index.ts'], imports: ['kernel.js', 'base.js'] },
  { file: 'kernel.js', modules: [], imports: ['base.js'] },
];

test('what a module imports is loaded with it, once', () => {
  expect([...loadedWith(BUILT, ['games/exoship/index.ts', 'web/index.html'])]).toEqual([
    'game.js',
    'kernel.js',
    'base.js',
    'page.js',
  ]);
});

test('a module that is not there is not taken for one that weighs nothing', () => {
  expect(() => loadedWith(BUILT, ['games/exodus/index.ts'])).toThrow('games/exodus/index.ts');
});

test('only what is over its limit is too heavy', () => {
  expect(tooHeavy([{ what: 'a', bytes: 100, most: 100 }])).toEqual([]);
  expect(tooHeavy([{ what: 'a', bytes: 101, most: 100 }])).toEqual([
    'a: 1 bytes of script too many before it can be used',
  ]);
});
