// Talk at an online table: channels, two seats apart, mute, and what is refused.
import { expect, expectAccessible, test } from './kit.ts';
import { beReady, openTable, person, sitHere, talkOf } from './people.ts';

test('three people talk at the table and apart, and one is muted', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  const bob = await person(browser, 'Bob');
  const eve = await person(browser, 'Eve');
  const link = await openTable(ann, 'Exodus', ['me', 'free', 'free']);
  await sitHere(bob, link);
  await sitHere(eve, link);
  await beReady(ann, bob, eve);
  for (const page of [ann, bob, eve]) await talkOf(page).click();

  await ann.getByRole('radio', { name: /^Only Bob/ }).check();
  await ann.getByLabel('Say something').fill('Vote with me');
  await ann.getByRole('button', { name: 'Send' }).click();
  await expect(ann.getByText('Vote with me')).toBeVisible();
  await bob.getByRole('radio', { name: /^Only Ann/ }).check();
  await expect(bob.getByText('Vote with me')).toBeVisible();
  await expect(bob).toHaveTitle(/^●? ?Exodus/);

  await eve.getByRole('button', { name: 'Hello!' }).click();
  // It is not where Ann looks, so it is counted there.
  await expect(ann.getByRole('radio', { name: /^Table 1/ })).toBeVisible();
  await expect(ann).toHaveTitle(/\(1\) Exodus/);
  await ann.getByRole('radio', { name: /^Table/ }).check();
  await expect(ann).toHaveTitle(/^●? ?Exodus/);
  await expect(eve.getByText('Vote with me')).toHaveCount(0);
  await expectAccessible(ann);

  await ann.getByRole('button', { name: 'About Eve' }).first().click();
  await expectAccessible(ann);
  await ann.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(ann.getByText('Nothing has been said here yet.')).toBeVisible();
  await ann.reload();
  await talkOf(ann).click();
  await expect(ann.getByText('1 person is muted')).toBeVisible();
  await expect(ann.getByText('Nothing has been said here yet.')).toBeVisible();
  await ann.getByText('1 person is muted').click();
  await ann.getByRole('button', { name: 'Hear Eve again' }).click();
  await expect(ann.getByText('Eve Hello!')).toBeVisible();
});

test('what cannot be said is refused in words and stays in the field', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  const eve = await person(browser, 'Eve');
  const link = await openTable(ann, 'Mothership');
  await eve.goto(link);
  await expect(eve.getByText('Those who watch talk among themselves')).toBeVisible();
  await eve.getByRole('radio', { name: /^Table/ }).check();
  await expect(eve.getByText('The players talk here; you can read along.')).toBeVisible();
  await expect(eve.getByLabel('Say something')).toHaveCount(0);

  const field = ann.getByLabel('Say something');
  await field.fill('x'.repeat(501));
  await ann.getByRole('button', { name: 'Send' }).click();
  await expect(ann.getByText('This is 501 characters long; at most 500 can be said at once.')).toBeVisible();
  await expect(field).toHaveValue('x'.repeat(501));
  await field.fill('One after the other');
  // In one go: a slow machine would leave the pauses that are asked for.
  const hello = ann.getByRole('button', { name: 'Hello!' });
  await hello.evaluate((button: HTMLElement) => {
    for (let i = 0; i < 8; i++) button.click();
  });
  await expect(ann.getByText('Not sent: you are talking too fast; wait a moment.')).toBeVisible();
  const list = ann.getByRole('list', { name: 'What was said' });
  await list.scrollIntoViewIfNeeded();
  await expect(list.getByRole('listitem').last()).toBeInViewport();
  await expect(field).toHaveValue('One after the other');
});
