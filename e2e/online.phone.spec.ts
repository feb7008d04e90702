// The lobby and an online table on a phone: everything can be reached, and nothing is wider than the screen.
import { choices, expect, moment, test } from './kit.ts';

test('a table is opened and played on a phone', async ({ page }) => {
  await page.goto('/#/online');
  await page.getByLabel('Your name at the table').fill('Pia');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Exoship' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.table')).toBeVisible();
  await page.getByRole('button', { name: /^All choices/ }).click();
  await choices(page).first().click();
  const sure = page.getByRole('button', { name: 'Do it' });
  await expect
    .poll(async () => {
      if (await sure.isVisible()) await sure.click();
      return moment(page);
    })
    .toBe(1);
  await page.getByRole('button', { name: /^Talk/ }).click();
  await page.getByRole('button', { name: 'Good luck!' }).click();
  await expect(page.getByText('Pia Good luck!')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
