import type { Page } from '@playwright/test';
import { expect, place, test } from './kit.ts';
import { takeLesson } from './mothershipLesson.ts';

test('the first mission of Mothership on a phone, beat by beat', async ({ page }) => {
  await takeLesson(page);
});

/** What lies over the board: its lower edge belongs to the sheet, its upper one to the plates of the others. */
async function free(page: Page): Promise<{ readonly top: number; readonly bottom: number }> {
  const [plates, foot] = [page.locator('.ms-corner'), page.locator('.ms-foot')];
  const [above, below] = [await plates.boundingBox(), await foot.boundingBox()];
  return { top: (above?.y ?? 0) + (above?.height ?? 0), bottom: below?.y ?? 0 };
}

test('the sheet of an attack covers neither its target nor any ship that takes part', async ({ page }) => {
  await page.goto('/#/missions/mothership/sky');
  // Their Fighter: two Fighters fly to it and fire.
  const target = place(page, '3,0');
  await expect(target).toHaveAttribute('data-tone', 'target');
  await target.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part="fire"]')).toBeVisible();
  const spoken = page.locator('[data-place][data-tone="held"], [data-place="3,0"]');
  await expect(spoken).toHaveCount(3);
  await expect
    .poll(async () => {
      const { top, bottom } = await free(page);
      const boxes = await spoken.evaluateAll((all) =>
        all.map((one) => {
          const { y, height, x, width } = one.getBoundingClientRect();
          return { y: y + height / 2, x: x + width / 2 };
        }),
      );
      return boxes.every(({ x, y }) => y > top && y < bottom && x > 0 && x < 390);
    })
    .toBe(true);
  // Who cannot take part is named once, with the reason; the six of them are one row.
  await expect(page.locator('.ms-wing__why')).toContainText('Bomber 1 and Bomber 2: cannot hit small ships');
  const rows = await page
    .locator('.ms-wing__ship')
    .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().y))).size);
  expect(rows).toBe(1);
});
