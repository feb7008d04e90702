import { expect, test } from '@playwright/test';

test('the app opens, shows its name and complains of nothing', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (slip) => complaints.push(String(slip)));

  await page.goto('/');

  await expect(page.getByRole('heading', { name: 'Orrery' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('once opened, the app opens again without a network', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Orrery' })).toBeVisible();
});
