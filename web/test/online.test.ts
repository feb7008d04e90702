// Who is who at an online table, which match wants one first, and what the window shows of it.
import { afterEach, describe, expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '#client';
import { defaultOptions, type Game, type Kit, Match, nameSeats } from '#engine';
import { eosRise } from '#games/eos-rise/index.ts';
import { exodus } from '#games/exodus/index.ts';
import { exoship } from '#games/exoship/index.ts';
import { exoworld } from '#games/exoworld/index.ts';
import { mothership } from '#games/mothership/index.ts';
import { kit } from '#ui/text.ts';
import { ago } from '../online/ago.ts';
import { groupOf, sorted, waitsForMe } from '../online/mine.ts';
import { namesOf, withNames } from '../online/names.ts';
import { markedTitle } from '../title.ts';

const person = (seat: number, name: string): SeatInfo => ({ seat, kind: 'person', name });
const bot = (seat: number): SeatInfo => ({ seat, kind: 'bot', name: '', level: 'sound' });

afterEach(() => nameSeats([]));

describe('names', () => {
  test('each at the table is told from the others', () => {
    expect(namesOf([person(0, 'Ann'), person(1, 'Bob'), bot(2)])).toEqual(['Ann', 'Bob', 'Bot 3']);
    expect(namesOf([person(0, 'Guest'), person(1, 'guest'), person(2, 'Eve')])).toEqual([
      ...['Guest 1', 'guest 2', 'Eve'],
    ]);
    expect(namesOf([{ seat: 0, kind: 'free', name: '' }])).toEqual(['Player 1']);
    const resigned: SeatInfo = { seat: 1, kind: 'bot', name: 'Bob', level: 'sound', resigned: true };
    expect(namesOf([person(0, 'Ann'), resigned])).toEqual(['Ann', 'Bob']);
  });

  test('a name from right to left does not turn the words around it, and joiners tell nobody apart', () => {
    expect(namesOf([person(0, 'محمد'), person(1, 'Bob')])).toEqual(['\u2068محمد\u2069', 'Bob']);
    expect(namesOf([person(0, 'Ann'), person(1, 'A\u200dnn')])).toEqual(['Ann 1', 'A\u200dnn 2']);
  });

  test('the words of an action are told with them', () => {
    expect(withNames('Smear Player 2 for 1 Influence')).toBe('Smear Player 2 for 1 Influence');
    nameSeats(['Ann', 'Bob']);
    expect(withNames('Smear Player 2 for 1 Influence')).toBe('Smear Bob for 1 Influence');
    expect(withNames('Attack player 1’s Fighter 2')).toBe('Attack Ann’s Fighter 2');
    expect(withNames('Hand the card to seat 3')).toBe('Hand the card to seat 3');
  });
});

describe('a seat has its person’s name and its role in every game', () => {
  const called = <K extends Kit>(game: Game<K>, seats: number, options: object = {}) => {
    const begun = Match.start(game, {
      ...{ seats, options: { ...defaultOptions(game.options), ...options } },
      random: { kind: 'fast', seed: 'names' },
    });
    if (!begun.ok) throw new Error(begun.refusal.message);
    return game.words.seat?.(1, begun.match.view(0)) ?? kit.player(1);
  };

  test('by number where nobody told a name', () => {
    expect(called(mothership, 2)).toBe('Player 2');
    expect(called(eosRise, 4)).toBe('Player 2 (Pilot)');
    expect(called(exodus, 4)).not.toContain('Player');
  });

  test('by name', () => {
    nameSeats(['Ann', 'Bob', 'Eve', 'Kim']);
    expect(called(mothership, 2)).toBe('Bob (2)');
    expect(called(eosRise, 2)).toBe('Bob (Pilot, Engineer)');
    expect(called(exodus, 4)).toMatch(/^\w.* \(Bob\)$/);
    expect(called(exoworld, 2)).toMatch(/^Bob/);
    expect(called(exoship as Game<Kit>, 1)).toBe('Bob');
  });
});

const table = (part: Partial<TableInfo>): TableInfo => ({
  ...{ id: 'm', game: 'mothership', rules: '1', options: {}, visibility: 'public', atZero: 'bot' },
  ...{ level: 'sound', delay: 0, language: 'en', status: 'playing', awaited: [1], commitment: '' },
  ...{ created: 0, updated: 0, yours: [0], owner: false, seats: [person(0, 'Ann'), person(1, 'Bob')] },
  ...part,
});

describe('one’s matches', () => {
  test('wait for one only where one must decide oneself', () => {
    expect(waitsForMe(table({ awaited: [0] }))).toBe(true);
    expect(waitsForMe(table({ awaited: [1] }))).toBe(false);
    expect(waitsForMe(table({ awaited: [0], paused: true }))).toBe(false);
    const away: SeatInfo = { seat: 0, kind: 'away', name: 'Ann' };
    expect(waitsForMe(table({ awaited: [0], seats: [away, person(1, 'Bob')] }))).toBe(false);
  });

  test('wait for one who is not ready, once everyone has come', () => {
    const open = { status: 'open', awaited: [] } as const;
    const free: SeatInfo = { seat: 1, kind: 'free', name: '' };
    const ready: SeatInfo = { ...person(0, 'Ann'), ready: true };
    expect(waitsForMe(table(open))).toBe(true);
    expect(groupOf(table(open))).toBe('turn');
    expect(waitsForMe(table({ ...open, seats: [person(0, 'Ann'), free] }))).toBe(false);
    expect(waitsForMe(table({ ...open, seats: [ready, person(1, 'Bob')] }))).toBe(false);
  });

  test('stand in the order in which they want something', () => {
    const tables = [
      table({ id: 'over', status: 'over', updated: 9 }),
      table({ id: 'open', status: 'open', yours: [] }),
      table({ id: 'theirs', updated: 2 }),
      table({ id: 'theirs later', updated: 3 }),
      table({ id: 'mine', awaited: [0], updated: 1 }),
      table({ id: 'mine with a clock', awaited: [0], due: 500 }),
      table({ id: 'mine and soon', awaited: [0], due: 100 }),
    ];
    expect(sorted(tables).map(({ id }) => id)).toEqual([
      ...['mine and soon', 'mine with a clock', 'mine', 'theirs later', 'theirs', 'open', 'over'],
    ]);
    expect(groupOf(table({ status: 'open', yours: [] }))).toBe('open');
  });
});

describe('the window’s title', () => {
  test('marks decisions and talk', () => {
    expect(markedTitle('Exodus', { turns: 0, unread: 0 })).toBe('Exodus');
    expect(markedTitle('Exodus', { turns: 1, unread: 0 })).toBe('● Exodus');
    expect(markedTitle('Exodus', { turns: 0, unread: 2 })).toBe('(2) Exodus');
    expect(markedTitle('Your matches', { turns: 3, unread: 1 })).toBe('● 3 (1) Your matches');
  });
});

test('how long ago', () => {
  expect(ago(0, 20_000)).toBe('just now');
  expect(ago(0, 3 * 60_000)).toBe('3 minutes ago');
  expect(ago(0, 26 * 3_600_000)).toBe('yesterday');
});
