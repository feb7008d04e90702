// What the built app is made of: for every chunk the module it stands for and the chunks it imports, written beside the
// app for those who weigh it.
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './tools.mjs';

/** @typedef {{ file: string, source: string | undefined, imports: string[] }} Chunk */

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
          ? [{ file: part.fileName, source: sourceOf(part.facadeModuleId), imports: part.imports }]
          : [],
      );
      writeFileSync(join(root, CHUNKS), `${JSON.stringify(found, undefined, 2)}\n`);
    },
  };
}

/** @param {string | null} id */
function sourceOf(id) {
  return id === null ? undefined : relative(root, id).replaceAll('\\', '/');
}
