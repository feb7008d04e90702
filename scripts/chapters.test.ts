/** ARCHITECTURE.md says which files carry each chapter of the rules: they are there, and cite it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const GAME = /^- \*\*[^*]+\*\* \(`(games\/[a-z-]+)`\)\. (.*)\.$/;
const CHAPTER = /^([A-Z]{2}-\d+) /;

const games = readFileSync('ARCHITECTURE.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, folder, chapters] = GAME.exec(line) ?? [];
    return folder === undefined || chapters === undefined ? [] : [{ folder, chapters: chapters.split('; ') }];
  });

test('all five games are there, with every chapter of their rulebooks', () => {
  expect(games).toHaveLength(5);
  for (const { folder, chapters } of games) {
    const named = chapters.map((chapter) => CHAPTER.exec(chapter)?.[1]);
    const prefix = named[0]?.slice(0, 2);
    const rules = readFileSync(join(folder, 'rules.en.md'), 'utf8');
    const headings = [...rules.matchAll(new RegExp(`^#+ (${prefix}-\\d+)\\b`, 'gm'))].map(([, id]) => id);
    expect(named).toEqual(headings);
  }
});

test.each(games)('the files named for the chapters of $folder cite them', ({ folder, chapters }) => {
  for (const chapter of chapters) {
    const id = CHAPTER.exec(chapter)?.[1] ?? '';
    const files = [...chapter.matchAll(/`([^`]+\.ts)`/g)].map(([, file = '']) => join(folder, file));
    expect(files, id).not.toEqual([]);
    for (const file of files) {
      expect(existsSync(file), file).toBe(true);
      const cites = new RegExp(`\\b${id}(?![0-9])`).test(readFileSync(file, 'utf8'));
      expect(cites, `${file} cites ${id}`).toBe(true);
    }
  }
});
