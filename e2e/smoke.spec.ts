import { choose, expect, newGame, test } from './kit.ts';

// The app is kept in the browser, as at home.
test.use({ serviceWorkers: 'allow' });

test('the app opens, shows its name and its games', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Orrery' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Exoship' })).toBeVisible();
});

test('once opened, everything works without a network', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await newGame(page, 'offline');
  await choose(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('button', { name: 'Hide the hint' })).toBeVisible({ timeout: 30_000 });
  await page.goto('/#/rules/exoship/XS-5.2');
  await expect(page.getByLabel('Search the rules')).toBeVisible();
});
