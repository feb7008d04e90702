// The library's shelf: what the first screen says of each game, taken from the registry when the app is built, so that
// no game's rules need be loaded to show it.
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './tools.mjs';

const NAME = 'virtual:catalogue';
const RESOLVED = `\0${NAME}`;

/** @returns {import('vite').Plugin} */
export function catalogue() {
  return {
    name: 'orrery-catalogue',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { module, dependencies } = await runnerImport(join(root, 'games/index.ts'), {
        logLevel: 'error',
      });
      for (const file of dependencies) this.addWatchFile(file);
      /** @type {readonly import('#engine').Game[]} */
      const games = /** @type {{ GAMES: readonly import('#engine').Game[] }} */ (module).GAMES;
      const shelf = games.map(({ id: game, seats, words: { title, tagline, about, credits } }) => ({
        id: game,
        seats,
        title,
        tagline,
        about,
        credits,
      }));
      return `export const SHELF = ${JSON.stringify(shelf)};`;
    },
  };
}
