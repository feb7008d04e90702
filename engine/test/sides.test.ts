// What happens to a match when somebody gives up.
import { expect, test } from 'vitest';
import { sidesOf, wonByResigning } from '../index.ts';
import { ticTacToe } from './fixtures/ticTacToe.ts';

const ALONE = [0, 1, 2, 3];
const TEAMS = [0, 1, 0, 1];
const TOGETHER = [0, 0, 0, 0];

test.each([
  ['three people play on', ALONE, [0, 1, 2], 0, undefined],
  ['the last of them has won', ALONE, [0, 1], 0, [1]],
  ['against bots alone, they have won', ALONE, [2], 2, [0, 1, 3]],
  ['whose partner is left plays on', TEAMS, [0, 1, 2], 0, undefined],
  ['the side that is left has won, with its bots', TEAMS, [0, 1], 0, [1, 3]],
  ['both of the side that is left have won', TEAMS, [0, 1, 3], 0, [1, 3]],
  ['a partner plays on against bots', TEAMS, [0, 2], 0, undefined],
  ['those who play together play on', TOGETHER, [0, 3], 0, undefined],
  ['and where nobody is left, nobody has won', TOGETHER, [3], 3, []],
])('%s', (_, sides, people, by, won) => {
  expect(wonByResigning(sides, people, by)).toEqual(won);
});

test('a game that says nothing of sides is everyone for themselves', () => {
  const state = ticTacToe.setup({ seats: 2, options: {} });
  expect(sidesOf(ticTacToe, state)).toEqual([0, 1]);
});
