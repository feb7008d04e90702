// `npm run bench:server`: the online server beside its peer, in production mode.
import { pathToFileURL } from 'node:url';
import { ensureInstalled, helpWith, requireNode } from './tools.mjs';

helpWith(`
Measures the online server beside a peer, and many live matches at once.

Usage: npm run bench:server -- [--rounds <number>] [--tables <number>] [--matches <number>] [--seconds <number>] [--json]

  --rounds <number>   how often both are measured in turn (default 60)
  --tables <number>   tables of one round (default 50)
  --matches <number>  live matches at once, in the second part (default 1000)
  --seconds <number>  how long these are played (default 20)
  --json              the figures as JSON
`);
requireNode();
ensureInstalled();
process.env.NODE_ENV = 'production';
const { BENCH_SERVER, ensureBundle } = await import('./bundle.mjs');
const main = await ensureBundle(BENCH_SERVER);
process.argv[1] = main;
await import(pathToFileURL(main).href);
