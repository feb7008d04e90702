// The board editor: drawn by pointer and by keys, told what is wrong with its rule, measured by bots, shared and played on.
import { expect, expectAccessible, moreOptions, place, pressPlace, start, test } from './kit.ts';

const said = 'This board can be played by 2 fleets.';

test('a board is drawn, what is illegal is named with its rule, and it is played on', async ({ page }) => {
  await page.goto('/#/game/mothership');
  await page.getByRole('link', { name: 'Draw a board' }).click();
  await expect(page.getByText(said)).toBeVisible();
  await expectAccessible(page);

  // With half a turn, a press puts down two: more gas planets than there are.
  await page.locator('[data-tool="gas"]').click();
  await pressPlace(page, '5,-7');
  await expect(place(page, '-5,7')).toHaveAttribute('aria-label', /Gas planet/);
  await expect(page.getByRole('alert')).toContainText('there are 2 gas planets, not 4');
  await expect(page.getByRole('alert')).toContainText('MS-2.2');
  await expect(page.getByRole('button', { name: 'Play on it', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(said)).toBeVisible();

  // By keys: a number takes the tool, arrows walk, Enter puts down.
  await place(page, '0,0').focus();
  await page.keyboard.press('2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(place(page, '3,0')).toHaveAttribute('aria-label', /Mineral planet/);
  await expect(place(page, '-3,0')).toHaveAttribute('aria-label', /Mineral planet/);
  await page.getByRole('textbox', { name: 'Name' }).fill('Five Wells');

  // What was drawn is there again, and on the table.
  await page.reload();
  await expect(place(page, '3,0')).toHaveAttribute('aria-label', /Mineral planet/);
  await page.getByRole('button', { name: 'Play on it', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'A board of your own' })).toBeChecked();
  await moreOptions(page);
  await expect(page.getByRole('textbox', { name: 'Your board' })).toHaveValue(/name Five Wells/);
  await start(page, 'five wells');
  await expect(place(page, '3,0')).toHaveAttribute('aria-label', /nobody’s yet, Planet Defence 6/);
});

test('bots play on a board, and the tally is told game by game', async ({ page }) => {
  await page.goto('/#/board');
  await page.getByRole('button', { name: 'Let bots play on it' }).click();
  await expect(page.getByText(/^[1-9]\d* of 24 games played$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Let bots play on it' })).toBeVisible();
  await expect(page.getByText(/^Station 1: /)).toBeVisible();
});

test('a link leads to its board, and a file is opened', async ({ page }) => {
  const text = 'name Yard\nradius 5\nstations -3,0 3,0\nminerals 0,0 0,3 0,-3';
  await page.goto(`/#/board/${encodeURIComponent(text.replaceAll('\n', '; '))}`);
  await expect(page.locator('[data-place]')).toHaveCount(91);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Yard');
  await page.getByLabel('Open a file').setInputFiles({
    ...{ name: 'other.txt', mimeType: 'text/plain' },
    buffer: Buffer.from(text.replace('radius 5', 'radius 6')),
  });
  await expect(page.locator('[data-place]')).toHaveCount(127);
});
