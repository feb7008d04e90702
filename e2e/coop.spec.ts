// The two games that are played together, to their ends: alone, around one screen, and through a Last Dash.
import {
  choices,
  curtain,
  ending,
  expect,
  expectAccessible,
  follow,
  giveUp,
  moment,
  openRecord,
  PERSON,
  place,
  pressPlace,
  setUp,
  sitDown,
  take,
  test,
  toned,
} from './kit.ts';
import { walkTo } from './surface.ts';

const DASH = 'games/eos-rise/test/records/last-dash-one.json';
/** So many actions before its end the dash is on, and the Planet in reach. */
const NEAR = 14;

test('Exoworld Survival alone, to its end', { tag: '@long' }, async ({ page }) => {
  await setUp(page, { title: 'Exoworld Survival', seed: 'alone' });
  await giveUp(page, 60);
  await expect(ending(page)).toContainText('The colony is lost');
  await expectAccessible(page);
});

test('Exoworld Survival without words around one screen: nobody sees another’s hand', async ({ page }) => {
  await setUp(page, {
    title: 'Exoworld Survival',
    players: [PERSON, PERSON, PERSON],
    flags: ['Incommunication'],
    seed: 'silent',
  });
  await expect(curtain(page)).toBeVisible();
  await expect(page.locator('.xw')).toHaveCount(0);
  await giveUp(page, 60, 4);
  await expect(ending(page)).toBeHidden();
});

test('the table is empty while the screen is handed over, and the next hand is another', async ({ page }) => {
  await setUp(page, {
    title: 'Exoworld Survival',
    players: [PERSON, PERSON],
    flags: ['Incommunication'],
    seed: 'hands',
  });
  const hands: string[] = [];
  for (let turns = 0; hands.length < 2 && turns < 20; turns++) {
    if (await sitDown(page)) {
      await expect(page.locator('.xw-other__card')).toHaveCount(0);
      if ((await page.locator('.xw-hand__card').count()) > 0)
        hands.push(await page.locator('.xw-hand').innerText());
    }
    await take(page, -1);
    if (await curtain(page).isVisible()) {
      await expect(page.locator('.xw')).toHaveCount(0);
      await expect(page.locator('.log__entry')).toHaveCount(0);
    }
  }
  expect(new Set(hands).size).toBe(2);
});

test('a module is dragged to its space and paid for by tapping cards', async ({ page }) => {
  await setUp(page, { title: 'Exoworld Survival', seed: 'drag' });
  await take(page, 0);
  const builds = page.locator('.xw-hand__card.o-live:has(.o-playing__mark)');
  const spaces = page.locator('[data-spot^="space:"]');
  for (let tries = 0; tries < 40 && ((await builds.count()) === 0 || (await spaces.count()) === 0); tries++)
    await take(page, 0);
  const from = await builds.first().boundingBox();
  const to = await spaces.first().boundingBox();
  if (!from || !to) throw new Error('nothing to drag, or nowhere to drag it to');
  const before = await moment(page);
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 40, { steps: 4 });
  await expect(page.locator('.o-lifted')).toBeVisible();
  await expect(page.locator('.o-menu')).toHaveCount(0);
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => moment(page)).toBeGreaterThan(before);
  const end = page.getByRole('button', { name: /^End turn/ });
  while ((await end.count()) === 0) {
    const paid = await moment(page);
    await page.locator('.xw-hand__card.o-live').first().click();
    await expect.poll(() => moment(page)).toBeGreaterThan(paid);
  }
  await expect(page.locator('.xw-place')).toHaveCount(2);
});

