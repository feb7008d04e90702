// What every table must hold on a phone: targets for fingers, a sheet that stays low and covers nothing it speaks of.
import { choices, expect, PERSON, setUp, TABLES, test } from './kit.ts';

/** Links within a line of words, what is drawn off sight, and the grip, whose target is wider than its bar. */
const EXEMPT = '.choicelist, .term, .phonesheet__grip, .visually-hidden';
const PEEK = 144;

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
    const small = await page
      .locator(':is(.bar, .phonesheet) :is(a, button, summary, select, input)')
      .evaluateAll(
        (all, exempt) =>
          all
            .filter((one) => !one.closest(exempt) && one.getClientRects().length > 0)
            .map((one) => ({ name: one.textContent ?? '', box: one.getBoundingClientRect() }))
            .filter(({ box }) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
            .map(({ name, box }) => `${name}: ${Math.round(box.width)}×${Math.round(box.height)}`),
        EXEMPT,
      );
    expect(small).toEqual([]);
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
