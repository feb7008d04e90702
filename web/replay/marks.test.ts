import { expect, test } from 'vitest';
import { learntIn, roundFrom, roundsOf, spansOf } from './marks.ts';

const TURNS = [1, 1, 1, 2, 2, 3, 5, 5];
const say = (turn: number) => `turn ${turn}`;

test('rounds begin where the turn does, and few positions are looked at', () => {
  const rounds = roundsOf(TURNS.length - 1, (at) => TURNS[at] ?? 0, say);
  expect(rounds).toEqual([
    { at: 0, words: 'turn 1' },
    { at: 3, words: 'turn 2' },
    { at: 5, words: 'turn 3' },
    { at: 6, words: 'turn 5' },
  ]);
  let looked = 0;
  const many = (at: number) => {
    looked++;
    return Math.floor(at / 1000);
  };
  expect(roundsOf(3999, many, say).map(({ at }) => at)).toEqual([0, 1000, 2000, 3000]);
  expect(looked).toBeLessThan(100);
});

test('a step by round goes to its beginning, and at the ends to the ends', () => {
  const rounds = [0, 3, 5, 6].map((at) => ({ at, words: '' }));
  expect(roundFrom(rounds, 0, 1, 7)).toBe(3);
  expect(roundFrom(rounds, 4, -1, 7)).toBe(3);
  expect(roundFrom(rounds, 3, -1, 7)).toBe(0);
  expect(roundFrom(rounds, 6, 1, 7)).toBe(7);
  expect(roundFrom(rounds, 0, -1, 7)).toBe(0);
});

test('who acts again goes on with the same segment, and what was learnt has a dot', () => {
  const log = [
    { at: 0, events: [] },
    { at: 1, seat: 0, events: [] },
    { at: 2, seat: 0, events: [], learnt: true as const },
    { at: 3, seat: 1, events: [] },
  ];
  expect(spansOf(log)).toEqual([
    { from: 0, to: 0, seat: undefined },
    { from: 1, to: 2, seat: 0 },
    { from: 3, to: 3, seat: 1 },
  ]);
  expect(learntIn(log)).toEqual([2]);
});
