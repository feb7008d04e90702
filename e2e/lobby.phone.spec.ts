// The lobby on a phone, with many tables of all kinds in it.
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './kit.ts';

test('open tables are looked through by game, pace and language', async ({ page, request }) => {
  const { token } = await (
    await request.post('/api/v1/session', { data: { name: 'Bartholomäus-Maximilian von Hohe' } })
  ).json();
  for (const [game, clock, language] of [
    ['exoworld', 300, 'de'],
    ['mothership', 86_400, 'de'],
    ['eos-rise', 300, 'uk'],
    ['mothership', 300, 'fr'],
  ] as const) {
    const made = await request.post('/api/v1/matches', {
      headers: { authorization: `Bearer ${token}` },
      data: { game, seats: game === 'eos-rise' ? 3 : 2, clock, language },
    });
    expect(made.ok()).toBe(true);
  }
  await page.goto('/#/online');
  const open = page.getByRole('region', { name: 'Open tables' });
  await expect(open.getByRole('listitem').nth(3)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Game').selectOption('mothership');
  await page.getByLabel('Pace').selectOption('days');
  await page.getByLabel('Language').selectOption('de');
  await expect(open.getByRole('heading', { level: 3, name: /^Mothership/ })).not.toHaveCount(0);
  await expect(open.getByText('24 h a decision · German')).not.toHaveCount(0);
  await expect(open.getByText('5 min a decision')).toHaveCount(0);
  await page.getByLabel('Language').selectOption('uk');
  await expect(open.getByText(/^None of the \d+ open tables is like that\.$/)).toBeVisible();
  await expectAccessible(page);
});
