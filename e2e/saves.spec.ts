import { readFileSync } from 'node:fs';
import { card, choose, expect, moment, moreOptions, newGame, playOn, test } from './kit.ts';

test('a game goes on where it was left, also after the page was loaded anew', async ({ page }) => {
  await newGame(page, 'save');
  await choose(page);
  await choose(page);
  const board = await page.locator('.table__board').innerText();
  await page.reload();
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '2');
  expect(await page.locator('.table__board').innerText()).toBe(board);
  await page.goto('/');
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '2');
});

test('the library shows the board as it stood, and another one after the next press', async ({ page }) => {
  await newGame(page, 'pictured');
  const pictured = async () => {
    await page.goto('/#/');
    const picture = page.locator('.savecard__picture .sketch');
    await expect(picture).toBeVisible();
    return picture.innerHTML();
  };
  // A match that was only begun has one, too.
  const begun = await pictured();
  await page.getByRole('link', { name: 'Go on' }).click();
  await choose(page);
  const later = await pictured();
  expect(later).not.toBe(begun);
  await page.reload();
  expect(await pictured()).toBe(later);
});

test('who leaves as soon as the table is there finds it pictured, too', async ({ page }) => {
  await page.addInitScript(() => {
    // Before the first paint, as a press that was already on its way would.
    const leave = new MutationObserver(() => {
      if (!document.querySelector('.table')) return;
      leave.disconnect();
      location.hash = '#/';
    });
    leave.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await card(page).getByRole('link', { name: 'Play' }).click();
  await moreOptions(page);
  await page.getByLabel('Seed').fill('gone at once');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.savecard__picture .sketch')).toBeVisible();
});

test('a save is thrown into the bin, and comes back by undo', async ({ page }) => {
  await newGame(page, 'delete');
  await choose(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Go on' })).toHaveCount(0);
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Go on' })).toHaveCount(1);
});

test('a record is exported, and opened again in another browser', async ({ page, browser, baseURL }) => {
  await newGame(page, 'export');
  await choose(page);
  await choose(page);
  await page.getByLabel('Menu').click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the record' }).click();
  const path = await (await downloading).path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ orrery: 1, game: 'exoship' });

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto('/');
  await other
    .getByLabel('Open a record')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: readFileSync(path) });
  await expect(other.locator('.table')).toHaveAttribute('data-moment', '2');
  await choose(other);
  expect(await moment(other)).toBe(3);
});

for (const [what, content, field, reason] of [
  ['that is no JSON', 'hello', 'file', 'JSON'],
  ['without a field', '{"orrery":1,"game":"exoship"}', 'rules', 'is missing'],
  [
    'of an unknown game',
    '{"orrery":1,"game":"ludo","rules":"1","seats":1,"options":{},"random":{"kind":"keyed","seed":"x"},"actions":[]}',
    'game',
    'ludo',
  ],
  [
    'with an illegal action',
    '{"orrery":1,"game":"exoship","rules":"1.0.0","seats":1,"options":{},"random":{"kind":"keyed","seed":"x"},"actions":[[0,{"type":"end"}]]}',
    'actions[0]',
    'action 1',
  ],
] as const) {
  test(`a file ${what} is explained, and nothing is lost`, async ({ page }) => {
    await newGame(page, 'bad file');
    await page.goto('/');
    await page
      .getByLabel('Open a record')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    const dialog = page.getByRole('dialog', { name: 'This file cannot be opened' });
    await expect(dialog.locator('code')).toHaveText(field);
    await expect(dialog).toContainText(reason);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Go on' })).toHaveCount(1);
  });
}

test('a full store is told, and the game goes on', async ({ page }) => {
  await newGame(page, 'full');
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    Storage.prototype.setItem = full;
  });
  await choose(page);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('not being saved');
});

test('finished games are kept for their replay', async ({ page }) => {
  await newGame(page, 'finished');
  await playOn(page);
  await page.getByRole('link', { name: 'To the library' }).last().click();
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go on' })).toHaveCount(0);
});
