import {
  card,
  choices,
  choose,
  ending,
  expect,
  goesOn,
  moment,
  newGame,
  newLuck,
  openChoices,
  playOn,
  test,
} from './kit.ts';

test('a whole game by clicking, from the library to the end and on to the next', async ({ page }) => {
  newLuck('a rematch draws its own seed');
  await newGame(page, 'click');
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
    0,
  );
  await playOn(page);
  await expect(ending(page).getByRole('link', { name: 'Replay' })).toBeVisible();
  await ending(page).getByRole('button', { name: 'Play again' }).click();
  await expect(ending(page)).toBeHidden();
  expect(await moment(page)).toBe(0);
});

test('a whole game with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(card(page).getByRole('link', { name: 'Play' })).toBeVisible();
  await tabTo(page, 'Play');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await tabTo(page, 'More options');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Seed')).toBeFocused();
  await page.keyboard.type('keys');
  await tabTo(page, 'Start');
  await page.keyboard.press('Enter');
  await expect(page.locator('.table')).toBeVisible();
  await page.keyboard.press('0');
  await expect(choices(page).first()).toBeFocused();
  for (let turn = 0; await goesOn(page); turn++) {
    const before = await moment(page);
    // Both ways in turn: the number key, and the focused choice.
    await page.keyboard.press(turn % 2 === 0 ? '1' : 'Enter');
    const sure = page.getByRole('button', { name: 'Do it' });
    await expect(async () => {
      if (await sure.isVisible()) {
        await tabTo(page, 'Do it');
        await page.keyboard.press('Enter');
      }
      expect(await moment(page)).toBe(before + 1);
    }).toPass();
  }
  await page.keyboard.press('Escape');
  await expect(ending(page)).toBeHidden();
});

test('the focus stays in the list when a choice was made there', async ({ page }) => {
  await newGame(page, 'focus');
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowDown');
  await expect(choices(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '1');
  await expect(choices(page).first()).toBeFocused();
});

test('undo takes back, and says why when it cannot', async ({ page }) => {
  await newGame(page, 'undo');
  await expect(page.getByRole('button', { name: 'Nothing to undo yet' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Nothing to undo yet');
  await openChoices(page);
  const before = await choices(page).allInnerTexts();
  await choose(page);
  await page.getByRole('button', { name: /^Undo/ }).click();
  expect(await moment(page)).toBe(0);
  expect(await choices(page).allInnerTexts()).toEqual(before);
  await page.keyboard.press('Shift+U');
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '1');
  await page.keyboard.press('u');
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '0');
  await choose(page);
  await choose(page, (await choices(page).count()) - 1);
  await expect(page.getByRole('button', { name: 'Nothing to undo: something new was learnt' })).toBeVisible();
});

test('a turn that ends with actions left can be taken back for a moment', async ({ page }) => {
  await newGame(page, 'final');
  await choose(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(page.locator('.choicecard--out')).toContainText(/^Back/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.choicecard--out')).not.toContainText(/^Back/);
  expect(await moment(page)).toBe(1);
  await page.keyboard.press('e');
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '2');
});

test('a hint recommends one thing, says why, and marks it once on the board and once beside it', async ({
  page,
}) => {
  await newGame(page, 'hint');
  await choose(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: 'Hide the hint' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Recommended' });
  const choice = (await card.getAttribute('data-choice')) ?? 'none';
  await expect(card.locator('[data-step="now"]')).toHaveCount(1);
  await expect(card.locator('.hintcard__why')).not.toBeEmpty();
  await expect(page.locator('.advicemark')).toHaveCount(1);
  await expect(page.locator('.advicemark')).toHaveAttribute('data-choice', choice);
  const beside = page.locator('.choicecard[data-advised]');
  await expect(beside).toHaveCount(1);
  await expect(beside).toHaveAttribute('data-advised', choice);
  const listed = page.locator('.choicelist__choice[data-best]');
  await expect(listed).toHaveCount(1);
  await expect(listed).toHaveAttribute('data-action', choice);
  await expect(page.getByText(/% to win/)).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(page.locator('[data-advised], .advicemark, [data-best]')).toHaveCount(0);
});

test('the table says why something cannot be done, and opens the rule', async ({ page }) => {
  await newGame(page, 'why');
  await choose(page);
  await page.getByText(/^Not possible now/).click();
  await page.locator('.choicelist__choice--closed').first().click();
  const message = page.getByRole('region', { name: 'Messages' });
  const rule = /XS-[\dR.]+/.exec(await message.innerText())?.[0] ?? 'none';
  await message.getByRole('button', { name: 'See the rule' }).click();
  await expect(page.getByRole('dialog').locator(`[id="${rule}"]`)).toBeInViewport();
});

test('the log keeps what happened and marks what is new', async ({ page }) => {
  await newGame(page, 'log');
  const log = page.locator('.log__entry');
  await expect(log).toHaveCount(1);
  await choose(page);
  await expect(log).toHaveCount(2);
  await expect(page.locator('.log__entry[data-new]')).toHaveCount(1);
});

async function tabTo(page: import('@playwright/test').Page, name: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === name) return;
  }
  throw new Error(`the Tab key never reached ${name}`);
}
