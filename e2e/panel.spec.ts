// What stands beside the boards: it leaves them room, it is folded by a key, and it says why something cannot be done.
import { choices, expect, goesOn, moment, newGame, openChoices, PERSON, sayYes, setUp, test } from './kit.ts';

const GAMES: readonly (readonly [title: string, players: readonly string[]])[] = [
  ['Exoship', [PERSON]],
  ['Exoworld Survival', [PERSON]],
  ['Mothership', [PERSON, 'random']],
  ['Project EOS Rise', [PERSON]],
  ['Exodus', [PERSON, 'random', 'random']],
];

for (const [title, players] of GAMES) {
  test(`${title}: the board has at least 65 % of the screen, folded 80 %`, async ({ page }) => {
    if (players.length > 1 || title !== 'Exoship') await setUp(page, { title, players, seed: 'room' });
    else await newGame(page, 'room', title);
    const share = async () => {
      const box = await page.locator('.table__board').boundingBox();
      return ((box?.width ?? 0) * (box?.height ?? 0)) / (1280 * 720);
    };
    expect(await share()).toBeGreaterThanOrEqual(0.65);
    expect((await page.locator('.column').boundingBox())?.width).toBeLessThanOrEqual(280);
    expect(await page.locator('.choicecards .choicecard').count()).toBeLessThanOrEqual(6);
    // The full list is heard at all times, seen or not, and has a door that counts it.
    await expect(choices(page).first()).toBeAttached();
    await expect(
      page.getByRole('button', { name: `All choices (${await choices(page).count()})` }),
    ).toBeVisible();
    // Where the board carries the cards itself, the column is folded at first.
    if ((await page.locator('.column--rail').count()) === 0) await page.keyboard.press('\\');
    expect(await share()).toBeGreaterThanOrEqual(0.8);
    await page.keyboard.press('\\');
    expect(await share()).toBeLessThan(0.8);
  });
}

test('a kind lights its places on the board, and one that is not possible says why', async ({ page }) => {
  await newGame(page, 'kinds');
  await page.locator('.choicecards .choicecard').first().click();
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '1');
  const replace = page.locator('[data-card="replace"]');
  await replace.click();
  await expect(replace).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.xs-seat').first()).not.toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(replace).toHaveAttribute('aria-pressed', 'false');
  await page.locator('[data-card="course"]').click({ force: true });
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('captain');
});

test('a whole game asks at most once in a dialog', async ({ page }) => {
  await newGame(page, 'asked');
  let dialogs = 0;
  while (await goesOn(page)) {
    const before = await moment(page);
    await openChoices(page);
    await choices(page).last().click();
    if (await page.getByRole('dialog', { name: 'Are you sure?' }).isVisible()) dialogs++;
    await sayYes(page, before);
  }
  expect(dialogs).toBeLessThanOrEqual(1);
});
