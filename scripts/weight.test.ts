import { expect, test } from 'vitest';
import { loadedWith, tooEarly, tooHeavy } from './weight-rules.mjs';

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

test('what is wanted later is not loaded with the rest', () => {
  const more = [
    { file: 'rules.js', modules: ['web/rules/Reader.tsx', 'web/rules/book.ts'], imports: [] },
    {
      file: 'guide.js',
      modules: ['games/exodus/table/guide/missions.ts', 'games/exodus/rules/score.ts'],
      imports: [],
    },
  ];
  const built = [...BUILT, ...more];
  expect(tooEarly(built, ['page.js', 'game.js', 'kernel.js', 'base.js'])).toEqual([]);
  expect(tooEarly(built, ['page.js', 'guide.js'])).toEqual(['games/exodus/table/guide/missions.ts']);
  expect(tooEarly(built, ['rules.js'])).toEqual(['web/rules/Reader.tsx', 'web/rules/book.ts']);
});

test('only what is over its limit is too heavy', () => {
  expect(tooHeavy([{ what: 'a', bytes: 100, most: 100 }])).toEqual([]);
  expect(tooHeavy([{ what: 'a', bytes: 101, most: 100 }])).toEqual([
    'a: 1 bytes of script too many before it can be used',
  ]);
});
