// The index of rules of one game: for every rule its words, the code that carries it, the tests named for it, and what
// the last mutation run found in that code.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastResult } from '../mutate/report.mjs';
import { root } from '../tools.mjs';
import { citedIn, rulesOf, testsOf } from './citations.mjs';

/** @typedef {{ file: string, line: number }} Place */
/** @typedef {Place & { title: string }} TestPlace */
/**
 * @typedef {object} Entry
 * @property {string} id @property {string} words
 * @property {Place[]} code @property {string[]} by other rules under which its code is found, where it is not cited itself
 * @property {TestPlace[]} tests
 * @property {{ tried: number, killed: number } | undefined} mutants in the files of that code
 */

/** What is said of the rules, or plays by them, is not where they are. */
const NO_RULES = /^(test|text|table|bot)\//;

/** @param {string} game @returns {{ game: string, entries: Entry[] }} */
export function indexOf(game) {
  const folder = join(root, 'games', game);
  const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8');
  const rules = rulesOf(read('rules.en.md'));
  const prefix = rules[0]?.id.slice(0, 2) ?? '';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file))
    .sort();
  const code = citations(
    files.filter((file) => !NO_RULES.test(file) && !/\.test\.tsx?$/.test(file)),
    read,
    prefix,
  );
  const tests = files
    .filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => testsOf(read(file), prefix).map((test) => ({ ...test, file })));
  const entries = rules.map(({ id, words }) => {
    const named = tests.filter(({ ids }) => ids.has(id));
    const { places, by } = carriers(id, code, [words, ...named.map(({ title }) => title)], prefix);
    return {
      id,
      words,
      by,
      code: places,
      tests: named.map(({ file, line, title }) => ({ file, line, title })),
      mutants: mutantsIn(game, places),
    };
  });
  return { game, entries };
}

/** Where each rule is cited. @param {string[]} files @param {(file: string) => string} read @param {string} prefix */
function citations(files, read, prefix) {
  /** @type {Map<string, Place[]>} */
  const found = new Map();
  for (const file of files)
    for (const [i, text] of read(file).split('\n').entries())
      for (const id of citedIn(text, prefix))
        found.set(id, [...(found.get(id) ?? []), { file, line: i + 1 }]);
  return found;
}

/**
 * The code of a rule: what cites it; else what cites a rule that its own words or a test name together with it; else
 * what says of itself that it is about the whole chapter.
 * @param {string} id @param {Map<string, Place[]>} code @param {string[]} texts @param {string} prefix
 */
function carriers(id, code, texts, prefix) {
  const own = code.get(id);
  if (own) return { places: own, by: [] };
  const beside = [...new Set(texts.flatMap((text) => [...citedIn(text, prefix)]))];
  const chapter = id.replace(/\.\d+[a-z]?$/, '');
  for (const others of [beside, [chapter]]) {
    const by = others.filter((other) => other !== id && code.has(other));
    if (by.length > 0) return { places: by.flatMap((other) => code.get(other) ?? []), by };
  }
  return { places: [], by: [] };
}

/** @param {string} game @param {Place[]} places */
function mutantsIn(game, places) {
  const files = new Set(places.map(({ file }) => `games/${game}/${file}`));
  const tried = lastResult(game)?.tried.filter(
    ({ file, status }) => files.has(file) && (status === 'killed' || status === 'survived'),
  );
  return tried && { tried: tried.length, killed: tried.filter(({ status }) => status === 'killed').length };
}

/** Rules whose code is found only under another rule, game by game: no more than these, and none elsewhere. */
const BESIDE = new Map([
  ['eos-rise', 2],
  ['exodus', 1],
  ['exoworld', 3],
  ['mothership', 25],
]);

/**
 * What is wrong with an index: rules that nothing carries, that nothing tries, or that too seldom are cited themselves.
 * @param {{ game: string, entries: Entry[] }} index @param {number} [most] that may be found under another rule
 */
export function gapsOf({ game, entries }, most = BESIDE.get(game) ?? 0) {
  const book = `games/${game}/rules.en.md`;
  const beside = entries.filter(({ by }) => by.length > 0).map(({ id }) => id);
  return [
    ...entries.flatMap(({ id, code, tests }) => [
      ...(code.length === 0 ? [`${book}: no code cites ${id}`] : []),
      ...(tests.length === 0 ? [`${book}: no test names ${id}`] : []),
    ]),
    ...(beside.length > most
      ? [
          `${book}: ${beside.length} rules are cited only by way of another, at most ${most} may be: ${beside.join(', ')}`,
        ]
      : []),
  ];
}
