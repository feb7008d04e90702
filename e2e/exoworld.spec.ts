// Exoworld at its board: presses counted, the event read before it happens, a whole game by keys.
import type { Page } from '@playwright/test';
import { choices, ending, expect, missionDone, moment, PATIENCE, setUp, take, test } from './kit.ts';

const faceUp = (page: Page) => page.locator('[data-spot^="faceup:"]');

test('a turn of four draws is five presses and no dialog', async ({ page }) => {
  await setUp(page, { title: 'Exoworld Survival', seed: 'four draws' });
  await take(page, 0);
  const before = await moment(page);
  for (let draws = 1; draws <= 4; draws++) {
    await faceUp(page).first().click();
    await expect(page.locator('.table')).toHaveAttribute('data-moment', String(before + draws));
  }
  await page.locator('[data-part="way-out"]').click();
  await expect.poll(() => moment(page)).toBeGreaterThan(before + 4);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('payment that can only be one set of cards is not asked', async ({ page }) => {
  await page.goto('/#/missions/exoworld/light');
  const coach = page.getByRole('region', { name: 'Coach' });
  await coach.getByRole('button', { name: 'Go on' }).click();
  await page.locator('[data-part="hand-insect-nursery"]').click();
  await page.keyboard.press('Escape');
  await page.locator('[data-part="faceup-wind-turbines"]').click();
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '1');
  await page.locator('[data-part="hand-insect-nursery"]').click();
  await page.locator('[data-spot^="space:"]').first().click();
  await expect(await missionDone(page)).toContainText('The colony lives');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** Ends the turn of the second lesson, and notes each stage of what comes. */
  async function endTurn(page: Page): Promise<() => Promise<string[]>> {
    await page.goto('/#/missions/exoworld/turn');
    await take(page, 0);
    await page.evaluate(() => {
      const stages: string[] = [];
      const board = document.querySelector('.xw');
      const note = () => {
        const stage = board?.getAttribute('data-stage');
        if (stage && stages.at(-1) !== stage) stages.push(stage);
        if (stage === 'event' && document.querySelector('.o-event h3')?.textContent !== 'Spoiled Stores')
          stages.push('the event cannot be read');
      };
      if (board) new MutationObserver(note).observe(board, { attributeFilter: ['data-stage'] });
      Object.assign(window, { stages });
    });
    await page.locator('[data-part="way-out"]').click();
    return () => page.evaluate(() => (window as unknown as { stages: string[] }).stages);
  }

  const ALL = ['event', 'loss', 'token', 'update', 'leak'];

  test('an event is shown before its losses, and these before the update', async ({ page }) => {
    const stages = await endTurn(page);
    await expect.poll(stages, { timeout: PATIENCE }).toEqual(ALL);
    await expect(page.locator('.xw[data-stage]')).toHaveCount(0);
  });

  test('Skip leads from the event to what comes of it, and not past it', async ({ page }) => {
    const stages = await endTurn(page);
    await expect.poll(stages, { timeout: PATIENCE }).toEqual(['event']);
    await page.locator('.later').getByRole('button', { name: 'Skip' }).click();
    await expect.poll(stages, { timeout: PATIENCE }).toEqual(ALL);
  });
});

test('a whole game by keys alone', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(600_000);
  await setUp(page, { title: 'Exoworld Survival', seed: 'keys' });
  for (let taken = 0; taken < 120; taken++) {
    await expect(choices(page).first().or(ending(page)).first()).toBeVisible();
    if (await ending(page).isVisible()) break;
    const before = await moment(page);
    // The way out where there is one, else the last of all choices.
    await page.keyboard.press('e');
    await expect(async () => {
      if ((await moment(page)) > before || (await ending(page).isVisible())) return;
      const sure = page.getByRole('button', { name: 'Do it' });
      if (await sure.isVisible()) await sure.press('Enter');
      else if ((await page.locator('[data-part="way-out"]').count()) === 0)
        await choices(page).last().press('Enter');
      expect(await moment(page)).toBeGreaterThan(before);
    }).toPass({ timeout: PATIENCE });
  }
  await expect(ending(page)).toContainText('The colony is lost');
});
