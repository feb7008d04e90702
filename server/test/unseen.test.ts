// A question that is asked unseen: neither the standing, nor the lines, nor the table say whose it is.
import { describe, expect, test } from 'vitest';
import { type GameWithBots, unseenActions } from '#engine';
import { exodus } from '#games/exodus/index.ts';
import { changesOf } from '../matches/standing.ts';
import { tableInfo } from '../matches/table.ts';
import type { MatchRow, RecordRow } from '../store/index.ts';

const game: GameWithBots = exodus;

function line(number: number, type: string, told: readonly object[] = []): RecordRow {
  return {
    number,
    kind: 'act',
    seat: 1,
    body: { action: { type } },
    told,
    learnt: true,
    at: number,
  } as RecordRow;
}

describe('what is asked unseen', () => {
  test('are the once-windows of Exodus, and nothing of the games that have none', () => {
    expect([...unseenActions(game)].sort()).toEqual(['letStand', 'pass', 'reroll', 'use']);
  });

  test('a line that nobody heard of does not say who wrote it', () => {
    const lines = [line(1, 'pass'), line(2, 'accept'), line(3, 'use', [{ event: { type: 'onceUsed' } }])];
    const seats = (seat: number) => changesOf({ lines, game }, seat, 0, 3).map((change) => change.seat);
    expect(seats(0)).toEqual([-1, 1, 1]);
    expect(seats(1)).toEqual([1, 1, 1]);
  });

  test('a table says whether it waits for you, not for whom else', () => {
    const row = {
      id: 'm',
      game: 'exodus',
      rules: '1',
      options: {},
      seats: 3,
      seed: 'x'.repeat(43),
      owner: 'ann',
      visibility: 'link',
      atZero: 'bot',
      level: 'sound',
      delay: 0,
      language: 'en',
      status: 'playing',
      number: 0,
      seating: 0,
      awaited: [1],
      created: 0,
      updated: 0,
    } as MatchRow;
    const holders = [
      { seat: 0, player: 'ann' },
      { seat: 1, player: 'bob' },
    ] as never;
    expect(tableInfo({ row, seats: [], holders, game }, 'ann').awaited).toEqual([]);
    expect(tableInfo({ row, seats: [], holders, game }, 'bob').awaited).toEqual([1]);
  });
});
