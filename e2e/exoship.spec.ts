// Exoship at its board: a press where one thing can be meant, letters on the board's focus, tomorrow before it comes.
import type { Page } from '@playwright/test';
import { openPosition, other, positionOf, rift, TWO } from './exoshipPosition.ts';
import { expect, missionDone, moment, openRecord, test } from './kit.ts';

const RECORD = 'games/exoship/test/records/earth-1.json';
const founder = (id: unknown) => `[data-spot="founder:${String(id)}"]`;

type Action = Readonly<Record<string, unknown>>;

/** What is pressed on the board for an action, one after the other. */
function pressesFor({ type, by, target, to, generation, founder: who }: Action): readonly string[] {
  switch (type) {
    case 'freeSway':
      return [`[data-spot="generation:${String(generation)}"]`];
    case 'sway':
      return [founder(target)];
    case 'replace':
      return [founder(who), '[data-part="choice-replace"]'];
    case 'ability':
      if (target) return [founder(by), founder(target)];
      return [founder(by), to ? `[data-spot="generation:${String(to)}"]` : '[data-part="choice-ability"]'];
    case 'changeCourse':
      return ['[data-spot="destination"]'];
    default:
      return ['[data-part="way-out"]'];
  }
}

test('a whole game on the board: at most 40 presses, one for a sway, and no dialog before its end', async ({
  page,
}) => {
  const actions = await openRecord(page, RECORD, 0);
  let presses = 0;
  for (const [, action] of actions) {
    const before = await moment(page);
    for (const press of pressesFor(action)) {
      await page.locator(press).first().click();
      presses += 1;
    }
    await expect(page.locator('.table')).toHaveAttribute('data-moment', String(before + 1));
    await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toHaveCount(0);
  }
  expect(presses).toBeLessThanOrEqual(40);
  const over = page.getByRole('dialog', { name: 'The game is over' });
  await expect(
    over.getByRole('list', { name: 'The grid after each turn, Rift filled' }).getByRole('button'),
  ).not.toHaveCount(0);
});

test('the third mission by keys alone: arrows, Enter, c and e', async ({ page }) => {
  await page.goto('/#/missions/exoship/captain');
  const coach = page.getByRole('region', { name: 'Coach' });
  for (const beat of ['1', '2']) {
    await expect(coach).toHaveAttribute('data-beat', beat);
    await tabTo(page, 'Go on');
    await page.keyboard.press('Enter');
  }
  await expect(coach).toHaveAttribute('data-beat', '3');
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(founder('diplomat'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '1');
  await page.keyboard.press('b');
  await page.keyboard.press('n');
  await expect(page.locator('[data-part="tomorrow"]')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '2');
  await page.keyboard.press('e');
  await missionDone(page);
});

test('an arrow is pressed with the mouse: the look at it does not take it from under the pointer', async ({
  page,
}) => {
  await page.goto('/#/missions/exoship/voice');
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach).toHaveAttribute('data-beat', '1');
  await coach.getByRole('button', { name: 'Go on' }).click();
  await page.locator('[data-spot="generation:young"]').click();
  await expect(coach).toHaveAttribute('data-beat', '3');
  const arrow = page.locator('[data-spot="arrow:quartermaster"]');
  const box = await arrow.boundingBox();
  if (!box) throw new Error('the arrow is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator('[data-ghost]').first()).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '2');
});

test('an ability is aimed with the mouse: the look moves no place, and who would not fit is told at its foot', async ({
  page,
}) => {
  await openPosition(page, TWO);
  const target = page.locator('[data-part="founder-physician"]');
  await page.locator('[data-part="founder-recruiter"]').click();
  await page.locator('[data-part="choice-ability"]').click();
  await expect(page.locator('[data-ghost]')).toHaveCount(0);
  const before = await target.boundingBox();
  await target.hover();
  await expect(page.locator('[data-cell="1,2"]')).toContainText('Hana');
  expect(await target.boundingBox()).toEqual(before);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '1');
});

/** Tomasz moves a Rift elder to mid-life, and is the only one. */
const ALONE = positionOf(
  {
    elder: [rift('physician'), other('diplomat')],
    midlife: [rift('navigator'), other('steward')],
    young: [rift('recruiter'), other('fixer')],
  },
  ['ghost', 'tutor', 'quartermaster', 'signaler', 'saboteur'],
);

test('an ability whose aim is who has it is done by pressing that founder', async ({ page }) => {
  await openPosition(page, ALONE);
  const physician = page.locator('[data-part="founder-physician"]');
  await physician.click();
  await page.locator('[data-part="choice-ability"]').click();
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '0');
  await physician.click();
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '1');
  await expect(page.locator('[data-cell^="1,"] [data-part="founder-physician"]')).toBeVisible();
});

test('the card of the course shows what it leads to when it is looked at, and does it when pressed', async ({
  page,
}) => {
  await openPosition(page, TWO);
  const card = page.locator('[data-card="course"]');
  await card.hover();
  await expect(page.locator('[data-spot="destination"]')).toHaveAttribute('data-turned', '');
  await card.click();
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '1');
});

test('tomorrow is only looked at: the coach’s next word and a press go back to today, to whom was pressed', async ({
  page,
}) => {
  await page.goto('/#/missions/exoship/children');
  const tomorrow = page.locator('[data-part="tomorrow"]');
  await tomorrow.click();
  const lost = page.locator('.xs-status li:has(.xs-lost)');
  await expect(lost).toContainText(['Die: Hana and Emre.', 'The mark takes Kwame.']);
  await expect(page.locator('.xs-gone')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(tomorrow).toHaveAttribute('aria-pressed', 'false');
  await tomorrow.click();
  // She stands in mid-life there, where Kwame stands today.
  await page.locator('[data-place="1,0"]').click();
  await expect(tomorrow).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.o-menu h3')).toContainText('Inés');
});

async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === name) return;
  }
  throw new Error(`${name} is not reached by Tab`);
}
