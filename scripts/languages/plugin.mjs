// Links the app once for each language: the same modules, with other words. A module that speaks is there once a
// language, marked `?lang=…`; the mark is handed on from importer to imported, and at a module of words it leads to the
// words of that language. English is the plain graph. What does not speak is there once, whatever the language.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../tools.mjs';
import { isText, ownModule, pathOf, readModule, SPOKEN, Speakers, textIn } from './modules.mjs';

/** The words of tests: English with accents, and longer. */
export const PSEUDO = 'pseudo';

const ENGLISH = 'en';
const APP = 'virtual:app';
const START = join(root, 'web/start.tsx');
const WRAPPER = join(root, 'scripts/languages/pseudo.mjs');

/** The language a module is linked in; undefined for English and for what does not speak. @param {string | undefined} id */
export const laneOf = (id) => /[?&]lang=([a-z]+)/.exec(id ?? '')?.[1];

/** @param {readonly string[]} languages all that the app is built in @returns {import('vite').Plugin} */
export function languages(languages) {
  const others = languages.filter((each) => each !== ENGLISH);
  const speakers = new Speakers();
  return {
    name: 'orrery-languages',
    enforce: 'pre',
    resolveId: {
      // Where there is one language, nothing else is asked here.
      filter: { id: others.length > 0 ? /./ : /^virtual:app$/ },
      handler(source, importer) {
        if (source === APP) return `\0${APP}`;
        const lane = laneOf(importer);
        // A worker is linked apart: its first module is asked for by a name of its own.
        if (importer === undefined) return entryIn(others, source);
        if (lane === undefined || (lane === PSEUDO && isText(pathOf(importer)))) return undefined;
        if (SPOKEN.includes(source)) return `\0${source}?lang=${lane}`;
        const path = ownModule(source, importer);
        if (path === undefined || !speakers.speaks(path)) return undefined;
        if (source.endsWith('?worker')) return `${path.replace(/ts$/, `${lane}.ts`)}?worker`;
        return isText(path) && lane !== PSEUDO
          ? `${wordsIn(path, lane)}?lang=${lane}`
          : `${path}?lang=${lane}`;
      },
    },
    load: {
      filter: { id: /virtual:app$|[?&]lang=/ },
      handler(id) {
        if (id === `\0${APP}`) return appIn(others);
        if (laneOf(id) === undefined || id.startsWith('\0')) return undefined;
        const path = pathOf(id);
        this.addWatchFile(path);
        if (laneOf(id) === PSEUDO && isText(path)) return { code: pseudoOf(path), moduleType: 'js' };
        return { code: readFileSync(path, 'utf8'), moduleType: path.endsWith('x') ? 'tsx' : 'ts' };
      },
    },
  };
}

/**
 * The modules that a test finds, in one chunk; of several languages, what speaks is put apart, so that a page loads and
 * runs only its own.
 * @param {readonly string[]} languages @param {string} name @param {RegExp} test
 * @returns {{ name: string, test: (id: string) => boolean }[]}
 */
export function together(languages, name, test) {
  if (languages.length === 1) return [{ name, test: (id) => test.test(id) }];
  const speakers = new Speakers();
  const isWords = (/** @type {string} */ id) => laneOf(id) === undefined && isText(pathOf(id));
  const says = (/** @type {string} */ id) => {
    const path = ownModule(id, root);
    return SPOKEN.includes(pathOf(id).slice(1)) || (path !== undefined && speakers.speaks(path));
  };
  // What is told first takes along what it needs: what all languages of the page share must come before them.
  return [
    // The words of tests are made of the English ones, and of nothing else that is English.
    { name: `${name}-words`, test: (id) => test.test(id) && isWords(id) },
    { name, test: (id) => (test.test(id) || /\/web\/.*\.tsx?$/.test(id)) && !says(id) },
    ...languages.map((language) => ({
      name: `${name}-${language}`,
      test: (/** @type {string} */ id) => test.test(id) && (laneOf(id) ?? ENGLISH) === language,
    })),
  ];
}

/** One language is loaded with the page; of several, the one that is wanted. @param {readonly string[]} others */
function appIn(others) {
  const app = JSON.stringify(START);
  if (others.length === 0)
    return `import * as app from ${app};\nexport const APP = new Map([['${ENGLISH}', async () => app]]);`;
  const doors = [ENGLISH, ...others].map(
    (lane) =>
      `['${lane}', () => import(${lane === ENGLISH ? app : JSON.stringify(`${START}?lang=${lane}`)})]`,
  );
  return `export const APP = new Map([${doors.join(', ')}]);`;
}

/** @param {readonly string[]} others @param {string} source @returns {string | undefined} */
function entryIn(others, source) {
  const lane = others.find((each) => source.endsWith(`.${each}.ts`));
  return lane && !existsSync(source)
    ? `${source.slice(0, -`.${lane}.ts`.length)}.ts?lang=${lane}`
    : undefined;
}

/** @param {string} path @param {string} lane */
function wordsIn(path, lane) {
  const words = textIn(path, lane);
  if (!existsSync(words)) throw new Error(`${relative(root, words)} is missing: words of ${lane}`);
  return words;
}

/** @param {string} path */
function pseudoOf(path) {
  const wrapped = readModule(path).exports.map(
    (name) => `export const ${name} = pseudo(english.${name}, ${JSON.stringify(name)});`,
  );
  return [
    `import * as english from ${JSON.stringify(path)};`,
    `import { pseudo } from ${JSON.stringify(WRAPPER)};`,
    ...wrapped,
  ].join('\n');
}
