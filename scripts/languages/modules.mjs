// Which of our modules speak: those that are words, and those that reach one that is. All others are the same in every
// language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { root } from '../tools.mjs';

/** What folders are called, the longest name first. @type {readonly (readonly [name: string, path: string])[]} */
const NAMES = Object.entries(
  /** @type {{ imports: Record<string, string> }} */ (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  ).imports,
).sort(([a], [b]) => b.length - a.length);

/** Modules made when the app is built that say words of the games. */
export const SPOKEN = ['virtual:catalogue', 'virtual:options'];

/** @param {string} id */
export const pathOf = (id) => id.split('?', 1)[0] ?? id;

/** A module that is nothing but words: `…/text/log.ts`, and the kit's `text.ts`. @param {string} path */
export const isText = (path) => /\/text(\/[^/]+)?\.ts$/.test(path);

/** The same words in another language: `…/text/de/log.ts`, `text.de.ts`. @param {string} path @param {string} language */
export function textIn(path, language) {
  return path.endsWith('/text.ts')
    ? path.replace(/ts$/, `${language}.ts`)
    : join(dirname(path), language, path.slice(path.lastIndexOf('/') + 1));
}

/** The module of ours that is meant, without what is asked of it. @param {string} source @param {string} importer @returns {string | undefined} */
export function ownModule(source, importer) {
  const path = pathOf(source);
  if (path.startsWith('#')) return named(path);
  if (!/\.tsx?$/.test(path)) return undefined;
  if (path.startsWith('.')) return join(dirname(pathOf(importer)), path);
  return path.startsWith(root) ? path : undefined;
}

/** @param {string} name @returns {string | undefined} */
function named(name) {
  for (const [known, path] of NAMES) {
    if (known === name) return join(root, path);
    if (!known.endsWith('*') || !name.startsWith(known.slice(0, -1))) continue;
    const file = join(root, path.replace('*', name.slice(known.length - 1)));
    return /\.tsx?$/.test(file) ? file : undefined;
  }
  return undefined;
}

/** What a module needs when it runs (types are not there any more), and what it gives. @param {string} path */
export function readModule(path) {
  const code = readFileSync(path, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(path, code).module;
  const given = staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
  return {
    imports: [
      ...staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest }) => moduleRequest.value),
      ...given.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
      ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
    ],
    exports: given.flatMap(({ exportName: { name } }) => (name ? [name] : [])),
  };
}

/** Remembers what it has read. */
export class Speakers {
  /** @type {Map<string, readonly string[]>} */
  #imports = new Map();
  /** @type {Map<string, boolean>} */
  #known = new Map();

  /** @param {string} path @returns {boolean} */
  speaks(path) {
    const known = this.#known.get(path);
    if (known !== undefined) return known;
    const reached = new Set([path]);
    for (const each of reached) {
      if (SPOKEN.includes(each) || isText(each) || this.#known.get(each) === true) {
        this.#known.set(path, true);
        return true;
      }
      if (this.#known.get(each) !== false) for (const next of this.#importsOf(each)) reached.add(next);
    }
    for (const each of reached) this.#known.set(each, false);
    return false;
  }

  /** @param {string} path @returns {readonly string[]} */
  #importsOf(path) {
    const known = this.#imports.get(path);
    if (known !== undefined) return known;
    const found = readModule(path).imports.flatMap((source) => {
      const next = SPOKEN.includes(source) ? source : ownModule(source, path);
      return next === undefined ? [] : [next];
    });
    this.#imports.set(path, found);
    return found;
  }
}

const TEXTS = ['games', 'ui', 'web', 'server', 'cli'];

/** Every English module of words. @returns {string[]} */
export function texts() {
  return TEXTS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(root, folder, String(name))),
  ).filter((path) => isText(path) && !path.endsWith('.test.ts'));
}

/** What a language does not say yet: modules of words, and what they give. @param {string} language @returns {string[]} */
export function missingIn(language) {
  if (language === 'en') return [];
  return texts().flatMap((path) => {
    const theirs = textIn(path, language);
    const given = existsSync(theirs) ? readModule(theirs).exports : [];
    return readModule(path)
      .exports.filter((name) => !given.includes(name))
      .map((name) => `${relative(root, theirs)}: ${name}`);
  });
}
