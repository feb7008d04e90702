// `npm start`: from a fresh clone to an open table. Installs and builds what is missing, then serves, and starts a
// server that has died again.
import { readFlags, USAGE } from '../server/flags.mjs';
import { ensureInstalled, giveUp, requireNode } from './tools.mjs';

// Flags are read before anything slow happens, so that a slip costs nothing.
const flags = readFlags(process.argv.slice(2), process.env);
if ('error' in flags) giveUp(flags.error, 2);
if (flags.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}

requireNode();
ensureInstalled();
const { ensureApp } = await import('./build.mjs');
await ensureApp();
const start = new URL('../dist/server/start.js', import.meta.url);
await import(start.href);
