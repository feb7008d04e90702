// Exodus played on its stage alone: sheets are sent as the staff advises, of cards the first is pressed, reports are read.
import { expect, type Locator, type Page } from '@playwright/test';
import { ending, moment } from './kit.ts';

/** What can be pressed on the stage, what is pressed first first. */
const WAYS = [
  '.xd-go',
  '.xd-opening .o-button--primary',
  '.xd-intent .o-button--primary',
  '.xd-scene .o-button--primary',
  '.xd-stage .choicecard:not([aria-disabled])',
] as const;

const ways = (page: Page): Locator => page.locator(WAYS.join(', '));

/** Waits until the stage asks something, or the voyage is over. */
export async function stageAsks(page: Page): Promise<boolean> {
  await expect(ending(page).or(ways(page).first()).first()).toBeVisible();
  return !(await ending(page).isVisible());
}

/** Presses what the stage asks for, and waits until it has done something. */
export async function pressOnStage(page: Page, press: (what: Locator) => Promise<void>): Promise<void> {
  const before = await moment(page);
  const report = page.locator('.xd-go');
  const reading = await report.isVisible();
  await expect(async () => {
    for (const way of WAYS) {
      const first = page.locator(way).first();
      if (!(await first.isVisible())) continue;
      await press(first);
      break;
    }
    if (reading) await expect(report).toHaveCount(0, { timeout: 500 });
    // What comes of it takes its time; pressing again would press what is asked next.
    else await expect.poll(() => moment(page), { timeout: 5000 }).toBeGreaterThan(before);
  }).toPass();
}
