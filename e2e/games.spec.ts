// Every game of the library: it opens from its card, can be played by its list of choices, and its screens hold.
import {
  card,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newGame,
  openRecord,
  sitDown,
  take,
  test,
} from './kit.ts';

const GAMES = ['Exodus', 'Exoworld Survival', 'Mothership', 'Project EOS Rise'];
const ACTIONS = 12;

for (const title of GAMES) {
  test(`${title} opens, plays and tells what it is`, async ({ page }) => {
    await newGame(page, 'a first look', title);
    for (let taken = 0; taken < ACTIONS; taken++) {
      await sitDown(page);
      await take(page, 0);
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    // In a low window more of it scrolls, and must do so by keyboard.
    await page.setViewportSize({ width: 1280, height: 420 });
    await expectAccessible(page);
  });

  test(`the rules of ${title} can be read and searched`, async ({ page }) => {
    await page.goto('/');
    await card(page, title)
      .getByRole('link', { name: /ladder/ })
      .click();
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await expect(page.getByLabel('Search the rules')).toBeVisible();
    await expectAccessible(page);
  });
}

test('a fight in EOS Rise that is higher than its place is scrolled by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await openRecord(page, 'games/eos-rise/test/records/one-easy.json', 'flee');
  const fight = page.locator('.er-fight');
  await expect(fight).toBeVisible();
  expect(await fight.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeGreaterThan(0);
  await expectAccessible(page);
  // What can be pressed in it is reached by keyboard, and from there the rest of it; it need not be reached itself.
  await fight.getByRole('button', { name: 'Help', exact: true }).focus();
  await page.keyboard.press('End');
  await expect.poll(() => fight.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
  await page.locator('.table__board button').first().focus();
  await page.setViewportSize({ width: 1280, height: 1400 });
  await expect(fight).not.toHaveAttribute('tabindex');
});
