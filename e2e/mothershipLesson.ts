// The tutorial of Mothership, done as its coach says, on the map and the panels.
import type { Page } from '@playwright/test';
import { expect, place, pressPlace, toned } from './kit.ts';

const offer = (page: Page, words: string) =>
  page.locator('.ms-command .ms-offer').filter({ hasText: words }).first();

/** A Fighter that can get there goes there. */
async function bring(page: Page, to: string): Promise<void> {
  const fighters = page.getByRole('button', { name: /^your Fighter \d.*(?<!has moved)$/ });
  const strip = page.locator('.ms-strip').locator(fighters);
  for (let i = 0; i < (await strip.count()); i++) {
    const ship = strip.nth(i);
    if (/has moved/.test((await ship.getAttribute('aria-label')) ?? '')) continue;
    await ship.click();
    if ((await place(page, to).getAttribute('data-tone')) === 'goal') {
      await pressPlace(page, to);
      await expect(place(page, to)).toHaveAttribute('aria-label', /^your Fighter/);
      return;
    }
  }
  throw new Error(`no Fighter reaches ${to}`);
}

export async function takeLesson(page: Page): Promise<void> {
  await page.goto('/#/missions/mothership/first');
  const coach = page.getByRole('region', { name: 'Coach' });
  const beat = (n: number) => expect(coach).toHaveAttribute('data-beat', String(n));
  await expect(coach).toHaveAttribute('data-beats', '9');

  await beat(1);
  await page.getByRole('button', { name: 'Place the rest for me' }).click();
  await expect(page.locator('.ms-strip__ship')).toHaveCount(6);
  await coach.getByRole('button', { name: 'Go on' }).click();

  await beat(2);
  await page.getByRole('slider', { name: 'Shields' }).fill('3');
  await page.getByRole('slider', { name: 'Engines' }).fill('7');
  await page.locator('[data-part="divert"]').click();

  await beat(3);
  await bring(page, '-2,0');

  await beat(4);
  await bring(page, '-2,1');
  await pressPlace(page, '-1,0');
  await page.getByRole('button', { name: 'All together' }).click();
  await expect(page.locator('.ms-odds')).toContainText('84% win');
  await page.locator('[data-part="fire"]').click();

  await beat(5);
  const rocks = toned(page, 'risk').first();
  for (const ship of await page.locator('.ms-strip__ship').all()) {
    await ship.click();
    if ((await rocks.count()) > 0) break;
  }
  await pressPlace(page, rocks);
  await offer(page, 'Deflector Shields').click();

  await beat(6);
  const halt = offer(page, 'Stop here');
  await expect(halt.or(page.locator('[data-part="end"]')).first()).toBeVisible();
  if (await halt.isVisible()) await halt.click();
  await page.locator('[data-part="end"]').click();
  await page.getByRole('button', { name: 'End it anyway' }).click();

  await beat(7);
  const keep = page.locator('.ms-offer').filter({ hasText: 'Keep the rest' }).first();
  const tech = page.locator('[data-part="tech"]');
  await expect(keep.or(tech.locator('.o-badge')).first()).toBeVisible();
  if (await keep.isVisible()) await keep.click();
  await expect(tech.locator('.o-badge')).toBeVisible();
  await tech.click();
  await page.locator('[data-part="tech-orbital-defences"]').click();
  await page.locator('[data-part="research"]').click();

  await beat(8);
  for (const ship of await page.locator('.ms-strip__ship').all()) {
    await ship.click();
    if (await offer(page, 'Deploy a Guardian').isVisible()) break;
  }
  await offer(page, 'Deploy a Guardian').click();
  const site = toned(page, 'aim').first();
  await expect(site).toBeVisible();
  await pressPlace(page, site);

  await beat(9);
  await coach.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('dialog', { name: 'Mission done' })).toBeVisible();
}
