// The step before the start: who is ready, how long the others wait, and what happens when someone gets up.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './kit.ts';
import { beReady, openTable, person, sitHere } from './people.ts';

const readyButton = (page: Page) => page.getByRole('button', { name: 'I am ready' });

test('everyone says that they are ready, and nobody waits for ever', async ({ browser }) => {
  const [ann, bob] = [await person(browser, 'Ann'), await person(browser, 'Bob')];
  const link = await openTable(ann, 'Mothership');
  await expect(readyButton(ann)).toHaveCount(0);
  await sitHere(bob, link);
  await expect(ann.getByRole('heading', { name: 'Is everyone ready?' })).toBeVisible();
  await expectAccessible(ann);
  await readyButton(ann).click();
  await expect(ann.getByText('You are ready. Waiting for Bob.')).toBeVisible();
  await expect(bob.getByText(/^The others wait \d+ h \d+ min more/)).toBeVisible();
  await expect(bob.getByText('✓ ready')).toBeVisible();
  await ann.getByRole('button', { name: 'Call those away' }).click();
  await expect(ann.getByText(/send them the link/)).toBeVisible();
  await expectAccessible(ann);

  // Whoever was ready is asked anew when the other gets up.
  await bob.getByRole('button', { name: 'Leave the table' }).click();
  await expect(bob).toHaveURL(/#\/online$/);
  await expect(ann.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await sitHere(bob, link);
  await expect(readyButton(ann)).toBeEnabled();
  await bob.goto('/#/online/mine');
  await expect(bob.getByRole('heading', { name: 'Mothership: You are waited for: be ready' })).toBeVisible();
  await bob.getByRole('link', { name: 'Go to the table' }).click();
  await beReady(bob, ann);
});

test('who comes by a personal link before the start is ready from there', async ({ browser }) => {
  const [ann, bob] = [await person(browser, 'Ann'), await person(browser, 'Bob')];
  const link = await openTable(ann, 'Mothership');
  await sitHere(bob, link);
  await expect(readyButton(ann)).toBeEnabled();
  const match = /online\/([\w-]+)/.exec(link)?.[1] ?? '';
  const token = await ann.evaluate(async (id) => {
    const { token: session } = JSON.parse(localStorage.getItem('orrery/session') ?? '{}');
    const headers = { authorization: `Bearer ${session}`, 'content-type': 'application/json' };
    const made = await fetch(`/api/v1/matches/${id}/link`, { method: 'POST', headers, body: '{}' });
    return (await made.json()).token as string;
  }, match);
  const phone = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await phone.goto(`/#/online/${match}/seat/${token}`);
  await expect(readyButton(phone)).toBeEnabled();
  await beReady(phone, bob);
  await expect(ann.locator('.table')).toBeVisible();
});
