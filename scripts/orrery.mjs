// `npm run -s orrery -- …`: the command from the sources, bundled anew only when they have changed.
import { pathToFileURL } from 'node:url';
import { ensureInstalled, requireNode } from './tools.mjs';

requireNode();
ensureInstalled();
const { CLI, ensureBundle } = await import('./bundle.mjs');
const main = await ensureBundle(CLI);
process.argv[1] = main;
await import(pathToFileURL(main).href);
