// The tables of the two games played together, on a phone: one part at a time, and nothing beyond the edge.
import { choose, expect, expectAccessible, setUp, test } from './kit.ts';

for (const title of ['Exoworld Survival', 'Project EOS Rise']) {
  test(`${title} stays within the edges of a phone and free of grave barriers`, async ({ page }) => {
    await setUp(page, { title, seed: 'pocket' });
    for (let taken = 0; taken < 8; taken++) await choose(page);
    const board = page.locator('.table__board');
    expect(await board.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await expectAccessible(page);
  });
}

test('the EOS Rise table shows one part at a time, and the others are one press away', async ({ page }) => {
  await setUp(page, { title: 'Project EOS Rise', seed: 'swipe' });
  const ship = page.getByRole('region', { name: 'Starship EOS' });
  await expect(ship).toBeVisible();
  await expect(page.locator('.o-surface')).toHaveCount(0);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page.locator('.o-surface')).toBeInViewport();
  await expect(ship).toHaveCount(0);
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(ship).toBeInViewport();
});
