// Exodus on a phone: nothing runs off the side, and the sheet of slips can be filled with a thumb.
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  moment,
  moreOptions,
  sayYes,
  start,
  test,
} from './kit.ts';

test('Exodus fits a phone, from the dossier to the reveal', async ({ page }) => {
  await page.goto('/#/new/exodus');
  const seats = page.locator('.setup__seat select');
  for (let seat = 1; seat < 3; seat++) await seats.nth(seat).selectOption('random');
  await moreOptions(page);
  await page.getByLabel('Fleet questions').check();
  await start(page, 'in the hand');
  for (const name of ['Seal it', 'Cast these votes']) {
    const before = await moment(page);
    await expectNoSidewaysScroll(page);
    await page.locator('.xd-opening').getByRole('button', { name }).tap();
    await expect.poll(() => moment(page)).toBeGreaterThan(before);
  }
  // The fleet's star is in sight while slips are written.
  await expect(page.locator('.xd-star--here')).toBeInViewport();
  await page.locator('.xd-orders .choicecard').first().tap();
  await expect(page.locator('.xd-row').first()).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const before = await moment(page);
  await page.locator('.xd-intent .o-button--primary').tap();
  await sayYes(page, before);
  await expect(page.locator('.xd-slip')).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
