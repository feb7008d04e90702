import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from './kit.ts';

/** A link with a whole record in it. */
function linkTo(file: string): string {
  const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return deflateRawSync(JSON.stringify(record)).toString('base64url');
}

test('a match that is over is reviewed beside its replay: labels, reasons and the better line on the board', async ({
  page,
}) => {
  await page.goto(`/#/watch/${linkTo('games/exoship/test/records/earth-1.json')}/0`);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const review = page.getByRole('region', { name: 'Review' });
  await expect(review.locator('.review__curve')).toBeVisible({ timeout: 60_000 });
  await expect(review.getByText('Looked through.')).toBeVisible({ timeout: 120_000 });
  // Its numbers were measured for this table, so they are said.
  await expect(review.getByText(/Chances if players like “sound”/)).toBeVisible();
  await expect(review.locator('.review__account')).toContainText('Result');
  const marks = review.locator('.review__mark[data-from]');
  await expect(marks.first()).toContainText(/blunder|mistake|inaccuracy/);
  await page.keyboard.press('n');
  await expect(marks.first()).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('w');
  await expect(page.locator('.replay__ribbon')).toHaveText('Not played');
  await expect(review.getByText(/^Step 1 of/)).toBeVisible();
  await review.getByRole('button', { name: 'Next step' }).click();
  await expect(review.getByText(/^Step 2 of/)).toBeVisible();
  await review.getByRole('button', { name: 'Back to the match' }).click();
  await expect(page.locator('.replay__ribbon')).toHaveCount(0);
});
