// A record of former rules that does not go on under today's: kept, read as far as it goes, taken along.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, expectAccessible, test } from './kit.ts';

/** Where today's rules cannot follow. */
const FAR = 20;
const kept = JSON.parse(
  readFileSync(new URL('../games/exoworld/test/former/trappist-1h-3-whole.json', import.meta.url), 'utf8'),
);
const record = { ...kept, actions: kept.actions.with(FAR, [0, { type: 'forgotten' }]) };

test('a former match from a file says who plays it, is read, and taken along as it was', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Open a record').setInputFiles({
    ...{ name: 'match.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await expect(page.getByRole('heading', { name: 'Another release plays this game' })).toBeVisible();
  await expect(page.getByText('Orrery 0.1.0 plays all of it (rules 1.1.1).')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take the record along' }).click();
  const path = await (await download).path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(record);
  await page.getByRole('link', { name: 'Read it as far as it goes here' }).click();
  await expect(page.getByRole('slider', { name: 'Moment' })).toHaveAttribute('max', String(FAR));
  await expect(page.getByRole('note')).toContainText('Orrery 0.1.0 plays all of it');
  await expectAccessible(page);
});

test('a former match in a link is read as far as it goes', async ({ page }) => {
  await page.goto(`/#/watch/${deflateRawSync(JSON.stringify(record)).toString('base64url')}`);
  await expect(page.getByRole('slider', { name: 'Moment' })).toHaveAttribute('max', String(FAR));
  await expect(page.getByRole('note')).toContainText('Orrery 0.1.0 plays all of it');
});
