import type { Locator } from '@playwright/test';
import { card, choose, expect, test } from './kit.ts';

for (const title of ['Exoship', 'Exoworld Survival', 'Project EOS Rise']) {
  test(`the tutorial of ${title} is played on the real table, beat by beat, to its end`, async ({ page }) => {
    await page.goto('/');
    await card(page, title).getByRole('link', { name: 'Tutorial' }).click();
    const coach = page.getByRole('region', { name: 'Tutorial' });
    const progress = coach.getByRole('progressbar');
    await expect(coach).toBeVisible();
    const beats = Number(await progress.getAttribute('max'));
    expect(beats).toBeGreaterThanOrEqual(5);
    for (let beat = 1; beat <= beats; beat++) {
      await expect(progress).toHaveAttribute('value', String(beat));
      const onwards = coach.getByRole('button', { name: beat === beats ? 'Finish' : 'Next' });
      if (await onwards.isVisible()) await onwards.click();
      // A beat may take several actions: what it asks for comes first among what it allows.
      else while (await isAt(coach, beat)) await choose(page);
    }
    await expect(coach).toBeHidden();
  });
}

/** The last beat may end with an action, and the coach with it. */
async function isAt(coach: Locator, beat: number): Promise<boolean> {
  return (await coach.locator(`progress[value="${beat}"]`).count()) > 0;
}

test('a beat already done can be read again, and the tutorial skipped', async ({ page }) => {
  await page.goto('/#/tutorial/exoship');
  const coach = page.getByRole('region', { name: 'Tutorial' });
  const first = await coach.getByRole('heading').innerText();
  await coach.getByRole('button', { name: 'Next' }).click();
  await expect(coach.getByRole('heading')).not.toHaveText(first);
  await coach.getByRole('button', { name: 'Back' }).click();
  await expect(coach.getByRole('heading')).toHaveText(first);
  await coach.getByRole('button', { name: 'Skip the tutorial' }).click();
  await expect(coach).toBeHidden();
  await choose(page);
});
