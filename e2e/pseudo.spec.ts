import type { Page } from '@playwright/test';
import { expect, test } from './kit.ts';
import { crampedOn, englishOn, open, spoken, takeFirst } from './pseudo.ts';

const GAMES = ['exoship', 'exoworld', 'exodus', 'mothership', 'eos-rise'] as const;
const SIZES = {
  desktop: { viewport: { width: 1280, height: 720 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

/** All that is wrong on the screens that were looked at, told at the end, so that one run shows it all. */
class Findings {
  readonly #page: Page;
  /** What, and the first screen it was seen on. */
  readonly #found = new Map<string, string>();

  constructor(page: Page) {
    this.#page = page;
  }

  async look(screen: string): Promise<void> {
    for (const each of [...(await englishOn(this.#page)), ...(await crampedOn(this.#page))])
      if (!this.#found.has(each)) this.#found.set(each, screen);
  }

  tell(): void {
    expect([...this.#found].map(([what, screen]) => `${screen}: ${what}`)).toEqual([]);
  }
}

for (const [size, use] of Object.entries(SIZES)) {
  test.describe(`in the words of tests, ${size} @pseudo`, () => {
    test.use(use);
    test.beforeEach(({ page }) =>
      page.addInitScript(() => localStorage.setItem('orrery/language', JSON.stringify('pseudo'))),
    );

    test('the pages of the app', async ({ page }) => {
      const findings = new Findings(page);
      await open(page, '', '.gamecard svg');
      await expect(page.locator('html')).toHaveAttribute('lang', 'pseudo');
      // The app in English stays where it is.
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      expect(
        loaded.filter((name) => /base-(en|pseudo)-/.test(name)).map((name) => /base-(\w+)-/.exec(name)?.[1]),
      ).toEqual(['pseudo']);
      await findings.look('library');
      for (const [address, ready] of [
        ['#/settings', '.settings'],
        ['#/records', 'h1'],
        ['#/daily', 'h1'],
        ['#/nowhere', 'h1'],
        ['#/watch/damaged', 'h1'],
        ['#/online', '.lobby, h1'],
        ['#/online/mine', 'h1'],
        ['#/online/reach', 'h1'],
        ['#/admin', 'h1'],
        ['#/rules/exoship', '.reader__book'],
        ...GAMES.flatMap((game) => [
          [`#/game/${game}`, 'h1'],
          [`#/missions/${game}`, '.missions, h1'],
          [`#/new/${game}`, '.setup__start'],
          [`#/online/new/${game}`, '.setup__start'],
        ]),
      ] as const) {
        await open(page, address ?? '', ready ?? '');
        await findings.look(address ?? '');
      }
      await open(page, '#/online', 'h1');
      await page.getByLabel(spoken('Your name at the table')).fill('Zoé');
      await page.getByRole('button', { name: spoken('Save'), exact: true }).click();
      await expect(page.getByText(spoken('Others now see you under this name.'))).toBeVisible();
      await open(page, '#/online/new/exoworld', '.setup__start');
      await page.locator('.setup__start button').click();
      await expect(page).toHaveURL(/#\/online\/(?!new)/);
      await expect(page.locator('.room').first()).toBeVisible();
      await findings.look('waiting room');
      findings.tell();
    });

    for (const game of GAMES)
      test(`a table of ${game}`, async ({ page }) => {
        const findings = new Findings(page);
        await open(page, `#/new/${game}`, '.setup__start');
        await page.locator('.setup__advanced summary').click();
        await page.getByLabel(spoken('Seed')).fill('pseudo');
        await findings.look('set-up');
        await page.locator('.setup__start button').click();
        await expect(page.locator('.table')).toBeVisible();
        for (let taken = 0; taken < 8; taken++) {
          await findings.look(`table after ${taken}`);
          await takeFirst(page);
        }
        await findings.look('table');
        await page.keyboard.press('0');
        await findings.look('all choices');
        await page.keyboard.press('Escape');
        await page.keyboard.press('k');
        await expect(page.locator('.keymap')).toBeVisible();
        await findings.look('keys');
        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await expect(page.locator('.reader__book')).toBeVisible();
        await findings.look('rules');
        await open(page, `#/missions/${game}`, '.missions');
        await page.locator('.missions__one a').first().click();
        await expect(page.locator('.coach')).toBeVisible();
        await findings.look('mission');
        findings.tell();
      });
  });
}
