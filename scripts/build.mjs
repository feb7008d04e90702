// Builds everything that ships: the web app, its server, the command and what others import. Also gives `npm start` its parts.
import { cpSync, existsSync, rmSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, CLI, SERVER } from './bundle.mjs';
import { buildDoors } from './doors.mjs';
import { writeRuleIndexes } from './rules.mjs';
import { ensureInstalled, helpWith, isStale, requireNode, root, say } from './tools.mjs';

/** Whose licence wants its notice to go with every copy. */
const TYPEFACES = ['@fontsource-variable/figtree', '@fontsource-variable/crimson-pro'];
const WEB_PAGE = 'dist/web/index.html';
const WEB_SOURCES = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'scripts/catalogue.mjs',
  'scripts/chunks.mjs',
  'scripts/compress.mjs',
  'scripts/languages',
  'scripts/rules',
  'engine',
  'games',
  'bots',
  'review',
  'client',
  'ui',
  'web',
];

async function buildWeb() {
  const started = new Date();
  const { build } = await import('vite');
  const { compress } = await import('./compress.mjs');
  await build({ root: join(root, 'web'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  for (const face of TYPEFACES)
    cpSync(
      join(root, 'node_modules', face, 'LICENSE'),
      join(root, 'dist/web/licences', `${basename(face)}.txt`),
    );
  await compress(join(root, 'dist/web'));
  // Dated from the start: a source saved while we were building is newer than the build.
  utimesSync(join(root, WEB_PAGE), started, started);
}

/** Builds what `npm start` serves, where the sources are newer than the build. */
export async function ensureApp() {
  if (isStale(WEB_PAGE, WEB_SOURCES)) {
    say('Building the web app');
    await buildWeb();
  }
  if (isStale('dist/server/main.js', SERVER.sources)) {
    say('Building the server');
    await bundle(SERVER);
  }
}

async function buildAll() {
  writeRuleIndexes();
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  say('Building the web app');
  await buildWeb();
  say('Building the server');
  await bundle(SERVER);
  say('Building what others import');
  await buildDoors();
  if (!existsSync(join(root, 'cli/main.ts'))) return;
  say('Building the command');
  await bundle(CLI);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  helpWith(`
Builds everything that ships into dist/: the web app, its server, the command and what others import.

Usage: npm run build
`);
  requireNode();
  ensureInstalled();
  await buildAll();
}
