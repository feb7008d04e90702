// What the tests of the drawn board share.
import type { Locator, Page } from '@playwright/test';
import { card, expect, start } from './kit.ts';

/** Pixels to a unit of the board. */
export const closeness = (page: Page): Promise<number> =>
  page
    .locator('.o-surface__svg > g')
    .evaluate((world) => Number((world as SVGGElement).style.getPropertyValue('--k')));

export async function placedFleet(page: Page, seed: string): Promise<void> {
  await page.goto('/#/');
  await card(page, 'Mothership').getByRole('link', { name: 'Play' }).click();
  await page.getByRole('radio', { name: '1', exact: true }).check();
  await page.getByRole('radio', { name: 'Solo Challenge', exact: true }).check();
  await start(page, seed);
  await page.getByRole('button', { name: /Accept this formation/ }).click();
  await expect(page.locator('.choicecard--out')).toBeVisible();
}

/** Walks over the board by arrow keys until a place of this tone has the focus. */
export async function walkTo(page: Page, tone: string): Promise<Locator> {
  const there = page.locator(`[data-place][data-tone="${tone}"]:focus`);
  const ways = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  for (let step = 0; (await there.count()) === 0 && step < 40; step++)
    await page.keyboard.press(ways[Math.floor(step / 3) % 4] ?? 'ArrowRight');
  return there;
}
