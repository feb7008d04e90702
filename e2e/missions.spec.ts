import type { Page } from '@playwright/test';
import { card, choose, expect, missionDone, test } from './kit.ts';

const coachOf = (page: Page) => page.getByRole('region', { name: 'Coach' });

test('the first mission of Project EOS Rise: from the library to the first radio burst', async ({ page }) => {
  await page.goto('/');
  await card(page, 'Project EOS Rise').getByRole('link', { name: 'Learn' }).click();
  await page
    .getByRole('link', { name: /^Begin/ })
    .first()
    .click();
  const coach = coachOf(page);
  await expect(coach).toContainText('radio burst');
  await page.locator('[data-place="galaxy:g05-5"]').click();
  await expect(coach).toHaveAttribute('data-beat', '2');
  await coach.getByRole('button', { name: 'Go on' }).click();
  await page.locator('[data-spot="crew:pilot"]').click();
  // The rule opens beside the lesson, which goes on where it was.
  await coach.getByRole('button', { name: 'Read the rule' }).click();
  const rules = page.getByRole('dialog', { name: /Rules/ });
  await expect(rules.locator('[id$="ER-13.4"]').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.locator('[data-part="slot-training"]').first().click();
  await expect(coach).toHaveAttribute('data-beat', '5');
});

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
  const over = await missionDone(page);
  await expect(over).toContainText('The colony lives');
  await over.getByRole('link', { name: 'Next: One turn on Proxima' }).click();
  await expect(coach).toContainText('One action left');
});
