// An online voyage of three people: the server is stopped in the middle of a day and started again, and the day goes on.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../scripts/ports.mjs';
import { asksNow, click, pressOnStage } from './exodusStage.ts';
import { expect, test } from './kit.ts';
import { beReady, openTable, person, sitHere } from './people.ts';

async function serve(port: number, data: string): Promise<ChildProcess> {
  const args = ['dist/server/start.js', '--host', '127.0.0.1', '--port', String(port), '--data', data];
  const server = spawn(process.execPath, args, { stdio: 'ignore' });
  const up = async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.ok;
  await expect.poll(up).toBe(true);
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
}

/** Whoever is asked presses, until all have come so far. */
async function playUntil(pages: readonly Page[], isThere: (page: Page) => Promise<boolean>): Promise<void> {
  await expect(async () => {
    for (const page of pages)
      if (!(await isThere(page)) && (await asksNow(page))) await pressOnStage(page, click);
    for (const page of pages) expect(await isThere(page)).toBe(true);
  }).toPass({ timeout: 10 * 60_000, intervals: [200] });
}

const dayOf = (page: Page) => page.locator('.xd-day b').innerText();
const writes = (page: Page) => page.locator('.xd-intent').isVisible();

test(
  'a voyage of three people outlives the server in the middle of a day',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(20 * 60_000);
    const port = await freePort();
    const data = mkdtempSync(join(tmpdir(), 'orrery-restart-'));
    let server = await serve(port, data);
    try {
      const base = `http://127.0.0.1:${port}`;
      const [ann, bob, cid] = [
        await person(browser, 'Ann', base),
        await person(browser, 'Bob', base),
        await person(browser, 'Cid', base),
      ];
      const link = await openTable(ann, 'Exodus', ['me', 'free', 'free']);
      await sitHere(bob, link);
      await sitHere(cid, link);
      const people = [ann, bob, cid];
      await beReady(...people);
      await playUntil(people, writes);
      // One has sent the slips, two are still writing.
      await pressOnStage(ann, click);
      const before = await dayOf(bob);
      await stop(server);
      server = await serve(port, data);
      expect(await dayOf(bob)).toBe(before);
      // What was sent is not asked again; the others go on, and the next morning comes.
      await playUntil(people, async (page) => (await writes(page)) && (await dayOf(page)) !== before);
      await expect(ann.locator('.xd-row')).toHaveCount(3);
    } finally {
      await stop(server);
      rmSync(data, { recursive: true, force: true });
    }
  },
);
