import { describe, expect, test } from 'vitest';
import type { Kit } from '#engine';
import { type Advice, preferred, type Reason, stepAfter, whyOf } from './hint.ts';
import { counted } from './numbers.ts';

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

  test('is, of those about as good, the one that leaves least of the danger named', () => {
    const known = [weighed('best', 0.5, 80), weighed('safe', 0.49, 80), weighed('worse', 0.4, 80)];
    const left = (action: string) => (action === 'best' ? 2 : 0);
    expect(preferred(known, 'best', left)).toEqual({ action: 'safe', near: ['best'] });
    expect(preferred(known, 'best', (action) => (action === 'worse' ? 0 : 1)).action).toBe('best');
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

describe('where none of the game’s reasons holds', () => {
  interface At {
    readonly at: number;
    readonly water?: number;
    readonly energy?: number;
  }
  const numbers = () => [
    counted('water', ({ water = 0 }: At) => water),
    counted('energy', ({ energy = 0 }: At) => energy),
    counted('leaks', ({ at }: At) => at, false),
  ];
  const alone = (...views: At[]): Advice<Kit> => ({ seat: 0, plan: [{ type: 'a' }], views });

  test('it says what the plan brings, and its price', () => {
    const before = { at: 0, water: 3, energy: 4 };
    const grounds = { counsel: { numbers } };
    expect(whyOf([], before, alone({ at: 0, water: 5, energy: 4 }), grounds)).toBe(
      'It brings water from 3 to 5.',
    );
    expect(whyOf([], before, alone({ at: 0, water: 5, energy: 3 }), grounds)).toBe(
      'It brings water from 3 to 5, at the price of energy from 4 to 3.',
    );
    expect(whyOf([], before, alone({ at: 0, water: 3, energy: 3 }), grounds)).toBe(
      'It keeps the most ways open.',
    );
  });

  test('where luck decides, only what is not lost in any case', () => {
    const before = { at: 2, water: 3 };
    const grounds = (...views: At[]) => ({ counsel: { numbers }, futures: () => views });
    expect(whyOf([], before, alone(), grounds({ at: 2, water: 3 }, { at: 1, water: 2 }))).toBe(
      'It brings leaks from 2 to 1–2.',
    );
  });

  test('it says that the danger of the headline is averted, or less', () => {
    const counsel = { threat: ({ at }: At) => at, numbers };
    expect(whyOf([], { at: 2 }, alone({ at: 0 }), { counsel })).toBe('It averts what the headline warns of.');
    expect(whyOf([], { at: 2 }, alone({ at: 1 }), { counsel })).toBe(
      'It lessens what the headline warns of.',
    );
    expect(whyOf([], { at: 2 }, alone({ at: 2 }), { counsel })).toBe('It keeps the most ways open.');
  });

  test('it tells what speaks for the step that it leads to', () => {
    const second: Reason<Kit> = {
      id: 'second',
      tell: (_, { plan }) => (plan[0].type === 'b' ? 'Because.' : undefined),
    };
    expect(whyOf([second], {}, advice)).toBe('It leads to the next step. Because.');
  });

  test('what ends the turn is said to cost least', () => {
    expect(whyOf([], {}, alone(), { ends: true })).toMatch(/less good than it costs/);
  });
});
