// `npm run fault -- [--mode kill] [--store postgres] [--nodes 2] [--kills 500]`: the fault test, from the sources.
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, helpWith, requireNode } from './tools.mjs';

helpWith(`
Strikes online servers again and again while people play, and looks for every acknowledged action.

Usage: npm run fault -- [--mode kill|freeze|disk|redis] [--store sqlite|postgres] [--nodes <number>] [--kills <number>]

  --mode <name>       kill: kill -9 of a server, which is started again (default)
                      freeze: SIGSTOP of PostgreSQL, for moments and now and then for longer than anyone waits
                      disk: no file may grow (prlimit --fsize), as on a full disk; SQLite
                      redis: the line to Redis is cut and mended; two servers on PostgreSQL
  --store <name>      sqlite or postgres, which is started for it (default: what the mode is about)
  --nodes <number>    servers that share the store; more than one needs postgres, and Redis is started too
  --matches <number>  matches played at the same time (default 40)
  --kills <number>    how many blows (default 100)
  --between <number>  actions acknowledged between two blows, at most (default 60)
  --minutes <number>  no more blows after so long: it is judged after those there were (default: all of them)
  --seed <text>       what is drawn at random (default fault)
  --json              the figures as JSON instead of a table

Ends with 1 when anything was lost, done twice, or does not go on.
`);
requireNode();
ensureInstalled();
const { ensureBundle, FAULT } = await import('./bundle.mjs');
const { ensureDatabases } = await import('./databases.mjs');
ensureDatabases();
const main = await ensureBundle(FAULT);
// Bundled apart, so that building the app does not disturb it.
process.argv.push('--program', join(dirname(main), 'server.js'));
await import(pathToFileURL(main).href);
