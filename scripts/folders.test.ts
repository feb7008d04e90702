// Every game is laid out alike: whoever knows one finds everything in the others.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './tools.mjs';

/** Each may also be a folder of its own, with an `index.ts`. */
const FILES = [
  'action',
  'balance',
  'event',
  'frame',
  'game',
  'index',
  'invariants',
  'limits',
  'objections',
  'options',
  'outlook',
];
const MORE_FILES = ['positions', 'redeal', 'setup', 'state', 'view', 'yardstick'];
const FOLDERS = ['bot', 'content', 'rules', 'steps', 'table', 'test', 'text'];
/** Where a game has one: what draws its boards, loaded on demand. */
const SOME_FOLDERS = ['editor'];
const DOCUMENTS = ['decisions.md', 'design-notes.md', 'rules.en.md'];

const known = new Set([
  ...[...FILES, ...MORE_FILES].flatMap((name) => [`${name}.ts`, name]),
  ...[...FOLDERS, ...SOME_FOLDERS, ...DOCUMENTS],
]);
const games = readdirSync(join(root, 'games'), { withFileTypes: true }).filter((one) => one.isDirectory());

test.each(games.map(({ name }) => name))('the folder of %s has the layout of all games', (game) => {
  const found = readdirSync(join(root, 'games', game));
  expect(found.filter((name) => !known.has(name))).toEqual([]);
  expect(FOLDERS.filter((name) => !found.includes(name))).toEqual([]);
});

test('files of games are named in camel case, components in Pascal case', () => {
  const files = readdirSync(join(root, 'games'), { recursive: true, encoding: 'utf8' });
  const named = files.filter((file) => /\.tsx?$/.test(file)).map((file) => file.split(/[\\/]/).at(-1) ?? '');
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter((name) => !/^[a-zA-Z][a-zA-Z\d]*(\.test)?\.tsx?$/.test(name))).toEqual([]);
});
