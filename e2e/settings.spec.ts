import { choices, choose, expect, moment, newGame, start, test } from './kit.ts';

test('settings take effect at once and are kept', async ({ page }) => {
  await page.goto('/#/settings');
  const root = page.locator('html');
  await page.getByRole('radio', { name: 'Reduced', exact: true }).check();
  await expect(root).toHaveAttribute('data-motion', 'reduced');
  await page.getByRole('radio', { name: 'High', exact: true }).check();
  await expect(root).toHaveAttribute('data-contrast', 'high');
  await page.getByLabel('Colour aids').check();
  await expect(root).toHaveAttribute('data-aids', 'on');
  await page.getByRole('radio', { name: 'Largest', exact: true }).check();
  await page.reload();
  await expect(root).toHaveAttribute('data-motion', 'reduced');
  await expect(root).toHaveAttribute('data-contrast', 'high');
  await expect(root).toHaveAttribute('data-aids', 'on');
  await expect(root).toHaveCSS('--text-scale', '1.5');
  await page.getByRole('button', { name: 'Back to defaults' }).click();
  await expect(root).not.toHaveAttribute('data-contrast');
});

test('the set-up form remembers what was chosen last', async ({ page }) => {
  await page.goto('/#/new/exoship');
  await page.getByRole('radio', { name: 'Mars', exact: true }).check();
  await page.getByLabel('Hard mode').check();
  await start(page, 'remembered');
  await page.goto('/#/new/exoship');
  await expect(page.getByRole('radio', { name: 'Mars' })).toBeChecked();
  await expect(page.getByLabel('Hard mode')).toBeChecked();
});

test('who wants to be asked more often is asked before what shows something new', async ({ page }) => {
  await page.goto('/#/settings');
  await expect(page.getByLabel('Ask more often')).not.toBeChecked();
  await page.getByLabel('Ask more often').check();
  await newGame(page, 'asked');
  await choose(page);
  await choices(page).last().click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Do it' })).toBeHidden();
  expect(await moment(page)).toBe(1);
  // The second press on what asks does it.
  await choices(page).last().click();
  await expect(page.getByRole('button', { name: 'Do it' })).toBeVisible();
  await choices(page).last().click();
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '2');
});
