// `npm run fault -- [--store postgres] [--nodes 2] [--matches 200] [--kills 20]`: the fault test, from the sources.
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, requireNode } from './tools.mjs';

requireNode();
ensureInstalled();
const { ensureBundle, FAULT } = await import('./bundle.mjs');
const { ensureDatabases } = await import('./databases.mjs');
if (process.argv.includes('postgres')) ensureDatabases();
const main = await ensureBundle(FAULT);
// Bundled apart, so that building the app does not disturb it.
process.argv.push('--program', join(dirname(main), 'server.js'));
await import(pathToFileURL(main).href);
