// `npm run fuzz -- [--messages 1000000] [--seed text]`: junk against a server of its own, from the sources.
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, helpWith, requireNode } from './tools.mjs';

helpWith(`
Sends malformed, mistyped, cut-off and misplaced messages over WebSocket and HTTP to a server of its own, and counts.

Usage: npm run fuzz -- [--messages <number>] [--seed <text>]

  --messages <number>  how many are sent, one in ten over HTTP (default 100000)
  --seed <text>        what is drawn at random (default fuzz)

Ends with 1 when the server crashed, did not answer, answered with a 500, or noted a fault of its own.
`);
requireNode();
ensureInstalled();
const { ensureBundle, FUZZ } = await import('./bundle.mjs');
const main = await ensureBundle(FUZZ);
process.argv.push('--program', join(dirname(main), 'server.js'));
await import(pathToFileURL(main).href);
