// What a mutation run is about: the rules code of one game, or the engine's own, and the tests that must notice.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../tools.mjs';

/**
 * @typedef {object} Scope
 * @property {string} name
 * @property {string[]} files whose code is changed, from the root of the repository
 * @property {string[]} tests files of tests that must notice
 */

export const SCOPES = ['kernel', ...games()];

function games() {
  return readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Parts of a game that decide nothing: what is seen and said of it, who plays it, what is checked about it. */
const BESIDES = [
  /\/(test|table|editor|text|view|bot|invariants|outlook)\//,
  /\/(view|redeal|odds|forecast|objections|positions|index)\.ts$/,
  /\/(invariants|outlook|balance)\w*\.ts$/i,
  /\/\w*(invariants|problem)\.ts$/i,
  // The shapes that a state, an action or an event must have, and how high a number in them can be.
  /^games\/[\w-]+\/(state|frame|action|event|limits)\.ts$/,
];

/** Tests of players, and those that hold the text of the rulebook against the titles of tests. */
const OTHER_TESTS =
  /\/((bot|policy|outlook|forecast|odds|ids|matrix|words|codex)[\w-]*|character)\.test\.ts$/;

/** @param {string} name @returns {Scope} */
export function scopeOf(name) {
  const folder = name === 'kernel' ? 'engine' : `games/${name}`;
  const sources = below(folder).filter((file) => !file.endsWith('.d.ts'));
  const isTest = (/** @type {string} */ file) => file.endsWith('.test.ts');
  if (name === 'kernel') {
    return {
      name,
      files: sources.filter((file) => /^engine\/[\w-]+\.ts$/.test(file) && !/\/index\.ts$/.test(file)),
      // The suite itself is tried there on games that are broken on purpose, which takes minutes.
      tests: sources.filter((file) => isTest(file) && !file.endsWith('/contract.test.ts')),
    };
  }
  return {
    name,
    files: sources.filter((file) => !isTest(file) && !BESIDES.some((part) => part.test(file))),
    tests: sources.filter((file) => isTest(file) && file.includes('/test/') && !OTHER_TESTS.test(file)),
  };
}

/** @param {string} folder */
function below(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
