// `npm run bench:server`: the online server beside its peer, in production mode.
import { pathToFileURL } from 'node:url';
import { ensureInstalled, helpWith, requireNode } from './tools.mjs';

helpWith(`
Measures the online server beside a peer, many live matches at once, and what one guest can do to the others.

Usage: npm run bench:server -- [--rounds <number>] [--tables <number>] [--matches <number>] [--seconds <number>] [--worst <number>] [--attack <name>] [--holds] [--json]

  --rounds <number>   how often both are measured in turn (default 60; 0 leaves it out)
  --tables <number>   tables of one round (default 50)
  --matches <number>  live matches at once, in the second part (default 1000; 0 leaves it out)
  --seconds <number>  how long these are played (default 20)
  --worst <number>    seconds for each thing that one guest does to the others (default 8; 0 leaves it out)
  --attack <name>     only this of them (nothing, asking, past, tables, sockets, malformed, chat)
  --holds             how long each thing that can be asked holds up the server, and nothing else
  --json              the figures as JSON
`);
requireNode();
ensureInstalled();
process.env.NODE_ENV = 'production';
const { BENCH_SERVER, ensureBundle } = await import('./bundle.mjs');
const main = await ensureBundle(BENCH_SERVER);
process.argv[1] = main;
await import(pathToFileURL(main).href);
