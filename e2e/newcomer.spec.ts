// Someone who comes by a link and has never been here: names, seats and personal links without a detour.
import { expect, test } from './kit.ts';
import { beReady, person, sitting } from './people.ts';

test('who types a name and sits down, or opens a table, is called that', async ({ browser, page: ann }) => {
  await ann.goto('/#/online/new/mothership');
  await ann.getByLabel('Your name at the table').fill('محمد');
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await expect(ann.getByText('Seat 1: \u2068محمد\u2069 (you)')).toBeVisible();
  await expect(ann.getByText('This link works on this computer only.')).toBeVisible();
  await expect(ann.getByText('Fingerprint of the dice')).toBeVisible();

  const bob = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await bob.goto(ann.url());
  await bob.getByLabel('Your name at the table').fill('Bob');
  await bob.getByRole('button', { name: 'Sit here' }).click();
  await beReady(ann, bob);
  await expect(ann.locator('.company__seats')).toContainText('Bob');
  await expect(bob.locator('.company__seats')).toContainText('محمد');
});

test('a personal link opens the seat on another device at once, and is told above the dialog', async ({
  browser,
}) => {
  const ann = await person(browser, 'Ann');
  await ann.getByRole('link', { name: 'Exoship' }).click();
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await expect(ann.locator('.table')).toBeVisible();
  await sitting(ann);
  // Where the clipboard is closed, the link stands in the message.
  await ann.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(document, 'execCommand', { value: () => false });
  });
  await ann.getByText('This seat on other devices').click();
  await ann.getByRole('button', { name: 'Copy a personal link' }).click();
  const told = ann.getByRole('dialog').getByText(/Whoever opens this link plays your seat/);
  await expect(told).toBeVisible();
  const link = /http\S+\/seat\/\S+/.exec(await told.innerText())?.[0] ?? '';
  const message = ann.getByRole('dialog').locator('.o-toast').filter({ hasText: link });
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(told).toHaveCount(0);

  const phone = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await phone.goto(link);
  await expect(phone.locator('.table')).toBeVisible();
  await expect(phone).toHaveURL(/#\/online\/[\w-]+$/);
  await expect(phone.locator('.company__seats')).toContainText('Ann, you');
  await phone.goto('/#/online');
  await expect(phone.getByLabel('Your name at the table')).toHaveValue('Ann');
});

test('two windows of one person are the same person', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  const other = await ann.context().newPage();
  await other.goto('/#/online');
  await expect(other.getByLabel('Your name at the table')).toHaveValue('Ann');
  await ann.bringToFront();
  await ann.getByLabel('Your name at the table').fill('Anna');
  await ann.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByLabel('Your name at the table')).toHaveValue('Anna');
  await ann.getByText('What is kept about you').click();
  await ann.getByRole('button', { name: 'Forget me' }).click();
  await ann.getByRole('button', { name: 'Really? Your seats go to bots' }).click();
  await expect(other.getByText('What is kept about you')).toHaveCount(0);
});
