// What every table must hold, game by game: its lists, hints, recaps, ends and colours.
import type { Page } from '@playwright/test';
import { canonical, Match, type MatchRecord } from '#engine';
import { GAMES } from '#games';
import { choices, expect, PATIENCE, savesOf, setUp, sitDown, TABLES, take, test } from './kit.ts';

const LOOKED_AT = 6;

/** What the rules allow the first seat now, worked out from the record alone. */
async function legalNow(page: Page): Promise<string[]> {
  const [save] = await savesOf(page);
  const record = save?.record as unknown as MatchRecord;
  const game = GAMES.find(({ id }) => id === record.game);
  const played = game && Match.replay(game, record);
  if (!played?.ok) throw new Error('the save cannot be played');
  const own = played.match.decisions().find(({ seat }) => seat === 0);
  return (own?.actions ?? []).map((action) => canonical(action)).sort();
}

for (const table of TABLES) {
  test(`${table.title}: All choices is what is legal, at most six cards stand beside it, and a hint is whole in sight`, async ({
    page,
  }) => {
    await setUp(page, { ...table, seed: 'acceptance' });
    for (let at = 0; at < LOOKED_AT; at++) {
      await sitDown(page);
      await expect(choices(page).first()).toBeAttached();
      // The save is written behind; bots may act in between.
      await expect(async () => {
        const listed = await page
          .locator('.choicelist__choice:not(.choicelist__choice--closed)')
          .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.action ?? ''));
        const deeds = listed.filter((action) => action !== 'send').sort();
        // While a sheet lies open all of it is offered, in whatever order: what is legal now is among it.
        if (deeds.length < listed.length) expect(deeds).toEqual(expect.arrayContaining(await legalNow(page)));
        else expect(deeds).toEqual(await legalNow(page));
        expect(await page.locator('.choicecards .choicecard').count()).toBeLessThanOrEqual(6);
      }).toPass({ timeout: PATIENCE });
      await take(page, Math.min(at % 2, (await choices(page).count()) - 1));
    }
    // Its reason, its step and the way to do it, whatever stands beside the board; Exodus asks on its stage.
    if (table.title === 'Exodus') return;
    await sitDown(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.hintcard[data-choice] .hintcard__why')).toBeInViewport({ ratio: 1 });
    for (const part of ['.hintcard__do', '.hintcard__step[data-step="now"]'])
      await expect(page.locator(`.hintcard[data-choice] ${part}`)).toBeInViewport({ ratio: 1 });
  });

  // The dossier that Exodus begins with is a sheet: what is advised for it is marked there before anyone asks.
  if (table.title === 'Exodus') continue;
  test(`${table.title}: a hint is one mark on the board, one beside it, and a reason`, async ({ page }) => {
    await setUp(page, { ...table, seed: 'hinted' });
    // Others may have to decide first.
    await page.getByRole('button', { name: 'Hint' }).click();
    const hint = page.locator('.hintcard[data-choice]');
    await expect(hint).toBeVisible();
    const choice = (await hint.getAttribute('data-choice')) ?? 'none';
    await expect(page.locator('.hintcard__why')).toHaveText(/\p{Ll}{3}.*\.$/u);
    const mark = page.locator('.advicemark:not([hidden])');
    await expect(mark).toHaveCount(1);
    await expect(mark).toHaveAttribute('data-choice', choice);
    const beside = page.locator('[data-advised]');
    await expect(beside).toHaveCount(1);
    await expect(beside).toHaveAttribute('data-advised', choice);
    await expect(page.locator('.choicelist__choice[data-best]')).toHaveAttribute('data-action', choice);
  });
}

/** The text of the board, and what on it is ringed. */
const lookOf = (page: Page) =>
  page.locator('.table__board').evaluate((board) => ({
    drawn: board.innerHTML,
    rings: board.querySelectorAll('[data-told]').length,
  }));

/** So many lines are watched, and so often is looked at the board for what a line does. */
const LINES = 8;
const LOOKS = 100;
/** Exoworld deals hands before anybody sits at the table, and some events find nothing to do: these have no place on it. */
const PLACELESS = /^[\w ]+ draws: |finds no such place/;

/** Watches what happened line by line: how many lines there were, and those with which the board neither changed nor rings anything. */
async function watchLines(page: Page): Promise<{ lines: number; still: string[] }> {
  const watch = page.getByRole('button', { name: /^Watch/ });
  const lit = page.locator('.recap__line[aria-current]');
  await watch.click();
  // Back to its beginning, and from there on by steps, so that no time matters; what is short may be over by then.
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowUp');
  const now = page.getByRole('button', { name: 'Now', exact: true });
  let before = await lookOf(page);
  let lines = 0;
  const still: string[] = [];
  while (await now.isVisible()) {
    await page.keyboard.press('ArrowRight');
    await expect(lit.or(watch)).toHaveCount(1);
    if (!(await now.isVisible())) break;
    lines++;
    let after = await lookOf(page);
    // The board may be drawn a frame after the line is lit: only what stays as it was is still.
    const isStill = () => after.rings === 0 && after.drawn === before.drawn;
    for (let looks = 0; looks < LOOKS && isStill() && (await now.isVisible()); looks++) {
      if (PLACELESS.test(await lit.innerText())) break;
      await page.waitForTimeout(50);
      after = await lookOf(page);
    }
    if (isStill() && (await now.isVisible())) still.push(await lit.innerText());
    before = after;
  }
  return { lines, still };
}

