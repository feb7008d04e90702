// Voyages of the EOS by what lies on the board and the few cards beside it, never by the full list; and by keys alone.
import type { Locator, Page } from '@playwright/test';
import { ending, expect, moment, PATIENCE, setUp, sitDown, test } from './kit.ts';

const wayOut = (page: Page) => page.locator('[data-part="way-out"]');
const year = (page: Page) => page.locator('.er-year__now');

/** One thing that can be done, the likeliest first: a question, a figure that waits, what is proposed, the way out, a place. */
async function next(page: Page): Promise<Locator> {
  const sure = page.getByRole('button', { name: 'Do it' });
  if (await sure.isVisible()) return sure;
  const target = page.locator('.er .o-target').first();
  if (await target.isVisible()) return target;
  const figure = page.locator('.er[data-lens="ship"] .er-member__figure.o-live').first();
  const slot = page.locator('.er-slot.o-live').first();
  if ((await figure.isVisible()) && (await slot.isVisible())) return figure;
  const proposal = page.locator('.choicecard[data-lead]:visible').first();
  if (await proposal.isVisible()) return proposal;
  if (await wayOut(page).isVisible()) return wayOut(page);
  const live = page.locator('.er .o-live:visible').first();
  return (await live.isVisible()) ? live : page.locator('.choicecard:not([aria-disabled]):visible').first();
}

/** Presses until something has come of it, with a pointer or with Enter. */
async function step(page: Page, press: (one: Locator) => Promise<void>): Promise<void> {
  const before = await moment(page);
  await expect(async () => {
    if ((await moment(page)) > before || (await ending(page).isVisible())) return;
    await press(await next(page));
    await expect.poll(() => moment(page), { timeout: 3000 }).toBeGreaterThan(before);
  }).toPass({ timeout: 2 * PATIENCE });
}

const clicked = (one: Locator) => one.click({ timeout: 5000 });
const keyed = (one: Locator) => one.press('Enter', { timeout: 5000 });

/** Until the voyage is over; gives how many presses it took. */
async function sail(page: Page, press: typeof clicked, most: number): Promise<number> {
  let presses = 0;
  while (presses < most) {
    await sitDown(page);
    if (await ending(page).isVisible()) return presses;
    await step(page, press);
    presses++;
  }
  return presses;
}

test('a year by the board alone, and by Enter alone', async ({ page }) => {
  test.setTimeout(240_000);
  for (const press of [clicked, keyed]) {
    await setUp(page, { title: 'Project EOS Rise', seed: 'voyage' });
    await expect(year(page)).toContainText('2033');
    for (let presses = 0; presses < 25; presses++) {
      if (!(await year(page).innerText()).includes('2033')) break;
      await step(page, press);
    }
    await expect(year(page)).toContainText('2034');
  }
});

test('a whole voyage of one by keys alone', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(1_800_000);
  await setUp(page, { title: 'Project EOS Rise', seed: 'alone by keys alone' });
  expect(await sail(page, keyed, 500)).toBeLessThan(500);
  await expect(ending(page)).toBeVisible();
});
