// Two nodes that know of each other only through the database, asked at the same moment about who sits where.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commitment } from '#engine';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { leftOut, POSTGRES, type Running, startPostgres } from '../fault/databases.ts';
import { type Online, openOnline } from '../index.ts';
import { THINK_HERE } from '../matches/bots.ts';
import { beReady } from '../matches/dice.ts';
import { resign } from '../matches/leaving.ts';
import { createTable, getTable, joinTable, kick, leaveTable, seatBot } from '../matches/lobby.ts';
import { rematch } from '../matches/rematch.ts';
import { renamePlayer } from '../people/rename.ts';
import { createGuest } from '../people/session.ts';
import type { Player } from '../store/index.ts';
import { well } from './kit/server.ts';

/** `races.test.ts` tries the same at random; these are the ones that once went wrong. */
const TRIES = 10;

if (POSTGRES) suite();
else test('races in the lobby', () => leftOut('PostgreSQL'));

function suite(): void {
  describe('two nodes at the same moment', () => {
    let database: Running;
    const nodes: Online[] = [];
    const troubles: unknown[] = [];
    const people: Player[] = [];

    beforeAll(async () => {
      database = await startPostgres();
      const open = () =>
        openOnline({
          games: [ticTacToe],
          thinkers: THINK_HERE,
          place: { url: database.url, file: '' },
          trouble: (what, error) => troubles.push(what, error),
        });
      nodes.push(await open(), await open());
      for (const name of ['Ann', 'Bob', 'Eve']) people.push(await createGuest(one().house, name));
    });
    afterAll(async () => {
      for (const node of nodes) await node.close();
      await database.stop();
      expect(troubles).toEqual([]);
    });

    const one = () => nodes[0] as Online;
    const other = () => nodes[1] as Online;
    const [ann, bob, eve] = [0, 1, 2].map((i) => () => people[i] as Player) as [
      () => Player,
      () => Player,
      () => Player,
    ];
    const open = async (players: readonly string[] = ['me', 'free']) =>
      well(await createTable(one().house, ann(), { game: 'tic-tac-toe', seats: 2, players })).table.id;
    /** How a table stands in the store: nothing where it is gone. */
    const stands = async (id: string) => {
      const { tables, seats } = one().store;
      const [row, all, holders] = [await tables.match(id), await seats.of(id), await seats.holders(id)];
      return { row, kinds: all.map(({ kind }) => kind), holders };
    };
    /** No free seat in play, a holder at every person's seat, and nobody holds a seat that is not a person's. */
    const isSound = async (id: string) => {
      const { row, kinds, holders } = await stands(id);
      if (row === undefined) return expect([kinds, holders]).toEqual([[], []]);
      if (row.status !== 'open') expect(kinds).not.toContain('free');
      const held = kinds.map((_, seat) => holders.some((holder) => holder.seat === seat));
      expect(held).toEqual(kinds.map((kind) => kind === 'person' || kind === 'away'));
    };

    test('another name is written only at seats that are still theirs', async () => {
      const id = await open(['me', 'free']);
      well(await joinTable(one().house, id, eve()));
      const { seats } = one().store;
      // Known here as hers; at the other server she has left, and Bob sits there by now.
      well(await getTable(one().house, id, ann()));
      const { rename } = seats;
      const late = vi.spyOn(seats, 'rename').mockImplementationOnce(async (...asked) => {
        well(await leaveTable(other().house, id, eve(), 1));
        well(await joinTable(other().house, id, bob()));
        return rename.apply(seats, asked);
      });
      await renamePlayer(one().house, eve(), 'Eva');
      late.mockRestore();
      expect((await seats.of(id))[1]?.name).toBe('Bob');
      await renamePlayer(one().house, eve(), 'Eve');
    });

    test('of two rematches there is one table', async () => {
      for (let i = 0; i < TRIES; i++) {
        const id = await open(['me', 'me']);
        well(await getTable(other().house, id, ann()));
        well(await resign(one().house, id, 0));
        const asked = await Promise.all(nodes.map(({ house }) => rematch(house, id, ann())));
        const [first, second] = asked.map((answer) => well(answer).table.id);
        expect(first).toBe(second);
        expect((await stands(id)).row?.rematch).toBe(first);
      }
    });

    test('who joins while the last one leaves sits at a table, or is told why not', async () => {
      for (let i = 0; i < TRIES; i++) {
        const id = await open();
        well(await getTable(other().house, id, bob()));
        const [, joined] = await Promise.all([
          leaveTable(one().house, id, ann(), 0),
          joinTable(other().house, id, bob(), { seat: 1 }),
        ]);
        await isSound(id);
        const { row, holders } = await stands(id);
        if (joined.ok) expect(holders).toContainEqual(expect.objectContaining({ player: bob().id, seat: 1 }));
        else expect([joined.error.code, row]).toEqual(['unknown-match', undefined]);
        if (row?.status === 'open') expect(row.owner).toBe(bob().id);
      }
    });

    test('a seat that is freed while another is taken is free, or its person is in play', async () => {
      for (let i = 0; i < TRIES; i++) {
        const id = well(
          await createTable(one().house, eve(), { game: 'tic-tac-toe', seats: 2, players: ['free', 'free'] }),
        ).table.id;
        well(await joinTable(one().house, id, ann(), { seat: 0 }));
        well(await getTable(other().house, id, bob()));
        const work = [
          i % 2 === 0 ? kick(one().house, id, eve(), 0) : leaveTable(one().house, id, ann(), 0),
          joinTable(other().house, id, bob(), { seat: 1 }),
        ];
        await Promise.all(work);
        await isSound(id);
      }
    });

    test('a match begins with everyone who is ready, or waits for whoever has left', async () => {
      const value = (letter: string) => letter.repeat(64);
      const sit = async (id: string, player: Player, seat: number, letter: string) =>
        well(await joinTable(one().house, id, player, { seat, commitment: commitment(value(letter)) }));
      for (let i = 0; i < TRIES; i++) {
        const id = await open(['free', 'free']);
        await sit(id, ann(), 0, 'a');
        await sit(id, bob(), 1, 'b');
        well(await beReady(one().house, id, ann(), 0, { value: value('a') }));
        well(await getTable(other().house, id, bob()));
        const [left, ready] = await Promise.all([
          leaveTable(one().house, id, ann(), 0),
          beReady(other().house, id, bob(), 1, { value: value('b') }),
        ]);
        await isSound(id);
        const { row, kinds } = await stands(id);
        expect(left.ok).toBe(true);
        expect([row?.status, kinds[0]]).toEqual(ready.ok ? ['playing', 'away'] : ['open', 'free']);
        if (!ready.ok) expect(ready.error).toMatchObject({ code: 'bad-request', field: 'commitment' });
      }
    });

    test('a seat goes to the person or to the bot, and who asks again is told that it is taken', async () => {
      for (let i = 0; i < TRIES; i++) {
        const id = await open();
        well(await getTable(other().house, id, bob()));
        const [bot, joined] = await Promise.all([
          seatBot(one().house, id, ann(), 1, 'random'),
          joinTable(other().house, id, bob(), { seat: 1 }),
        ]);
        await isSound(id);
        const { kinds, row } = await stands(id);
        expect([bot.ok, joined.ok]).toEqual(kinds[1] === 'bot' ? [true, false] : [false, true]);
        if (!joined.ok) expect(joined.error).toMatchObject({ code: 'seat-taken', field: 'seat' });
        if (!bot.ok) expect(['seat-taken', 'bad-request']).toContain(bot.error.code);
        if (kinds[1] === 'bot') expect(row?.status).not.toBe('open');
      }
    });

    test('what another node has freed can be taken, though nobody has told', async () => {
      const id = await open(['me', 'free']);
      well(
        await joinTable(other().house, id, ann(), { seat: 1 }).then(() => getTable(other().house, id, ann())),
      );
      const again = await open(['free', 'free']);
      well(await joinTable(one().house, again, bob(), { seat: 0 }));
      well(await getTable(other().house, again, eve()));
      well(await leaveTable(one().house, again, bob(), 0));
      expect(well(await joinTable(other().house, again, eve(), { seat: 0 })).seat).toBe(0);
    });
  });
}
