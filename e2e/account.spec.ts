// How people are reached and sign in, at a server whose host has set up neither mail nor a provider.
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './kit.ts';
import { openTable, person } from './people.ts';

test('the page says what this server can do, and a hook is refused in words, added and removed', async ({
  page,
  complaints,
}) => {
  await page.goto('/#/online');
  await page.getByRole('link', { name: 'How to reach you' }).click();
  await expect(page.getByText('You have not sat down at this server yet')).toBeVisible();
  await expect(page.getByText('At this server nobody signs in by mail or elsewhere')).toBeVisible();
  await page.getByRole('link', { name: 'Online' }).click();
  await page.getByLabel('Your name at the table').fill('Ann');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Others now see you under this name.')).toBeVisible();

  await page.getByRole('link', { name: 'How to reach you' }).click();
  await expect(page.getByText('This server sends no mail')).toBeVisible();
  await expect(page.getByText('Nothing is called yet.')).toBeVisible();
  await expect(page.getByText('this one')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const address = page.getByLabel(/^Address/);
  for (const [url, words] of [
    ['nonsense', 'must be an address that begins with https://'],
    ['https://127.0.0.1/hook', 'is inside a private network'],
  ] as const) {
    await address.fill(url);
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }
  await page.getByRole('radio', { name: 'Program' }).check();
  await address.fill('https://hooks.example/me');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('It is not shown again')).toBeVisible();
  await expect(page.getByText('hooks.example, for your turns')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nothing is called yet.')).toBeVisible();
  // The browser notes the two refusals.
  expect(complaints.splice(0)).toHaveLength(2);
});

test('a hook may be for everyone’s turns at one table', async ({ browser }) => {
  const page = await person(browser, 'Ann');
  await openTable(page, 'Mothership', ['me', 'free']);
  await page.goto('/#/online/reach');
  await page
    .getByLabel('When is it called?')
    .selectOption({ label: 'At everyone’s turns: Mothership (Ann)' });
  await expect(page.getByText('Good for a channel that all of you read.')).toBeVisible();
  await page.getByLabel(/^Address/).fill('https://hooks.example/all');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('hooks.example, for everyone’s turns at Mothership (Ann)')).toBeVisible();
  await expectAccessible(page);
});

test('links that are too old are answered in words', async ({ page, complaints }) => {
  const token = 'x'.repeat(32);
  await page.goto(`/#/online/confirm/${token}`);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByRole('alert')).toContainText('used already or is too old');
  await page.goto(`/#/online/stop/${token}`);
  await page.getByRole('button', { name: 'No more such mails' }).click();
  await expect(page.getByRole('alert')).toContainText('too old');
  await page.goto(`/#/online/enter/${token}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'You could not be signed in' })).toBeVisible();
  await expect(page.getByText('used already or is too old')).toBeVisible();
  await expectAccessible(page);
  expect(complaints.splice(0)).toHaveLength(3);
});

test('another device becomes the same person by a code, with all seats', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  await openTable(ann, 'Mothership');
  await ann.goto('/#/online/reach');
  await ann.getByRole('button', { name: 'Show a code' }).click();
  await expect(ann.getByRole('img', { name: /^The code as a picture/ })).toBeVisible();
  const code = (await ann.locator('.pair__code').innerText()).trim();
  await expectAccessible(ann);
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  ).newPage();
  await phone.goto('/#/online/reach');
  await phone.getByLabel('A code from another device').fill(code.toLowerCase());
  await phone.getByRole('button', { name: 'Be the same person here' }).click();
  await expect(phone.getByText('with all their seats and matches')).toBeVisible();
  await phone.getByRole('button', { name: 'Be the same person here' }).click();
  await expect(phone.getByText('You are signed in as Ann.')).toBeVisible();
  await phone.goto('/#/online/mine');
  await expect(phone.getByRole('heading', { name: 'Mothership: 1 seat free' })).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
    0,
  );
});
