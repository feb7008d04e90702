// What a board shows at length: nothing beside it runs ahead, and whoever acts meanwhile does not wait.
import type { Page } from '@playwright/test';
import { choose, expect, moment, newGame, test } from './kit.ts';

// Here it is about what moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    seen: { later: number; ahead: number };
    /** The stages that parts of the board showed, each time one changed. */
    stages: string[][];
    countedBy?: number;
  }
}

/** A generation of Exoship passes, the longest that one press sets going; the page itself looks on, so that no time matters. */
async function passGeneration(page: Page, acts: boolean): Promise<number> {
  await newGame(page, 'acceptance');
  await choose(page);
  const before = await moment(page);
  await page.evaluate((act) => {
    window.seen = { later: 0, ahead: 0 };
    const look = (): void => {
      if (!document.querySelector('.column[data-later] .later')) return;
      window.seen.later++;
      if (document.querySelector('.side__log')?.textContent?.includes('step 1')) window.seen.ahead++;
      if (act && window.seen.later === 1)
        document.querySelector<HTMLElement>('.choicelist__choice:not(.choicelist__choice--closed)')?.click();
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  }, acts);
  await page.keyboard.press('e');
  return before;
}

test('while the board shows what happens the column says so, and the log waits', async ({ page }) => {
  await passGeneration(page, false);
  await expect(page.locator('.side__log')).toContainText('step 1');
  await expect(page.locator('.column[data-later]')).toHaveCount(0);
  const { later, ahead } = await page.evaluate(() => window.seen);
  expect(later).toBeGreaterThan(0);
  expect(ahead).toBe(0);
});

test('whoever acts while something is shown is heard', async ({ page }) => {
  const before = await passGeneration(page, true);
  await expect(page.locator('.table')).toHaveAttribute('data-moment', String(before + 2));
  expect((await page.evaluate(() => window.seen)).later).toBeGreaterThan(0);
});

test('the stages of one press come one after the other, and all parts of the board show the same', async ({
  page,
}) => {
  await newGame(page, 'acceptance');
  await choose(page);
  await page.evaluate(() => {
    window.stages = [];
    const look = (): void => {
      const shown = [...document.querySelectorAll('.table__board [data-stage]')].map(
        (part) => part.getAttribute('data-stage') ?? '',
      );
      if (shown.length > 0) window.stages.push([...new Set(shown)]);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-stage'],
    });
  });
  await page.keyboard.press('e');
  await expect(page.locator('.side__log')).toContainText('step 1');
  await expect(page.locator('.table__board [data-stage]')).toHaveCount(0);
  const seen = await page.evaluate(() => window.stages);
  expect(seen.filter((parts) => parts.length > 1)).toEqual([]);
  const order = seen.flat().filter((stage, n, all) => stage !== all[n - 1]);
  expect(order.length).toBeGreaterThan(2);
  // None comes back once the next has begun.
  expect(new Set(order).size).toBe(order.length);
});

test('a press while something is shown counts before the frame after next', async ({ page }) => {
  await newGame(page, 'acceptance');
  await choose(page);
  await page.evaluate(() => {
    const at = () => Number(document.querySelector('.table')?.getAttribute('data-moment'));
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const press = async (): Promise<void> => {
      const before = at();
      document.querySelector<HTMLElement>('.choicelist__choice:not(.choicelist__choice--closed)')?.click();
      await frame();
      await frame();
      window.countedBy = at() - before;
    };
    // The page itself presses, as soon as it shows something: on a busy machine a press from outside may come too late.
    const watching = new MutationObserver(() => {
      if (!document.querySelector('.column[data-later] .later')) return;
      watching.disconnect();
      void press();
    });
    watching.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.keyboard.press('e');
  await page.waitForFunction(() => window.countedBy !== undefined);
  expect(await page.evaluate(() => window.countedBy)).toBe(1);
});
