// Two people play each other over the server and a third watches; pages are reloaded and the server is asked again.
import { expect, moment, test } from './kit.ts';
import { beReady, choose, openTable, person, playOn, talkOf } from './people.ts';

test('two people play each other, a third watches, over a reload', async ({ browser }) => {
  const [ann, bob] = [await person(browser, 'Ann'), await person(browser, 'Bob')];
  const link = await openTable(ann, 'Mothership');

  await bob.goto(link);
  await bob.getByRole('button', { name: 'Sit here' }).click();
  await beReady(bob, ann);
  await playOn([ann, bob], 4);

  const eve = await (await browser.newContext()).newPage();
  await eve.goto(link);
  await expect(eve.getByText('You are watching')).toBeVisible();
  const at = await moment(eve);
  expect(at).toBeGreaterThanOrEqual(4);

  await bob.reload();
  await expect(bob.locator('.table')).toBeVisible();
  expect(await moment(bob)).toBe(at);
  await playOn([ann, bob], at + 2);
  await expect.poll(() => moment(eve)).toBeGreaterThanOrEqual(at + 2);

  // What is said is seen in one line beside the board, and opens there.
  await talkOf(ann).click();
  await ann.getByRole('button', { name: 'Well played!' }).click();
  await bob.getByRole('button', { name: 'Ann said: Well played!. Open the talk' }).click();
  await expect(bob.getByRole('list', { name: 'What was said' })).toContainText('Well played!');
  await choose(bob, 'Resign');
  await bob.getByRole('button', { name: 'Really resign?' }).click();
  // Everyone sees the same end, who came late and watched too.
  for (const page of [ann, eve]) {
    const end = page.getByRole('dialog').filter({ hasText: 'Bob resigned' });
    await expect(end).toContainText('Ann has won.');
    await expect(end.getByText(/^How it went/)).toBeVisible();
  }
  // Playing again is an offer: nobody sits down who has not said so.
  await ann.getByRole('button', { name: 'Play again', exact: true }).click();
  await expect(ann.getByText('kept for Bob')).toBeVisible();
  await bob.getByRole('button', { name: 'Play again, too' }).click();
  await expect(ann.getByRole('heading', { name: 'Is everyone ready?' })).toBeVisible();
  await ann.goBack();
  await ann.getByRole('link', { name: 'Check the dice' }).click();
  await expect(ann.getByText('The server’s value is the one it committed to.')).toBeVisible();
  await expect(ann.getByText('The value that this browser made is among them.')).toBeVisible();
  await expect(ann.getByText('Nobody committed anew after this browser')).toBeVisible();
  await expect(ann.getByText('The seed is made of all the values.')).toBeVisible();
  await expect(ann.getByText('This browser saw the same fingerprint')).toBeVisible();
  await expect(ann.getByText(/actions play out as recorded/)).toBeVisible();
});

test('a table against bots goes on by itself, and its dice can be checked', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  await ann.getByRole('link', { name: 'Exoship' }).click();
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await expect(ann.locator('.table')).toBeVisible();
  await playOn([ann], 2);
  await ann.goto('/#/online');
  await expect(ann.getByRole('heading', { name: 'Exoship: Your turn' })).toBeVisible();
});
