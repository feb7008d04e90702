// Bundles our TypeScript for Node. Packages stay imports: whoever runs the bundle has them installed.
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, isStale, root } from './tools.mjs';

/**
 * @typedef {object} Bundle
 * @property {string} out the folder written to
 * @property {string} main the output that must exist, named as in `entries`
 * @property {Record<string, string>} entries output name to source file
 * @property {string[]} sources what the bundle depends on
 * @property {RegExp} [inline] packages that are bundled too: those of hundreds of files take long to load
 */

/** What every bundle depends on beside its own folders. */
const COMMON = ['package.json', 'package-lock.json', 'scripts/bundle.mjs'];
const RULES = ['engine', 'games', 'bots', 'review'];

/** @type {Bundle} */
export const CLI = {
  out: 'dist/cli',
  main: 'orrery',
  entries: { orrery: 'cli/main.ts', worker: 'lab/worker.ts', thinker: 'server/workers/thinker.ts' },
  sources: [...COMMON, ...RULES, 'client', 'lab', 'server', 'cli'],
};

/** @type {Bundle} */
export const SERVER = {
  out: 'dist/server',
  main: 'main',
  entries: { main: 'server/main.ts', start: 'server/start.ts', thinker: 'server/workers/thinker.ts' },
  sources: [...COMMON, ...RULES, 'client', 'server'],
};

/** The server beside the app in the words of tests. @type {Bundle} */
export const PSEUDO_SERVER = { ...SERVER, out: '.cache/pseudo/server' };

/** @type {Bundle} */
export const FAULT = {
  out: '.cache/fault',
  main: 'main',
  entries: {
    main: 'server/fault/main.ts',
    server: 'server/main.ts',
    standby: 'server/fault/standby.ts',
    thinker: 'server/workers/thinker.ts',
  },
  sources: [...COMMON, ...RULES, 'client', 'server', 'scripts'],
  // Its servers are started by the hundred.
  inline: /^(typebox|openid-client|oauth4webapi|jose|ioredis|bullmq)/,
};

/** @type {Bundle} */
export const SOAK = {
  ...FAULT,
  out: '.cache/soak',
  entries: { ...FAULT.entries, main: 'server/fault/soakMain.ts' },
};

/** @type {Bundle} */
export const RACES = {
  out: '.cache/races',
  main: 'main',
  entries: { main: 'server/fault/races/main.ts', thinker: 'server/workers/thinker.ts' },
  sources: [...COMMON, ...RULES, 'client', 'server', 'server/test/kit', 'engine/test/fixtures', 'scripts'],
};

/** @type {Bundle} */
export const FUZZ = {
  out: '.cache/fuzz',
  main: 'main',
  entries: {
    main: 'server/fuzz/main.ts',
    server: 'server/main.ts',
    thinker: 'server/workers/thinker.ts',
  },
  sources: [...COMMON, ...RULES, 'client', 'server', 'scripts'],
};

/** @type {Bundle} */
export const BENCH = {
  out: '.cache/bench',
  main: 'main',
  entries: { main: 'bench/main.ts', worker: 'lab/worker.ts' },
  sources: [...COMMON, ...RULES, 'lab', 'bench'],
};

/** @type {Bundle} */
export const BENCH_SERVER = {
  out: '.cache/bench-server',
  main: 'main',
  entries: {
    main: 'bench/server/main.ts',
    serveOurs: 'bench/server/serveOurs.ts',
    servePeer: 'bench/server/servePeer.ts',
    serveUsual: 'bench/server/serveUsual.ts',
    attack: 'bench/server/attack.ts',
    thinker: 'server/workers/thinker.ts',
  },
  sources: [...COMMON, ...RULES, 'client', 'server', 'lab', 'bench'],
};

/** Bundles when the sources are newer than the bundle, and gives the path of its main file. @param {Bundle} what */
export async function ensureBundle(what) {
  const main = join(what.out, `${what.main}.js`);
  if (isStale(main, what.sources)) await bundle(what);
  return join(root, main);
}

/** @param {Bundle} what */
export async function bundle({ out, main, entries, inline }) {
  const started = new Date();
  const source = entries[main] ?? '';
  if (!existsSync(join(root, source))) giveUp(`There is no ${source} to build.`);
  const { rolldown } = await import('rolldown');
  const built = await rolldown({
    cwd: root,
    input: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(join(root, file)))),
    platform: 'node',
    external: (id) => !/^[.#/]/.test(id) && !/^[a-z]:[\\/]/i.test(id) && !inline?.test(id),
    moduleTypes: { '.md': 'text' },
    logLevel: 'warn',
  });
  // Written aside and moved in file by file, so that two commands started at once never see half a bundle.
  const aside = join(root, `${out}.${process.pid}`);
  await built.write({
    dir: aside,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
    banner: (chunk) => (chunk.name === 'orrery' && chunk.isEntry ? '#!/usr/bin/env node' : ''),
  });
  await built.close();
  moveIn(aside, join(root, out), `${main}.js`);
  const file = join(root, out, `${main}.js`);
  chmodSync(file, 0o755);
  // Dated from the start: a source saved while we were building is newer than the bundle.
  utimesSync(file, started, started);
}

/** @param {string} from @param {string} to @param {string} last the file that tells the bundle is whole */
function moveIn(from, to, last) {
  mkdirSync(to, { recursive: true });
  const names = readdirSync(from).filter((name) => name !== last);
  for (const name of [...names, last]) renameSync(join(from, name), join(to, name));
  rmSync(from, { recursive: true });
}
