import { readFileSync } from 'node:fs';
import { card, choose, ending, expect, moment, newGame, playOn, test } from './kit.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a finished game is scrubbed, shared at a moment, and branched off from', async ({ page, context }) => {
  await newGame(page, 'replay');
  await playOn(page);
  await ending(page).getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Moment' });
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  await expect(page.locator('.log__entry[aria-current]')).toContainText('2');
  await page.keyboard.press('End');
  const last = Number(await slider.inputValue());
  expect(last).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'First moment' }).click();
  await slider.fill('3');
  const board = await page.locator('.table__board').innerText();

  await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The link is copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('slider', { name: 'Moment' })).toHaveValue('3');
  await expect(other.getByRole('slider', { name: 'Moment' })).toHaveAttribute('max', String(last));
  expect(await other.locator('.table__board').innerText()).toBe(board);

  await other.getByRole('button', { name: 'Branch off here' }).click();
  await expect(other.locator('.table')).toHaveAttribute('data-moment', '0');
  await choose(other);
  expect(await moment(other)).toBe(1);
});

test('the timeline of a replay: rounds by key, what was learnt, and flags that lead to what changed most', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Open a record').setInputFiles('games/exoship/test/records/earth-1.json');
  const slider = page.getByRole('slider', { name: 'Moment' });
  const round = page.getByRole('combobox', { name: 'Round' });
  await expect(round).toHaveValue('0');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(round).toHaveValue('1');
  const begin = Number(await slider.inputValue());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(slider).toHaveValue(String(begin));
  await page.keyboard.press('g');
  await expect(round).toBeFocused();
  await round.selectOption({ index: 0 });
  await expect(slider).toHaveValue('0');
  const rounds = await round.getByRole('option').count();
  await expect(page.locator('.timeline__round')).toHaveCount(rounds - 1);
  expect(await page.locator('.timeline__dot').count()).toBeGreaterThan(0);
  // Every flag leads to its moment.
  const flags = page.locator('.timeline__flag');
  await expect(flags.first()).toBeVisible();
  for (const flag of await flags.all()) {
    await flag.click();
    await expect(slider).toHaveValue((await flag.getAttribute('data-at')) ?? 'none');
    await expect(flag).toHaveAttribute('aria-current', 'step');
  }
});

test('a replay plays by itself and stops at the end', async ({ page }) => {
  await newGame(page, 'run');
  await choose(page);
  await choose(page);
  await page.getByLabel('Menu').click();
  await page.getByRole('button', { name: 'Replay so far' }).click();
  const slider = page.getByRole('slider', { name: 'Moment' });
  await expect(slider).toHaveValue('2');
  await page.getByLabel('Speed').selectOption('4');
  // It may be over before a slow machine looks: whatever shows in between is noted as it comes.
  await page.evaluate(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    const note = () => {
      if (document.querySelector('[aria-label="Pause"]')) shown.add('Pause');
      shown.add(/Moment \d of \d/.exec(document.body.innerText)?.[0] ?? '');
    };
    new MutationObserver(note).observe(document.body, {
      ...{ subtree: true, childList: true, characterData: true, attributes: true },
    });
  });
  const shown = () => page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  for (const one of ['Pause', 'Moment 0 of 2', 'Moment 1 of 2', 'Moment 2 of 2'])
    await expect.poll(shown).toContain(one);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(slider).toHaveValue('2');
  await page.goBack();
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '2');
});

test('a damaged link says so and leads home', async ({ page }) => {
  await page.goto('/#/watch/this-is-no-match/4');
  await expect(page.getByRole('heading', { name: 'This link cannot be opened' })).toBeVisible();
  await page.getByRole('link', { name: 'To the library' }).click();
  await expect(card(page).getByRole('link', { name: 'Play' })).toBeVisible();
});

test('a match that people ended says so at its last moment, and its record keeps it', async ({ page }) => {
  const { hash: _, ...whole } = JSON.parse(readFileSync(`games/exoship/test/records/earth-1.json`, 'utf8'));
  const ended = { how: 'resigned', by: 0 };
  const record = { ...whole, orrery: 2, actions: whole.actions.slice(0, 3), ended };
  await page.goto('/');
  await page.getByLabel('Open a record').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible();
  await expect(page.getByText('resigned, and with that the match was over')).toHaveCount(0);
  await page.getByRole('button', { name: 'Last moment' }).click();
  await expect(page.getByText('resigned, and with that the match was over')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export the record' }).click(),
  ]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ orrery: 2, ended });
});
