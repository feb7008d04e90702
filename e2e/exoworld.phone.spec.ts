// Exoworld on a phone: what a draw is chosen by is in sight together, above the sheet.
import type { Page } from '@playwright/test';
import { expect, missionDone, moment, setUp, take, test } from './kit.ts';

test('face-up cards, hand, gauges and the place of the pawn are in sight together', async ({ page }) => {
  await setUp(page, { title: 'Exoworld Survival', seed: 'pocket' });
  await take(page, 0);
  await expect(page.locator('.xw-hand__card').first()).toBeVisible();
  const hidden = await page.evaluate(() => {
    const sheet = document.querySelector('.phonesheet')?.getBoundingClientRect().top ?? 0;
    const faults: string[] = [];
    const look = (selector: string, most: number): void => {
      const found = [...document.querySelectorAll(selector)].slice(0, most);
      if (found.length === 0) faults.push(`no ${selector}`);
      for (const element of found) {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        if (left < -1 || right > innerWidth + 1 || top < 0 || bottom > sheet + 1)
          faults.push(`${selector} ${element.textContent}: ${left} ${right} ${top} ${bottom} of ${sheet}`);
      }
    };
    look('.xw-gauge', 5);
    look('.xw-market .o-playing', 3);
    look('.xw-market .o-playing__effect', 2);
    look('.xw-hand .o-playing', 2);
    look('.o-pawn--current', 1);
    return faults;
  });
  expect(hidden).toEqual([]);
});

test('a character is chosen with one tap: its card says all that it is', async ({ page }) => {
  await setUp(page, { title: 'Exoworld Survival', seed: 'pocket' });
  const before = await moment(page);
  await page.locator('.o-offer').first().tap();
  await expect(page.locator('.xw-hand__card').first()).toBeVisible();
  expect(await moment(page)).toBeGreaterThan(before);
});

/** The lesson Light, up to the card that will be built. */
async function pickNursery(page: Page): Promise<void> {
  await page.goto('/#/missions/exoworld/light');
  await page.getByRole('button', { name: 'Go on' }).tap();
  await page.locator('[data-part="hand-insect-nursery"]').tap();
  await page.locator('[data-part="faceup-wind-turbines"]').tap();
  await page.getByRole('button', { name: 'Do it' }).tap();
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '1');
  await page.locator('[data-part="hand-insect-nursery"]').tap();
}

test('where a card can be built, its sheet leaves every lit space in sight', async ({ page }) => {
  await pickNursery(page);
  await expect(page.locator('.o-menu')).toBeVisible();
  const covered = await page.evaluate(() => {
    const edge = document.querySelector('.o-menu')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('.xw-space.o-target')].filter(
      (space) => space.getBoundingClientRect().top > edge - 24,
    ).length;
  });
  expect(covered).toBe(0);
});

test('a turn of four draws is six taps: four cards, one for all of them, the end of the turn', async ({
  page,
}) => {
  await setUp(page, { title: 'Exoworld Survival', seed: 'pocket' });
  await take(page, 0);
  const before = await moment(page);
  const faceUp = page.locator('[data-spot^="faceup:"]');
  for (let n = 0; n < 4; n++) await faceUp.nth(n).tap();
  expect(await moment(page)).toBe(before);
  await page.getByRole('button', { name: 'Do all 4' }).tap();
  await expect(page.locator('.table')).toHaveAttribute('data-moment', String(before + 4));
  await page.locator('[data-part="way-out"]').tap();
  await expect.poll(() => moment(page)).toBeGreaterThan(before + 4);
});

test('one touch on a lit space builds, though what is drawn there changes under the finger', async ({
  page,
}) => {
  await pickNursery(page);
  await page.locator('[data-spot="space:1,0"]').tap();
  await expect(await missionDone(page)).toContainText('The colony lives');
});
