// Whole voyages of Exodus on a phone, by a finger on the board alone.
import { begin, tap, toTheEnd } from './exodusStage.ts';
import { ending, expect, expectNoSidewaysScroll, test } from './kit.ts';

for (const [name, seats] of [
  ['First voyage', 3],
  ['Council of five', 5],
  ['Eight at the table', 8],
] as const)
  test(`${name}: a whole voyage by a finger, to its end`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(30 * 60_000);
    await begin(page, name, `whole ${seats}`);
    await toTheEnd(page, tap);
    await expect(ending(page).locator('.xd-rank')).toHaveCount(seats);
    await expectNoSidewaysScroll(page);
  });
