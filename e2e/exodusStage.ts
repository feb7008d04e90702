// Exodus played on its stage alone: sheets are sent as the staff advises, of cards the first is pressed, reports are read.
import type { ElementHandle, Locator, Page } from '@playwright/test';
import { ending, expect, moment, moreOptions } from './kit.ts';

/** What can be pressed on the stage, what is pressed first first. */
const WAYS = [
  '.xd-go',
  '.xd-opening .o-button--primary',
  '.xd-intent .o-button--primary',
  '.xd-scene .o-button--primary',
  '.xd-stage .choicecard:not([aria-disabled])',
] as const;

const ways = (page: Page): Locator => page.locator(WAYS.join(', '));

export type Press = (what: Locator) => Promise<void>;

/** By the mouse, and by a finger. */
export const click: Press = (what) => what.click({ timeout: 2000 });
export const tap: Press = (what) => what.tap({ timeout: 2000 });

/** By keys alone: a card by its number, a button by walking to it. */
export const byKeys =
  (page: Page): Press =>
  async (what) => {
    const number = what.locator('.choicecard__key');
    if (await number.count()) return page.keyboard.press((await number.innerText()).trim());
    const isThere = () => what.evaluate((one) => one === document.activeElement);
    for (let step = 0; step < MOST_STEPS && !(await isThere()); step++) await page.keyboard.press('Tab');
    expect(await isThere(), 'the Tab key comes by').toBe(true);
    return page.keyboard.press('Enter');
  };

/** No table has as many stops of the Tab key. */
const MOST_STEPS = 150;

/** One of the tables that begin with one press, on a seed. */
export async function begin(page: Page, name: string, seed: string): Promise<void> {
  await page.goto('/#/new/exodus');
  await moreOptions(page);
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name }).click();
  await expect(page.locator('.table')).toBeVisible();
}

/** Waits until the stage asks something, or the voyage is over. */
export async function stageAsks(page: Page): Promise<boolean> {
  await expect(ending(page).or(ways(page).first()).first()).toBeVisible();
  return !(await ending(page).isVisible());
}

/** Whether the stage asks something just now. */
export const isAsked = (page: Page): Promise<boolean> => ways(page).first().isVisible();

/** Presses what the stage asks for, and waits until it has done something. */
export async function pressOnStage(page: Page, press: Press): Promise<void> {
  const before = await moment(page);
  const report = page.locator('.xd-go');
  const reading = await report.isVisible();
  let pressed: ElementHandle | undefined;
  await expect(async () => {
    // A machine may be slow to answer a press: only what still lies there is pressed again.
    if (pressed === undefined || (await pressed.evaluate((one) => one.isConnected)))
      for (const way of WAYS) {
        const first = page.locator(way).first();
        if (!(await first.isVisible())) continue;
        pressed = (await first.elementHandle()) ?? undefined;
        await press(first);
        break;
      }
    if (reading) await expect(report).toHaveCount(0, { timeout: 500 });
    // What comes of it takes its time; pressing again would press what is asked next.
    else await expect.poll(() => moment(page), { timeout: 5000 }).toBeGreaterThan(before);
  }).toPass();
}

/** Plays on the stage to the end of the voyage; gives how often was pressed. */
export async function toTheEnd(page: Page, press: Press): Promise<number> {
  let presses = 0;
  for (; await stageAsks(page); presses++) {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await pressOnStage(page, press);
  }
  return presses;
}
