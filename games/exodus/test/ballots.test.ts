/** XD-6.2, XD-7.2 What the table says of a vote that was divided, and what it asks nobody twice. */
import { expect, test } from 'vitest';
import type { FactionId } from '../content/factions.ts';
import type { Stake } from '../content/plans.ts';
import { follows, votedToLeave } from '../outlook/presses.ts';
import { houseOf } from '../rules/houses.ts';
import { ballotVerdict, speaksFor, standsWords, wentWords } from '../text/ballots.ts';
import { view } from '../view/index.ts';
import { Scene } from './scene.ts';

type Votes = readonly [church: Stake, government: Stake, military: Stake];
const WHO: readonly FactionId[] = ['church', 'government', 'military'];

function polled(phase: 'disposition' | 'course', votes: Votes, me: FactionId) {
  const scene = new Scene({
    next: [{ step: 'poll', phase }],
    change: (s) => {
      for (const [at, who] of WHO.entries()) houseOf(s, who).ballot = votes[at];
    },
  });
  return { seen: view(scene.s, scene.house(me).seat), actions: scene.legal(me) };
}

test('who voted what, and why it goes as it goes', () => {
  const { seen } = polled('disposition', ['leave', 'stay', 'leave'], 'government');
  expect(ballotVerdict(seen)).toBe(
    'Leave 2 (Church, Military), stay 1 (you). Most votes decide: the fleet leaves.',
  );
  expect(standsWords(seen)).toBe('So be it: the fleet leaves.');
});

test('a tie says whose vote decides it', () => {
  const { seen } = polled('disposition', ['leave', 'stay', 'none'], 'church');
  const level = { ...seen, houses: seen.houses.map((house) => ({ ...house, ballot: houseVote(house) })) };
  expect(ballotVerdict(level)).toBe(
    'Stay 1 (Government), leave 1 (you). Level, so the vote of the Government decides: the fleet stays.',
  );
});
const houseVote = ({ ballot }: { readonly ballot?: Stake }): Stake | undefined =>
  ballot === 'none' ? undefined : ballot;

test('Keepers who differ keep the fleet where it is, and that is said', () => {
  const { seen } = polled('course', ['jump@1', 'jump@2', 'jump@1'], 'church');
  expect(ballotVerdict(seen)).toContain('the fleet stays a day, and Edge rises by 1');
  expect(standsWords(seen)).toBe('So be it: the fleet stays a day, Edge +1.');
});

test('whoever has it their way is not asked whether it shall stand; whoever is outvoted is', () => {
  const votes: Votes = ['leave', 'stay', 'leave'];
  const asks = (me: FactionId) => {
    const { seen, actions } = polled('disposition', votes, me);
    return follows({}, seen, actions);
  };
  expect(asks('church')).toEqual({ type: 'accept' });
  expect(asks('government')).toBeUndefined();
});

test('what was voted is told where its consequence is asked', () => {
  const { seen } = polled('course', ['jump@1', 'jump@1', 'jump@1'], 'government');
  const cast = (stakes: Votes) => [
    {
      ...({ type: 'ballots', phase: 'disposition' } as const),
      ballots: WHO.map((faction, at) => ({ faction, stake: stakes[at] ?? 'none' })),
    },
    { type: 'disposed', choice: 'leave' } as const,
  ];
  expect(wentWords(cast(['leave', 'stay', 'leave']), seen)).toHaveLength(1);
  expect(wentWords(cast(['leave', 'leave', 'leave']), seen)).toEqual([]);
  expect(votedToLeave(cast(['leave', 'stay', 'leave']), 'government')).toBe(false);
  expect(votedToLeave(cast(['leave', 'leave', 'leave']), 'government')).toBe(true);
});

test('a vote says what everyone can see that speaks for it', () => {
  const { seen } = polled('disposition', ['leave', 'stay', 'leave'], 'church');
  const at = (left: number) => ({
    ...seen,
    systems: seen.systems.map((system, i) => (i === seen.here ? { ...system, left } : system)),
  });
  expect(speaksFor(at(2), 'stay')).toBe('2 days of work left here');
  expect(speaksFor(at(0), 'leave')).toBe('nothing is left to work on here');
});
