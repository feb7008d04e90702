// A voyage of Exodus on its stage: one press to begin, a report that adds up, and whole voyages to their ends.
import type { Locator, Page } from '@playwright/test';
import { pressOnStage, stageAsks } from './exodusStage.ts';
import { ending, expect, expectAccessible, moreOptions, start, test } from './kit.ts';

const click = (what: Locator) => what.click({ timeout: 2000 });

/** One of the tables that begin with one press, on a seed. */
async function begin(page: Page, name: string, seed: string): Promise<void> {
  await page.goto('/#/new/exodus');
  await moreOptions(page);
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name }).click();
  await expect(page.locator('.table')).toBeVisible();
}

test('the first voyage begins with one press, with who you are and no questions', async ({ page }) => {
  await begin(page, 'First voyage', 'first voyage');
  await expect(page.locator('.xd-who')).toContainText('You are');
  await expect(page.locator('.xd-gauges')).toHaveCount(0);
  await pressOnStage(page, click);
  await expect(page.locator('.xd-intent')).toBeVisible();
  // Map and stage have two thirds of the screen, and the page itself does not scroll.
  const share = await page.evaluate(() => {
    const areas = ['.xd-map', '.xd-stage', '.xd-gauges', '.xd-houses'].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return (box?.width ?? 0) * (box?.height ?? 0);
    });
    return areas.reduce((sum, area) => sum + area, 0) / (innerWidth * innerHeight);
  });
  expect(share).toBeGreaterThan(0.65);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
    0,
  );
});

test('whoever votes says why, and the report of the day adds up', async ({ page }) => {
  await begin(page, 'First voyage', 'report');
  const report = page.locator('.xd-report');
  let quoted = 0;
  while (!(await report.isVisible())) {
    expect(await stageAsks(page)).toBe(true);
    quoted = Math.max(quoted, await page.locator('.xd-quote q').count());
    if (await report.isVisible()) break;
    await pressOnStage(page, click);
    await expect(report.or(page.locator('.xd-stage .choicecard, .xd-wait, .xd-slips')).first()).toBeVisible();
  }
  expect(quoted).toBeGreaterThan(0);
  const moves = await report.locator('.xd-list li', { hasText: '→' }).allInnerTexts();
  expect(moves.length).toBeGreaterThan(1);
  for (const move of moves) {
    const [, from, to] = /(\d+) → (\d+)/.exec(move) ?? [];
    const pieces = [...move.replace(/\d+ → \d+/, '').matchAll(/([+−])(\d+) /g)];
    const sum = pieces.reduce((all, [, sign, by]) => all + (sign === '−' ? -1 : 1) * Number(by), 0);
    expect(sum, move).toBe(Number(to) - Number(from));
  }
  await expectAccessible(page);
});

for (const [name, seats] of [
  ['First voyage', 3],
  ['Council of five', 5],
  ['Eight at the table', 8],
] as const)
  test(`${name}: a whole voyage on the stage, to its end`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(30 * 60_000);
    await begin(page, name, `whole ${seats}`);
    let presses = 0;
    for (; await stageAsks(page); presses++) {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await pressOnStage(page, click);
    }
    test.info().annotations.push({ type: 'presses', description: String(presses) });
    await expect(ending(page).locator('.xd-rank')).toHaveCount(seats);
    await expect(ending(page).locator('.xd-rank .xd-you')).toHaveCount(1);
  });

test('a whole voyage by keys alone', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(30 * 60_000);
  await page.goto('/#/new/exodus');
  await start(page, 'keys');
  while (await stageAsks(page))
    await pressOnStage(page, async (what) => {
      await what.focus();
      await page.keyboard.press('Enter');
    });
  await expect(ending(page).locator('.xd-rank')).toHaveCount(3);
});
