// People at online tables: each has a browser of their own.
import type { Browser, Page } from '@playwright/test';
import { choices, expect, moment, openChoices, PATIENCE } from './kit.ts';

export async function person(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.goto('/#/online');
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Others now see you under this name.')).toBeVisible();
  return page;
}

export const isAsked = (page: Page): Promise<boolean> => choices(page).first().isVisible();

/** Waits until the table asks any of them: news of a move is on its way for a moment. */
export async function someoneAsked(pages: readonly Page[]): Promise<void> {
  await expect.poll(async () => (await Promise.all(pages.map(isAsked))).includes(true)).toBe(true);
}

/**
 * The first of the choices, and its question answered. News may take the question away while the hand is on its way to
 * it, so no click waits for long; who is not asked any more has nothing to do.
 */
export async function playOnce(page: Page): Promise<void> {
  const before = await moment(page);
  const sure = page.getByRole('button', { name: 'Do it' });
  let chosen = false;
  await expect(async () => {
    if ((await moment(page)) > before) return;
    if (await sure.isVisible()) await sure.click({ timeout: SOON });
    else if (!chosen && !(await isAsked(page))) return;
    else if (!chosen) {
      await openChoices(page);
      await choices(page).first().click({ timeout: SOON });
      chosen = true;
    }
    expect(await moment(page)).toBeGreaterThan(before);
  }).toPass({ timeout: PATIENCE });
}

/** How long a click may take that should be possible at once, in milliseconds. */
const SOON = 5000;

/** Whoever is asked takes a choice from the list, until the record has grown so much. */
export async function playOn(pages: readonly Page[], until: number): Promise<void> {
  for (;;) {
    await someoneAsked(pages);
    for (const page of pages) if (await isAsked(page)) await playOnce(page);
    const [first] = pages;
    if (first && (await moment(first)) >= until) return;
  }
}

/** Those of `others` play until `page` is asked and none of them. */
export async function playUntilAsked(page: Page, others: readonly Page[]): Promise<void> {
  const pages = [page, ...others];
  for (;;) {
    await someoneAsked(pages);
    const busy = [];
    for (const other of others) if (await isAsked(other)) busy.push(other);
    const [next] = busy;
    if (next === undefined) return;
    await playOnce(next);
  }
}

/** Takes the first choice as long as there is one for this person. */
export async function playAll(page: Page): Promise<void> {
  while (await isAsked(page)) await playOnce(page);
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
  const open = page.getByRole('button', { name: 'Open the table' });
  const opened = page
    .getByRole('heading', { name: 'Waiting for players' })
    .or(page.locator('.table'))
    .first();
  // A strained server refuses new tables for a moment, and says so.
  await expect(async () => {
    if (await open.isVisible()) await open.click({ timeout: SOON });
    await expect(opened).toBeVisible({ timeout: SOON });
  }).toPass({ timeout: PATIENCE });
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

/** What is said at the table: a tab beside the board, a button on a phone. */
export const talkOf = (page: Page) => page.getByRole('button', { name: /^Talk/ });

/** One of the ways in the menu of a table in play. */
export async function choose(page: Page, way: string): Promise<void> {
  await page.getByLabel('Menu').click();
  await page.getByRole('button', { name: way, exact: true }).click();
}

export const sitting = (page: Page): Promise<void> => choose(page, 'Who sits here');
