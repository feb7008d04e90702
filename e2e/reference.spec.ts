// What can be looked up: words at every table; of Project EOS Rise the reference sheet, one press away, and the story around its rules.
import { expect, expectAccessible, moment, newGame, openRecord, test } from './kit.ts';

test('the Alien attack flow and the icons open at the table, and lead on to the rule', async ({ page }) => {
  await newGame(page, 'reference', 'Project EOS Rise');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Alien attack and icons' });
  await expect(sheet.getByText('Who hits')).toBeVisible();
  await expect(sheet.getByText('Collected, it moves Progress by 1.')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'ER-16.4' }).click();
  await expect(page.locator('[id="ER-16.4"]')).toBeVisible();
});

test('in a fight it stands beside the odds', async ({ page }) => {
  await openRecord(page, 'games/eos-rise/test/records/one-easy.json', 'flee');
  await page.locator('.er-fight').getByRole('button', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Alien attack and icons' })).toBeVisible();
});

test('the reader has prologue, advice, questions and epilogue', async ({ page }) => {
  await page.goto('/#/rules/eos-rise');
  for (const name of ['Prologue', 'Advice', 'Questions', 'Epilogue'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: /1-7 nothing \(35 %\)/ })).toBeVisible();
});

test('a word is explained while it is looked at, and no longer than it is there', async ({ page }) => {
  await newGame(page, 'words');
  await page.locator('.column__now .term').first().hover();
  const card = page.locator('.termcard');
  await expect(card).toBeVisible();
  // The mouse stays where it is; what is asked next has other words.
  await page.keyboard.press('2');
  await expect.poll(() => moment(page)).toBe(1);
  await expect(card).toHaveCount(0);
});
