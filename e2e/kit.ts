// What the browser tests share: they act as a person would, by what is written on the screen.
import { readFileSync } from 'node:fs';
import {
  type BrowserContext,
  test as base,
  expect as expectSoon,
  type Locator,
  type Page,
} from '@playwright/test';
import { canonical } from '#engine';

export { expectAccessible } from './accessible.ts';

/** A busy machine is slow, not wrong. */
export const PATIENCE = 60_000;
export const expect = expectSoon.configure({ timeout: PATIENCE });

/** A busy server puts people off, or has newcomers work; the page asks again by itself, but the browser notes it. */
const PUT_OFF = /the server responded with a status of (428|503)/;

/** Every test fails when the page complained about anything. */
export const test = base.extend<{ complaints: string[]; seeded: undefined }>({
  // Nothing here is about animation, and waiting for it to end takes most of a test's time.
  contextOptions: { reducedMotion: 'reduce' },
  complaints: [
    async ({ page }, use, info) => {
      info.setTimeout(180_000);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !PUT_OFF.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (slip) => complaints.push(String(slip)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  seeded: [
    async ({ browser, context }, use, info) => {
      await use(undefined);
      const meant = info.annotations.some(({ type }) => type === NEW_LUCK);
      for (const one of browser.contexts()) {
        if (!meant) expect(await unseeded(one), 'games were started without a seed').toEqual([]);
        // People of this test do not go on playing beside the next.
        if (one !== context) await one.close();
      }
    },
    { auto: true },
  ],
});

const NEW_LUCK = 'new luck';

/** For a test of what draws its own seed, such as a rematch: it must hold whatever comes. */
export function newLuck(why: string): void {
  test.info().annotations.push({ type: NEW_LUCK, description: why });
}

/** The games of a browser whose luck nobody chose. A branch goes on from a position and draws its own. */
async function unseeded(context: BrowserContext): Promise<string[]> {
  const saves = await Promise.all(context.pages().map(savesOf));
  return saves
    .flat()
    .map(({ record }) => record)
    .filter(({ random, start: from }) => from === undefined && /^[0-9a-f]{32}$/.test(random?.seed ?? ''))
    .map(({ game, random }) => `${game} from ${random?.seed}`);
}

/** The saves of a browser, as its store has them. */
export async function savesOf(page: Page): Promise<{ readonly record: OpenedRecord }[]> {
  if (!page.url().startsWith('http')) return [];
  return page.evaluate(
    () =>
      new Promise<{ record: OpenedRecord }[]>((resolve) => {
        // A test may have taken the database away.
        if (!('databases' in indexedDB)) return resolve([]);
        const opening = indexedDB.open('orrery');
        opening.onsuccess = () => {
          const { result: db } = opening;
          if (!db.objectStoreNames.contains('saves')) return resolve([]);
          const reading = db.transaction('saves').objectStore('saves').getAll();
          reading.onsuccess = () => {
            db.close();
            resolve(reading.result);
          };
          return undefined;
        };
        return undefined;
      }),
  );
}

/** A game's card in the library. */
export const card = (page: Page, title = 'Exoship') => page.getByRole('article', { name: title });

/** Opens what the set-up form keeps aside. */
export async function moreOptions(page: Page): Promise<void> {
  const more = page.locator('.setup__advanced');
  await more.waitFor();
  if ((await more.getAttribute('open')) === null) await more.locator('summary').click();
}

/** Starts what the set-up form says, from a seed: with chance, a test would be another one every time. */
export async function start(page: Page, seed: string): Promise<void> {
  await moreOptions(page);
  // Whoever is new here is offered an easier table; the tests are of the usual one.
  const normal = page.getByRole('radio', { name: 'Normal', exact: true });
  if ((await normal.count()) > 0) await normal.check();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.table')).toBeVisible();
}

export async function newGame(page: Page, seed: string, title?: string): Promise<void> {
  await page.goto('/');
  await card(page, title).getByRole('link', { name: 'Play' }).click();
  await start(page, seed);
}

/** Every game with who sits there in a test that holds for all of them. */
export const TABLES: readonly Pick<Plan, 'title' | 'players'>[] = [
  { title: 'Exoship' },
  { title: 'Exoworld Survival', players: ['human', 'easy'] },
  { title: 'Mothership', players: ['human', 'easy'] },
  { title: 'Project EOS Rise', players: ['human', 'easy'] },
  { title: 'Exodus', players: ['human', 'easy', 'easy'] },
];

interface Plan {
  readonly title: string;
  /** Who sits where, in the words of the form; one person alone without it. */
  readonly players?: readonly string[];
  /** The boxes to tick. */
  readonly flags?: readonly string[];
  readonly seed: string;
}

/** Any game of the library, set up by its form. */
export async function setUp(
  page: Page,
  { title, players = [PERSON], flags = [], seed }: Plan,
): Promise<void> {
  await page.goto('/');
  await card(page, title).getByRole('link', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  // A game for one asks nobody to sit down.
  if (players.length > 1 || title !== 'Exoship') {
    await page.getByRole('radio', { name: String(players.length), exact: true }).check();
    for (const [seat, player] of players.entries())
      await page.locator('.setup__seat select').nth(seat).selectOption(player);
  }
  await moreOptions(page);
  for (const flag of flags) await page.getByLabel(flag).check();
  await start(page, seed);
}
export const PERSON = 'human';

export const curtain = (page: Page) => page.getByRole('button', { name: /show the table/ });

/** Where several people share the screen, whoever is asked for sits down. */
export async function sitDown(page: Page): Promise<boolean> {
  await expect(curtain(page).or(choices(page).first()).or(ending(page)).first()).toBeVisible();
  if (!(await curtain(page).isVisible())) return false;
  await curtain(page).click();
  await expect(curtain(page)).toBeHidden();
  return true;
}

/** One choice by its place in the list, at whatever pace the others play; minus one is the last. */
export async function take(page: Page, which: number): Promise<void> {
  const before = await moment(page);
  await openChoices(page);
  await choices(page).nth(which).click();
  await sayYes(page, before);
}

/**
 * Plays to the end, or until the screen was handed over so often, always the last choice that is not mere talk: every
 * turn is ended as soon as it can be.
 */
export async function giveUp(page: Page, most: number, handOvers = Number.POSITIVE_INFINITY): Promise<void> {
  let handed = 0;
  for (let taken = 0; taken < most; taken++) {
    if ((await sitDown(page)) && ++handed >= handOvers) return;
    if (await ending(page).isVisible()) return;
    const deeds = await choices(page).evaluateAll((list) =>
      list.map((one) => !(one as HTMLElement).dataset.action?.includes('"type":"say"')),
    );
    await take(page, deeds.lastIndexOf(true));
  }
  expect(handOvers, 'the screen was handed over as often as that').toBe(Number.POSITIVE_INFINITY);
  await expect(ending(page)).toBeVisible();
}

type Acted = readonly [seat: number, action: Readonly<Record<string, unknown>>];
interface OpenedRecord {
  readonly game?: string;
  readonly random?: { readonly seed: string };
  readonly start?: object;
  readonly actions: readonly Acted[];
}

/** Opens a record as it stood after so many actions, so many before its end, or right before the first or last of a type; gives those that followed. */
export async function openRecord(
  page: Page,
  path: string,
  until: number | string,
  which: 'first' | 'last' = 'first',
): Promise<readonly Acted[]> {
  const { hash: _, ...record } = JSON.parse(readFileSync(path, 'utf8')) as OpenedRecord & { hash?: string };
  const types = record.actions.map(([, { type }]) => type);
  const found = which === 'first' ? types.indexOf(until) : types.lastIndexOf(until);
  const upTo = typeof until === 'number' ? until : found;
  const actions = record.actions.slice(0, upTo);
  await page.goto('/');
  await page.getByLabel('Open a record').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...record, actions })),
  });
  await expect(page.locator('.table')).toHaveAttribute('data-moment', String(actions.length));
  return record.actions.slice(upTo);
}

