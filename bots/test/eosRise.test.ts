/** The strong bot at a whole game: the last year of Project EOS Rise. */
import { expect, it } from 'vitest';
import { botOf, decide, questionOf } from '#bots';
import { eosRise } from '#games/eos-rise/index.ts';
import { given } from '#games/eos-rise/test/scene.ts';

it('flies to the last signal, and keeps to the way it chose', () => {
  const scene = given({
    round: 7,
    year: 2039,
    progress: 12,
    eos: 'g01-1',
    frbs: ['g07-1'],
    crew: { pilot: { level: 3 } },
    from: 'warpPhase',
  });
  const ask = (intent?: ReturnType<typeof decide>['intent']) =>
    decide(botOf('strong'), questionOf(eosRise, scene.s, 0, { legal: scene.legal, intent }), {
      seed: 'a',
      budget: { iterations: 40 },
    });
  const { action, iterations, intent } = ask();
  expect(action).toEqual({ type: 'warp', to: 'g02-6' });
  expect(iterations).toBeGreaterThan(0);
  scene.when(action);
  expect(ask(intent)).toMatchObject({ action: { type: 'warp', to: 'g07-1' }, iterations: 0 });
});
