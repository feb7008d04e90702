import { describe, expect, test } from 'vitest';
import type { Kit } from '#engine';
import { type Advice, preferred, type Reason, stepAfter, whyOf } from './hint.ts';

const weighed = (action: string, value: number, visits: number, share = 0) => ({
  action,
  value,
  visits,
  share,
});

describe('the one that is preferred', () => {
  test('has the highest chance among those looked at enough', () => {
    const known = [weighed('lucky', 0.9, 7), weighed('good', 0.6, 40), weighed('usual', 0.5, 200)];
    expect(preferred(known, 'usual').action).toBe('good');
  });

  test('is not one that was lucky in a few looks', () => {
    const known = [weighed('lucky', 0.62, 8), weighed('usual', 0.55, 200)];
    expect(preferred(known, 'usual').action).toBe('usual');
  });

  test('is the one more looked at where chances are equal', () => {
    const known = [weighed('a', 0.5, 20, 0.2), weighed('b', 0.5, 80, 0.8)];
    expect(preferred(known, 'a').action).toBe('b');
  });

  test('is what the bot would do where nothing was weighed', () => {
    expect(preferred([], 'usual')).toEqual({ action: 'usual', near: [] });
    expect(preferred([weighed('a', Number.NaN, 100)], 'usual').action).toBe('usual');
  });

  test('has at most two beside it, and only within two points', () => {
    const known = [0.5, 0.49, 0.485, 0.481, 0.47].map((value, i) => weighed(String(i), value, 20));
    expect(preferred(known, '0').near).toEqual(['1', '2']);
    expect(preferred([weighed('a', 0.5, 20), weighed('b', 0.47, 20)], 'a').near).toEqual([]);
  });
});

const advice: Advice<Kit> = { seat: 0, plan: [{ type: 'a' }, { type: 'b' }], views: [{ at: 1 }, { at: 2 }] };

describe('a plan', () => {
  test('goes on where the table looks as a step leaves it, also where several were done at once', () => {
    expect(stepAfter(advice, 0, { at: 1 })).toBe(1);
    expect(stepAfter(advice, 0, { at: 2 })).toBe(2);
  });

  test('fits no other position, nor one it has left behind', () => {
    expect(stepAfter(advice, 0, { at: 3 })).toBeUndefined();
    expect(stepAfter(advice, 1, { at: 1 })).toBeUndefined();
  });
});

test('the first reason that holds is told, and without any the general one', () => {
  const reasons: Reason<Kit>[] = [
    { id: 'never', tell: () => undefined },
    { id: 'first', tell: () => 'Because.' },
    { id: 'second', tell: () => 'Also.' },
  ];
  expect(whyOf(reasons, {}, advice)).toBe('Because.');
  expect(whyOf(reasons.slice(0, 1), {}, advice)).toBe('It keeps the most ways open.');
});
