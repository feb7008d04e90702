// Mothership at its own table: whole games by pressing ships, spaces and buttons, and the curtain between two people.
import type { Page } from '@playwright/test';
import { card, ending, expect, moment, moreOptions, place, pressPlace, start, test, toned } from './kit.ts';
import { takeLesson } from './mothershipLesson.ts';
import { walkTo } from './surface.ts';

interface Wanted {
  readonly players: readonly string[];
  readonly mode: string;
  readonly numbers?: Readonly<Record<string, string>>;
  readonly modules?: readonly string[];
  readonly seed: string;
}

async function begin(page: Page, { players, mode, numbers = {}, modules = [], seed }: Wanted): Promise<void> {
  await page.goto('/#/');
  await card(page, 'Mothership').getByRole('link', { name: 'Play' }).click();
  await page.getByRole('radio', { name: String(players.length), exact: true }).check();
  for (const [seat, who] of players.entries())
    await page.getByLabel(`Player ${seat + 1}`).selectOption({ label: who });
  await page.getByRole('radio', { name: mode, exact: true }).check();
  await moreOptions(page);
  for (const module of modules) await page.getByLabel(module, { exact: true }).check();
  for (const [name, value] of Object.entries(numbers))
    await page.getByRole('spinbutton', { name }).fill(value);
  await start(page, seed);
}

const end = (page: Page) => page.locator('.choicecard--out').filter({ hasText: 'End the turn' });
const bar = (page: Page) => page.locator('.o-held');
const unveil = (page: Page) => page.getByRole('button', { name: /show the table/ });
const accept = (page: Page) => page.getByRole('button', { name: /Accept this formation/ });

/** Attacks what is in reach, if anything is: a target is pressed, its odds are told, and one press goes and fires. */
async function attackOnce(page: Page): Promise<boolean> {
  const target = toned(page, 'target').first();
  if ((await target.count()) === 0) return false;
  await pressPlace(page, target);
  await expect(bar(page).locator('.o-odds')).toContainText('%');
  await page.locator('[data-part="fire"]').click();
  return true;
}

/** Answers whatever is asked until the main phase, the curtain or the end: the plainest answer every time. */
async function settle(page: Page): Promise<void> {
  const plain = page.locator('.choicecard--out').first();
  const answer = page.locator('.choicecards .choicecard:not([aria-disabled])').first();
  const cube = page.locator('.ms-step--cube').first();
  const lit = toned(page, 'aim', 'goal').first();
  for (;;) {
    await expect(plain.or(unveil(page)).or(ending(page)).or(answer).or(cube).or(lit).first()).toBeVisible();
    if ((await end(page).isVisible()) || (await unveil(page).isVisible()) || (await ending(page).isVisible()))
      return;
    const before = await moment(page);
    if (await plain.isVisible()) await plain.click();
    else if (await cube.isVisible()) await cube.click();
    else if (await lit.isVisible()) await pressPlace(page, lit);
    else await answer.click();
    await expect
      .poll(async () => {
        await riskIt(page);
        return (await unveil(page).isVisible()) || (await moment(page)) !== before;
      })
      .toBe(true);
  }
}

/** A turn ends by one press, or by two where the station stands alone within reach. */
async function endTurn(page: Page): Promise<void> {
  const before = await moment(page);
  await end(page).click();
  await expect
    .poll(async () => {
      if (await page.locator('.choicecard--out[data-sure]').isVisible()) await end(page).click();
      await riskIt(page);
      return (await unveil(page).isVisible()) || (await moment(page)) !== before;
    })
    .toBe(true);
}

/** What may lose the game is asked about. */
async function riskIt(page: Page): Promise<void> {
  const sure = page.getByRole('button', { name: 'Do it' });
  if (await sure.isVisible()) await sure.click();
}

test('the Solo Challenge by the map, from the first ship placed to the ending', async ({ page }) => {
  await begin(page, {
    players: ['Human here'],
    mode: 'Solo Challenge',
    numbers: { 'Solo level': '9' },
    seed: 'rush hour',
  });
  await expect(page.locator('.headline__asked')).toHaveText(/place your Mothership/);
  await pressPlace(page, toned(page, 'aim').first());
  await expect(page.locator('.headline__asked')).toHaveText(/place your Fighter 1/);
  await accept(page).click();
  await expect(end(page)).toBeVisible();

  // Energy: one space more for the engines, out of the shields; a draft, until something locks it.
  await page.locator('[data-part="engines-plus"]').click();
  await expect(page.locator('[data-row="engines"]')).toContainText('4 spaces');
  await expect(page.locator('[data-row="shields"]')).toContainText('3');

  // A Fighter in hand lights up where it can go; one press takes it there.
  await page.locator('.ms-ship').nth(1).click();
  const space = (await toned(page, 'goal').last().getAttribute('data-place')) ?? '';
  await pressPlace(page, space);
  await expect(place(page, space)).toHaveAttribute('aria-label', /your Fighter 1,.*has moved/);

  for (let turn = 0; turn < 40 && !(await ending(page).isVisible()); turn++) {
    await settle(page);
    if (await ending(page).isVisible()) break;
    if (await attackOnce(page)) await settle(page);
    if (await ending(page).isVisible()) break;
    await endTurn(page);
    await settle(page);
  }
  await expect(ending(page)).toContainText(/Defeat|Victory/);
  await expect(ending(page).getByRole('table')).toContainText('The Raider fleet');
  await expect(
    page.locator('.log__entry').filter({ hasText: 'The Raider fleet takes its turn' }).first(),
  ).toBeAttached();
});

