// The doors of the package: what others may import. They are built as modules with declarations, not as bundles.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, giveUp, root, run } from './tools.mjs';

/** The modules behind the doors, by the name after `orrery/`. @type {Readonly<Record<string, string>>} */
export const DOORS = {
  engine: 'engine/index.ts',
  'engine/testing': 'engine/testing/index.ts',
  'engine/testing/golden': 'engine/testing/golden.ts',
  client: 'client/index.ts',
};

/** The client imports the engine by its name inside the house: built, that name stands for what was built. */
const NAMES = { type: 'module', imports: { '#engine': './engine/index.js' } };

export async function buildDoors() {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist/package.json'), `${JSON.stringify(NAMES, undefined, 2)}\n`);
  if ((await run(bin('tsc'), ['-p', 'tsconfig.doors.json'])) !== 0)
    giveUp('The packages could not be built.');
}
