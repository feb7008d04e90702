// The browser of the browser tests: the system's Chromium, never one downloaded by the test runner.
import { existsSync } from 'node:fs';
import { apt, isOffered } from './debian.mjs';
import { giveUp, say } from './tools.mjs';

const PLACES = [
  // The same browser without a window's machinery: a third quicker.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string | undefined} */
export function findChromium() {
  return process.env.CHROMIUM || PLACES.find((place) => existsSync(place));
}

/** Finds Chromium, or installs it where we may. @returns {string} */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    giveUp(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM to its path.',
    );
  }
  say('No Chromium here: installing the Debian package');
  apt('update');
  const name = isOffered('chromium-headless-shell') ? 'chromium-headless-shell' : 'chromium';
  apt('install', '-y', '--no-install-recommends', name, 'fonts-dejavu-core');
  return (
    findChromium() ?? giveUp(`The package ${name} is installed, but its program is not where it should be.`)
  );
}
