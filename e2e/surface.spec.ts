// The boards of the kit under mouse and keys: the drawn one that has the most places, Mothership's, and Exoship's grid.
import type { Page } from '@playwright/test';
import { expect, moment, newGame, place, test, toned } from './kit.ts';
import { closeness, placedFleet } from './surface.ts';

const focused = (page: Page) => page.locator('[data-place]:focus');

/** A small board is shown whole from the start; this makes sure of it. */
async function wholeBoard(page: Page): Promise<void> {
  const before = await closeness(page);
  await page.getByRole('button', { name: 'Show the whole board' }).click();
  await expect.poll(() => closeness(page)).toBeLessThanOrEqual(before);
}

test('the wheel zooms where the pointer is, a drag pans and presses nothing, and all comes back', async ({
  page,
}) => {
  await placedFleet(page, 'wheel');
  await wholeBoard(page);
  const fitted = await closeness(page);
  const before = await moment(page);
  const goal = place(page, '2,0');
  const box = await goal.boundingBox();
  if (box === null) throw new Error('the space is not drawn');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => closeness(page)).toBeGreaterThan(fitted * 1.5);
  // What was under the pointer still is.
  const near = await goal.boundingBox();
  expect(Math.abs((near?.x ?? 0) + (near?.width ?? 0) / 2 - at.x)).toBeLessThan(3);
  expect(Math.abs((near?.y ?? 0) + (near?.height ?? 0) / 2 - at.y)).toBeLessThan(3);

  await page.mouse.down();
  await page.mouse.move(at.x + 60, at.y + 40, { steps: 4 });
  await page.mouse.up();
  const panned = await goal.boundingBox();
  expect((panned?.x ?? 0) - (near?.x ?? 0)).toBeGreaterThan(40);
  expect(await moment(page)).toBe(before);
  await expect(toned(page, 'held')).toHaveCount(0);

  await wholeBoard(page);
  await expect.poll(() => closeness(page)).toBeCloseTo(fitted);
});

test('keys walk row by row, zoom, and come back to where they were', async ({ page }) => {
  await placedFleet(page, 'walk');
  await wholeBoard(page);
  const fitted = await closeness(page);
  await page.keyboard.press('b');
  await expect(focused(page)).toHaveCount(1);
  const home = (await focused(page).getAttribute('data-place')) ?? '';
  const row = async (): Promise<number> =>
    Number((await focused(page).getAttribute('data-place'))?.split(',')[1]);
  const began = await row();
  const way = began > 0 ? 'ArrowUp' : 'ArrowDown';
  for (let rows = 1; rows <= 3; rows++) {
    await page.keyboard.press(way);
    await expect.poll(row).toBe(began > 0 ? began - rows : began + rows);
  }
  const back = began > 0 ? 'ArrowDown' : 'ArrowUp';
  for (let rows = 0; rows < 3; rows++) await page.keyboard.press(back);
  await expect(place(page, home)).toBeFocused();

  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => closeness(page)).toBeGreaterThan(fitted * 1.4);
  // Walking brings into sight what was not.
  for (let steps = 0; steps < 12; steps++) await page.keyboard.press('ArrowLeft');
  await expect(focused(page)).toBeInViewport();
  for (let times = 0; times < 4; times++) await page.keyboard.press('-');
  await expect.poll(() => closeness(page)).toBeCloseTo(fitted);

  const left = (await focused(page).getAttribute('data-place')) ?? '';
  await page.locator('.choicecard--out').focus();
  await page.keyboard.press('b');
  await expect(place(page, left)).toBeFocused();
});

test('a grid of cards is walked by keys and pressed alike', async ({ page }) => {
  await newGame(page, 'grid');
  await page.locator('[data-place][tabindex="0"]').focus();
  // Who comes by keys comes to a founder who can be chosen; from there to the first.
  for (const way of ['ArrowUp', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(way);
  await expect(place(page, '0,0')).toBeFocused();
  for (const [way, there] of [
    ['ArrowRight', '1,0'],
    ['ArrowDown', '1,1'],
    ['ArrowLeft', '0,1'],
    ['ArrowUp', '0,0'],
  ] as const) {
    await page.keyboard.press(way);
    await expect(place(page, there)).toBeFocused();
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(place(page, '1,0')).toBeFocused();
});
