// `npm run races -- [--sequences 10000] [--seed text]`: several people at the same moment, from the sources.
import { pathToFileURL } from 'node:url';
import { ensureInstalled, helpWith, requireNode } from './tools.mjs';

helpWith(`
Lets several people do things at online tables at the same moment, at random, and looks after every burst whether all
that must hold still does: on one server with SQLite, and on two with PostgreSQL and a Redis that is up, flaps, or is down.

Usage: npm run races -- [--sequences <number>] [--seed <text>] [--store sqlite|postgres] [--jobs <number>]

  --sequences <number>  how many, over all four together (default 1000)
  --seed <text>         what is drawn at random (default races)
  --store <name>        sqlite or postgres alone
  --jobs <number>       sequences side by side (default 6)

Prints counts as a table. Ends with 1 when something did not hold, with the sequence made as short as it could be.
`);
requireNode();
ensureInstalled();
const { ensureBundle, RACES } = await import('./bundle.mjs');
const { ensureDatabases } = await import('./databases.mjs');
ensureDatabases();
const main = await ensureBundle(RACES);
await import(pathToFileURL(main).href);
