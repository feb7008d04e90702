// Standing answers of Exodus: kept with the seat on the server, they answer while their browser is closed.
import type { Page } from '@playwright/test';
import { click, isAsked, pressOnStage, stageAsks } from './exodusStage.ts';
import { expect, test } from './kit.ts';
import { beReady, openTable, person, sitHere } from './people.ts';

/** Plays on the stage until the slips are to be written. */
async function upToSlips(page: Page): Promise<void> {
  while (!(await page.locator('.xd-intent').isVisible())) {
    await stageAsks(page);
    if (await page.locator('.xd-intent').isVisible()) return;
    await pressOnStage(page, click);
    await expect(page.locator('.xd-intent, .xd-opening, .xd-wait').first()).toBeVisible();
  }
}

test('who has settled polls and orders in the dark is not waited for', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  const bob = await person(browser, 'Bob');
  const link = await openTable(ann, 'Exodus', ['me', 'free', 'sound']);
  await sitHere(bob, link);
  await beReady(ann, bob);
  for (const page of [ann, bob]) {
    await stageAsks(page);
    await pressOnStage(page, click);
  }
  await Promise.all([upToSlips(ann), upToSlips(bob)]);
  await ann.locator('.xd-house--mine').click();
  const form = ann.locator('[data-part="standing"]');
  await form.locator('summary').click();
  await form.getByLabel('Polls').selectOption({ label: 'accept' });
  await form.getByLabel('Orders in the dark').selectOption({ label: 'none' });
  await form.getByLabel('Strains, first').selectOption({ label: 'out of the stores' });
  // It is the server that keeps them.
  await ann.reload();
  await ann.locator('.xd-house--mine').click();
  await form.locator('summary').click();
  await expect(form.getByLabel('Polls')).toHaveValue('accept');
  await ann.keyboard.press('Escape');
  await pressOnStage(ann, click);
  await ann.close();
  // The day goes on without her: past the vote and the dark.
  await pressOnStage(bob, click);
  const log = bob.locator('.log');
  // Told once the dark is over, whatever the dice of three people bring.
  const over = /No covert orders tonight|In the dark:/;
  await expect(async () => {
    if (!over.test(await log.innerText()) && (await isAsked(bob))) await pressOnStage(bob, click);
    await expect(log).toContainText(over, { timeout: 2000 });
  }).toPass();
});