test('the base of Exoworld is walked by arrow keys, and a press opens what can be done there', async ({
  page,
}) => {
  await setUp(page, { title: 'Exoworld Survival', seed: 'drag' });
  await take(page, 0);
  const spaces = page.locator('[data-place][data-spot^="space:"]');
  for (let tries = 0; tries < 40 && (await spaces.count()) === 0; tries++) await take(page, 0);
  await page.locator('[data-place][tabindex="0"]').focus();
  await expect(place(page, '0,0')).toBeFocused();
  const [beside, way] = (await place(page, '1,0').count())
    ? (['1,0', 'ArrowRight'] as const)
    : (['0,-1', 'ArrowUp'] as const);
  await page.keyboard.press(way);
  await expect(place(page, beside)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.o-menu')).toBeVisible();
});

test('Project EOS Rise alone, to its end', { tag: '@long' }, async ({ page }) => {
  await setUp(page, { title: 'Project EOS Rise', seed: 'alone' });
  await giveUp(page, 120);
  await expect(ending(page)).toContainText('The crew loses');
  await expectAccessible(page);
});

test('Project EOS Rise around one screen: the table waits for whoever plays the character', async ({
  page,
}) => {
  await setUp(page, { title: 'Project EOS Rise', players: [PERSON, PERSON, PERSON], seed: 'crew' });
  await expect(curtain(page)).toBeVisible();
  await giveUp(page, 120, 6);
  await expect(ending(page)).toBeHidden();
});

test('a Last Dash is flown to the Planet', async ({ page }) => {
  const rest = await openRecord(page, DASH, -NEAR);
  await expect(page.locator('.er-year')).toContainText('Last Dash');
  await follow(page, rest);
  await expect(ending(page)).toContainText('A new home');
});

test('the upkeep is shown step by step on the map when that is wanted', async ({ page }) => {
  await setUp(page, { title: 'Project EOS Rise', seed: 'upkeep' });
  const recap = page.getByRole('region', { name: 'What happened' });
  // What was lost has a heading of its own above the rest.
  const aliens = recap.getByRole('heading', { name: 'Aliens' }).first();
  // Beside the open list what happened takes one line, and all of it a press.
  const all = recap.getByRole('button', { name: 'All that happened' });
  for (let taken = 0; taken < 40; taken++) {
    await expect(choices(page).first()).toBeAttached();
    if (await all.isVisible()) {
      await all.click();
      await expect(all).toHaveCount(0);
    }
    if (await aliens.isVisible()) break;
    await take(page, -1);
  }
  const before = await choices(page).count();
  await page.keyboard.press('j');
  await recap.getByRole('button', { name: 'Pause' }).click();
  await recap.getByRole('button', { name: 'Previous' }).click();
  const lit = recap.locator('[aria-current="true"]');
  const seen: string[] = [];
  for (let step = 0; step < 2; step++) {
    await recap.getByRole('button', { name: 'Next' }).click();
    await expect(lit).toHaveCount(1);
    seen.push(await lit.innerText());
  }
  expect(seen[0]).not.toBe(seen[1]);
  await page.keyboard.press('Escape');
  await expect(lit).toHaveCount(0);
  expect(await choices(page).count()).toBe(before);
});

test('the threat to the EOS is shown by key', async ({ page }) => {
  await setUp(page, { title: 'Project EOS Rise', seed: 'threat' });
  await expect(page.locator('.er-threat')).toContainText(/that ships come|can reach us/);
  const chances = page.locator('.er-danger');
  const shown = await chances.count();
  await page.locator('[data-place][tabindex="0"]').focus();
  await page.keyboard.press('t');
  await expect(chances).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(chances).toHaveCount(shown);
});

test('the EOS flies where a galaxy is pressed, by route and by arrow keys', async ({ page }) => {
  const sure = page.getByRole('button', { name: 'Do it' });
  const done = async () => {
    if (await sure.isVisible()) await sure.click();
    return moment(page);
  };
  await openRecord(page, DASH, 'warp');
  await expect(toned(page, 'goal').first()).toBeVisible();
  const began = await moment(page);
  // A galaxy farther away gets a route, which can be cleared again.
  await pressPlace(page, toned(page, 'able').last());
  await expect(toned(page, 'held')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Fly to/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toned(page, 'held')).toHaveCount(0);
  expect(await moment(page)).toBe(began);

  // Looking tells what lies there before anything is pressed.
  const goal = toned(page, 'goal').first();
  const id = (await goal.getAttribute('data-place')) ?? '';
  await goal.hover({ force: true });
  await expect(page.locator('.er-way')).toHaveCount(1);
  await pressPlace(page, id);
  await page
    .getByRole('button', { name: /^Fly to/ })
    .first()
    .click();
  await expect.poll(done).toBeGreaterThan(began);
  await expect(place(page, id)).toHaveAttribute('aria-label', /the EOS/);

  await openRecord(page, DASH, 'warp');
  await page.locator('[data-place][tabindex="0"]').focus();
  await walkTo(page, 'goal');
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await expect.poll(done).toBeGreaterThan(began);
  await expectAccessible(page);
});

test('Project EOS Rise: a letter places a figure, and whoever sits down can watch the upkeep', async ({
  page,
}) => {
  await setUp(page, { title: 'Project EOS Rise', players: [PERSON, PERSON], seed: 'look' });
  await sitDown(page);
  await page.keyboard.press('b');
  await page.keyboard.press('a');
  await page.getByRole('menuitem', { name: /^Commander: Training Center/ }).press('Enter');
  await expect(page.locator('.log')).toContainText('The Commander reaches level 2');
  const recap = page.getByRole('region', { name: 'What happened' });
  for (let turns = 0; turns < 20; turns++) {
    if ((await sitDown(page)) && (await recap.isVisible())) break;
    await take(page, -1);
  }
  await recap.locator('.recap__line').first().click();
  await expect(recap.locator('[aria-current="true"]')).toHaveCount(1);
  // The present returns by itself.
  await expect(recap.getByRole('button', { name: 'Watch' })).toBeVisible();
});
