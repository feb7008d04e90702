// The first lesson of Project EOS Rise, played as its coach says, wherever it is shown.
import type { Page } from '@playwright/test';
import { expect, missionDone } from './kit.ts';

const BURST = '[data-place="galaxy:g05-5"]';

export async function firstLight(page: Page): Promise<void> {
  await page.goto('/#/missions/eos-rise/light');
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(page.locator(BURST)).toBeInViewport();
  await page.locator(BURST).click();
  await coach.getByRole('button', { name: 'Go on' }).click();
  for (const [who, beat] of [
    ['pilot', '5'],
    ['engineer', '7'],
  ] as const) {
    // Anywhere on the card: beside the portrait, below the name.
    const { width = 0, height = 0 } = (await page.locator(`[data-part="crew-${who}"]`).boundingBox()) ?? {};
    await page.locator(`[data-part="crew-${who}"]`).click({ position: { x: width - 6, y: height * 0.75 } });
    await expect(page.locator(`[data-spot="crew:${who}"]`)).toHaveAttribute('aria-pressed', 'true');
    await page.locator('[data-part="slot-training"]').first().click();
    await expect(coach).toHaveAttribute('data-beat', beat);
  }
  await expect(page.locator('[data-part="crew-engineer"]')).toContainText('Lv 2');
  await page.locator('[data-part="way-out"]').click();
  await expect(coach).toHaveAttribute('data-beat', '8');
  await expect(page.locator(BURST)).toBeInViewport();
  await page.locator(BURST).click();
  await expect(page.getByRole('button', { name: /^Fly to 5\/5/ }).first()).toBeVisible();
  await page.locator(BURST).click();
  const over = await missionDone(page);
  await expect(over).toContainText('Radio burst 1 of');
  // The picture shows the board: its sky is drawn, and not only a frame for it.
  const sky = over.locator('.boardpicture .o-surface__svg');
  await expect.poll(async () => (await sky.boundingBox())?.height ?? 0).toBeGreaterThan(20);
}
