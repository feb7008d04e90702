import { describe, expect, it } from 'vitest';
import { botOf, decide, questionOf } from '#bots';
import { pick } from '#engine';
import { type SketchVerb, sketch } from '#engine/test/fixtures/sketch.ts';
import { begin, terms } from './tables.ts';

/** Matching pennies: seat 1 wins when both show the same side. Whoever saw the other's side would always win. */
const pennies = sketch(
  {
    start: { kind: 'secret', verbs: ['heads', 'tails'], seats: () => [0, 1] },
    show: {
      run(g) {
        const { done } = g.s;
        const same = done[0]?.split(' ')[0] === done[1]?.split(' ')[0];
        g.end({ winners: [same ? 1 : 0], reason: 'shown', rule: 'MP-1' });
      },
    },
  },
  { heads: {}, tails: {} },
  {
    setup: ({ seats }) => ({
      stack: [{ step: 'show' }, { step: 'start' }],
      seats,
      draws: 0,
      done: [],
      deck: [],
    }),
    sense: { value: () => 0.5, rollout: (_s, _seat, actions, random) => pick(actions, random) },
  },
);

const WIDE = 300;
const TREASURE = 217;

/** One seat digs in one of many places; the nearer the treasure, the better. */
const dig: Partial<SketchVerb> = {
  options: () => Array.from({ length: WIDE }, (_, n) => ({ type: 'dig', n })),
  do: (g, { n = 0 }) =>
    g.end({ winners: [], reason: 'dug', rule: 'T-1', points: [WIDE - Math.abs(n - TREASURE)] }),
};
const digging = sketch(
  { start: { kind: 'one', verbs: ['dig'], seat: () => 0 } },
  { dig },
  {
    sense: {
      value: () => 0.5,
      rollout: (_s, _seat, actions, random) => pick(actions, random),
      worth: ({ points: [points = 0] = [] }) => points / WIDE,
    },
  },
);

describe('strong', () => {
  for (const seat of [0, 1]) {
    it(`does not let seats see each other’s secret choices: seat ${seat}`, () => {
      const play = begin({ game: pennies, seats: 2, options: {} }, 'pennies');
      const { estimates = [] } = decide(botOf('strong'), questionOf(pennies, play.s, seat), {
        seed: 'a',
        budget: { iterations: 2000 },
        full: true,
      });
      expect(estimates).toHaveLength(2);
      for (const { value } of estimates) expect(Math.abs(value - 0.5)).toBeLessThan(0.1);
    });
  }

  for (const level of ['sound', 'strong'] as const) {
    it(`finds the best of ${WIDE} actions by one ply: ${level}`, () => {
      const play = begin({ game: digging, seats: 1, options: {} }, 'dig');
      const { action } = decide(botOf(level), questionOf(digging, play.s, 0), terms('a', 1500));
      expect(action).toEqual({ type: 'dig', n: TREASURE });
    });
  }
});
