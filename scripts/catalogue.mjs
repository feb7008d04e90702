// What the app says of each game without loading its rules, taken from the registry when the app is built: the
// library's shelf, and the words of the options.
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { languages } from './languages/plugin.mjs';
import { root } from './tools.mjs';

/** What each module holds of a game: the shelf is for the first screen, the options for lists of tables. */
/** @type {Readonly<Record<string, readonly [name: string, of: (game: import('#engine').Game) => object]>>} */
const PARTS = {
  'virtual:catalogue': ['SHELF', onShelf],
  'virtual:options': ['OPTIONS', optionsOf],
};

/** @param {import('#engine').Game} game */
function onShelf({ id, seats, words: { title, tagline, about, credits } }) {
  return { id, seats, title, tagline, about, credits };
}

/** @param {import('#engine').Game} game */
function optionsOf({ id, options, words }) {
  const said = Object.entries(options).map(([name, spec]) => {
    const { label, values } = words.options[name] ?? { label: name };
    return [name, { label, values, default: spec.default }];
  });
  return { id, options: Object.fromEntries(said) };
}

/** @param {readonly string[]} spoken the languages the app is built in @returns {import('vite').Plugin} */
export function catalogue(spoken) {
  return {
    name: 'orrery-catalogue',
    resolveId: (id) => (Object.hasOwn(PARTS, id) ? `\0${id}` : undefined),
    async load(id) {
      const [asked = '', lane] = id.slice(1).split('?');
      const part = PARTS[asked];
      if (!id.startsWith('\0') || part === undefined) return undefined;
      const registry = join(root, 'games/index.ts');
      const { module, dependencies } = await runnerImport(lane ? `${registry}?${lane}` : registry, {
        logLevel: 'error',
        plugins: [languages(spoken)],
      });
      for (const file of dependencies) this.addWatchFile(file);
      /** @type {readonly import('#engine').Game[]} */
      const games = /** @type {{ GAMES: readonly import('#engine').Game[] }} */ (module).GAMES;
      const [name, of] = part;
      return `export const ${name} = ${JSON.stringify(games.map(of))};`;
    },
  };
}
