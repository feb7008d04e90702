// The first mission of Mothership, done as its coach says, on the map and the panels.
import type { Page } from '@playwright/test';
import { expect, missionDone, place, pressPlace } from './kit.ts';

/** A ship of the learner flies from space to space. */
async function fly(page: Page, from: string, to: string): Promise<void> {
  await pressPlace(page, from);
  await expect(place(page, to)).toHaveAttribute('data-tone', 'goal');
  await pressPlace(page, to);
  await expect(place(page, to)).toHaveAttribute('aria-label', /^your/);
}

/** The proposal stands as soon as the target is pressed: its odds, and one press. */
async function fire(page: Page, odds: RegExp): Promise<void> {
  await expect(page.locator('.o-odds')).toContainText(odds);
  await page.locator('[data-part="fire"]').click();
}

export async function takeLesson(page: Page): Promise<void> {
  await page.goto('/#/missions/mothership/light');
  const coach = page.getByRole('region', { name: 'Coach' });
  const beat = (n: number) => expect(coach).toHaveAttribute('data-beat', String(n));
  await expect(coach).toHaveAttribute('data-beats', '12');

  await beat(1);
  await pressPlace(page, '-4,-1');
  await beat(2);
  await expect(place(page, '-1,-2')).toHaveAttribute('data-tone', 'goal');
  await pressPlace(page, '-1,-2');

  await beat(3);
  await fly(page, '-4,0', '-2,-1');
  await beat(5);
  await fly(page, '-5,0', '-3,-1');

  await beat(7);
  await pressPlace(page, '-2,-2');
  await beat(8);
  // A ship is taken out and put back, and the odds follow.
  await page.locator('[data-ship="p1-f2"]').click();
  await expect(page.locator('.o-odds')).toContainText(/79\s%/);
  await page.locator('[data-ship="p1-f2"]').click();
  await fire(page, /97\s%/);

  await beat(9);
  // The card that Ochre brought is kept without a question.
  await page.locator('.choicecard--out').click();

  await beat(10);
  await expect(place(page, '-1,-1')).toHaveAttribute('aria-label', /Fighter 1/);
  await coach.getByRole('button', { name: 'Go on' }).click();

  await beat(11);
  await pressPlace(page, '-1,-1');
  await beat(12);
  await fire(page, /84\s% win/);
  await missionDone(page);
}
