// The talk at a table: who may speak where, what is unread, and whom one does not hear.
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ChatLine } from '#client';
import { SPECTATOR } from '#engine';
import { blocked, mute, muted, recall } from '../online/muted.ts';
import { channelsFor, maySpeak, partner, Talk, total } from '../online/talk.ts';

let number = 0;
const line = (channel: string, player: string, text = 'hello'): ChatLine => ({
  ...{ number: ++number, channel, player, name: player, text, seat: 0, at: 0 },
});

beforeEach(() => {
  number = 0;
  for (const { player, name } of muted.value) mute(player, name, false);
});

test('of whoever was forgotten nothing is left to read', () => {
  const talk = new Talk('m', signal([line('table', 'ann'), line('table', '', '')]), signal('bob'));
  expect(talk.in('table')).toHaveLength(1);
  expect(total(talk.unread.value)).toBe(1);
});

describe('channels', () => {
  test('a player talks at the table, and apart only where the game has it', () => {
    expect(channelsFor({ seat: 1, others: [0, 3], apart: false })).toEqual(['table', 'spectators']);
    expect(channelsFor({ seat: 1, others: [0, 3], apart: true })).toEqual([
      ...['table', '0-1', '1-3', 'spectators'],
    ]);
  });

  test('those who watch talk among themselves and listen to the table', () => {
    expect(channelsFor({ seat: SPECTATOR, others: [0, 1], apart: true })).toEqual(['spectators', 'table']);
    expect(maySpeak('table', SPECTATOR)).toBe(false);
    expect(maySpeak('spectators', SPECTATOR)).toBe(true);
    expect(maySpeak('spectators', 0)).toBe(false);
    expect(maySpeak('0-1', 0)).toBe(true);
  });

  test('the partner is the other of the two', () => {
    expect(partner('0-3', 3)).toBe(0);
    expect(partner('0-3', 0)).toBe(3);
    expect(partner('table', 0)).toBeUndefined();
  });
});

describe('unread', () => {
  test('is counted by channel, without one’s own words', () => {
    const lines = signal<readonly ChatLine[]>([
      line('table', 'bob'),
      line('0-1', 'bob'),
      line('table', 'me'),
    ]);
    const talk = new Talk('m', lines, signal('me'));
    expect([...talk.unread.value]).toEqual([
      ['table', 1],
      ['0-1', 1],
    ]);
    talk.read('table');
    expect([...talk.unread.value]).toEqual([['0-1', 1]]);
    lines.value = [...lines.value, line('table', 'bob')];
    expect(total(talk.unread.value)).toBe(2);
  });
});

describe('mute', () => {
  test('one person is not heard, and heard again', () => {
    const lines = signal<readonly ChatLine[]>([line('table', 'bob'), line('table', 'eve')]);
    const talk = new Talk('m', lines, signal(undefined));
    mute('bob', 'Bob', true);
    expect(talk.in('table').map(({ player }) => player)).toEqual(['eve']);
    expect(total(talk.unread.value)).toBe(1);
    expect(muted.value).toEqual([{ player: 'bob', name: 'Bob' }]);
    mute('bob', 'Bob', false);
    expect(talk.in('table')).toHaveLength(2);
  });

  test('what the server keeps comes and goes with it; what was muted here alone stays', () => {
    mute('bob', 'Bob', true);
    recall([{ player: 'eve', name: 'Eve' }]);
    expect(muted.value).toEqual([
      { player: 'bob', name: 'Bob' },
      { player: 'eve', name: 'Eve', kept: true },
    ]);
    recall([{ player: 'bob', name: 'Bob' }]);
    expect(muted.value).toEqual([{ player: 'bob', name: 'Bob', kept: true }]);
    recall([]);
    expect(muted.value).toEqual([]);
  });

  test('who is blocked is not read either', () => {
    const talk = new Talk('m', signal([line('table', 'bob'), line('table', 'eve')]), signal(undefined));
    blocked.value = [{ player: 'eve', name: 'Eve' }];
    expect(talk.in('table').map(({ player }) => player)).toEqual(['bob']);
    blocked.value = [];
  });
});
