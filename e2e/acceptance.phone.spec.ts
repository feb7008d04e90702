// What every table must hold on a phone: targets for fingers, a sheet that stays low and covers nothing it speaks of.
import type { Page } from '@playwright/test';
import { choices, expect, moment, PERSON, setUp, TABLES, test } from './kit.ts';

/** Links within a line of words, what is drawn off sight, and the grip, whose target is wider than its bar. */
const EXEMPT = [
  ...['.choicelist', '.term', '.phonesheet__grip', '.visually-hidden', '[aria-hidden="true"]'],
  // Known to be smaller: the lowest gauge of Exoworld, and the level beside a portrait of EOS Rise.
  ...['[data-spot="gauge:emergency"]', '.er-member__name'],
].join();
const PEEK = 144;

/**
 * What a finger cannot hit 21 pixels from its middle, to each side, up and down: on the board as in the bar and the
 * sheet. Drawn boards are zoomed, so their places are left out.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator('.table :is(a, button, summary, select, input)').evaluateAll((all, exempt) => {
    const hits = (one: Element, x: number, y: number): boolean => {
      const met = document.elementFromPoint(x, y);
      return met !== null && one.contains(met);
    };
    return all
      .filter((one) => !one.closest(exempt) && one.getClientRects().length > 0)
      .flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        // What is scrolled out of sight, or lies below something else, is no target now.
        if (!hits(one, x, y)) return [];
        const missed = [
          [-21, 0],
          [21, 0],
          [0, -21],
          [0, 21],
        ].some(([dx = 0, dy = 0]) => !hits(one, x + dx, y + dy));
        const name = one.getAttribute('aria-label') ?? one.textContent;
        return missed ? [`${name}: ${Math.round(width)}×${Math.round(height)}`] : [];
      });
  }, EXEMPT);
}

/** Without company where a game can be played alone: what others do would be told in the sheet at any moment. */
function alone({ title, players = [PERSON] }: (typeof TABLES)[number]) {
  return { title, players: COMPANY.includes(title) ? players : [PERSON] };
}
const COMPANY = ['Exodus'];

for (const table of TABLES.map(alone)) {
  test(`${table.title}: targets are 44 pixels, the sheet is low, and covers nothing it speaks of`, async ({
    page,
  }) => {
    await setUp(page, { ...table, seed: 'fingers' });
    await expect(choices(page).first()).toBeAttached();
    expect(await smallTargets(page)).toEqual([]);
    const sheet = page.locator('.phonesheet');
    await expect(sheet).toHaveAttribute('data-height', 'peek');
    expect((await sheet.boundingBox())?.height ?? PEEK + 1).toBeLessThanOrEqual(PEEK);
    // The dossier of Exodus is a sheet of its own, marked before anyone asks.
    if (table.title === 'Exodus') return;
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.hintcard[data-choice]')).toBeVisible();
    const mark = page.locator('.advicemark:not([hidden])');
    await expect(mark).toBeVisible();
    await expect(async () => {
      const [piece, over] = [await mark.boundingBox(), await sheet.boundingBox()];
      expect((piece?.y ?? 0) + (piece?.height ?? 844) / 2).toBeLessThan(over?.y ?? 0);
    }).toPass();
  });
}

for (const table of TABLES.map(alone)) {
  if (table.title === 'Exodus') continue;
  test(`${table.title}: with a hint open the board keeps more than half, and every card can be reached`, async ({
    page,
  }) => {
    await setUp(page, { ...table, seed: 'hinted' });
    await expect(choices(page).first()).toBeAttached();
    await page.getByRole('button', { name: 'Hint' }).click();
    const hint = page.locator('.hintcard[data-choice]');
    await expect(hint).toBeVisible();
    const sheet = page.locator('.phonesheet');
    const high = page.viewportSize()?.height ?? 0;
    const grip = page.locator('.phonesheet__grip');
    for (const height of ['peek', 'half']) {
      await expect(sheet).toHaveAttribute('data-height', height);
      await expect(async () => {
        const box = await sheet.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(high + 1);
        expect(box?.height ?? high).toBeLessThanOrEqual(high * 0.45 + 1);
      }).toPass();
      if (height === 'peek') await grip.press('Enter');
    }
    // The hint, what it speaks of, and the way out: none is squeezed away, whatever the hint says.
    for (const one of await page.locator('.phonesheet :is(.hintcard, .choicecard)').all()) {
      await one.scrollIntoViewIfNeeded();
      await expect(one).toBeInViewport({ ratio: 0.6 });
      expect((await one.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    }
  });
}

/** So many pieces of a board are tapped. */
const TAPPED = 6;

for (const table of TABLES.map(alone)) {
  // It begins with a dossier instead of a board; Exoship's founders have tests of their own.
  if (table.title === 'Exodus' || table.title === 'Exoship') continue;
  test(`${table.title}: what opens at a piece does not cover it`, async ({ page }) => {
    await setUp(page, { ...table, seed: 'fingers' });
    await expect(choices(page).first()).toBeAttached();
    const pieces = page.locator('.table__board :is([data-spot], [data-place][data-tone])');
    const before = await moment(page);
    let opened = 0;
    for (let i = 0; i < Math.min(TAPPED, await pieces.count()); i++) {
      const piece = pieces.nth(i);
      const box = await piece.boundingBox();
      // A drawn board is larger than the screen.
      if (!box || box.y < 0 || box.y + box.height > (page.viewportSize()?.height ?? 0)) continue;
      await piece.tap({ force: true });
      if ((await moment(page)) !== before) break;
      // A dialog is a page of its own.
      const sheets = page.locator('.o-menu--sheet, .phonesheet[data-height="half"]');
      for (const sheet of await sheets.all()) {
        opened++;
        await expect(async () => {
          const [at, over] = [await piece.boundingBox(), await sheet.boundingBox()];
          const middle = (at?.y ?? 0) + (at?.height ?? 0) / 2;
          expect(over && middle > over.y && middle < over.y + over.height).toBe(false);
        }).toPass();
      }
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    if (OPENING.includes(table.title)) expect(opened).toBeGreaterThan(0);
  });
}
/** Where a piece that is tapped first opens a sheet. */
const OPENING = ['Exoworld Survival', 'Project EOS Rise'];
