// `npm run e2e:long`: whole games in a real browser, to their ends. `npm test` plays short ones.
import { ensureChromium } from './chromium.mjs';
import { bin, ensureInstalled, helpWith, requireNode, run } from './tools.mjs';

helpWith(`
Builds the app and plays whole games in a real browser, to their ends: the browser tests that \`npm test\` leaves out.

Usage: npm run e2e:long -- [<arguments for Playwright>]

  npm run e2e:long -- exodus       only those in files with this name
  npm run e2e:long -- --list       says which there are
`);
requireNode();
ensureInstalled();
const built = await run(process.execPath, ['scripts/build.mjs']);
if (built !== 0) process.exit(built);
process.exit(
  await run(bin('playwright'), ['test', ...process.argv.slice(2)], {
    ORRERY_E2E_LONG: 'yes',
    CHROMIUM: ensureChromium(),
  }),
);
