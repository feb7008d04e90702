// What an online table offers around play: being called, looking back, two seats at one screen, one's matches.
import type { Page } from '@playwright/test';
import { choices, curtain, expect, expectAccessible, moment, sitDown, test } from './kit.ts';
import {
  beReady,
  choose,
  isAsked,
  openTable,
  person,
  playAll,
  playOn,
  playUntilAsked,
  sitHere,
  sitting,
  someoneAsked,
  talkOf,
} from './people.ts';

/** What the browser would show is noted, in any browser: some have no notifications at all. */
async function mayBeCalled(page: Page): Promise<void> {
  const note = () => {
    const shown: string[] = [];
    class Noted extends EventTarget {
      static permission = 'granted';
      constructor(title: string, { body }: { body: string }) {
        super();
        shown.push(`${title}: ${body}`);
      }
    }
    Object.assign(window, { shown });
    Object.defineProperty(window, 'Notification', { value: Noted });
  };
  await page.addInitScript(note);
  await page.reload();
}

/** Lets the page believe that nobody sees it; gives what it has shown. */
async function lookElsewhere(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
}

test('who looks elsewhere is called, by name and with marks in the window', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  const bob = await person(browser, 'Bob');
  await mayBeCalled(bob);
  const link = await openTable(ann, 'Exoworld Survival', ['me', 'free']);
  await sitHere(bob, link);
  await beReady(ann, bob);
  await sitting(bob);
  const wanted = bob.getByRole('switch', { name: 'Call me when it is my turn' });
  await expect(wanted).not.toBeChecked();
  await wanted.check();
  await expect(wanted).toBeChecked();
  await bob.keyboard.press('Escape');
  await playUntilAsked(ann, [bob]);
  const shown = await lookElsewhere(bob);
  await playAll(ann);
  await expect.poll(shown).toContain('It is your turn: Exoworld Survival');
  await expect(bob).toHaveTitle(/^● Exoworld Survival/);
  await expect(bob.locator('link[rel="icon"]')).toHaveAttribute('href', /icon-call\.svg$/);
  await expect(ann.getByText(/^Bob \(.+\) is thinking…$/)).toBeVisible();
  await expect(ann).toHaveTitle(/^Exoworld Survival/);
  await talkOf(ann).click();
  await ann.getByRole('button', { name: 'Hello!' }).click();
  await expect.poll(shown).toContain('Ann: Hello!');
});

test('who looks at the list of their matches is called from there', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  const bob = await person(browser, 'Bob');
  for (const page of [ann, bob]) await mayBeCalled(page);
  await sitHere(bob, await openTable(ann, 'Mothership'));
  await beReady(ann, bob);
  await someoneAsked([ann, bob]);
  const [waits, acts] = (await isAsked(ann)) ? [bob, ann] : [ann, bob];
  await waits.goto('/#/online/mine');
  await waits.getByRole('switch', { name: 'Call me when it is my turn' }).check();
  await expect(waits.getByRole('heading', { name: /^Mothership: Waiting for/ })).toBeVisible();
  const shown = await lookElsewhere(waits);
  await playAll(acts);
  await expect.poll(shown).toEqual(['It is your turn: Mothership']);
  await expect(waits).toHaveTitle(/^● Your matches/);
});

test('a match in play is looked back on, and a moment of it is shared', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  const bob = await person(browser, 'Bob');
  const link = await openTable(ann, 'Mothership');
  await sitHere(bob, link);
  await beReady(ann, bob);
  await playOn([ann, bob], 3);
  await ann.getByLabel('Menu').click();
  await ann.getByRole('button', { name: 'Replay so far' }).click();
  await expect(ann.getByText('Moment 3 of 3', { exact: true })).toBeVisible();
  await ann.keyboard.press('ArrowLeft');
  await expect(ann.getByText('Moment 2 of 3', { exact: true })).toBeVisible();
  await expect(ann).toHaveURL(/\/at\/2$/);
  await expect(ann.getByRole('list', { name: '2 cards' })).toBeVisible();
  await expect(ann.getByRole('button', { name: 'Export the record' })).toHaveCount(0);
  await expectAccessible(ann);

  // Whoever watches sees the same moment, with what is public.
  const eve = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await eve.goto(ann.url());
  await expect(eve.getByText('Moment 2 of 3', { exact: true })).toBeVisible();
  await expect(eve.getByRole('list', { name: '2 cards' })).toHaveCount(0);

  await ann.getByRole('link', { name: /back to now/i }).click();
  await expect(ann.locator('.table')).toHaveAttribute('data-moment', '3');
  await choose(bob, 'Resign');
  await bob.getByRole('button', { name: 'Really resign?' }).click();
  await ann.getByRole('dialog').getByRole('link', { name: 'Replay with everything shown' }).click();
  await ann.getByLabel('Seen from').selectOption('Bob');
  await ann.getByRole('button', { name: 'Branch off here' }).click();
  await expect(ann).toHaveURL(/#\/table\//);
  await expect(choices(ann).first()).toBeVisible();
});

test('two people share one screen at an online table', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  await openTable(ann, 'Mothership', ['me', 'me']);
  const asked = new Set<string>();
  while (asked.size < 2) {
    const whose = ann.getByRole('heading', { name: /^Ann [12], the table is yours$/ });
    await expect(whose).toBeVisible();
    asked.add(await whose.innerText());
    await expect(ann.locator('.table__board svg')).toHaveCount(0);
    // Until the server has shown what this seat sees, the curtain stays: it must not be taken for the next one's.
    await sitDown(ann);
    // Until it is the other's turn.
    for (;;) {
      await expect(choices(ann).first().or(curtain(ann)).first()).toBeVisible();
      if (await curtain(ann).isVisible()) break;
      await playOn([ann], (await moment(ann)) + 1);
    }
  }
});

test('your matches stand in the order in which they want you', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  const bob = await person(browser, 'Bob');
  await openTable(ann, 'Exoworld Survival', ['me', 'free']);
  await openTable(ann, 'Exoship');
  await sitHere(bob, await openTable(ann, 'Mothership', ['free', 'me']));
  await ann.goto('/#/online/mine');
  await expect(ann.getByRole('heading', { level: 3 })).toHaveCount(3);
  const titles = await ann.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(titles.indexOf('Exoship: Your turn')).toBeLessThan(titles.indexOf('Exoworld Survival: 1 seat free'));
  await expect(ann).toHaveTitle(/^● /);
  await expectAccessible(ann);
});

test('the form of a new table shows only what fits', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  await ann.goto('/#/online/new/mothership');
  await expect(ann.getByRole('radio', { name: 'Triangle' })).toHaveCount(0);
  await expect(ann.getByRole('switch', { name: 'Head start' })).toBeVisible();
  await ann.getByRole('radio', { name: '3', exact: true }).check();
  await expect(ann.getByRole('radio', { name: 'Triangle' })).toBeVisible();
  await expect(ann.getByRole('switch', { name: 'Head start' })).toHaveCount(0);
  await expect(ann.getByText('When the time is up')).toHaveCount(0);
  await ann.getByRole('radio', { name: '24 hours' }).check();
  await ann.getByRole('radio', { name: 'The default action is taken' }).check();
  await ann.getByText('More about this table').click();
  await ann.getByRole('radio', { name: '2 min later' }).check();
  await expectAccessible(ann);
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await expect(ann.getByText('the default action is taken')).toBeVisible();
  await expect(ann.getByText('2 min later')).toBeVisible();
});
