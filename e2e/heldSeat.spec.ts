// A personal link that got into wrong hands: its owner sees who came by it and takes the seat back.
import { closeToasts, expect, expectAccessible, test } from './kit.ts';
import { beReady, openTable, person, sitHere, sitting } from './people.ts';

test('a thief by link is seen, removed, and plays no more', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  const bob = await person(browser, 'Bob');
  const eve = await person(browser, 'Eve');
  await bob.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = await openTable(ann, 'Mothership');
  await sitHere(bob, link);
  await beReady(ann, bob);
  await sitting(bob);
  await bob.getByText('This seat on other devices').click();
  await expect(bob.getByText('Nobody else holds this seat.')).toBeVisible();
  await bob.getByRole('button', { name: 'Copy a personal link' }).click();
  await expect.poll(() => bob.evaluate(() => navigator.clipboard.readText())).toContain('#/online/');
  const leaked = await bob.evaluate(() => navigator.clipboard.readText());

  await eve.goto(leaked);
  await sitting(eve);
  await expect(eve.getByText('You came to Bob’s seat by its personal link.')).toBeVisible();
  await expect(eve.getByText('This seat on other devices')).toHaveCount(0);

  await bob.getByText('This seat on other devices').click();
  await bob.getByText('This seat on other devices').click();
  await expect(bob.getByRole('button', { name: /Remove .*Eve.* from this seat/ })).toBeVisible();
  await closeToasts(bob);
  await expectAccessible(bob);

  // Whoever set the table up can help, once asked.
  await bob.getByRole('button', { name: 'Ask who set the table up to remove the others' }).click();
  await sitting(ann);
  await ann.getByRole('button', { name: 'Remove the others' }).click();
  await expect(eve.getByText('You came to Bob’s seat by its personal link.')).toHaveCount(0);
  await expect(eve.getByText(/You are watching/).first()).toBeVisible();
  await eve.reload();
  await eve.goto(leaked);
  await expect(eve.getByText('This personal link does not work')).toBeVisible();
});
