// `npm run bench`: the benchmarks, in production mode, because the peer measured beside us checks more without it.
import { pathToFileURL } from 'node:url';
import { ensureInstalled, requireNode } from './tools.mjs';

requireNode();
ensureInstalled();
process.env.NODE_ENV = 'production';
const { BENCH, ensureBundle } = await import('./bundle.mjs');
const main = await ensureBundle(BENCH);
process.argv[1] = main;
await import(pathToFileURL(main).href);