/** Takes these actions from the list of choices, but for those that a press has brought along. */
export async function follow(page: Page, actions: readonly Acted[]): Promise<void> {
  const left = actions.map(([, action]) => canonical(action));
  while (left.length > 0) {
    await sitDown(page);
    if (await ending(page).isVisible()) return;
    const keys = await choices(page).evaluateAll((list) =>
      list.map((one) => (one as HTMLElement).dataset.action ?? ''),
    );
    const next = left.findIndex((key) => keys.includes(key));
    expect(next, `none of ${left.join(' ')} is among ${keys.join(' ')}`).toBeGreaterThanOrEqual(0);
    await take(page, keys.indexOf(left[next] ?? ''));
    left.splice(0, next + 1);
  }
}

/** How many presses the table on the screen has seen. */
export async function moment(page: Page): Promise<number> {
  return Number(await page.locator('.table').getAttribute('data-moment'));
}

/** A place of the board, by its id; and those that mean this now. */
export const place = (page: Page, id: string) => page.locator(`[data-place="${id}"]`);
export const toned = (page: Page, ...tones: readonly string[]) =>
  page.locator(tones.map((tone) => `[data-place][data-tone="${tone}"]`).join(', '));

/** Presses a place of the board, whatever piece is drawn over it. */
export async function pressPlace(page: Page, which: Locator | string): Promise<void> {
  const id = typeof which === 'string' ? which : await which.getAttribute('data-place');
  await place(page, id ?? '').scrollIntoViewIfNeeded();
  await place(page, id ?? '').click({ force: true });
}

