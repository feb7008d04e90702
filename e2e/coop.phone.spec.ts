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

test('the parts of the EOS Rise table are swiped through, and the tabs follow', async ({ page }) => {
  await setUp(page, { title: 'Project EOS Rise', seed: 'swipe' });
  const panes = page.locator('.er-panes');
  for (const [at, name] of ['Universe', 'Starship', 'Crew', 'Watch'].entries()) {
    await panes.evaluate((row, i) => row.scrollTo({ left: i * row.clientWidth, behavior: 'instant' }), at);
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
  await page.getByRole('tab', { name: 'Universe' }).click();
  await expect(page.locator('.o-surface')).toBeInViewport();
});
