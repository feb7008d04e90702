/** What a sound player sees in a position. */
import { describe, expect, test } from 'vitest';
import { clone, fastDraws, Play, pick, stream } from '#engine';
import type { ExoworldAction } from '../action.ts';
import { bestPlan } from '../bot/plan.ts';
import { sense } from '../bot.ts';
import { exoworld } from '../index.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';
import { given } from './scene.ts';

/** The value right after an action. */
function valueAfter(s: Readonly<State>, seat: number, action: ExoworldAction): number {
  const play = new Play(exoworld, clone(s) as State, fastDraws('after'));
  play.act(seat, action);
  if (play.s.outcome) return play.s.outcome.winners.length > 0 ? 1 : 0;
  return sense.value(play.s, seat);
}

/** All but food is in balance. */
const NEARLY =
  'electrolysis-stack electrolysis-stack brine-still greywater-loop isotope-generator solar-panels';

describe('plans', () => {
  test('one module that is held and paid for is one action of work', () => {
    const { s } = given({
      base: NEARLY,
      hands: ['insect-nursery carbon-splitter wind-turbines', ''],
    });
    expect(s.production).toEqual([2, -1, -2, 2]);
    const near = given({
      base: `${NEARLY} greywater-loop`,
      hands: ['insect-nursery carbon-splitter wind-turbines', ''],
    });
    expect(near.s.production).toEqual([2, 0, -2, 2]);
    expect(bestPlan(near.s)).toMatchObject({ work: 1, after: [2, 0, 0, 1] });
  });

  test('a shut-down module is restored rather than built anew', () => {
    const { s } = given({ base: `${NEARLY} greywater-loop insect-nursery!shutdown`, at: [8] });
    expect(bestPlan(s).work).toBe(1);
  });

  test('every planet can be planned for from the start', () => {
    for (const scenario of exoworld.options['scenario']?.kind === 'choice'
      ? exoworld.options['scenario'].values
      : []) {
      const { s } = given({ scenario: scenario as State['scenario'] });
      const plan = bestPlan(s);
      expect(plan.work).toBeLessThan(45);
      expect(Math.min(...plan.after)).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('values', () => {
  test('a win in hand is taken before anything else', () => {
    const scene = given({
      base: `${NEARLY} greywater-loop`,
      hands: ['insect-nursery carbon-splitter wind-turbines', ''],
      at: [5],
    });
    const best = scene.legal().toSorted((a, b) => valueAfter(scene.s, 0, b) - valueAfter(scene.s, 0, a))[0];
    expect(best).toMatchObject({ type: 'deploy', module: 'insect-nursery' });
  });

  test('an emergency token at one’s feet is repaired rather than left', () => {
    const scene = given({ base: 'solar-panels!emergency', at: [1] });
    const repair = valueAfter(scene.s, 0, { type: 'repair', place: 1, token: 'emergency' });
    expect(repair).toBeGreaterThan(valueAfter(scene.s, 0, { type: 'recycle' }));
  });

  test('values stay between 0 and 1, and the quick policy answers with a legal action, in all of a game', () => {
    for (let i = 0; i < 6; i++) {
      const options = {
        scenario: 'trappist-1c',
        critical: false,
        incommunication: i % 2 === 1,
        first: 0,
      } as const;
      const play = new Play(exoworld, setup({ seats: 2 + (i % 3), options }), fastDraws(`bot ${i}`));
      const random = stream(`bot ${i}`);
      play.run();
      while (!play.over) {
        const { seat } = play;
        const value = sense.value(play.s, seat);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        const legal = play.legal(seat);
        const choice = sense.rollout(play.s, seat, legal, random);
        expect(legal).toContain(choice);
        play.act(seat, random.int(3) === 0 ? pick(legal, random) : choice);
      }
    }
  });
});
