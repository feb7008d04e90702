/** Hints at a table: one plan, thought out on what is certain, that goes on as long as the table is what it expected. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Budget, botOf, decide, type Intent, questionOf } from '#bots';
import { type GameWithBots, type Kit, type Seat, same } from '#engine';
import { mothership } from '#games/mothership/index.ts';
import type { Mothership } from '#games/mothership/state.ts';
import type { LocalFeed } from '../match/localFeed.ts';
import { atScreen } from './kit/atScreen.ts';

vi.mock('../match/botSeats.ts', () => import('./kit/idle.ts'));
/** Thinks here instead of in a worker, a little. */
vi.mock('../match/thinkers.ts', () => ({
  thinkers: () => ({
    broken: new Promise<never>(() => undefined),
    bot: {
      think<K extends Kit>(
        _level: string,
        game: GameWithBots<K>,
        state: K['state'],
        seat: Seat,
        terms: { seed: string; budget: Budget; intent?: Intent },
      ) {
        asked.push(seat);
        const question = questionOf(game, state, seat, { intent: terms.intent });
        const thought = decide(botOf('sound'), question, { seed: terms.seed, budget: { iterations: 8 } });
        return { thought: Promise.resolve(thought), stop: () => undefined };
      },
    },
  }),
}));
const asked: Seat[] = [];
beforeEach(() => {
  asked.length = 0;
});

/** The Solo Challenge: the person places a fleet, ship after ship. */
function solo(): LocalFeed<Mothership> {
  const random = { kind: 'keyed', seed: 'hints' } as const;
  return atScreen(mothership, { seats: 1, options: { mode: 'solo', layout: 'solo-a' }, random }).local;
}

async function advised(local: LocalFeed<Mothership>) {
  await local.hints.ask();
  return shown(local);
}

function shown(local: LocalFeed<Mothership>) {
  const { value: hint } = local.hints.hint;
  if (hint.status !== 'shown') throw new Error(`the hint is ${hint.status}`);
  return hint;
}

describe('a hint', () => {
  test('is a plan of at most four steps, each legal after those before it', async () => {
    const { advice } = await advised(solo());
    expect(advice.plan.length).toBeGreaterThan(1);
    expect(advice.plan.length).toBeLessThanOrEqual(4);
    const local = solo();
    for (const [step, action] of advice.plan.entries()) {
      expect(local.send(0, [action])).toBe(true);
      if (advice.views[step]) expect(local.view.value).toEqual(advice.views[step]);
    }
  });

  test('goes on with the next step without being asked again', async () => {
    const local = solo();
    const { advice } = await advised(local);
    const before = asked.length;
    local.send(0, [advice.plan[0]]);
    expect(shown(local)).toMatchObject({ at: 1, advice });
    expect(asked).toHaveLength(before);
  });

  test('folds where something else was done, and is gone after the next', async () => {
    const local = solo();
    const { advice } = await advised(local);
    const other = () => local.decision.value?.actions.find((action) => !same(action, advice.plan[0]));
    local.send(0, [other() ?? advice.plan[0]]);
    expect(local.hints.hint.value.status).toBe('new');
    local.send(0, [other() ?? advice.plan[0]]);
    expect(local.hints.hint.value.status).toBe('off');
  });

  test('ends when its plan is carried out or taken back', async () => {
    const local = solo();
    const { advice } = await advised(local);
    const certain = advice.plan.slice(0, advice.views.length);
    local.send(0, certain);
    if (certain.length < advice.plan.length) expect(shown(local).at).toBe(certain.length);
    else expect(local.hints.hint.value.status).toBe('off');
    await local.hints.ask();
    local.undo();
    expect(local.hints.hint.value.status).toBe('off');
  });

  test('asked for again in the same position is the same, without a thought', async () => {
    const local = solo();
    const { advice } = await advised(local);
    const before = asked.length;
    local.hints.clear();
    expect(await advised(local)).toMatchObject({ advice });
    expect(asked).toHaveLength(before);
  });

  test('that comes too late is not shown', async () => {
    const local = solo();
    const asking = local.hints.ask();
    const [first] = local.decision.value?.actions ?? [];
    if (first) local.send(0, [first]);
    await asking;
    expect(local.hints.hint.value.status).toBe('off');
  });
});
