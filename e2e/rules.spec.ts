import { expect, newGame, test } from './kit.ts';

test('the rules open at a rule, and are searched', async ({ page }) => {
  await page.goto('/#/rules/exoship/XS-6.1');
  await expect(page.locator('[id="XS-6.1"]')).toBeInViewport();
  await page.getByLabel('Search the rules').fill('captain');
  const results = page.locator('.reader__result');
  expect(await results.count()).toBeGreaterThan(1);
  await expect(results.first().locator('mark').first()).toHaveText(/captain/i);
  await results.filter({ hasText: 'XS-1.4' }).first().click();
  await expect(page.locator('[id="XS-1.4"]')).toBeInViewport();
  await expect(page).toHaveURL(/#\/rules\/exoship\/XS-1\.4$/);
  await page.getByLabel('Search the rules').fill('zeppelin');
  await expect(page.getByText('Nothing found for “zeppelin”.')).toBeVisible();
});

test('one key opens the rules over the table, and the game is not left', async ({ page }) => {
  await newGame(page, 'rules');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByLabel('Search the rules')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.table')).toBeVisible();
});

test('an unknown rule is said to be unknown', async ({ page }) => {
  await page.goto('/#/rules/exoship/XS-99.9');
  await expect(page.getByText('There is no rule XS-99.9 here.')).toBeVisible();
});