export const ending = (page: Page) => page.getByRole('dialog', { name: 'The game is over' });

/** A mission that is over waits beside the board until it is told to go on; then it says what was learnt. */
export async function missionDone(page: Page): Promise<Locator> {
  const told = page.locator('.coach--over');
  await expect(told).toContainText('Mission done');
  await told.getByRole('button', { name: 'Go on' }).click();
  const over = page.getByRole('dialog', { name: 'Mission done' });
  await expect(over).toBeVisible();
  return over;
}

export const choices = (page: Page) =>
  page.getByRole('list', { name: 'What you can do now' }).getByRole('button');

/** Opens the full list of choices, where it is not open yet. */
export async function openChoices(page: Page): Promise<void> {
  const door = page.getByRole('button', { name: /^All choices/, expanded: false });
  if (await door.isVisible()) await door.click();
}

/**
 * Answers the question before what may lose the game, until the press has counted; what was put down on a sheet is sent.
 * Others may act meanwhile: what is about to happen has to have happened, for a second press would take it back.
 */
export async function sayYes(page: Page, before: number): Promise<void> {
  const sure = page.getByRole('button', { name: 'Do it' });
  const send = page.locator('.choicelist [data-action="send"]');
  const pending = page.getByText('The turn ends…');
  await expect(async () => {
    if ((await send.count()) > 0 && (await moment(page)) === before) await send.click({ timeout: 1000 });
    if (await sure.isVisible()) await sure.click({ timeout: 1000 });
    expect(await pending.count()).toBe(0);
    expect(await moment(page)).toBeGreaterThan(before);
  }).toPass({ timeout: PATIENCE });
}

/** Takes one of the choices by clicking, from the full list. */
export async function choose(page: Page, which = 0): Promise<void> {
  const before = await moment(page);
  await openChoices(page);
  await choices(page).nth(which).click();
  await sayYes(page, before);
  expect(await moment(page)).toBe(before + 1);
}

/** Whether the game goes on: waits for what is asked, or for the ending, which takes a moment to come. */
export async function goesOn(page: Page): Promise<boolean> {
  await expect(choices(page).first().or(ending(page)).first()).toBeVisible();
  return !(await ending(page).isVisible());
}

/** Plays to the end, always the first choice. */
export async function playOn(page: Page): Promise<void> {
  while (await goesOn(page)) await choose(page);
}

/** Messages go by themselves, some sooner than others: those that are still there are closed. */
export async function closeToasts(page: Page): Promise<void> {
  const toasts = page.locator('.o-toast');
  await expect(async () => {
    const close = toasts.getByRole('button', { name: 'Close' }).first();
    if (await close.isVisible()) await close.click({ timeout: 1000 });
    expect(await toasts.count()).toBe(0);
  }).toPass({ timeout: PATIENCE });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Every screen of the app, one after the other. */
export async function visitScreens(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  await page.goto('/');
  await expect(page.locator('.gamecard svg').first()).toBeVisible();
  await look('library');
  await card(page).getByRole('link', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await look('set-up');
  await newGame(page, 'screens');
  await look('table');
  await choose(page);
  await choose(page);
  await look('table after some actions');
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog').getByLabel('Search the rules')).toBeVisible();
  await look('rules beside the table');
  await page.keyboard.press('Escape');
  await page.getByLabel('Menu').click();
  // A phone has no keys to tell of.
  if ((page.viewportSize()?.width ?? 0) > 700) {
    await page.getByRole('button', { name: 'Keyboard' }).click();
    await look('keyboard map');
    await page.keyboard.press('Escape');
    await page.getByLabel('Menu').click();
  }
  await page.getByRole('button', { name: 'Settings' }).click();
  await look('settings beside the table');
  await page.keyboard.press('Escape');
  await playOn(page);
  await look('ending');
  await ending(page).getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await look('replay');
  await page.goto('/#/rules/exoship/XS-5.2');
  await expect(page.getByLabel('Search the rules')).toBeVisible();
  await look('rules');
  await page.goto('/#/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await look('settings');
  await page.goto('/#/tutorial/exoship');
  await expect(page.getByRole('heading', { name: 'Missions of Exoship' })).toBeVisible();
  await look('missions');
  await page.getByRole('link', { name: 'Begin: The first voice' }).click();
  await expect(page.getByRole('region', { name: 'Coach' })).toBeVisible();
  await look('mission');
  await page.goto('/#/watch/damaged');
  await expect(page.getByRole('heading', { name: 'This link cannot be opened' })).toBeVisible();
  await look('bad link');
  await page.goto('/#/nowhere');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await look('missing');
  await page.goto('/#/');
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible();
  await look('library with saves');
}
