import { expect, it } from 'vitest';
import { Match, NOBODY, named } from '../index.ts';
import { ticTacToe } from './fixtures/ticTacToe.ts';

it('a game at a table of people with names is the same game: views carry them, states and records do not', () => {
  const people = ['Ada', undefined];
  const seated = named(ticTacToe, people);
  const start = { seats: 2, random: { kind: 'fast', seed: 'named' } } as const;
  const [one, other] = [Match.start(seated, start), Match.start(ticTacToe, start)];
  if (!one.ok || !other.ok) throw new Error('both begin');
  for (const match of [one.match, other.match]) match.act(0, { type: 'mark', cell: 4 });
  expect(one.match.record()).toEqual(other.match.record());
  expect(one.match.hash()).toBe(other.match.hash());
  expect(one.match.view(1)).toEqual({ ...other.match.view(1), called: people });
});

it('words that name nobody are as they were', () => {
  expect(named(ticTacToe, ['Ada']).words).toBe(ticTacToe.words);
  expect(named(ticTacToe, NOBODY).people).toBe(NOBODY);
});
