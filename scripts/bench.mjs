// `npm run bench`: the benchmarks, in production mode, because the peer measured beside us checks more without it.
import { pathToFileURL } from 'node:url';
import { ensureInstalled, helpWith, requireNode } from './tools.mjs';

helpWith(`
Measures speed beside peers, and prints the ratios.

Usage: npm run bench -- [--quick] [--json] [--only <words>]

  --quick  a few short rounds, to see that it works; its figures mean little
  --json   the figures as JSON
  --only   the sections whose titles have these words, such as “sound bot”
`);
requireNode();
ensureInstalled();
process.env.NODE_ENV = 'production';
const { BENCH, ensureBundle } = await import('./bundle.mjs');
const main = await ensureBundle(BENCH);
process.argv[1] = main;
await import(pathToFileURL(main).href);
