// The lobby: one press on a table that waits for players, and one sits there.
import { expect, test } from './kit.ts';
import { openTable, person } from './people.ts';

test('Sit down sits down, and the room opens with a seat of one’s own', async ({ browser }) => {
  const [host, guest] = [await person(browser, 'Zenobia'), await person(browser, 'Quirin')];
  await openTable(host, 'Mothership', ['me', 'free']);
  await guest.goto('/#/online');
  const card = guest
    .getByRole('region', { name: 'Open tables' })
    .getByRole('listitem')
    .filter({ hasText: 'Zenobia' });
  await card.getByRole('button', { name: 'Sit down' }).click();
  await expect(guest.getByText('Quirin (you)')).toBeVisible();
  await expect(host.getByText('Quirin', { exact: true })).toBeVisible();
  // Whoever sits there goes back to it, and nobody sits down twice.
  await guest.goto('/#/online');
  await expect(guest.getByRole('listitem').filter({ hasText: 'Zenobia' }).first()).toBeVisible();
  await expect(card.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
});
