// Draws the installed app's PNG icons from web/public/icon.svg. Run it when the drawing changes: node scripts/icons.mjs
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.mjs';
import { helpWith, root } from './tools.mjs';

helpWith(`
Draws the installed app's PNG icons from web/public/icon.svg.

Usage: node scripts/icons.mjs
`);

const folder = join(root, 'web/public');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');
// A maskable icon is cut to any shape by the system: its ground reaches the edges.
const square = drawing.replace(' rx="112"', '');
const ICONS = [
  { name: 'icon-192.png', size: 192, svg: drawing },
  { name: 'icon-512.png', size: 512, svg: drawing },
  { name: 'icon-maskable.png', size: 512, svg: square },
  { name: 'apple-touch-icon.png', size: 180, svg: square },
];

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { name, size, svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
}
await browser.close();
