// Weighs the built app: how much script a person loads before the first screen stands, and before the first decision of
// each game. Fails where it is more than we allow ourselves.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CHUNKS } from './chunks.mjs';
import { SCOPES } from './mutate/scopes.mjs';
import { giveUp, helpWith, root } from './tools.mjs';
import { loadedWith, tooEarly, tooHeavy } from './weight-rules.mjs';

helpWith(`
Weighs the script of the built app, compressed: the first screen, what any table adds to it, and what each game adds to
that before its first decision. What is only wanted later (missions, codex, reader, editor, replays) may not be in it.
Build first.

Usage: npm run weight
`);
if (!existsSync(join(root, CHUNKS))) giveUp('There is nothing to weigh: run npm run build first.');

/** @type {import('./chunks.mjs').Chunk[]} */
const built = JSON.parse(readFileSync(join(root, CHUNKS), 'utf8'));
const GAMES = SCOPES.filter((scope) => scope !== 'kernel');

/** @param {string} file */
const weigh = (file) => gzipSync(readFileSync(join(root, 'dist/web', file)), { level: 9 }).length;

const first = loadedWith(built, [
  'web/index.html',
  ...GAMES.map((game) => `games/${game}/table/art/Cover.tsx`),
]);
/** Whoever sits down comes by the set-up page. @param {string} game */
const played = (game) =>
  loadedWith(built, [
    'web/pages/SetUp.tsx',
    'web/pages/Table.tsx',
    `games/${game}/game.ts`,
    `games/${game}/text/en.ts`,
    `games/${game}/table/index.tsx`,
    `games/${game}/table/art/sketch.ts`,
  ]);
const loads = GAMES.map(played);
/** What every table needs, whatever is played at it. */
const shared = new Set([...(loads[0] ?? [])].filter((file) => loads.every((files) => files.has(file))));
const weights = [
  { what: 'first screen', most: 100_000, files: [...first] },
  { what: 'any table', most: 50_000, files: [...shared].filter((file) => !first.has(file)) },
  ...GAMES.map((game, i) => ({
    what: game,
    most: 120_000,
    files: [...(loads[i] ?? [])].filter((file) => !first.has(file) && !shared.has(file)),
  })),
].map(({ files, ...rest }) => ({ ...rest, bytes: files.reduce((sum, file) => sum + weigh(file), 0) }));

for (const { what, bytes, most } of weights) {
  const kilo = (/** @type {number} */ n) => (n / 1000).toFixed(1).padStart(6);
  console.log(`${what.padEnd(14)}${kilo(bytes)} kB of ${kilo(most)} kB of script, gzip`);
}
const heavy = tooHeavy(weights);
for (const words of heavy) console.error(words);
const early = tooEarly(built, [...first, ...loads.flatMap((files) => [...files])]);
for (const module of early) console.error(`${module} is loaded before anybody wants it`);
process.exitCode = heavy.length + early.length > 0 ? 1 : 0;
