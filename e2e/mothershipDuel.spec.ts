// The Duel at its own board: how many presses a turn takes, what the hint plans, and whole games without the list.
import type { Page } from '@playwright/test';
import { ending, expect, moment, moreOptions, pressPlace, start, test, toned } from './kit.ts';

const end = (page: Page) => page.locator('.choicecard--out').filter({ hasText: 'End the turn' });
const accept = (page: Page) => page.getByRole('button', { name: /Accept this formation/ });

/** A duel against an easy bot, up to one's own first turn. */
async function duel(page: Page, seed: string): Promise<void> {
  await page.goto('/#/new/mothership');
  await page.getByLabel('Player 2').selectOption({ label: 'Easy bot' });
  await moreOptions(page);
  await start(page, seed);
  await accept(page).click();
  await expect(end(page)).toBeVisible();
}

test('the opening turn of a Duel takes ten presses by hand', async ({ page }) => {
  // Placing is the first press.
  await duel(page, 'opening');
  let presses = 1;
  const press = async (id: string) => {
    presses += 1;
    await pressPlace(page, id);
  };
  // The home planet: its target, and one press to go and fire.
  await press('-2,-2');
  await expect(page.locator('.o-odds')).toContainText('%');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  presses += 1;
  await page.locator('[data-part="fire"]').click();
  await expect(page.locator('.ms-tray[data-fresh]')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Three other ships, two presses each.
  for (let ship = 0; ship < 3; ship++) {
    const able = toned(page, 'able').first();
    await expect(able).toBeVisible();
    await press((await able.getAttribute('data-place')) ?? '');
    const goal = (await toned(page, 'goal').first().getAttribute('data-place')) ?? '';
    const before = await moment(page);
    await press(goal);
    await expect.poll(() => moment(page)).not.toBe(before);
  }
  presses += 1;
  const before = await moment(page);
  await end(page).click();
  // A station that enemies could reach is the one thing asked about.
  if (await page.locator('.choicecard--out[data-sure]').isVisible()) await end(page).click();
  await expect.poll(() => moment(page)).not.toBe(before);
  expect(presses).toBeLessThanOrEqual(10);
  // Nothing on the main screen is told by coordinates.
  const shown = await page.locator('.headline, .choicecards, .recap, .o-held, .ms-dock').allInnerTexts();
  expect(shown.join(' ')).not.toMatch(/-?\d+,-?\d+/);
});

test('a hint plans the turn: numbered on the board, with a reason, and done with one press', async ({
  page,
}) => {
  await duel(page, 'plan');
  await page.keyboard.press('h');
  const hint = page.locator('.hintcard[data-choice]');
  await expect(hint.locator('.hintcard__why')).not.toBeEmpty();
  const steps = await hint.locator('.hintcard__step').count();
  await numberedAlike(page);
  const before = await moment(page);
  await hint.getByRole('button', { name: steps > 1 ? 'Do this step' : 'Do it' }).click();
  await expect.poll(() => moment(page)).toBeGreaterThan(before);
  // What is left keeps its numbers.
  await numberedAlike(page);
});

/** Every pin on the board has the number of a step in the list that is still to come. */
async function numberedAlike(page: Page): Promise<void> {
  const pins = await page.locator('.ms-steps text').allTextContents();
  const states = await page
    .locator('.hintcard__plan > li')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-step')));
  const left = states.flatMap((state, i) => (state === 'done' ? [] : [String(i + 1)]));
  expect(left).toEqual(expect.arrayContaining(pins));
}

test('the opening turn takes six presses where the rest of the ships moves together', async ({ page }) => {
  await duel(page, 'opening');
  await pressPlace(page, '-2,-2');
  await page.locator('[data-part="fire"]').click();
  const rest = page.locator('[data-part="rest"]');
  await expect(rest).toBeVisible();
  await rest.click();
  const ghosts = page.locator('[data-flights]');
  await expect(ghosts).not.toHaveAttribute('data-flights', '0');
  const flights = Number(await ghosts.getAttribute('data-flights'));
  const before = await moment(page);
  await page.getByRole('button', { name: new RegExp(`^Move ${flights} ship`) }).click();
  await expect.poll(() => moment(page)).toBeGreaterThan(before);
  // It is one press, and one undo takes it back: accept, target, fire, rest, go, end are six.
  const moved = page.locator('.ms-ship[data-moved]');
  const after = await moved.count();
  await page.keyboard.press('u');
  await expect(moved).toHaveCount(after - flights);
});

test('a squad: ships that are added to the one in hand go with one press', async ({ page }) => {
  await duel(page, 'opening');
  const able = toned(page, 'able');
  await expect(able.first()).toBeVisible();
  await page.locator('.ms-ship').nth(1).click();
  await page.locator('[data-part="squad"]').click();
  const fighter = page.locator('[data-place][aria-label*="your Fighter 2"]');
  await pressPlace(page, (await fighter.getAttribute('data-place')) ?? '');
  await expect(page.locator('[data-part="squad"]')).toContainText('Squad of 2');
  const goal = (await toned(page, 'goal').last().getAttribute('data-place')) ?? '';
  await pressPlace(page, goal);
  await expect(page.locator('.ms-ship[data-moved]')).toHaveCount(2);
});

/** Answers whatever is asked by what lies on the table, never by the list. */
async function turnByBoard(page: Page): Promise<void> {
  const out = page.locator('.choicecard--out').first();
  const answer = page.locator('.choicecards .choicecard:not([aria-disabled])').first();
  const cube = page.locator('.ms-step--cube').first();
  const lit = toned(page, 'aim', 'goal').first();
  await expect(out.or(answer).or(cube).or(lit).or(ending(page)).first()).toBeVisible();
  if (await ending(page).isVisible()) return;
  const before = await moment(page);
  const target = toned(page, 'target').first();
  if ((await end(page).isVisible()) && (await target.count()) > 0) {
    await pressPlace(page, target);
    await page.locator('[data-part="fire"]').click();
  } else if (await out.isVisible()) await out.click();
  else if (await cube.isVisible()) await cube.click();
  else if (await lit.isVisible()) await pressPlace(page, lit);
  else await answer.click();
  await expect
    .poll(async () => {
      const sure = page.getByRole('button', { name: 'Do it' });
      if (await sure.isVisible()) await sure.click();
      if (await page.locator('.choicecard--out[data-sure]').isVisible()) await out.click();
      return (await ending(page).isVisible()) || (await moment(page)) !== before;
    })
    .toBe(true);
}

test('a whole Duel by the board alone', { tag: '@long' }, async ({ page }) => {
  await duel(page, 'by the board');
  while (!(await ending(page).isVisible())) await turnByBoard(page);
  await expect(ending(page)).toContainText(/Victory|Defeat|A draw/);
  // The last blow is named: a round, a unit or a number.
  await expect(ending(page)).toContainText(/round \d+/);
});