test(
  'two people at one screen play timed Victory Points with all modules to the count',
  { tag: '@long' },
  async ({ page }) => {
    await begin(page, {
      players: ['Human here', 'Human, at this screen'],
      mode: 'Victory Points, timed',
      numbers: { Rounds: '4' },
      modules: ['Artifacts', 'Influence', 'Developments', 'Moons'],
      seed: 'two at one screen',
    });
    for (let turn = 0; turn < 60 && !(await ending(page).isVisible()); turn++) {
      if (await unveil(page).isVisible()) await unveil(page).click();
      const place = accept(page);
      await expect(place.or(page.locator('.choicecard')).or(ending(page)).first()).toBeVisible();
      if (await place.isVisible()) {
        await place.click();
        await expect(place).toBeHidden();
        continue;
      }
      await settle(page);
      if ((await unveil(page).isVisible()) || (await ending(page).isVisible())) continue;
      if (turn % 2 === 0 && (await attackOnce(page))) continue;
      await endTurn(page);
    }
    await expect(ending(page)).toContainText('Time is up');
  },
);

test('the curtain hides one hand from the other player', async ({ page }) => {
  await begin(page, {
    players: ['Human here', 'Human, at this screen'],
    mode: 'Deathmatch',
    seed: 'curtain',
  });
  const cards = page.locator('.ms-card[data-card] b');
  const hands: string[][] = [];
  for (let seat = 0; seat < 2; seat++) {
    await expect(unveil(page)).toBeVisible();
    // Nothing of the game is behind the curtain, not even out of sight.
    await expect(page.locator('.ms, .log__entry, .headline')).toHaveCount(0);
    await unveil(page).click();
    await expect(cards.first()).toBeVisible();
    hands.push(await cards.allInnerTexts());
    await expect(page.locator('.log__entry').first()).toContainText('You draw');
    await expect(page.getByText(/^You draw/)).toHaveCount(1);
    await accept(page).click();
    await expect(accept(page)).toBeHidden();
  }
  expect(hands[0]).not.toEqual(hands[1]);
});

test('the first mission of Mothership, beat by beat', async ({ page }) => {
  await takeLesson(page);
});

test('with the keyboard alone: ships are placed, one flies to a space by arrow keys, and the turn ends', async ({
  page,
}) => {
  await begin(page, { players: ['Human here'], mode: 'Solo Challenge', seed: 'keys' });
  const onBoard = page.locator('.ms-ship');
  // Numbers take the choices of the list, once it is open.
  await page.keyboard.press('0');
  for (let placed = 0; placed < 6; placed++) {
    await expect(onBoard).toHaveCount(placed);
    await page.keyboard.press('1');
  }
  await expect(end(page)).toBeVisible();
  // B goes to the board, S takes the next ship in hand, arrows walk over the spaces.
  await page.keyboard.press('b');
  await expect(page.locator('[data-place]:focus')).toHaveCount(1);
  await page.keyboard.press('s');
  await expect(bar(page)).toContainText('Your Mothership');
  const lit = await walkTo(page, 'goal');
  const space = (await lit.getAttribute('data-place')) ?? '';
  await page.keyboard.press('Enter');
  await expect(place(page, space)).toHaveAttribute('aria-label', /your Mothership.*has moved/);
  // N names the spaces, X shows the threats, R opens the tree.
  await page.keyboard.press('n');
  await expect(page.locator('.ms-hex__name').first()).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.locator('.ms-hex__count').first()).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'Technology' })).toBeVisible();
  await page.keyboard.press('Escape');
  // The station stands alone, and enemies are near: the end is asked about once more, and the cards are kept.
  await page.keyboard.press('b');
  await page.keyboard.press('e');
  await expect(page.locator('.choicecard--out[data-sure]')).toContainText('stands alone');
  await page.keyboard.press('e');
  await expect(page.locator('.log__entry').filter({ hasText: 'Round 2' }).first()).toBeAttached();
});
