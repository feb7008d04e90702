// Project EOS Rise on a desk: what is large, what one press does, who sits where.
import type { Page } from '@playwright/test';
import { firstLight } from './eosLesson.ts';
import { card, choices, ending, expect, missionDone, moment, PATIENCE, setUp, test } from './kit.ts';

const board = (page: Page) => page.locator('.table__board');
const coachOf = (page: Page) => page.getByRole('region', { name: 'Coach' });

/** The share of the screen that the board has. */
async function shareOf(page: Page): Promise<number> {
  const box = await board(page).boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error('nothing to measure');
  return (box.width * box.height) / (size.width * size.height);
}

test('the first lesson is flown to its end by what lies on the board alone', async ({ page }) => {
  await firstLight(page);
});

test('ship and map have two thirds of the screen, the bar stays one row, and the lens is swapped by key', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await setUp(page, { title: 'Project EOS Rise', seed: 'room' });
  const table = page.locator('.er');
  await expect(table).toHaveAttribute('data-lens', 'ship');
  expect(await shareOf(page)).toBeGreaterThan(0.65);
  const bar = await page.locator('.er-hud').boundingBox();
  expect(bar?.height).toBeLessThan(60);
  await page.locator('[data-part="slot-training"]').first().focus();
  await page.keyboard.press('o');
  await expect(table).toHaveAttribute('data-lens', 'map');
  expect(await shareOf(page)).toBeGreaterThan(0.65);
  await page.keyboard.press('o');
  await expect(table).toHaveAttribute('data-lens', 'ship');
});

test('a fight fits on the screen with its dice in sight, and a volley is one press', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/#/missions/eos-rise/pursuit');
  await page.locator('[data-place="galaxy:g04-5"]').click();
  await page.getByRole('button', { name: /^Fly to 4\/5/ }).click();
  await page.locator('[data-part="way-out"]').click();
  await page.getByRole('button', { name: /^Everyone fights/ }).click();
  await expect(coachOf(page)).toContainText('First Strike');
  const fight = page.locator('.er-fight');
  expect(await fight.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
  const bolt = page.locator('[data-spot="card:dmg-impulse-sensor-array"]');
  await bolt.click();
  await expect(bolt).toContainText('Specialist 5 → 7');
  // What is laid out is offered once: the way out would do the same.
  await expect(page.locator('[data-part="way-out"]')).toHaveCount(0);
  await page.getByRole('button', { name: /^Strike first, and roll/ }).click();
  await expect(page.locator('.er-die').first()).toBeInViewport();
  await coachOf(page).getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('.er-alien--falls')).toHaveCount(1);
  // The dice lie below the cards, and not on their feet.
  const feet = await fight
    .locator('.er-card')
    .evaluateAll((cards) => Math.max(...cards.map((card) => card.getBoundingClientRect().bottom)));
  const rack = await fight.locator('.er-dice').boundingBox();
  expect(feet).toBeLessThanOrEqual((rack?.y ?? 0) + 1);
  await page.getByRole('button', { name: /^Fire: defeats Cinder/ }).click();
  await missionDone(page);
});

test('damage is laid out over the rooms, taken with one press and taken back with one', async ({ page }) => {
  await page.goto('/#/missions/eos-rise/shields');
  await coachOf(page).getByRole('button', { name: 'Go on' }).click();
  await page.locator('[data-part="way-out"]').click();
  await coachOf(page).getByRole('button', { name: 'Go on' }).click();
  const harrower = page.locator('[data-part="ship-galagat-harrower"]');
  await expect(harrower).toContainText('50 % to hit');
  for (const pip of [4, 5]) await page.locator(`[data-spot="pip:galagat-harrower:${pip}"]`).click();
  await expect(harrower).toContainText('17 % to hit');
  await expect(page.locator('[data-part="way-out"]')).toHaveCount(0);
  const cover = page.getByRole('button', { name: /^Roll with 2 shields.*Harrower 4 and Harrower 5/ });
  await expect(cover).toHaveCount(1);
  await cover.click();
  const crafting = page.locator('[data-part="room-crafting"]');
  await expect(crafting).toContainText('5 → 2');
  await page.getByRole('button', { name: /^Take it/ }).click();
  await expect(crafting.locator('.er-room__hull')).toHaveText('2');
  await page.keyboard.press('u');
  await expect(crafting.locator('.er-room__hull')).toHaveText('5');
});

test('portraits go to chairs by dragging, by tapping and by number; alone nobody is asked', async ({
  page,
}) => {
  await page.goto('/');
  await card(page, 'Project EOS Rise').getByRole('link', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Who is who' })).toHaveCount(0);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  const chair = (seat: number) => page.locator(`[data-spot="chair:${seat}"]`);
  const piece = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, with`) });
  await expect(chair(0)).toContainText('Commander');
  await expect(chair(1)).toContainText('Pilot');
  await piece('Pilot').press('1');
  await expect(chair(0)).toContainText('Pilot');
  await piece('Engineer').click();
  await expect(chair(0)).toContainText('Engineer');
  await expect(chair(1)).toContainText('Nobody yet');
  await piece('Combat Specialist').dragTo(chair(1));
  await expect(chair(1)).toContainText('Combat Specialist');
});

test('a hint plans the placements of a year, and they are carried out with one press', async ({ page }) => {
  await setUp(page, { title: 'Project EOS Rise', seed: 'a plan' });
  const before = await moment(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  const plan = page.getByRole('region', { name: 'Recommended' });
  await expect(plan.locator('[data-step="now"]')).toHaveCount(1);
  await plan.getByRole('button', { name: 'Carry out the plan' }).click();
  await expect.poll(() => moment(page)).toBe(before + 1);
  // At least the two who train, of one press.
  expect(await page.locator('.er-member--placed').count()).toBeGreaterThan(1);
});

test('a whole game by keys alone', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(900_000);
  await setUp(page, { title: 'Project EOS Rise', seed: 'keys' });
  for (let taken = 0; taken < 250; taken++) {
    await expect(choices(page).first().or(ending(page)).first()).toBeVisible();
    if (await ending(page).isVisible()) break;
    const before = await moment(page);
    await expect(async () => {
      if ((await moment(page)) > before || (await ending(page).isVisible())) return;
      // The way out where there is one, else the first of all choices.
      const sure = page.getByRole('button', { name: 'Do it' });
      if (await sure.isVisible()) await sure.press('Enter');
      else if ((await page.locator('[data-part="way-out"]').count()) > 0) await page.keyboard.press('e');
      else await choices(page).first().press('Enter');
      await expect.poll(() => moment(page), { timeout: 5000 }).toBeGreaterThan(before);
    }).toPass({ timeout: PATIENCE });
  }
  await expect(ending(page)).toContainText(/Too late|Lost with all hands/);
});
