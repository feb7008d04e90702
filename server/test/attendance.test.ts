// Who is at a table and who has gone since when, as those who watch it are told; and what one has played, found again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FinishedInfo, SeatPresence } from '#client';
import type { GameWithBots } from '#engine';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { Attendance } from '../matches/attendance.ts';
import { Viewers } from '../matches/viewers.ts';
import type { Seen } from '../store/index.ts';
import { begun, codeOf, type Hosted, host, mark, Person, well } from './kit/server.ts';
import { onBothStores, type Place } from './kit/stores.ts';

test('who looks anew is not told of as gone in between', async () => {
  const rows = new Map<number, Seen>();
  const viewers = new Viewers(() => 1000);
  const attendance = new Attendance({
    viewers,
    alone: true,
    now: () => 1000,
    trouble: (_, error) => {
      throw error;
    },
    table: () => undefined,
    publish: () => undefined,
    presence: {
      async seen(seats, seen) {
        for (const { seat } of seats) rows.set(seat, { seat, seen });
      },
      async left(seats, gone) {
        for (const { seat } of seats) rows.set(seat, { seat, seen: 900, gone });
      },
      of: async () => [...rows.values()],
    },
  });
  const look = { as: 'view', sent: 0, heard: 0, deaf: new Set<string>(), push: () => undefined } as const;
  const ann = { ...look, seat: 0, held: true };
  viewers.add('m', ann);
  viewers.add('m', { ...look, seat: -1, held: false });
  await attendance.settle();
  expect(await attendance.of('m')).toEqual([{ seat: 0, here: true }]);
  viewers.remove('m', ann);
  expect(await attendance.of('m')).toEqual([{ seat: 0, here: true }]);
  await attendance.settle();
  expect(await attendance.of('m')).toEqual([{ seat: 0, here: false, since: 1000 }]);
});

onBothStores('those at a table', (open) => {
  let at: Place;
  let hosted: Hosted;
  let clock = 1_800_000_000_000;

  beforeAll(async () => {
    at = await open();
    hosted = await host({
      games: [ticTacToe as GameWithBots],
      now: () => clock,
      ...(at.database ? { database: at.database } : {}),
    });
  });
  afterAll(async () => {
    await hosted.close();
    await at.stop();
  });

  /** Someone who watches a table, and what they are told of who is there. */
  const watching = async (who: Person, match: string) => {
    const told: SeatPresence[][] = [];
    who.connection.watch({
      match,
      onPresence(seats) {
        told.push([...seats]);
        who.tell();
      },
    });
    await who.until(() => told.length > 0);
    return told;
  };

  test('are told to everyone who watches, with since when they are gone', async () => {
    const [ann, bob, eve] = await Promise.all(
      ['Ann', 'Bob', 'Eve'].map((name) => Person.named(name, hosted.url)),
    );
    if (!ann || !bob || !eve) throw new Error('nobody came');
    const { id } = await begun({ game: 'tic-tac-toe', seats: 2 }, ann, bob);
    const seen = await watching(eve, id);
    expect(seen).toEqual([[]]);
    const { attendance } = hosted.online.house;
    await watching(ann, id);
    await watching(bob, id);
    await attendance.settle();
    const isSaid = (...seats: SeatPresence[]) => expect.poll(() => seen.at(-1)).toEqual(seats);
    await isSaid({ seat: 0, here: true }, { seat: 1, here: true });
    clock += 60_000;
    bob.close();
    // The server hears of it when it does.
    await expect.poll(() => hosted.online.house.viewers.of(id).size).toBe(2);
    await attendance.settle();
    await isSaid({ seat: 0, here: true }, { seat: 1, here: false, since: clock });
    const left = clock;
    clock += 60_000;
    // Who comes later is told with the first answer.
    const dan = await Person.named('Dan', hosted.url);
    expect(await watching(dan, id)).toEqual([
      [
        { seat: 0, here: true },
        { seat: 1, here: false, since: left },
      ],
    ]);
    const again = Person.again(bob, hosted.url);
    await watching(again, id);
    await attendance.settle();
    await isSaid({ seat: 0, here: true }, { seat: 1, here: true });
    // A window that is opened for a moment changes nothing, and nobody hears of it.
    const before = seen.length;
    const third = Person.again(bob, hosted.url);
    await watching(third, id);
    third.close();
    await expect.poll(() => hosted.online.house.viewers.of(id).size).toBe(4);
    await attendance.settle();
    expect(seen.length).toBe(before);
    for (const one of [ann, again, eve, dan]) one.close();
  });

  test('find what they have played: how it came out, the newest first', async () => {
    const [ann, bob] = [await Person.named('Ann', hosted.url), await Person.named('Bob', hosted.url)];
    const played: string[] = [];
    for (const cells of [
      [0, 3, 1, 4, 2],
      [0, 4, 1, 3, 8, 5],
    ]) {
      const { id } = await begun({ game: 'tic-tac-toe', seats: 2 }, ann, bob);
      played.unshift(id);
      for (const [i, cell] of cells.entries()) {
        clock += 1000;
        well(await (i % 2 ? bob : ann).api.do(id, 'act', { action: mark(cell) }));
      }
    }
    await begun({ game: 'tic-tac-toe', seats: 2 }, ann, bob);
    const { matches, more } = well(await bob.api.history());
    expect(more).toBeUndefined();
    expect(matches.map(({ table }) => table.id)).toEqual(played);
    const [second, first] = matches as [FinishedInfo, FinishedInfo];
    expect([first.ended?.winners, second.ended?.winners]).toEqual([[0], [1]]);
    expect([first.moves, second.moves]).toEqual([5, 6]);
    expect(first.table.updated - (first.began ?? 0)).toBe(4000);
    expect(first.table).toMatchObject({ yours: [1], status: 'over' });
    const { matches: earlier } = well(await bob.api.history(second.table.id));
    expect(earlier.map(({ table }) => table.id)).toEqual([first.table.id]);
    expect(well(await bob.api.history(first.table.id)).matches).toEqual([]);
    expect(codeOf(await bob.api.history('nothing-here'))).toBe('unknown-match');
    const stranger = Person.unknown(hosted.url);
    expect(codeOf(await stranger.api.history())).toBe('not-signed-in');
    for (const one of [ann, bob, stranger]) one.close();
  });
});
