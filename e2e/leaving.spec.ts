// Who stops playing at an online table: what is said before, what the others see, and how it ends.
import { choices, expect, expectAccessible, test } from './kit.ts';
import { beReady, choose, openTable, person, sitHere } from './people.ts';

test('of three who play against each other two play on; the last has won, with places and points', async ({
  browser,
}) => {
  const [ann, bob, cy] = [
    await person(browser, 'Ann'),
    await person(browser, 'Bob'),
    await person(browser, 'Cy'),
  ];
  const link = await openTable(ann, 'Mothership', ['me', 'free', 'free']);
  await sitHere(bob, link);
  await sitHere(cy, link);
  await beReady(ann, bob, cy);

  await choose(bob, 'Resign');
  const asked = bob.getByRole('region', { name: 'If you resign' });
  await expect(asked).toContainText('plays your seat from here on, for good');
  await expectAccessible(bob);
  await asked.getByRole('button', { name: 'Play on' }).click();
  await choose(bob, 'Resign');
  await asked.getByRole('button', { name: 'Really resign?' }).click();
  await expect(ann.getByText('Bob (2), resigned, a bot plays on')).toBeVisible();
  await expect(bob.getByText('You have resigned. You can look on and talk.')).toBeVisible();

  await choose(cy, 'Resign');
  await expect(cy.getByRole('region', { name: 'If you resign' })).toContainText(
    'The match is over, and Ann won it.',
  );
  await cy.getByRole('button', { name: 'Really resign?' }).click();
  for (const page of [ann, cy]) {
    const end = page.getByRole('dialog').filter({ hasText: 'Ann has won.' });
    await expect(end).toBeVisible();
    const rows = end.getByRole('table', { name: 'How it ended' }).getByRole('row');
    await expect(rows).toHaveText([/Place.*Player.*Points/, /^1Ann/, /^2Cy/, /^3Bob/]);
  }
  await expectAccessible(ann);
});

test('whoever steps away has a stand-in until the page is opened again', async ({ browser }) => {
  const [ann, bob] = [await person(browser, 'Ann'), await person(browser, 'Bob')];
  const link = await openTable(ann, 'Exoworld Survival', ['me', 'free']);
  await sitHere(bob, link);
  await beReady(ann, bob);
  await choose(bob, 'Ask the others');
  await bob.getByRole('button', { name: 'Let a bot play on' }).click();
  await expect(ann.getByText(/Bob.*, away, a bot plays on/)).toBeVisible();
  await expect(bob.getByText('A bot plays for you.')).toBeVisible();
  await bob.reload();
  await expect(ann.getByText(/Bob.*, away, a bot plays on/)).toHaveCount(0);
  await expect(bob.locator('.table')).toBeVisible();
});

test('in EOS Rise the Facilitator can decide for who is away', async ({ browser }) => {
  const [ann, bob] = [await person(browser, 'Ann'), await person(browser, 'Bob')];
  await ann.goto('/#/online');
  await ann.getByRole('link', { name: 'Project EOS Rise' }).click();
  await ann.getByRole('radio', { name: '2', exact: true }).check();
  await ann.locator('.setup__seat select').nth(0).selectOption('me');
  await ann.locator('.setup__seat select').nth(1).selectOption('free');
  await ann.getByText('More about this table').click();
  await ann.getByRole('radio', { name: 'The Facilitator' }).check();
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await expect(ann.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await sitHere(bob, ann.url());
  await beReady(ann, bob);
  await choose(bob, 'Ask the others');
  await bob.getByRole('button', { name: 'Let the Facilitator decide for you' }).click();
  await expect(ann.getByText(/Bob.*, away, Ann decides/)).toBeVisible();
  await expect(bob.getByText('Ann decides for you.')).toBeVisible();
  await expect(choices(bob)).toHaveCount(0);
  await bob.getByRole('button', { name: 'Take your seat back' }).first().click();
  await expect(ann.getByText(/Bob.*, away, Ann decides/)).toHaveCount(0);
});
