// `npm run pseudo`: the app in the words of tests, English with accents and about a third longer, in a real browser: no
// English may be left in components, and everything must have room.
import { join } from 'node:path';
import { bundle, PSEUDO_SERVER } from './bundle.mjs';
import { ensureChromium } from './chromium.mjs';
import { bin, ensureInstalled, helpWith, requireNode, root, run, say } from './tools.mjs';

helpWith(`
Builds the app in a language of tests, English with accents and about a third longer, and goes through its screens in a
real browser, on a desktop and on a phone: every word must be changed, and have room.

Usage: npm run pseudo -- [<arguments for Playwright>]

  npm run pseudo -- -g exodus      only what has this in its name
`);
requireNode();
ensureInstalled();
process.env.ORRERY_PSEUDO = 'yes';
say('Building the app in the words of tests');
const { build } = await import('vite');
await build({ root: join(root, 'web'), configFile: join(root, 'vite.config.ts'), logLevel: 'error' });
await bundle(PSEUDO_SERVER);
process.exit(
  await run(bin('playwright'), ['test', 'e2e/pseudo.spec.ts', ...process.argv.slice(2)], {
    CHROMIUM: ensureChromium(),
  }),
);
