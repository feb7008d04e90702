// Project EOS Rise: the reference sheet is one press away at the table, and the reader tells the story around the rules.
import { expect, expectAccessible, newGame, openRecord, test } from './kit.ts';

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
