// What the browser keeps: saves, results and progress, in a database of its own.
import type { Page } from '@playwright/test';
import { choose, ending, expect, moment, newGame, playOn, test } from './kit.ts';

/** All there is on a shelf of the store, by key. */
async function shelf(page: Page, name: string): Promise<Record<string, Record<string, unknown>>> {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('orrery');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const { result: db } = opening;
          const found: Record<string, Record<string, unknown>> = {};
          const walking = db.transaction(wanted).objectStore(wanted).openCursor();
          walking.onsuccess = () => {
            const { result: at } = walking;
            if (at) {
              found[String(at.key)] = at.value;
              at.continue();
              return;
            }
            db.close();
            resolve(found);
          };
        };
      }),
    name,
  );
}

const local = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /orrery\/(save|progress|result)\//.test(key)),
  );

test('what lay in local storage is moved, and goes from there', async ({ page }) => {
  await newGame(page, 'moved');
  await choose(page);
  await expect.poll(async () => Object.keys(await shelf(page, 'saves')).length).toBe(1);
  const [[id, save]] = Object.entries(await shelf(page, 'saves')) as [[string, { record: object }]];
  // As an earlier version left it: the match under another name, and progress of a game.
  await page.goto('/#/settings');
  await page.evaluate(
    ([kept]) => {
      localStorage.setItem('orrery/save/former', JSON.stringify({ ...kept, id: 'former' }));
      localStorage.setItem(
        'orrery/progress/exoship',
        JSON.stringify({ missions: { voice: { done: true } } }),
      );
      localStorage.setItem('orrery/save/broken', '{"players"');
    },
    [save],
  );
  await page.goto('/');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Orrery' })).toBeVisible();
  expect(Object.keys(await shelf(page, 'saves')).sort()).toEqual([id, 'former'].sort());
  expect((await shelf(page, 'saves')).former?.record).toEqual(save.record);
  expect((await shelf(page, 'progress')).exoship).toMatchObject({ missions: { voice: { done: true } } });
  // What cannot be read is not thrown away.
  expect(await local(page)).toEqual(['orrery/save/broken']);
  await page.goto('/#/table/former');
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '1');
});

test('a result is written at the end, and stays when the match is deleted', async ({ page }) => {
  await newGame(page, 'result');
  await playOn(page);
  await expect(ending(page)).toBeVisible();
  await expect.poll(async () => Object.values(await shelf(page, 'results')).length).toBe(1);
  const [result] = Object.values(await shelf(page, 'results'));
  expect(result).toMatchObject({ game: 'exoship', seats: 1, seat: 0, hints: 0, undos: 0, people: 1 });
  expect(Number(result?.turns)).toBeGreaterThan(0);
  expect((result?.curve as number[]).length).toBeGreaterThan(2);
  await page.goto('/');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('It lies in the bin for thirty days.')).toBeVisible();
  await page.reload();
  expect(Object.values(await shelf(page, 'results'))).toEqual([result]);
});

test('two windows keep what each of them writes', async ({ page, context }) => {
  await newGame(page, 'one window');
  await choose(page);
  const other = await context.newPage();
  await newGame(other, 'other window');
  await choose(other);
  await choose(page);
  await expect.poll(async () => Object.keys(await shelf(page, 'saves')).length).toBe(2);
  const lengths = Object.values(await shelf(page, 'saves')).map(
    ({ record }) => (record as { actions: unknown[] }).actions.length,
  );
  expect(lengths.sort()).toEqual([1, 2]);
  // Whoever has the same match open twice is told, and can go on with the newer.
  const address = page.url();
  await other.goto(address);
  await other.reload();
  await expect(other.locator('.table')).toHaveAttribute('data-moment', '2');
  await choose(other);
  await page.getByRole('button', { name: 'Show it here' }).click();
  await expect.poll(() => moment(page)).toBe(3);
});

test('a page that leaves at once loses nothing', async ({ page }) => {
  await newGame(page, 'hurry');
  await choose(page);
  // The press and the leaving in one breath, as a closed lid would have it.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.choicelist__choice')?.click();
    location.reload();
  });
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '2');
  await expect.poll(() => local(page)).toEqual([]);
});

test('without a database games are kept in local storage, as far as it goes', async ({ page }) => {
  await page.addInitScript(() => {
    const open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'indexedDB', { value: { open } });
  });
  await newGame(page, 'no database');
  await choose(page);
  await page.reload();
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '1');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/#/');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('not being saved');
});

test('everything is exported as one file, and taken in by another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await newGame(page, 'file');
  await playOn(page);
  await expect.poll(async () => Object.values(await shelf(page, 'results')).length).toBe(1);
  await page.goto('/#/records');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const path = await (await downloading).path();
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto('/#/records');
  for (const taken of ['Taken in: 1 game, 1 result', 'Taken in: 0 games, 0 results']) {
    await other.getByLabel('Import').setInputFiles(path);
    await expect(other.getByText(taken)).toBeVisible();
  }
  await expect(other.getByRole('heading', { name: 'Exoship' })).toBeVisible();
  expect(await shelf(other, 'results')).toEqual(await shelf(page, 'results'));
});

test('two browsers on one date have the same table of the day', async ({ page, browser, baseURL }) => {
  const boards: string[] = [];
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  for (const one of [page, other]) {
    // Midnight must not come between the two.
    await one.clock.setFixedTime(new Date('2026-11-19T12:00:00Z'));
    await one.goto('/');
    await one.getByRole('button', { name: 'Play the table of the day' }).click();
    await expect(one.locator('.table')).toHaveAttribute('data-game', 'exoship');
    boards.push(await one.locator('.table__board').innerText());
  }
  expect(boards[0]).toBe(boards[1]);
});
