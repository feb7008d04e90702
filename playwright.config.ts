// Browser tests: the built app, served by the real server on a free port of this machine.
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';
import { freePort } from './scripts/ports.mjs';

// The runner reads this file again in each of its workers; they inherit the port chosen first.
process.env.ORRERY_E2E_PORT ??= String(await freePort());
// In memory where there is such a place: what is tried here is not the disk, and a disk that stalls stalls all tables.
if (process.env.ORRERY_E2E_DATA === undefined) {
  const data = mkdtempSync(join(inMemory() ?? tmpdir(), 'orrery-e2e-'));
  process.env.ORRERY_E2E_DATA = data;
  process.on('exit', () => rmSync(data, { recursive: true, force: true }));
}
const baseURL = `http://127.0.0.1:${process.env.ORRERY_E2E_PORT}`;

const chromium = findChromium();
const { ORRERY_E2E_LONG, ORRERY_PSEUDO } = process.env;
const only = ORRERY_PSEUDO ? /@pseudo/ : ORRERY_E2E_LONG ? /@long/ : undefined;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // Half of them would wait for pages that wait: the machines that test this have few cores.
  workers: '100%',
  // Whole games that take long, and the app in the words of tests, are commands of their own.
  ...(only ? { grep: only } : { grepInvert: /@long|@pseudo/ }),
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL,
    // Recording every step costs a fifth of the time: for whoever looks for the cause of a failure.
    trace: process.env.ORRERY_E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Each test is a new browser: none fetches the whole app ahead unless that is what it tries.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { browserName: 'chromium', viewport: { width: 1280, height: 720 } },
    },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: { browserName: 'chromium', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node ${ORRERY_PSEUDO ? '.cache/pseudo' : 'dist'}/server/start.js --host 127.0.0.1 --port ${process.env.ORRERY_E2E_PORT} --data ${process.env.ORRERY_E2E_DATA}`,
    // Guests of tests are new by nature.
    env: { ORRERY_TALK_WAIT: '0', ORRERY_ADMIN_TOKEN: 'token-of-the-browser-tests' },
    url: `${baseURL}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});

function inMemory(): string | undefined {
  const place = '/dev/shm';
  if (!existsSync(place)) return undefined;
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize > 2 ** 30 ? place : undefined;
}
