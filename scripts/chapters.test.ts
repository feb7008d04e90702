/** ARCHITECTURE.md says chapter by chapter which files carry the rules: they are there, cite it, and leave no rule out. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { indexOf } from './rules/index.mjs';

interface Row {
  /** `XS-1 Terms`, or `Rulings`. */
  readonly chapter: string;
  readonly files: readonly string[];
}

interface Guide {
  readonly game: string;
  readonly rows: readonly Row[];
}

/** The tables, each under a line that names the game's folder. */
function guidesOf(page: string): Guide[] {
  return page.split(/^\*\*[^*]+\*\*, `games\//m).flatMap((part, i) => {
    const game = /^([a-z-]+)`/.exec(part)?.[1];
    const [table = ''] = /(?:^\|.*\n)+/m.exec(part) ?? [];
    if (i === 0 || game === undefined) return [];
    const rows = [...table.matchAll(/^\| ([A-Z][^|]*?) \| (.*) \|$/gm)].map(
      ([, chapter = '', cell = '']) => ({
        chapter,
        files: [...cell.matchAll(/`([^` ]+\.ts)`/g)].map(([, file = '']) => file),
      }),
    );
    return [{ game, rows }];
  });
}

const guides = guidesOf(readFileSync('ARCHITECTURE.md', 'utf8'));
const idOf = (chapter: string) => /^[A-Z]{2}-\d+/.exec(chapter)?.[0];
const read = (game: string, file: string) => readFileSync(join('games', game, file), 'utf8');

test('all five games are there', () => expect(guides).toHaveLength(5));

test.each(guides)('every chapter of the rulebook of $game has its row, and its rulings', ({ game, rows }) => {
  const headings = [...read(game, 'rules.en.md').matchAll(/^## ([A-Z]{2}-\d+ [^(\n]+|Rulings)/gm)];
  expect(rows.map(({ chapter }) => chapter)).toEqual(headings.map(([, title = '']) => title.trim()));
});

test.each(guides)('the files named for $game are there, and cite their chapter', ({ game, rows }) => {
  for (const { chapter, files } of rows) {
    expect(files, chapter).not.toEqual([]);
    expect(new Set(files).size, `${chapter}: each file once`).toBe(files.length);
    const cited = new RegExp(`\\b${idOf(chapter) ?? '(?:[A-Z]{2}-)?R\\d+'}(?![0-9])`);
    for (const file of files) {
      expect(existsSync(join('games', game, file)), `${game}: ${file}`).toBe(true);
      expect(cited.test(read(game, file)), `${game}: ${file} cites ${chapter}`).toBe(true);
    }
  }
});

test.each(guides)('every rule of $game is carried by a file of its row', ({ game, rows }) => {
  const rowOf = new Map(rows.map(({ chapter, files }) => [idOf(chapter), files]));
  const everywhere = rows.flatMap(({ files }) => files);
  const lost = indexOf(game).entries.filter(({ id, code }) => {
    const chapter = idOf(id);
    if (chapter !== undefined) return !code.some(({ file }) => rowOf.get(chapter)?.includes(file));
    // A ruling stands with what it rules on: in a file of any chapter, or with the record of a card.
    return !code.some(({ file }) => everywhere.includes(file) || file.startsWith('content/'));
  });
  expect(lost.map(({ id, code }) => `${id}: ${code.map(({ file }) => file).join(', ')}`)).toEqual([]);
});
