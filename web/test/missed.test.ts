/** Whoever sits down at a shared screen is told what happened since their last decision, action by action. */
import { expect, test, vi } from 'vitest';
import { Match } from '#engine';
import { eosRise } from '#games/eos-rise/index.ts';
import { latest, opening } from '../match/film.ts';
import { LocalFeed } from '../match/localFeed.ts';
import { HUMAN } from '../match/players.ts';

// No bot sits here, and what wakes them wants a page.
vi.mock('../match/botSeats.ts', () => import('./kit/idle.ts'));
vi.mock('../match/hints.ts', () => import('./kit/idle.ts'));

function shared() {
  const begun = Match.start(eosRise, { seats: 2, random: { kind: 'keyed', seed: 'missed' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  const moments = [opening(match)];
  const acts = [
    [0, { type: 'standBy' }],
    [1, { type: 'standBy' }],
    [1, { type: 'stop' }],
  ] as const;
  for (const [seat, action] of acts) {
    expect(match.act(seat, action).ok).toBe(true);
    moments.push(latest(match, [action.type]));
  }
  return new LocalFeed(eosRise, { match, moments }, [HUMAN, HUMAN]);
}

test('what the others did, with the table before and after it', () => {
  const match = shared();
  match.sitDown(0);
  const { before, passed } = match.past.value;
  expect(passed.map(({ at, seat }) => [at, seat])).toEqual([
    [1, 0],
    [2, 1],
    [3, 1],
  ]);
  expect(passed.map(({ events }) => events)).toEqual(match.moments.value.slice(1).map(({ hear }) => hear(0)));
  expect(before).toMatchObject({ phase: 'crew' });
  expect(passed.at(-1)?.after).toEqual(match.view.value);
});

test('who looks on is told of the last press alone', () => {
  const match = shared();
  expect(match.past.value.passed.map(({ at }) => at)).toEqual([3]);
});
