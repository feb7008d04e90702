// Exodus on its own table: the intent sheet, the dossier, the map, and a whole voyage to its end.

import type { Page } from '@playwright/test';
import {
  ending,
  expect,
  expectAccessible,
  missionDone,
  moment,
  moreOptions,
  openChoices,
  openRecord,
  place,
  pressPlace,
  sayYes,
  sitDown,
  start,
  test,
  toned,
} from './kit.ts';
import { closeness, walkTo } from './surface.ts';

/** Sits down as one of three factions, with bots for the others, on a seed. */
async function setSail(page: Page, seed: string, label?: string): Promise<void> {
  await page.goto('/#/new/exodus');
  await moreOptions(page);
  await page.getByLabel('Fleet questions').check();
  if (label) await page.getByRole('radio', { name: label }).check();
  const seats = page.locator('.setup__seat select');
  for (let seat = 0; seat < 3; seat++) await seats.nth(seat).selectOption(seat === 0 ? 'human' : 'random');
  await start(page, seed);
}

/** The dossier and the fleet questions, each on one sheet as the staff advises. */
async function prepare(page: Page): Promise<void> {
  await page.locator('.xd-opening').getByRole('button', { name: 'Seal it' }).click();
  await page.locator('.xd-opening').getByRole('button', { name: 'Cast these votes' }).click();
  await expect(page.locator('.xd-intent')).toBeVisible();
}

test('slips for all factions are written on one sheet and sent together', async ({ page }) => {
  await setSail(page, 'slips');
  await prepare(page);
  const rows = page.locator('.xd-row');
  await expect(rows).toHaveCount(3);
  await page.locator('.xd-orders .choicecard').first().click();
  // Written, but not sealed: it can still be changed.
  await expect(rows.first().locator('.xd-row__slip')).not.toHaveText(/to write/);
  const before = await moment(page);
  await page.locator('.xd-intent .o-button--primary').click();
  await sayYes(page, before);
  await expect(page.locator('.xd-slip')).toHaveCount(3);
  await expectAccessible(page);
});

test('a character sheet is written with the dossier, and everyone sees it', async ({ page }) => {
  await setSail(page, 'sheet');
  await page.locator('.xd-form > summary').click();
  await page.getByLabel('Name', { exact: true }).fill('Mara Quell');
  await page.getByLabel('Title').fill('Admiral');
  await page.getByLabel('In a few words').fill('Never sits with her back to a door.');
  await page.getByLabel('Portrait 6').check({ force: true });
  await expectAccessible(page);
  await prepare(page);
  await expect(page.locator('.xd-house--mine')).toContainText('Admiral Mara Quell');
  await page.locator('.xd-house--mine').click();
  await expect(page.getByRole('dialog')).toContainText('Never sits with her back to a door.');
});

