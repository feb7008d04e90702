// What the built app is made of: for every chunk the modules in it and the chunks it imports, written beside the app for
// those who weigh it.
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './tools.mjs';

/** @typedef {{ file: string, modules: string[], imports: string[] }} Chunk */

export const CHUNKS = 'dist/chunks.json';

/** @returns {import('vite').Plugin} */
export function chunks() {
  return {
    name: 'orrery-chunks',
    apply: 'build',
    writeBundle(_options, bundle) {
      /** @type {Chunk[]} */
      const found = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk'
          ? [{ file: part.fileName, modules: modulesOf(part), imports: part.imports }]
          : [],
      );
      writeFileSync(join(root, CHUNKS), `${JSON.stringify(found, undefined, 2)}\n`);
    },
  };
}

/** What is in it, and what it stands for even where nothing of that is in it. @param {{ facadeModuleId: string | null, moduleIds: string[] }} chunk */
function modulesOf({ facadeModuleId, moduleIds }) {
  const ids = new Set([...(facadeModuleId === null ? [] : [facadeModuleId]), ...moduleIds]);
  return [...ids].map((id) => relative(root, id).replaceAll('\\', '/'));
}
