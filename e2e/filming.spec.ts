// Long records are played in a worker, once; the page does not play them itself and can be used meanwhile.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './kit.ts';

const LONG = 'games/eos-rise/test/records/last-dash-one.json';
const record = readFileSync(LONG, 'utf8');
const { length } = JSON.parse(record).actions;

interface Films {
  asked: number;
  release?(): void;
}

/** Keeps back what the page asks of its workers to play, until it is let go. */
async function holdFilms(page: Page) {
  await page.addInitScript(() => {
    const films: Films = { asked: 0 };
    Object.assign(window, { films });
    const Real = Worker;
    window.Worker = class extends Real {
      override postMessage(message: unknown): void {
        const isFilm = typeof message === 'object' && message !== null && 'film' in message;
        if (isFilm) {
          films.asked++;
          films.release = () => super.postMessage(message);
        } else super.postMessage(message);
      }
    };
  });
  const films = () => (window as unknown as { films: Films }).films;
  const handle = () => page.evaluateHandle(films);
  const asked = async () => (await handle()).evaluate((one) => one.asked);
  /** Lets the last go, once so many have been asked for since the page was loaded. */
  const release = async (count: number) => {
    await expect.poll(asked).toBe(count);
    await (await handle()).evaluate((one) => one.release?.());
  };
  return { asked, release };
}

const running = (page: Page) => page.getByRole('progressbar', { name: /^Playing it through: 0 of/ });

test('a long match in a link is played in a worker, once, and the page can be left meanwhile', async ({
  page,
}) => {
  const films = await holdFilms(page);
  const link = `/#/watch/${deflateRawSync(record).toString('base64url')}/500`;
  await page.goto(link);
  await expect(running(page)).toBeVisible();
  await expect(running(page)).toHaveAttribute('max', String(length));
  await expectAccessible(page);
  await page.getByRole('link', { name: 'To the library' }).click();
  await expect(page.getByRole('heading', { name: 'Orrery' })).toBeVisible();

  await page.goto(link);
  await expect(running(page)).toBeVisible();
  await films.release(2);
  await expect(page.getByRole('slider', { name: 'Moment' })).toHaveAttribute('max', String(length));
  await expect(page.getByRole('slider', { name: 'Moment' })).toHaveValue('500');
  expect(await films.asked()).toBe(2);
});

test('a long record from a file is played once and then gone on with, and again after a reload', async ({
  page,
}) => {
  const films = await holdFilms(page);
  const { hash: _, actions, ...rest } = JSON.parse(record);
  const cut = JSON.stringify({ ...rest, actions: actions.slice(0, -14) });
  await page.goto('/');
  await page
    .getByLabel('Open a record')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(cut) });
  await films.release(1);
  await expect(page.locator('.table')).toHaveAttribute('data-moment', String(length - 14));
  expect(await films.asked()).toBe(1);

  await page.reload();
  await expect(running(page)).toBeVisible();
  await expect(page.locator('.table')).toHaveCount(0);
  await films.release(1);
  await expect(page.locator('.table')).toHaveAttribute('data-moment', String(length - 14));
});

test('what is wrong with a long link is told as ever', async ({ page }) => {
  const { hash: _, ...rest } = JSON.parse(record);
  const wrong = JSON.stringify({ ...rest, actions: rest.actions.with(300, [0, { type: 'nonsense' }]) });
  await page.goto(`/#/watch/${deflateRawSync(wrong).toString('base64url')}`);
  await expect(page.getByRole('heading', { name: 'This link cannot be opened' })).toBeVisible();
  await expect(page.locator('code')).toHaveText('actions[300]');
});
