import { choices, choose, ending, expect, expectNoSidewaysScroll, newGame, playOn, test } from './kit.ts';

test('a whole game on a phone by tapping', async ({ page }) => {
  await newGame(page, 'phone');
  await expectNoSidewaysScroll(page);
  await playOn(page);
  await expectNoSidewaysScroll(page);
  await ending(page).getByRole('button', { name: 'Look at the board' }).click();
  await expect(page.getByRole('button', { name: 'Result' })).toBeVisible();
});

test('decision and log are one tap away and large enough to tap', async ({ page }) => {
  await newGame(page, 'sheets');
  await choose(page);
  await page.getByRole('button', { name: 'Log' }).click();
  await expect(page.locator('.log__entry')).toHaveCount(2);
  await page.goBack();
  await expect(page.locator('.log__entry')).toHaveCount(0);
  await page.getByRole('button', { name: /^All choices/ }).click();
  for (const choice of await choices(page).all())
    expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

for (const title of ['Exoship', 'Exoworld Survival', 'Project EOS Rise']) {
  test(`the largest text fits the width of a phone: ${title}`, async ({ page }) => {
    await page.goto('/#/settings');
    await page.getByRole('radio', { name: 'Largest', exact: true }).check();
    await newGame(page, 'large', title);
    for (const part of ['.bar', '.table__board', '.phonesheet']) {
      const box = await page.locator(part).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), part).toBeLessThanOrEqual(390);
    }
    const board = page.locator('.table__board');
    expect(await board.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });
}

test('the table can be used at 200 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await newGame(page, 'zoom');
  await choose(page);
  await expectNoSidewaysScroll(page);
});
