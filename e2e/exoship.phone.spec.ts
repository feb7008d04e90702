// Exoship on a phone: with three and with four ranks every face, name and arrow is seen whole, above the sheet.
import { openPosition, other, positionOf, rift, TWO } from './exoshipPosition.ts';
import { expect, test } from './kit.ts';

const THREE = positionOf(
  {
    elder: [rift('steward'), other('diplomat'), other('ghost')],
    midlife: [rift('navigator'), other('physician')],
    young: [rift('recruiter'), other('fixer')],
  },
  ['tutor', 'quartermaster', 'signaler', 'saboteur'],
);
const FOUR = positionOf(
  {
    elder: [rift('steward'), other('diplomat')],
    midlife: [rift('navigator'), other('physician')],
    young: [rift('recruiter'), other('fixer'), other('ghost'), other('saboteur')],
  },
  ['tutor', 'quartermaster', 'signaler'],
);

for (const [ranks, record] of [
  [3, THREE],
  [4, FOUR],
] as const) {
  test(`${ranks} ranks: faces, names and arrows are whole and above the sheet`, async ({ page }) => {
    await openPosition(page, record);
    await expect(page.locator('.xs-seat')).toHaveCount(ranks === 3 ? 7 : 8);
    const sheet = await page.locator('.phonesheet').boundingBox();
    const hidden = await page.evaluate((top) => {
      const faults: string[] = [];
      const look = (selector: string): void => {
        for (const element of document.querySelectorAll(selector)) {
          const { left, right, bottom, width, height } = element.getBoundingClientRect();
          if (left < -1 || right > innerWidth + 1 || bottom > top + 1 || width < 4 || height < 4)
            faults.push(`${selector} ${element.textContent} ${left} ${right} ${bottom}`);
        }
      };
      look('.xs-founder__face svg');
      look('.xs-founder__name');
      look('.xs-arrow__head');
      for (const name of document.querySelectorAll('.xs-founder__name'))
        if (name.scrollWidth > name.clientWidth + 1) faults.push(`${name.textContent} is cut`);
      const seats = [...document.querySelectorAll('.xs-seat')].map((seat) => seat.getBoundingClientRect());
      for (const [i, a] of seats.entries())
        for (const b of seats.slice(i + 1))
          if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
            faults.push('two cards overlap');
      return faults;
    }, sheet?.y ?? 0);
    expect(hidden).toEqual([]);
  });
}

test('one tap sways whom an arrow hits, from the first tap on', async ({ page }) => {
  await page.goto('/#/missions/exoship/voice');
  await page.getByRole('button', { name: 'Go on' }).tap();
  await page.locator('[data-part="founder-quartermaster"]').tap();
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '1');
  await page.locator('[data-part="founder-navigator"]').tap();
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '2');
});

test('a tap on the destination looks first: the second one turns the ship', async ({ page }) => {
  await openPosition(page, THREE);
  const destination = page.locator('[data-spot="destination"]');
  await destination.tap();
  await expect(destination).toHaveAttribute('data-turned', '');
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '0');
  await destination.tap();
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '1');
});

test('an ability is aimed with two taps: what a look shows moves no place', async ({ page }) => {
  await openPosition(page, TWO);
  await page.locator('[data-part="founder-recruiter"]').tap();
  await page.locator('[data-part="choice-ability"]').tap();
  await page.locator('[data-part="founder-physician"]').tap();
  await expect(page.locator('.table')).toHaveAttribute('data-moment', '1');
});

for (const [ranks, record] of [
  [2, TWO],
  [3, THREE],
] as const) {
  test(`${ranks} ranks: what can be done with a founder lies above them all`, async ({ page }) => {
    await openPosition(page, record);
    for (const id of ['steward', 'navigator', 'recruiter']) {
      await page.locator(`[data-spot="founder:${id}"]`).tap();
      const menu = page.locator('.o-menu--sheet');
      await expect(menu.getByRole('menuitem').first()).toBeVisible();
      const seats = await page
        .locator('.xs-seat')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      const box = await menu.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 844), id).toBeLessThanOrEqual(Math.min(...seats));
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
  });
}
