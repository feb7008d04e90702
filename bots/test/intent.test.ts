import { describe, expect, it } from 'vitest';
import { botOf, decide, type Intent, questionOf } from '#bots';
import { begin, terms } from './tables.ts';
import { GOOD, keepTo, ROADS, walking } from './walking.ts';

interface Walked {
  readonly done: readonly string[];
}

/** Plans are kept for so many steps. */
function keeping(steps: number) {
  return walking({
    ways: () => Array.from({ length: ROADS }, (_, road) => ({ road })),
    follow: keepTo,
    occasion: ({ done }: Walked) => (done.length < steps ? 'the way out' : undefined),
  });
}

describe('a plan that was made for an occasion', () => {
  const game = keeping(2);

  const started = () => begin({ game, seats: 1, options: {} }, 'walk');

  function ask(play: ReturnType<typeof started>, intent?: Intent) {
    return decide(botOf('strong'), questionOf(game, play.s, 0, { intent }), terms('a', 400));
  }

  it('comes with the thought, to be handed back', () => {
    const play = started();
    expect(ask(play).intent).toEqual({ plan: { road: expect.any(Number) }, occasion: 'the way out' });
  });

  it('is kept to without another playout while the occasion lasts', () => {
    const play = started();
    const intent = { plan: { road: 7 }, occasion: 'the way out' };
    expect(ask(play, intent)).toEqual({ action: { type: 'step', n: 7 }, iterations: 0, intent });
  });

  it('outlasts a decision that has only one answer', () => {
    const play = started();
    const intent = { plan: { road: 7 }, occasion: 'the way out' };
    const only = { type: 'step', n: 3 };
    const question = questionOf(game, play.s, 0, { legal: [only], intent });
    expect(decide(botOf('strong'), question, terms('a', 400))).toEqual({
      action: only,
      iterations: 0,
      intent,
    });
  });

  it('is thought of anew once the occasion is over', () => {
    const play = started();
    for (const n of [GOOD, GOOD]) play.act(0, { type: 'step', n });
    const { action, iterations, intent } = ask(play, { plan: { road: 7 }, occasion: 'the way out' });
    expect(action).toEqual({ type: 'step', n: GOOD });
    expect(iterations).toBeGreaterThan(0);
    expect(intent).toBeUndefined();
  });

  it('is played out for its occasion only, so that a plan is not praised for what it will not do', () => {
    const play = started();
    const { estimates = [] } = ask(play);
    // The last step is left to chance: one road in twenty.
    expect(estimates.find(({ action }) => action.n === GOOD)?.value).toBeLessThan(0.5);
  });
});

describe('a game without occasions', () => {
  it('hands nothing back', () => {
    const game = walking({ ways: () => [{ road: 1 }, { road: GOOD }] });
    const play = begin({ game, seats: 1, options: {} }, 'walk');
    expect(decide(botOf('strong'), questionOf(game, play.s, 0), terms('a', 40)).intent).toBeUndefined();
  });
});
