// Counts the lines of each game's table: what the kit carries once must not grow again five times.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

if (process.argv.some((word) => word === '--help' || word === '-h')) {
  process.stdout.write(`Counts the lines of each game's table and holds them to their ceilings.

Usage: node scripts/check-tables.mjs
`);
  process.exit(0);
}

const root = fileURLToPath(new URL('..', import.meta.url));
/** Drawings and what teaches are content, not table; tests are counted nowhere. */
const APART = /[\\/](art|guide)[\\/]|\.test\.tsx?$/;
/** @type {readonly ['ts' | 'css', number][]} */
const CEILINGS = [
  ['ts', 2000],
  ['css', 700],
];

const games = readdirSync(join(root, 'games'), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
/** @type {string[]} */
const over = [];
for (const { name } of games) {
  const lines = { ts: 0, css: 0 };
  for (const path of filesIn(join(root, 'games', name, 'table'))) {
    if (APART.test(path)) continue;
    if (/\.tsx?$/.test(path)) lines.ts += linesOf(path);
    else if (path.endsWith('.css')) lines.css += linesOf(path);
  }
  process.stdout.write(
    `${name.padEnd(12)} ${String(lines.ts).padStart(5)} lines of TypeScript, ${String(lines.css).padStart(5)} of CSS\n`,
  );
  for (const [kind, ceiling] of CEILINGS) {
    if (lines[kind] >= ceiling)
      over.push(`${name}: ${lines[kind]} lines of ${kind}, under ${ceiling} wanted`);
  }
}
if (over.length > 0) {
  process.stderr.write(`${over.join('\n')}\nWhat two games draw or do belongs in ui/kit.\n`);
  process.exitCode = 1;
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** @param {string} path */
function linesOf(path) {
  return readFileSync(path, 'utf8').split('\n').length - 1;
}
