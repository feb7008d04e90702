// What the words of tests show: English that is left in a component, and texts that have no room when they grow.
import type { Page } from '@playwright/test';
import { accented } from '../scripts/languages/pseudo.mjs';
import { expect, PATIENCE } from './kit.ts';

/** What may be read in English in any language, and why. */
const ALLOWED: readonly RegExp[] = [
  // The brand.
  /^Orrery$/,
  // Names of languages, which browsers know.
  /^English$/,
  // Keys, as keyboards have them.
  /^(Shift|Home|Space|Enter|Escape)$/,
  // What tests type.
  /^pseudo$/,
];

/** Where nobody of the app speaks: the rulebook, which is English until somebody writes another; keys; fields of a file; addresses. */
const NOT_OURS = '.reader__book, .reader__contents, .room__link, kbd, code, script, style, noscript';

/**
 * Where texts are cut off without a sign, and how the whole of them can be read: cards of Exoship's timeline (in the
 * menu of the card), what a choice would change (in the list of choices), a recap of one line (in the log). And the
 * planets at the end of Exoship's way, whose names no language makes longer and which stay one word on a phone.
 */
const CUT = '.xs-event, .o-lines, .recap__line, .xs-planet';

export const spoken = accented;

/** Words of the page, and of what is said of its parts, that no language has changed. */
export async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate((notOurs) => {
    const found: [text: string, where: string][] = [];
    const where = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, nodeValue } = node;
      if (parent && nodeValue?.trim() && !parent.closest(notOurs) && parent.checkVisibility())
        found.push([nodeValue, where(parent)]);
    }
    const said = [
      'aria-label',
      'title',
      'placeholder',
      'alt',
      'aria-description',
      'aria-valuetext',
      'data-tip',
    ];
    for (const element of document.body.querySelectorAll(said.map((name) => `[${name}]`).join()))
      if (!element.closest(notOurs) && element.checkVisibility())
        for (const name of said) {
          const value = element.getAttribute(name);
          if (value) found.push([value, `${where(element)} ${name}`]);
        }
    found.push([document.title, 'title']);
    return found;
  }, NOT_OURS);
  const left = texts.flatMap(([text, where]) => {
    const words = text
      .split(/[^\p{L}\p{M}]+/u)
      .filter((word) => /^[A-Za-z]{4,}$/.test(word) && !ALLOWED.some((allowed) => allowed.test(word)));
    return words.length > 0 ? [`${words.join(' ')} (in "${text.trim().slice(0, 80)}", ${where})`] : [];
  });
  return [...new Set(left)];
}

/** Words that are cut off where nothing says so, or stand out of what they are written on; and a page that is too wide. */
export async function crampedOn(page: Page): Promise<string[]> {
  return page.evaluate((cut) => {
    const wrong: string[] = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) wrong.push(`the page is ${wide} px too wide`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, nodeValue } = node;
      if (!parent || !nodeValue?.trim() || !parent.checkVisibility()) continue;
      if (
        parent.closest('svg, .visually-hidden, [inert], option, [aria-hidden="true"]') ||
        parent.closest(cut)
      )
        continue;
      range.selectNodeContents(node);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width < 1) continue;
      for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, display, webkitLineClamp, position } =
          getComputedStyle(box);
        // What scrolls, or says by dots that there is more, has room for everything.
        if (
          /auto|scroll/.test(overflowX + overflowY) ||
          textOverflow === 'ellipsis' ||
          webkitLineClamp !== 'none'
        )
          break;
        if (display === 'inline' || display === 'contents') continue;
        const hides = /hidden|clip/.test(overflowX + overflowY);
        const isPart = box.matches('button, a, [class*="card"], fieldset, dialog');
        const at = box.getBoundingClientRect();
        // Something shown only to those who listen.
        if (at.width < 2 || at.height < 2) break;
        const aside = Math.max(at.left - left, right - at.right);
        const above = Math.max(at.top - top, bottom - at.bottom);
        const what = `"${nodeValue.trim().slice(0, 50)}" in ${box.tagName.toLowerCase()}.${box.className}`;
        if ((hides || isPart) && aside > 2) wrong.push(`${Math.round(aside)} px too wide: ${what}`);
        else if (hides && above > 4) wrong.push(`${Math.round(above)} px too high: ${what}`);
        if (position === 'absolute' || position === 'fixed') break;
      }
    }
    return [...new Set(wrong)];
  }, CUT);
}

/** Opens an address in the language of tests. */
export async function open(page: Page, address: string, ready: string): Promise<void> {
  await page.goto(`/${address}`);
  await expect(page.locator(ready).first()).toBeVisible();
}

/** The first of the choices that is not in vain, whatever it asks before. */
export async function takeFirst(page: Page): Promise<void> {
  const moment = () => page.locator('.table').getAttribute('data-moment');
  const before = await moment();
  const choice = page.locator('.choicelist__list .choicelist__choice[data-action]').first();
  await choice.waitFor({ state: 'attached', timeout: PATIENCE });
  await choice.evaluate(press);
  const sure = page
    .locator('.sure .o-button--primary')
    .or(page.getByRole('button', { name: accented('Do it') }));
  const send = page.locator('.choicelist [data-action="send"]');
  await expect(async () => {
    if ((await moment()) === before && (await send.count()) > 0) await send.evaluate(press);
    if ((await moment()) === before && (await sure.first().isVisible()))
      await sure.first().click({ timeout: 1000 });
    expect(await moment()).not.toBe(before);
  }).toPass({ timeout: PATIENCE });
}

const press = (button: Element): void => {
  if (button instanceof HTMLElement) button.click();
};
