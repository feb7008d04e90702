// The set-up: one screen, the way in under the finger, and two presses from the library to the first decision.
import { card, choices, expect, expectAccessible, newLuck, sitDown, test } from './kit.ts';

const TITLES = ['Exoship', 'Exoworld Survival', 'Mothership', 'Project EOS Rise', 'Exodus'];

for (const title of TITLES)
  test(`two presses lead from the library to the first decision of ${title}`, async ({ page }) => {
    newLuck('Start is pressed at once, without a seed');
    await page.goto('/');
    await card(page, title).getByRole('link', { name: 'Play' }).click();
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeFocused();
    // Nothing of it lies below the fold.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(720);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.locator('.table')).toBeVisible();
    await sitDown(page);
    await expect(choices(page).first()).toBeAttached();
  });

test('what does not go together is greyed with the reason, and Recommended brings all back', async ({
  page,
}) => {
  await page.goto('/#/new/mothership');
  const solo = page.getByRole('radio', { name: 'Solo Challenge', exact: true });
  await expect(solo).toBeDisabled();
  await expect(page.getByText('The Solo Challenge is for one seat, not 2')).toBeVisible();
  await page.getByRole('radio', { name: '1', exact: true }).check();
  await expect(solo).toBeChecked();
  await page.getByRole('button', { name: 'Recommended' }).click();
  await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Deathmatch', exact: true })).toBeChecked();
});

test('the whole face of a game is its way in: its picture opens the missions of whoever is new', async ({
  page,
}) => {
  await page.goto('/');
  const picture = card(page).locator('.gamecard__cover svg');
  await expect(picture).toBeVisible();
  // Whatever lies over the picture is pressed.
  await picture.click({ force: true });
  await expect(page.getByRole('heading', { name: 'Missions of Exoship' })).toBeVisible();
});
