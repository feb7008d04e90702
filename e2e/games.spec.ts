// Every game of the library: it opens from its card, can be played by its list of choices, and its screens hold.
import { card, choices, expect, expectAccessible, expectNoSidewaysScroll, moment, test } from './kit.ts';

const GAMES = ['Exodus', 'Exoworld Survival', 'Mothership', 'Project EOS Rise'];
const ACTIONS = 12;

for (const title of GAMES) {
  test(`${title} opens, plays and tells what it is`, async ({ page }) => {
    await page.goto('/');
    await card(page, title).getByRole('link', { name: 'Play' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.locator('.table')).toBeVisible();
    const unveil = page.getByRole('button', { name: /show the table/ });
    for (let done = 0; done < ACTIONS; ) {
      await expect(unveil.or(choices(page).first()).first()).toBeVisible();
      if (await unveil.isVisible()) await unveil.click();
      const before = await moment(page);
      await choices(page).first().click();
      const sure = page.getByRole('button', { name: 'Do it' });
      if (await sure.isVisible()) await sure.click();
      await expect.poll(() => moment(page)).toBeGreaterThan(before);
      done++;
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test(`the rules of ${title} can be read and searched`, async ({ page }) => {
    await page.goto('/');
    await card(page, title).getByRole('link', { name: 'Rules' }).click();
    await expect(page.getByLabel('Search the rules')).toBeVisible();
    await expectAccessible(page);
  });
}
