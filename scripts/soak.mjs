// `npm run soak -- [--minutes 30]`: people come, play and leave for half an hour, from the sources.
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, helpWith, requireNode } from './tools.mjs';

helpWith(`
Lets people come to a server of its own, play any of the five games, with bots and without, each at the same pace, and
leave again, and looks at the server's memory every minute: what the system has given it, what of its heap is alive, and
how much it holds there.

Usage: npm run soak -- [--minutes <number>] [--people <number>] [--beat <ms>] [--seed <text>]

  --minutes <number>  how long (default 30)
  --people <number>   how many are there at the same time (default 60)
  --beat <ms>         between two actions of one of them (default 1000; more, where the machine does not keep up)
  --seed <text>       what is drawn at random (default soak)

Prints a table. Ends with 1 when the memory at the end is more than 20 % above that after five minutes. Linux only.
`);
requireNode();
ensureInstalled();
const { ensureBundle, SOAK } = await import('./bundle.mjs');
const main = await ensureBundle(SOAK);
process.argv.push('--program', join(dirname(main), 'server.js'));
await import(pathToFileURL(main).href);
