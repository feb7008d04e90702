// A press is one message of one or more actions: one moment at the table, one undo, here and online.
import type { Page } from '@playwright/test';
import {
  card,
  choices,
  expect,
  moment,
  newGame,
  openChoices,
  place,
  pressPlace,
  start,
  test,
  toned,
} from './kit.ts';
import { person } from './people.ts';

const prompt = (page: Page) => page.locator('.headline__asked');
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });
const end = (page: Page) => page.locator('.choicecard--out');

/** The fleet is placed by one press, a ship goes to a space by one, and each is taken back by one. */
async function placeAndMove(page: Page): Promise<void> {
  await expect(prompt(page)).toHaveText(/place your Mothership/);
  const begun = await moment(page);
  await page.getByRole('button', { name: /Accept this formation/ }).click();
  await expect(end(page)).toBeVisible();
  expect(await moment(page)).toBe(begun + 1);
  // What one's own hand did is not told again.
  await expect(page.getByText(/^What happened/i)).toHaveCount(0);

  await page.locator('.ms-ship').nth(1).click();
  const space = (await toned(page, 'goal').last().getAttribute('data-place')) ?? '';
  await pressPlace(page, space);
  const there = place(page, space);
  await expect(there).toHaveAttribute('aria-label', /your Fighter 1,.*has moved/);
  expect(await moment(page)).toBe(begun + 2);

  await undo(page).click();
  await expect(there).not.toHaveAttribute('aria-label', /your Fighter 1/);
  await expect(end(page)).toBeVisible();
  expect(await moment(page)).toBe(begun + 1);
}

test('at this screen', async ({ page }) => {
  await page.goto('/#/');
  await card(page, 'Mothership').getByRole('link', { name: 'Play' }).click();
  await page.getByRole('radio', { name: '1', exact: true }).check();
  await page.getByRole('radio', { name: 'Solo Challenge', exact: true }).check();
  await start(page, 'one press');
  await placeAndMove(page);
  // Loaded anew, a press is still one: the save keeps it.
  await page.reload();
  await expect(end(page)).toBeVisible();
  expect(await moment(page)).toBe(1);
  await undo(page).click();
  await expect(prompt(page)).toHaveText(/place your Mothership/);
});

test('online: each is one message to the server', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  const sent: string[] = [];
  ann.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { op } = JSON.parse(String(payload)) as { op?: string };
      if (op === 'act' || op === 'undo') sent.push(op);
    }),
  );
  await ann.reload();
  await ann.getByRole('link', { name: 'Mothership' }).click();
  await ann.getByRole('radio', { name: '1', exact: true }).check();
  await ann.getByRole('radio', { name: 'Solo Challenge', exact: true }).check();
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await placeAndMove(ann);
  expect(sent).toEqual(['act', 'act', 'undo']);
  await ann.reload();
  await expect(end(ann)).toBeVisible();
  expect(await moment(ann)).toBe(1);
});

test('a press made in the very moment in which a position comes is not forgotten', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByRole('switch', { name: 'Ask more often' }).check();
  await newGame(page, 'in that moment');
  await expect(choices(page).first()).toBeAttached();
  await openChoices(page);
  // As soon as the page is drawn anew, before anything that waits for the next frame.
  await page.locator('.table').evaluate((table) => {
    const end = () =>
      table.querySelector<HTMLElement>('.choicelist [data-action*=\'"type":"end"\']')?.click();
    new MutationObserver((_, watching) => {
      watching.disconnect();
      end();
    }).observe(table, { attributeFilter: ['data-moment'] });
  });
  const before = await moment(page);
  await choices(page).first().click();
  const sure = page.getByRole('button', { name: 'Do it' });
  await expect(async () => {
    if ((await moment(page)) === before && (await sure.isVisible())) await sure.click();
    expect(await moment(page)).toBe(before + 1);
  }).toPass();
  await expect(sure).toBeVisible();
});
