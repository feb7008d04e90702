// Who comes to a match in play and who leaves it for good: what each of them sees.
import { expect, expectAccessible, test } from './kit.ts';
import {
  beReady,
  choose,
  openTable,
  person,
  playOn,
  playOnce,
  sitHere,
  sitting,
  someoneAsked,
} from './people.ts';

test('a newcomer is seated in a match in play, sits down, and another leaves for good', async ({
  browser,
}) => {
  const [ann, bob] = [await person(browser, 'Ann'), await person(browser, 'Bob')];
  const link = await openTable(ann, 'Exoworld Survival', ['me', 'free']);
  await sitHere(bob, link);
  await beReady(ann, bob);
  const cy = await person(browser, 'Cy');
  await cy.goto(link);
  await expect(cy.getByText('You are watching')).toBeVisible();

  // Before the first turn nobody comes.
  await sitting(ann);
  const seat = ann.getByRole('button', { name: 'Seat a newcomer' });
  await expect(seat).toBeDisabled();
  await ann.keyboard.press('Escape');
  for (const page of [ann, bob]) await playOnce(page);
  await someoneAsked([ann, bob]);
  await sitting(bob);
  await expect(bob.getByRole('button', { name: 'Seat a newcomer' })).toHaveCount(0);
  await bob.keyboard.press('Escape');
  await sitting(ann);
  await seat.click();
  await expect(ann.getByText('There is a seat for a newcomer.', { exact: false })).toBeVisible();
  await expectAccessible(ann);
  await ann.keyboard.press('Escape');
  for (const page of [ann, bob])
    await expect(page.getByText(/newcomer’s seat, a bot plays it/)).toBeVisible();

  await cy.getByRole('button', { name: 'Sit here' }).click();
  await expect(cy.getByText('You are watching')).toHaveCount(0);
  for (const page of [ann, bob, cy])
    await expect(page.locator('.company__seat', { hasText: 'Cy' })).toBeVisible();

  await choose(bob, 'Ask the others');
  await bob.getByRole('button', { name: 'Leave for good' }).click();
  const asked = bob.getByRole('region', { name: 'If you leave for good' });
  await expect(asked).toContainText('Your seat is closed');
  await asked.getByRole('button', { name: 'Really leave?' }).click();
  await expect(bob.getByText('You are watching')).toBeVisible();
  for (const page of [ann, cy])
    await expect(page.locator('.company__seat', { hasText: 'Bob' })).toHaveCount(0);
  await sitting(ann);
  await expect(ann.getByText(/Bob.*, has left/)).toBeVisible();
  await ann.keyboard.press('Escape');
  await playOn([ann, cy], 8);
});
