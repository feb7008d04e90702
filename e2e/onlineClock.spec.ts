// The clock of an online table, on the screens of two people, against what the server says.
import type { Page } from '@playwright/test';
import { expect, moment, test } from './kit.ts';
import { beReady, openTable, person, playOn, playUntilAsked, sitHere } from './people.ts';

const timer = (page: Page) => page.locator('.company__seats').getByRole('timer');

/** When the time is up according to the server. */
async function dueOf(page: Page, link: string): Promise<number> {
  const { table } = await (await page.request.get(`/api/v1/matches/${link.split('/').at(-1)}/table`)).json();
  return table.due;
}

/** The screen shows the server's time beside whoever is waited for, and goes on showing it. */
async function expectClock(page: Page, link: string): Promise<void> {
  await expect(page.locator('.company__seat[data-awaited]').getByRole('timer')).toHaveCount(1);
  await expect(timer(page)).toHaveCount(1);
  await expect(timer(page)).toHaveAttribute('data-due', String(await dueOf(page, link)));
  // Read in one go with the time it is read at; a slow page may be a little behind, but catches up.
  await expect
    .poll(() =>
      timer(page).evaluate((shown: HTMLElement) => {
        const [minutes = 0, seconds = 0] = (shown.innerText.match(/\d+/g) ?? []).map(Number);
        const left = (Number(shown.dataset.due) - Date.now()) / 1000;
        return Math.abs(minutes * 60 + seconds - left);
      }),
    )
    .toBeLessThan(3);
}

test('the clock is wound up by every move, on both screens and beside whose turn it is', async ({
  browser,
}) => {
  const [ann, bob] = [await person(browser, 'Ann'), await person(browser, 'Bob')];
  const link = await openTable(ann, 'Mothership', ['me', 'free'], async () => {
    await ann.getByRole('radio', { name: '5 minutes' }).check();
  });
  await sitHere(bob, link);
  await beReady(ann, bob);
  const seen = new Set<number>();
  for (let moves = 0; moves < 6; moves++) {
    await playOn([ann, bob], moves + 1);
    for (const page of [ann, bob]) {
      await expect.poll(() => moment(page)).toBe(await moment(ann));
      await expectClock(page, link);
    }
    seen.add(await dueOf(ann, link));
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('when time is up the page says so, and what happens now', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  await ann.clock.install();
  const bob = await person(browser, 'Bob');
  const link = await openTable(ann, 'Mothership', ['me', 'free'], async () => {
    await ann.getByRole('radio', { name: '5 minutes' }).check();
  });
  await sitHere(bob, link);
  await beReady(ann, bob);
  for (const page of [ann, bob]) await expect(timer(page)).toHaveText(/^[45]:\d\d left$/);
  await playUntilAsked(ann, [bob]);
  // For her the time is over before the server comes to it.
  await ann.clock.fastForward('05:01');
  await expect(timer(ann)).toHaveText('time is up');
  await expect(ann.getByRole('alert')).toHaveText(
    'Time is up: Sound bot decides, unless your choice arrives first.',
  );
  await expect(timer(bob)).toHaveText(/ left$/);
});

test('a pace of one’s own has a reserve, which is shown beside whose turn it is', async ({ browser }) => {
  const [ann, bob] = [await person(browser, 'Ann'), await person(browser, 'Bob')];
  const link = await openTable(ann, 'Mothership', ['me', 'free'], async () => {
    await ann.getByRole('radio', { name: 'My own' }).check();
    await ann.getByRole('spinbutton', { name: 'For each decision' }).fill('3');
    await ann.getByRole('combobox', { name: 'Unit: In reserve' }).selectOption('hours');
    await expect(ann.getByText('3 min a decision and 15 h in reserve.')).toBeVisible();
  });
  await sitHere(bob, link);
  await expect(bob.getByText('3 min a decision and 15 h in reserve')).toBeVisible();
  await beReady(ann, bob);
  for (const page of [ann, bob]) {
    const awaited = page.locator('.company__seat[data-awaited]').getByRole('timer');
    await expect(awaited).toHaveText(/^[0-3]:\d\d \+ 15 h 0 min$/);
  }
});
