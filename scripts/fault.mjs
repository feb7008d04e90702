// `npm run fault -- [--store postgres] [--nodes 2] [--matches 200] [--kills 20]`: the fault test, from the sources.
import { pathToFileURL } from 'node:url';
import { ensureInstalled, requireNode } from './tools.mjs';

requireNode();
ensureInstalled();
const { ensureBundle, FAULT, SERVER } = await import('./bundle.mjs');
const { ensureDatabases } = await import('./databases.mjs');
if (process.argv.includes('postgres')) ensureDatabases();
const program = await ensureBundle(SERVER);
const main = await ensureBundle(FAULT);
process.argv.push('--program', program);
await import(pathToFileURL(main).href);
