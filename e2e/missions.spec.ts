import type { Locator, Page } from '@playwright/test';
import { card, choose, expect, test } from './kit.ts';

const coachOf = (page: Page) => page.getByRole('region', { name: 'Coach' });
const over = (page: Page) => page.getByRole('dialog', { name: 'Mission done' });

for (const title of ['Project EOS Rise']) {
  test(`the mission of ${title} is played on the real table, beat by beat, to its end`, async ({ page }) => {
    await page.goto('/');
    await card(page, title).getByRole('link', { name: 'Learn' }).click();
    await page
      .getByRole('link', { name: /^Begin/ })
      .first()
      .click();
    const coach = coachOf(page);
    await expect(coach).toBeVisible();
    const beats = Number(await coach.getAttribute('data-beats'));
    expect(beats).toBeGreaterThanOrEqual(5);
    for (let beat = 1; beat <= beats; beat++) {
      await expect(coach).toHaveAttribute('data-beat', String(beat));
      const onwards = coach.getByRole('button', { name: 'Go on' });
      if (await onwards.isVisible()) await onwards.click();
      // A beat may take several actions: what it asks for comes first among what it allows.
      else while (await isAt(page, coach, beat)) await choose(page);
    }
    await expect(over(page)).toBeVisible();
  });
}

/** The last beat ends the mission. */
async function isAt(page: Page, coach: Locator, beat: number): Promise<boolean> {
  if (await over(page).isVisible()) return false;
  return (await coach.getAttribute('data-beat')) === String(beat);
}

test('the first mission of Exoship: another choice is answered and taken back, and it resumes where it was left', async ({
  page,
}) => {
  await page.goto('/#/missions/exoship/voice');
  const coach = coachOf(page);
  await coach.getByRole('button', { name: 'Go on' }).click();
  await choose(page);
  await choose(page);
  await expect(coach).toHaveAttribute('data-beat', '4');
  await page.reload();
  await expect(coach).toHaveAttribute('data-beat', '4');
  await coach.getByRole('button', { name: 'Go on' }).click();
  await expect(coach).toContainText('Whose arrow');
});

test('the first mission of Exoworld: what to look at, what to press, what to do', async ({ page }) => {
  await page.goto('/#/missions/exoworld/light');
  const coach = coachOf(page);
  await coach.getByRole('button', { name: 'Go on' }).click();
  await page.locator('[data-part="hand-insect-nursery"]').click();
  await expect(coach).toHaveAttribute('data-beat', '3');
  await page.keyboard.press('Escape');
  await choose(page);
  await expect(coach).toHaveAttribute('data-beat', '4');
  await choose(page);
  await expect(over(page)).toContainText('The colony lives');
  await over(page).getByRole('link', { name: 'Next: One turn on Proxima' }).click();
  await expect(coach).toContainText('One action left');
});
