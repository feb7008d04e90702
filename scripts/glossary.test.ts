/** The words of the code (ARCHITECTURE.md) mean one thing: no second type is called by one of them. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './tools.mjs';

const TESTS = /(^|\/)(test|testing|e2e|examples)\/|\.(test|spec)\.tsx?$/;
/** Every game has its own, which is the thing itself. */
const EACH_GAMES = ['State', 'View'];
/** What the glossary says to be two things, and a game's filling of a noun of the kit. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  Standing: /^games\/exodus\/event\.ts$/,
  Choice: /^games\/[a-z-]+\/table\//,
};

function glossary(): string[] {
  const [, page = ''] = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('## Words of the code');
  const [rows = ''] = page.split('\n## ');
  const words = [...rows.matchAll(/^\| ([a-z][a-z ,]*) \|/gm)].flatMap(([, cell = '']) => cell.split(', '));
  return words.map((word) => word.replace(/(?:^| )([a-z])/g, (_, letter: string) => letter.toUpperCase()));
}

/** Where types are declared for others to import, by name. */
function declared(): Map<string, string[]> {
  const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' });
  const found = new Map<string, string[]>();
  for (const path of paths.split('\n').filter((one) => one !== '' && !TESTS.test(one))) {
    const code = readFileSync(join(root, path), 'utf8');
    for (const [, name = ''] of code.matchAll(/^export (?:abstract )?(?:interface|type|class) (\w+)/gm))
      found.set(name, [...(found.get(name) ?? []), path]);
  }
  return found;
}

test('each word of the glossary is the name of one type at most', () => {
  const words = glossary();
  expect(words).toEqual(expect.arrayContaining(['Match', 'Draft', 'HeldMatch', 'Sense']));
  const types = declared();
  expect(types.get('Match')).toEqual(['engine/match.ts']);
  const homonyms = words
    .filter((word) => !EACH_GAMES.includes(word))
    .map((word) => [word, (types.get(word) ?? []).filter((path) => !ALLOWED[word]?.test(path))] as const)
    .filter(([, paths]) => paths.length > 1);
  expect(homonyms).toEqual([]);
});
