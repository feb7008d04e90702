// People at online tables: each has a browser of their own.
import type { Browser, Page } from '@playwright/test';
import { choices, expect, moment } from './kit.ts';

export async function person(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.goto('/#/online');
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Others now see you under this name.')).toBeVisible();
  return page;
}

/** Whoever is asked takes a choice from the list, until the record has grown so much. */
export async function playOn(pages: readonly Page[], until: number): Promise<void> {
  for (;;) {
    for (const page of pages) {
      const choice = choices(page).first();
      if (!(await choice.isVisible())) continue;
      const before = await moment(page);
      await choice.click();
      const sure = page.getByRole('button', { name: 'Do it' });
      await expect
        .poll(async () => {
          if (await sure.isVisible()) await sure.click();
          return moment(page);
        })
        .toBeGreaterThan(before);
    }
    const [first] = pages;
    if (first && (await moment(first)) >= until) return;
  }
}

/** Opens a table from the lobby and gives its link. `seats`: who sits where, in the values of the form; `more`: what else is chosen there. */
export async function openTable(
  page: Page,
  game: string,
  seats: readonly string[] = [],
  more?: () => Promise<void>,
): Promise<string> {
  await page.goto('/#/online');
  await page.getByRole('link', { name: game }).click();
  if (seats.length > 0) await page.getByRole('radio', { name: String(seats.length), exact: true }).check();
  for (const [seat, who] of seats.entries())
    await page.locator('.setup__seat select').nth(seat).selectOption(who);
  await more?.();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(
    page.getByRole('heading', { name: 'Waiting for players' }).or(page.locator('.table')).first(),
  ).toBeVisible();
  return page.url();
}

export async function sitHere(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
}

/** Everyone at a full table says that they are ready, and the match begins. */
export async function beReady(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const button = page.getByRole('button', { name: 'I am ready' });
    await button.click();
    await expect(button).toHaveCount(0);
  }
  for (const page of pages) await expect(page.locator('.table')).toBeVisible();
}

export const chat = (page: Page) => page.getByRole('button', { name: /^Chat/ });
