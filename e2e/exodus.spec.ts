// Exodus on its own table: the intent sheet, the dossier, the map, and a whole voyage to its end.

import type { Page } from '@playwright/test';
import { ending, expect, expectAccessible, moment, openChoices, start, test } from './kit.ts';

/** Sits down as one of three factions, with bots for the others, on a seed. */
async function setSail(page: Page, seed: string, label?: string): Promise<void> {
  await page.goto('/#/new/exodus');
  if (label) await page.getByRole('radio', { name: label }).check();
  const seats = page.locator('.setup__seat select');
  for (let seat = 0; seat < 3; seat++) await seats.nth(seat).selectOption(seat === 0 ? 'human' : 'random');
  await start(page, seed);
}

/** Takes the first card of the stage, and answers the question before a final one. */
async function takeCard(page: Page): Promise<void> {
  const before = await moment(page);
  await page.locator('.xd-stage .xd-choice').first().click();
  await sayYes(page);
  await expect.poll(() => moment(page)).toBeGreaterThan(before);
}

async function sayYes(page: Page): Promise<void> {
  const sure = page.getByRole('button', { name: 'Do it' });
  if (await sure.isVisible()) await sure.click();
}

/** The dossier and the fleet questions, by the cards on the stage. */
async function prepare(page: Page): Promise<void> {
  for (let choice = 0; choice < 8; choice++) await takeCard(page);
  await expect(page.locator('.xd-intent')).toBeVisible();
}

test('slips for all factions are written on one sheet and sent together', async ({ page }) => {
  await setSail(page, 'slips');
  await prepare(page);
  const rows = page.locator('.xd-row');
  await expect(rows).toHaveCount(3);
  await page.locator('button.xd-order').first().click();
  // Written, but not sealed: it can still be changed.
  await expect(rows.first().locator('.xd-row__slip')).not.toHaveText(/to write|✓/);
  await page.getByRole('button', { name: /^Send/ }).click();
  await sayYes(page);
  await expect(page.locator('.xd-slip')).toHaveCount(3);
  await expectAccessible(page);
});

test('a character sheet is written with the dossier, and everyone sees it', async ({ page }) => {
  await setSail(page, 'sheet');
  for (let choice = 0; choice < 3; choice++) await takeCard(page);
  await page.locator('.xd-form summary').click();
  await page.getByLabel('Name', { exact: true }).fill('Mara Quell');
  await page.getByLabel('Title').fill('Admiral');
  await page.getByLabel('In a few words').fill('Never sits with her back to a door.');
  await page.getByLabel('Portrait 6').check({ force: true });
  await expectAccessible(page);
  for (let choice = 0; choice < 5; choice++) await takeCard(page);
  await expect(page.locator('.xd-house--mine')).toContainText('Admiral Mara Quell');
  await page.locator('.xd-house--mine').click();
  await expect(page.getByRole('dialog')).toContainText('Never sits with her back to a door.');
});

test('the dossier is for its seat, the books are for everyone, and both are accessible', async ({ page }) => {
  await setSail(page, 'books');
  await prepare(page);
  await page.locator('.xd-house--mine').click();
  const dossier = page.getByRole('dialog', { name: 'Your dossier' });
  await expect(dossier.getByRole('heading', { name: 'Agendas' })).toBeVisible();
  await expect(dossier.locator('.xd-secret')).toHaveCount(5);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.locator('.xd-house:not(.xd-house--mine)').first().click();
  const book = page.getByRole('dialog');
  await expect(book.getByRole('heading', { name: 'Book of orders' })).toBeVisible();
  await expect(book.locator('.xd-secret')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.locator('.xd-gauge').first().click();
  await expect(page.getByRole('dialog', { name: 'The fleet' })).toContainText('CC BY 3.0');
  await expectAccessible(page);
});

test('a whole voyage by the list of choices, to its end', { tag: '@long' }, async ({ page }) => {
  await setSail(page, 'voyage', 'People');
  const choices = page.getByRole('list', { name: 'What you can do now' }).getByRole('button');
  for (;;) {
    await expect(ending(page).or(choices.first()).first()).toBeVisible();
    if (await ending(page).isVisible()) break;
    // The seventh trait has the name that was chosen for it, wherever it is spoken of.
    await expect(page.locator('.table')).not.toContainText(/\bWomen\b|Chauvinism/);
    const before = await moment(page);
    await openChoices(page);
    await choices.first().click();
    await sayYes(page);
    await expect
      .poll(async () => (await moment(page)) > before || (await ending(page).isVisible()))
      .toBe(true);
  }
  await expect(ending(page).locator('.xd-rank')).toHaveCount(3);
  await expectAccessible(page);
});
