// A board of one's own (MS-2.9): typed in at the set-up, told what is wrong with it, and played on.
import { card, expect, moreOptions, start, test } from './kit.ts';

test('a board that breaks a rule is named with it, one that does not is on the table', async ({ page }) => {
  await page.goto('/#/');
  await card(page, 'Mothership').getByRole('link', { name: 'Play' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  for (const seat of [1, 2]) await page.getByLabel(`Player ${seat}`).selectOption({ label: 'Human here' });
  await moreOptions(page);
  await page.getByRole('radio', { name: 'A board of your own' }).check();
  const board = page.getByRole('textbox', { name: 'Your board' });
  await board.fill('radius 12\nstations -3,0 3,0\nminerals 0,0 0,3 0,-3');
  await expect(page.getByText(/Your board breaks MS-1\.1/).first()).toBeVisible();
  await board.fill('name Yard\nradius 5\nstations -3,0 3,0\nminerals 0,0 0,3 0,-3');
  await expect(page.getByText(/Your board breaks/)).toHaveCount(0);
  await start(page, 'yard');
  await page.getByRole('button', { name: /show the table/ }).click();
  // every space of radius 5, and nothing beyond
  await expect(page.locator('[data-place]')).toHaveCount(91);
});
