// Muting, blocking and reporting at a table, and the host's console that hears of it.
import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './kit.ts';
import { beReady, openTable, person, sitHere, sitting, talkOf } from './people.ts';

const TOKEN = 'token-of-the-browser-tests';
/** Names that no other test uses: the console shows everyone. */
let made = 0;
const named = (name: string) => `${name} ${test.info().workerIndex}-${++made}`;

async function consoleOf(browser: Browser): Promise<Page> {
  const host = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  await host.goto('/#/admin');
  await host.getByLabel('Token').fill('wrong');
  await host.getByRole('button', { name: 'Enter' }).click();
  await expect(host.getByRole('alert')).toHaveText('the token of the console is missing or wrong');
  await host.getByLabel('Token').fill(TOKEN);
  await host.getByRole('button', { name: 'Enter' }).click();
  return host;
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Say something').fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('what is said is reported, and the host reads it and shuts the speaker out', async ({ browser }) => {
  const [annName, eveName] = [named('Ann'), named('Eve')];
  const [ann, eve] = [await person(browser, annName), await person(browser, eveName)];
  const link = await openTable(ann, 'Mothership');
  await sitHere(eve, link);
  await beReady(ann, eve);
  for (const page of [ann, eve]) await talkOf(page).click();
  await say(eve, 'Go away, all of you');
  const talk = ann.getByRole('list', { name: 'What was said' });
  await expect(talk.getByText('Go away, all of you')).toBeVisible();
  await talk.getByRole('button', { name: `About ${eveName}` }).click();
  const menu = ann.getByRole('dialog', { name: `About ${eveName}` });
  await menu.getByText('Report to the host').click();
  await menu.getByLabel('What is wrong?').fill('She is rude to everyone.');
  await expectAccessible(ann);
  await menu.getByRole('button', { name: 'Send the report' }).click();
  await expect(ann.getByText('The host of this server has your report.')).toBeVisible();

  const host = await consoleOf(browser);
  const report = host.getByRole('listitem').filter({ hasText: `About ${eveName}` });
  await expect(report.getByText('She is rude to everyone.')).toBeVisible();
  await expect(report.getByRole('list', { name: 'What was said' })).toContainText('Go away, all of you');
  await expectAccessible(host);
  await report.getByRole('button', { name: 'Look at this person' }).click();
  await expect(host.getByRole('heading', { name: eveName, exact: true })).toBeVisible();
  await host.getByLabel('Reason').fill('Be kind');
  await host.getByLabel('For how many days').fill('3');
  await host.getByRole('button', { name: 'Shut out' }).click();
  await host.getByRole('button', { name: `Really shut ${eveName} out?` }).click();
  await expect(host.getByText(`${eveName} is shut out.`)).toBeVisible();
  await expectAccessible(host);

  // Where she sits she is told at once, and in the lobby; the match goes on with a stand-in.
  await expect(eve.getByText(/the host of this server has shut you out until .*: Be kind/)).toBeVisible();
  await eve.goto('/#/online');
  await expect(eve.getByText(/^The host of this server has shut you out until .*: Be kind\.$/)).toBeVisible();
  await expect(ann.locator('.company__seats').getByText(/a bot plays|away/)).toBeVisible();

  await host.getByRole('radio', { name: 'Reports' }).check();
  await report.getByLabel('Note').fill('Three days');
  await report.getByRole('button', { name: 'Handled' }).click();
  await expect(report).toHaveCount(0);
  await host.getByRole('radio', { name: 'Bans' }).check();
  await host.getByRole('button', { name: `Lift the ban of ${eveName}` }).click();
  await expect(host.getByText('The ban is lifted.')).toBeVisible();
  await host.getByRole('radio', { name: 'Log' }).check();
  const log = host.getByRole('listitem');
  await expect(log.filter({ hasText: 'shut out' }).filter({ hasText: 'Be kind' }).first()).toBeVisible();
  await expect(
    log.filter({ hasText: 'handled a report' }).filter({ hasText: 'Three days' }).first(),
  ).toBeVisible();
  await expect(log.filter({ hasText: 'named a wrong token' }).first()).toBeVisible();
  await expectAccessible(host);
  await eve.reload();
  await expect(eve.getByRole('heading', { name: 'Your matches' })).toBeVisible();
});

test('the host finds a table and closes it', async ({ browser }) => {
  const annName = named('Ann');
  const ann = await person(browser, annName);
  await openTable(ann, 'Mothership', ['me', 'easy']);
  await expect(ann.locator('.table')).toBeVisible();
  const host = await consoleOf(browser);
  await host.getByRole('radio', { name: 'People' }).check();
  await host.getByLabel('Name, part of a name, or id').fill(annName);
  await host.getByRole('button', { name: 'Find' }).click();
  await host.getByRole('button', { name: `Look at ${annName}` }).click();
  await host.getByRole('button', { name: /^Close / }).click();
  await host.getByRole('button', { name: 'Really?' }).click();
  await expect(host.getByText('The table is closed.')).toBeVisible();
  await expect(ann.getByText('The host of this server closed the table.').first()).toBeVisible();
  await expect(ann.getByRole('link', { name: 'Check the dice' })).toBeVisible();
});

test('who is blocked is not heard and cannot come again, and is forgiven on the account page', async ({
  browser,
}) => {
  const [annName, bobName] = [named('Ann'), named('Bob')];
  const [ann, bob] = [await person(browser, annName), await person(browser, bobName)];
  const link = await openTable(ann, 'Mothership');
  await sitHere(bob, link);
  await beReady(ann, bob);
  for (const page of [ann, bob]) await talkOf(page).click();
  await say(bob, 'I always win');
  await expect(ann.getByText('I always win')).toBeVisible();
  await sitting(ann);
  await ann
    .getByRole('dialog')
    .getByLabel('Who sits here')
    .getByRole('button', { name: `About ${bobName}` })
    .click();
  await ann.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(ann.getByText(`${bobName} is blocked.`)).toBeVisible();
  // The talk stands beside the board, behind what was opened over it.
  await expect(async () => {
    await ann.keyboard.press('Escape');
    await expect(ann.getByRole('dialog')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(ann.getByText('I always win')).toHaveCount(0);
  await say(bob, 'Do you hear me?');
  await expect(bob.getByText('Do you hear me?')).toBeVisible();
  await say(ann, 'Nobody there');
  await expect(ann.getByText('Nobody there')).toBeVisible();
  await expect(ann.getByText('Do you hear me?')).toHaveCount(0);
  await expect(bob.getByText('Nobody there')).toHaveCount(0);

  const another = await openTable(ann, 'Exodus', ['me', 'free', 'free']);
  await bob.goto(another);
  await expect(bob.getByText('this table is not open to you')).toBeVisible();
  await ann.goto('/#/online/reach');
  await expectAccessible(ann);
  await ann.getByRole('button', { name: `Unblock ${bobName}` }).click();
  await expect(ann.getByText(`${bobName} is not blocked any more.`)).toBeVisible();
  await bob.getByRole('button', { name: 'Try again' }).click();
  await expect(bob.getByRole('button', { name: 'Sit here' }).first()).toBeVisible();
});
