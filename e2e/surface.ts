// What the tests of the drawn board share.
import type { Page } from '@playwright/test';
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
  await page.getByRole('button', { name: /for me$/ }).click();
  await expect(page.locator('[data-part="end"]')).toBeVisible();
}
