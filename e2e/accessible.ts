// What a screen reader and a weak eye need, held against the published rules.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A rulebook has a thousand paragraphs of the same few kinds: the first chapters stand for all. */
const REST_OF_BOOK = '.reader__book > :nth-child(n + 100)';

export async function expectAccessible(page: Page): Promise<void> {
  // Half-way through an animation, colours are not what they will be.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  // Nothing here is framed, and only what is wrong is read: half of the tests' time went into the rest.
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    })
    .exclude(REST_OF_BOOK)
    .setLegacyMode(true)
    .analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}
