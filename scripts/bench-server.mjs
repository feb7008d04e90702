// `npm run bench:server`: the online server beside its peer, in production mode.
import { pathToFileURL } from 'node:url';
import { ensureInstalled, requireNode } from './tools.mjs';

requireNode();
ensureInstalled();
process.env.NODE_ENV = 'production';
const { BENCH_SERVER, ensureBundle } = await import('./bundle.mjs');
const main = await ensureBundle(BENCH_SERVER);
process.argv[1] = main;
await import(pathToFileURL(main).href);
