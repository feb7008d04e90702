// When a page breaks while it is drawn, the person gets a way out and keeps the game.
import { readFileSync } from 'node:fs';
import { choose, expect, newGame, test } from './kit.ts';

test('a table that breaks says so, gives the record away, and comes back as it was', async ({
  page,
  complaints,
}) => {
  await newGame(page, 'trouble');
  await choose(page);
  // The board asks how fast to move whenever something has changed: from here on that fails.
  await page.evaluate(() => {
    window.getComputedStyle = () => {
      throw new Error('the board fell off');
    };
  });
  await page.keyboard.press('1');
  await expect(page.getByRole('heading', { name: 'Something broke' })).toBeVisible();
  await expect(page.getByText('the board fell off')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the record' }).click();
  const record = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
  expect(record).toMatchObject({ orrery: 1, game: 'exoship' });
  expect(record.actions).toHaveLength(2);
  await page.getByRole('button', { name: 'Load the page anew' }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '2');
  expect(complaints.join()).toContain('the board fell off');
  complaints.length = 0;
});
