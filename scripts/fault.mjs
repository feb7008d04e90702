// `npm run fault -- [--store postgres] [--nodes 2] [--matches 200] [--kills 20]`: the fault test, from the sources.
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, helpWith, requireNode } from './tools.mjs';

helpWith(`
Kills online servers again and again and looks for every acknowledged action.

Usage: npm run fault -- [--store sqlite|postgres] [--nodes <number>] [--matches <number>] [--kills <number>]

  --store <name>      sqlite (default) or postgres, which is started for it
  --nodes <number>    servers that share the store; more than one needs postgres, and Redis is started too (default 1)
  --matches <number>  matches played meanwhile (default 200)
  --kills <number>    how often a server is killed (default 20)
  --between <number>  actions acknowledged between two kills, at most (default 200)
  --seed <text>       what is drawn at random (default fault)
`);
requireNode();
ensureInstalled();
const { ensureBundle, FAULT } = await import('./bundle.mjs');
const { ensureDatabases } = await import('./databases.mjs');
if (process.argv.includes('postgres')) ensureDatabases();
const main = await ensureBundle(FAULT);
// Bundled apart, so that building the app does not disturb it.
process.argv.push('--program', join(dirname(main), 'server.js'));
await import(pathToFileURL(main).href);
