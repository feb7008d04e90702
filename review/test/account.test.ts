import { describe, expect, test } from 'vitest';
import { hash, nth } from '#engine';
import { accountOf, entriesOf, keyOf, type Ref, refAt } from '../account.ts';
import { botMatch, deskOf, gameOf } from './kit.ts';

const TABLES = [
  ['exoship', 1, {}],
  ['exoship', 1, { origin: 'mars', hard: true }],
  ['exoworld', 2, {}],
  ['mothership', 2, {}],
  ['eos-rise', 2, {}],
  ['exodus', 3, {}],
] as const;

/** Any value will do: what adds up adds up whatever things are worth. */
const worth = (ref: Ref, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => Number.parseInt(hash([keyOf(ref), seat]).slice(0, 5), 16));

describe.each(TABLES)('the account of %s with %i seats %o', (id, seats, options) => {
  const desk = deskOf(gameOf(id), botMatch(gameOf(id), 'easy', 'account', { seats, options }));
  const { story, steps } = desk;
  const entries = entriesOf(steps, (ref) => worth(ref, seats));

  test('adds up to the result for every seat, exactly', () => {
    for (let seat = 0; seat < seats; seat++) {
      const [first, result] = [refAt(story, 0), refAt(story, story.deeds.length)].map(
        (ref) => worth(ref, seats)[seat] ?? 0,
      );
      const account = accountOf(seat, entries, { start: 500_000, first: first ?? 0, result: result ?? 0 });
      const others = account.others.reduce((sum, [, value]) => sum + value, 0);
      expect(account.start + account.setUp + account.luck + account.learnt + account.own + others).toBe(
        account.result,
      );
    }
  });

  test('books luck only where something was drawn or came to light', () => {
    const lucky = entries.filter(({ luck }) => luck.some((one) => one !== 0));
    expect(lucky.length).toBeGreaterThan(0);
    for (const { to } of lucky) expect(nth(story.deeds, to - 1).chance).toBe(true);
    for (const { at, to, luck } of entries)
      if (to > at && !nth(story.deeds, to - 1).chance) expect(luck.every((one) => one === 0)).toBe(true);
  });

  test('books nothing to who had no choice', () => {
    for (const { at, to, decision } of entries) {
      if (to === at || !story.deeds.slice(at, to).every(({ forced }) => forced)) continue;
      expect(decision.every((one) => one === 0)).toBe(true);
    }
  });

  test('goes through the whole match, each part by one seat with at most one stroke of luck', () => {
    let at = 0;
    for (const step of steps) {
      expect(step.at).toBe(at);
      at = step.to;
      const chances = story.deeds.slice(step.at, step.to).map(({ chance }) => chance);
      if (step.apart === undefined) expect(chances.slice(0, -1)).not.toContain(true);
    }
    expect(at).toBe(story.deeds.length);
  });
});
