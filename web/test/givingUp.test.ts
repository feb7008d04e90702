/** A match of one person can be given up: it is over then, its record says so, and opened again it still is. */
import { expect, test, vi } from 'vitest';
import { Match, recordProblem } from '#engine';
import { eosRise } from '#games/eos-rise/index.ts';
import { mothership } from '#games/mothership/index.ts';
import { filmOf, opening } from '../match/film.ts';
import { LocalFeed } from '../match/localFeed.ts';
import { HUMAN } from '../match/players.ts';

// No bot sits here, and what wakes them wants a page.
vi.mock('../match/botSeats.ts', () => import('./kit/idle.ts'));
vi.mock('../match/hints.ts', () => import('./kit/idle.ts'));

function alone(seats = 1) {
  const begun = Match.start(eosRise, { seats, random: { kind: 'keyed', seed: 'given up' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  const players = Array.from({ length: seats }, () => HUMAN);
  return new LocalFeed(eosRise, { match, moments: [opening(match)] }, players);
}

test('it is over and lost, in words of its own, and nothing is asked or undone any more', () => {
  const match = alone();
  expect(match.send(0, [{ type: 'standBy' }])).toBe(true);
  match.giveUp();
  expect(match.outcome.value?.winners).toEqual([]);
  expect(match.game.words.outcome({ winners: [], reason: 'resigned', rule: '' }, 0).title).toBe('Given up');
  expect(match.game.words.outcome({ winners: [], reason: 'command', rule: '' }, 0).title).not.toBe(
    'Given up',
  );
  expect([match.decision.value, match.undoOffer.value, match.undo()]).toEqual([
    undefined,
    'nothing-done',
    false,
  ]);
  expect(match.send(0, [{ type: 'stop' }])).toBe(false);
});

test('the record says who resigned, and opened again it is still over', () => {
  const match = alone();
  match.giveUp();
  const record = match.record();
  expect(record.ended).toEqual({ how: 'resigned', by: 0, winners: [] });
  expect(recordProblem(record)).toBeUndefined();
  const film = filmOf(eosRise, record);
  if (!film.ok) throw new Error(film.refusal.message);
  const again = new LocalFeed(eosRise, film.film, [HUMAN], { ended: record.ended });
  expect(again.outcome.value?.reason).toBe('resigned');
  expect(again.record().ended).toEqual(record.ended);
});

test('not where several play at the screen, nor what is over', () => {
  const two = alone(2);
  two.giveUp();
  expect(two.outcome.value).toBeUndefined();
  const one = alone();
  one.giveUp();
  expect(one.canGiveUp()).toBe(false);
});

test('against rivals they have won', () => {
  const begun = Match.start(mothership, { seats: 2, random: { kind: 'keyed', seed: 'given up' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  const players = [HUMAN, { kind: 'bot', level: 'easy' }] as const;
  const local = new LocalFeed(mothership, { match, moments: [opening(match)] }, players);
  local.giveUp();
  expect(local.record().ended).toEqual({ how: 'resigned', by: 0, winners: [1] });
});