test('the dossier is for its seat, the books are for everyone, and both are accessible', async ({ page }) => {
  await setSail(page, 'books');
  await prepare(page);
  await page.locator('.xd-house--mine').click();
  const dossier = page.getByRole('dialog', { name: 'Your dossier' });
  await expect(dossier.getByRole('heading', { name: 'Aims' })).toBeVisible();
  await expect(dossier.locator('.xd-secret')).toHaveCount(5);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.locator('.xd-house:not(.xd-house--mine)').first().click();
  const book = page.getByRole('dialog');
  await expect(book.getByRole('heading', { name: 'Book of orders' })).toBeVisible();
  await expect(book.locator('.xd-secret')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.locator('.xd-gauge').first().click();
  await expect(page.getByRole('dialog', { name: 'The fleet' })).toContainText('CC BY 3.0');
  await expectAccessible(page);
});

test('the list writes on the sheet: an order for the Military goes to the Military', async ({ page }) => {
  await setSail(page, 'list');
  await prepare(page);
  // The row of one's own is open; the list holds what may be written for all.
  await openChoices(page);
  const list = page.getByRole('list', { name: 'What you can do now' });
  await list.getByRole('button', { name: 'The Military: Stand To' }).first().click();
  const slip = (name: string) => page.locator('.xd-row', { hasText: name }).locator('.xd-row__slip');
  await expect(slip('Military')).toHaveText('Stand To');
  await expect(slip('Church')).not.toHaveText('Stand To');
});

test('a whole voyage by the list of choices, to its end', { tag: '@long' }, async ({ page }) => {
  await setSail(page, 'voyage', 'People');
  const choices = page.getByRole('list', { name: 'What you can do now' }).getByRole('button');
  for (;;) {
    await expect(ending(page).or(choices.first()).first()).toBeVisible();
    if (await ending(page).isVisible()) break;
    // The seventh trait has the name that was chosen for it, wherever it is spoken of.
    await expect(page.locator('.table')).not.toContainText(/\bWomen\b|Chauvinism/);
    const before = await moment(page);
    await openChoices(page);
    await choices.first().click();
    await sayYes(page, before);
  }
  await expect(ending(page).locator('.xd-rank')).toHaveCount(3);
  await expectAccessible(page);
});

const VOYAGE = 'games/exodus/test/records/seats-3.json';

test('a star is chosen on the map by one press, and by arrow keys', async ({ page }) => {
  await openRecord(page, VOYAGE, 'scan');
  await sitDown(page);
  const star = (await toned(page, 'able').first().getAttribute('data-place')) ?? '';
  const before = await moment(page);
  await pressPlace(page, star);
  await sayYes(page, before);
  // The aimed look is chosen, the two others follow.
  await expect.poll(() => moment(page)).toBe(before + 3);

  await openRecord(page, VOYAGE, 'scan');
  await sitDown(page);
  await place(page, star).focus();
  await walkTo(page, 'able');
  await page.keyboard.press('Enter');
  await sayYes(page, before);
  await expect.poll(() => moment(page)).toBe(before + 3);
});

test('the stars around the fleet come first, the whole sky when it is wanted, with stars as large', async ({
  page,
}) => {
  await openRecord(page, VOYAGE, 'scan', 'last');
  await sitDown(page);
  const star = (await toned(page, 'able').first().getAttribute('data-place')) ?? '';
  const size = async () => (await place(page, star).locator('.xd-star__disc').boundingBox())?.width ?? 0;
  const near = { k: await closeness(page), size: await size() };
  await page.getByRole('button', { name: 'Whole map' }).click();
  // What an edge would cut is in sight already: the whole sky may be little more than that.
  await expect.poll(() => closeness(page)).toBeLessThanOrEqual(near.k);
  expect((await size()) / near.size).toBeGreaterThanOrEqual((await closeness(page)) / near.k);
  await expectAccessible(page);
  // A star far from the fleet can be pressed, and its words are told.
  const where = async () => JSON.stringify(await place(page, '0').locator('.xd-star__disc').boundingBox());
  const before = await where();
  await pressPlace(page, '0');
  await expect(page.locator('.xd-map__looked')).toContainText(
    (await place(page, '0').getAttribute('aria-label'))?.split(':')[0] ?? '?',
  );
  // What is told of it takes no room: else the map would be laid anew, and the star slide from under the mouse.
  expect(await where()).toBe(before);
  await page.getByRole('button', { name: 'Around the fleet' }).click();
  await expect.poll(() => closeness(page)).toBeCloseTo(near.k);
  // Walking by keys brings into sight what is not.
  await place(page, star).focus();
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-place]:focus .xd-star__disc')).toBeInViewport();
});

test('six to five: who is outvoted turns the result by a sentence, from the slip itself', async ({
  page,
}) => {
  await page.goto('/#/missions/exodus/six');
  const own = page.locator('.xd-slip.xd-of-government');
  await expect(own.locator('.xd-slip__order')).toHaveText('Harvest');
  // A press on the slip objects, and prepares whom to ask for what; what is given for it is put down, and said.
  await own.getByRole('button', { name: 'Talk to Church' }).click();
  const scene = page.locator('.xd-scene');
  await expect(scene.locator('.xd-likely')).toContainText('will hardly agree');
  // A vote that can be given in one way only is written by that press, and what it is worth to them is said.
  await scene.getByRole('button', { name: 'A vote about the Church' }).click();
  await expect(scene.locator('.xd-likely')).toContainText('may well agree');
  await scene.getByRole('button', { name: 'Say it' }).click();
  await expect(own.locator('.xd-slip__order')).toHaveText('Adjudicate');
  await expect(page.locator('.xd-slip.xd-of-church').locator('.xd-slip__order')).toHaveText(
    'Tend to the Flock',
  );
  await expectAccessible(page);
  // The day is told with its dice before the mission is called done.
  await page.locator('.xd-stage .choicecard').first().click();
  await page.locator('[data-part="covert"] .choicecard').first().click();
  await expect(page.locator('.xd-report .xd-thrown')).toHaveCount(3);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // One way on: that of the coach.
  await expect(page.locator('.xd-go')).toBeHidden();
  await missionDone(page);
});
