// A voyage of Exodus on its stage: one press to begin, a report that adds up, and whole voyages to their ends.
import { begin, byKeys, click, pressOnStage, stageAsks, toTheEnd } from './exodusStage.ts';
import { ending, expect, expectAccessible, test } from './kit.ts';

test('the first voyage begins with one press, with who you are and no questions', async ({ page }) => {
  await begin(page, 'First voyage', 'first voyage');
  await expect(page.locator('.xd-who')).toContainText('You are');
  await expect(page.locator('.xd-gauges')).toHaveCount(0);
  await pressOnStage(page, click);
  await expect(page.locator('.xd-intent')).toBeVisible();
  // Map and stage have two thirds of the screen, and the page itself does not scroll.
  const share = await page.evaluate(() => {
    const areas = ['.xd-map', '.xd-stage', '.xd-gauges', '.xd-houses'].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return (box?.width ?? 0) * (box?.height ?? 0);
    });
    return areas.reduce((sum, area) => sum + area, 0) / (innerWidth * innerHeight);
  });
  expect(share).toBeGreaterThan(0.65);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
    0,
  );
});

test('whoever votes says why, and the report of the day adds up', async ({ page }) => {
  await begin(page, 'First voyage', 'report');
  const report = page.locator('.xd-report');
  let quoted = 0;
  while (!(await report.isVisible())) {
    expect(await stageAsks(page)).toBe(true);
    quoted = Math.max(quoted, await page.locator('.xd-quote q').count());
    if (await report.isVisible()) break;
    await pressOnStage(page, click);
    await expect(report.or(page.locator('.xd-stage .choicecard, .xd-wait, .xd-slips')).first()).toBeVisible();
  }
  expect(quoted).toBeGreaterThan(0);
  const moves = await report.locator('.xd-list li', { hasText: '→' }).allInnerTexts();
  expect(moves.length).toBeGreaterThan(1);
  for (const move of moves) {
    const [, from, to] = /(\d+) → (\d+)/.exec(move) ?? [];
    const pieces = [...move.replace(/\d+ → \d+/, '').matchAll(/([+−])(\d+) /g)];
    const sum = pieces.reduce((all, [, sign, by]) => all + (sign === '−' ? -1 : 1) * Number(by), 0);
    expect(sum, move).toBe(Number(to) - Number(from));
  }
  await expectAccessible(page);
});

test('the first day by keys alone', async ({ page }) => {
  await begin(page, 'First voyage', 'by keys');
  const slips = page.locator('.xd-intent');
  const day = page.locator('.xd-day b');
  const press = byKeys(page);
  while (!(await slips.isVisible())) {
    await stageAsks(page);
    if (!(await slips.isVisible())) await pressOnStage(page, press);
  }
  const first = await day.innerText();
  let presses = 0;
  let talks = 0;
  while ((await day.innerText()) === first || !(await slips.isVisible())) {
    expect(await stageAsks(page)).toBe(true);
    if ((await day.innerText()) !== first && (await slips.isVisible())) break;
    if (await page.locator('.xd-scene').isVisible()) talks++;
    presses++;
    await pressOnStage(page, press);
  }
  test.info().annotations.push({ type: 'presses', description: `${presses}, of which ${talks} in talks` });
  // Slips, a tie, the vote, the dark, an election, three scans, a strain, the report; and five for voting to stay and
  // for a star of one's own against the two others.
  expect(presses - talks).toBeLessThanOrEqual(15);
});

for (const [name, seats] of [
  ['First voyage', 3],
  ['Council of five', 5],
  ['Eight at the table', 8],
] as const)
  for (const way of ['the board', 'keys'] as const)
    test(`${name}: a whole voyage by ${way} alone, to its end`, { tag: '@long' }, async ({ page }) => {
      test.setTimeout(30 * 60_000);
      await begin(page, name, `whole ${seats}`);
      const presses = await toTheEnd(page, way === 'keys' ? byKeys(page) : click);
      test.info().annotations.push({ type: 'presses', description: String(presses) });
      await expect(ending(page).locator('.xd-rank')).toHaveCount(seats);
      await expect(ending(page).locator('.xd-rank .xd-you')).toHaveCount(1);
    });
