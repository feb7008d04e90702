// Who is who at an online table, which match wants one first, and what the window shows of it.
import { describe, expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '#client';
import { defaultOptions, type Game, type Kit, Match, NOBODY, named, type People } from '#engine';
import { eosRise } from '#games/eos-rise/index.ts';
import { exodus } from '#games/exodus/index.ts';
import { exoship } from '#games/exoship/index.ts';
import { exoworld } from '#games/exoworld/index.ts';
import { mothership } from '#games/mothership/index.ts';
import { calledAt } from '#ui/called.ts';
import { ago } from '../online/ago.ts';
import { groupOf, sorted, waitsForMe } from '../online/mine.ts';
import { namesOf, withNames } from '../online/names.ts';
import { markedTitle } from '../title.ts';

const person = (seat: number, name: string): SeatInfo => ({ seat, kind: 'person', name });
const bot = (seat: number): SeatInfo => ({ seat, kind: 'bot', name: '', level: 'sound' });

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
    expect(withNames(NOBODY, 'Smear Player 2 for 1 Influence')).toBe('Smear Player 2 for 1 Influence');
    const people = ['Ann', 'Bob'];
    expect(withNames(people, 'Smear Player 2 for 1 Influence')).toBe('Smear Bob for 1 Influence');
    expect(withNames(people, 'Attack player 1’s Fighter 2')).toBe('Attack Ann’s Fighter 2');
    expect(withNames(people, 'Hand the card to seat 3')).toBe('Hand the card to seat 3');
  });
});

describe('a seat has its person’s name and its role in every game', () => {
  const called = <K extends Kit>(plain: Game<K>, seats: number, people: People = NOBODY) => {
    const game = named(plain, people);
    const begun = Match.start(game, {
      ...{ seats, options: defaultOptions(game.options) },
      random: { kind: 'fast', seed: 'names' },
    });
    if (!begun.ok) throw new Error(begun.refusal.message);
    return calledAt(game, 1, begun.match.view(0));
  };

  test('by number where nobody told a name', () => {
    expect(called(mothership, 2)).toBe('Player 2');
    expect(called(eosRise, 4)).toBe('Player 2 (Pilot)');
    expect(called(exodus, 4)).not.toContain('Player');
  });

  test('by name', () => {
    const people = ['Ann', 'Bob', 'Eve', 'Kim'];
    expect(called(mothership, 2, people)).toBe('Bob (2)');
    expect(called(eosRise, 2, people)).toBe('Bob (Pilot, Engineer)');
    expect(called(exodus, 4, people)).toMatch(/^\w.* \(Bob\)$/);
    expect(called(exoworld, 2, people)).toMatch(/^Bob/);
    expect(called(exoship as Game<Kit>, 1, people)).toBe('Bob');
  });
});

test('the log, objections and the end say who it was; without names they count seats', () => {
  const { words } = named(mothership, ['Ann', 'Bob']);
  expect(words.event({ type: 'conceded', seat: 1 })).toBe('Bob concedes.');
  expect(mothership.words.event({ type: 'conceded', seat: 1 })).toBe('Player 2 concedes.');
  const embargo = { rule: 'MS-13.2', code: 'embargo', about: { seat: 0 } };
  expect(words.objection(embargo)).toBe('Ann has an Embargo.');
  expect(words.outcome({ winners: [0], reason: 'lastTeam', rule: 'MS-14.4' }, 1).detail).toMatch(
    /^Ann won\. /,
  );
  // Made for another table, they say nothing of this one.
  expect(words.among?.(['Eve']).event({ type: 'conceded', seat: 0 })).toBe('Eve concedes.');
  expect(words.event({ type: 'conceded', seat: 0 })).toBe('Ann concedes.');
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