for (const table of TABLES) {
  test(`${table.title}: a recap is watched on the board, line by line`, async ({ page }) => {
    await setUp(page, { ...table, seed: 'watched' });
    const watch = page.getByRole('button', { name: /^Watch/ });
    let lines = 0;
    for (let taken = 0; taken < 30 && lines < LINES; taken++) {
      await expect(choices(page).first()).toBeAttached();
      if (await watch.isVisible()) {
        const watched = await watchLines(page);
        lines += watched.lines;
        expect(watched.still.filter((line) => !PLACELESS.test(line))).toEqual([]);
        await expect(watch).toBeVisible();
      }
      if (lines < LINES) await take(page, -1);
    }
    expect(lines).toBeGreaterThanOrEqual(LINES);
  });
}

const FINISHED = [
  ['Exoship', 'games/exoship/test/records/earth-1.json'],
  ['Project EOS Rise', 'games/eos-rise/test/records/one-easy.json'],
  ['Exodus', 'games/exodus/test/records/seats-3.json'],
] as const;

for (const [title, record] of FINISHED) {
  test(`${title}: the end tells why, how and what changed most, and each moment opens there`, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByLabel('Open a record').setInputFiles(record);
    const slider = page.getByRole('slider', { name: 'Moment' });
    await expect(slider).toBeVisible();
    const last = await slider.getAttribute('max');
    await page.keyboard.press('End');
    const result = page.getByRole('button', { name: 'Result' });
    const end = page.getByRole('dialog', { name: 'The game is over' });
    await result.click();
    await expect(end.locator('.end__why').first()).toHaveText(/\p{Ll}{3}/u);
    await expect(end.locator('.end__numbers dd').first()).toBeVisible();
    await expect(end.locator('.end__curve')).toBeVisible();
    const moments = end.locator('.end__moment');
    await expect(moments.first()).toBeVisible();
    const count = await moments.count();
    expect(count).toBeLessThanOrEqual(5);
    const seen = new Set<string>();
    for (let i = 0; i < count; i++) {
      if (!(await end.isVisible())) {
        await page.keyboard.press('End');
        await result.click();
      }
      // The first by its number on the curve.
      await (i === 0 ? end.locator('.end__curve [data-at]').first() : moments.nth(i)).click();
      await expect(end).toBeHidden();
      seen.add(await slider.inputValue());
      // The timeline flags the same moment.
      await expect(page.locator('.timeline__flag[aria-current]')).toHaveCount(1);
    }
    expect(seen.size).toBe(count);
    expect([...seen].every((at) => Number(at) <= Number(last))).toBe(true);
  });
}

/** Of 1 to 21: how far a text stands out from what is behind it. */
function contrastOf(page: Page, game: string, mode: string | undefined) {
  return page.evaluate(
    ([of, contrast]) => {
      const root = document.documentElement;
      root.dataset.game = of ?? '';
      if (contrast) root.dataset.contrast = contrast;
      else delete root.dataset.contrast;
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (!canvas) throw new Error('no canvas');
      const light = (colour: string): number => {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const probe = document.body.appendChild(document.createElement('div'));
      probe.dataset.game = of ?? '';
      const colourOf = (name: string): string => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
      };
      const against = (text: string, ground: string): number => {
        const [a, b] = [light(colourOf(text)), light(colourOf(ground))];
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      };
      const inks = ['--ink-0', '--ink-1', '--ink-2', '--ink-3', '--ink-4'];
      const pairs = [
        ...['--accent', '--accent-strong', '--text-1', '--text-2', '--text-3'].flatMap((text) =>
          inks.map((ink) => [text, ink] as const),
        ),
        ['--text-1', '--accent-soft'] as const,
        ['--on-accent', '--accent'] as const,
        ['--on-accent', '--accent-strong'] as const,
      ];
      const found = pairs.map(([text, ground]) => ({ text, ground, ratio: against(text, ground) }));
      const ink = light(colourOf('--on-accent'));
      probe.remove();
      return { found, ink };
    },
    [game, mode] as const,
  );
}

for (const mode of [undefined, 'high']) {
  test(`every accent stands out, contrast ${mode ?? 'normal'}, and what stands on it is ink`, async ({
    page,
  }) => {
    await page.goto('/');
    for (const { id } of GAMES) {
      const { found, ink } = await contrastOf(page, id, mode);
      for (const { text, ground, ratio } of found)
        expect(ratio, `${id}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect(ink, id).toBeLessThan(0.02);
    }
  });
}

test('a bot says why, in the recap and beside its figure, and is quiet where that is wanted', async ({
  page,
}) => {
  await setUp(page, { title: 'Mothership', players: ['human', 'sound'], seed: 'voice' });
  const said = page.locator('.recap__said');
  for (let taken = 0; taken < 16; taken++) {
    await expect(choices(page).first()).toBeAttached();
    if (await said.first().isVisible()) break;
    await take(page, -1);
  }
  const line = await said.first().innerText();
  expect(line.length).toBeLessThanOrEqual(80);
  const bubble = page.locator('.bubble');
  // Who is asked has something else to look at; pressing the figure brings it back.
  await expect(bubble).toHaveCount(0);
  await page.locator('[data-spot="fleet:1"]').first().click();
  await expect(bubble).toContainText(line);
  await page.keyboard.press('Escape');
  await page.getByLabel('Menu').click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Quiet' }).check();
  await page.keyboard.press('Escape');
  await expect(bubble).toHaveCount(0);
});
