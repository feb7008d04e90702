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
