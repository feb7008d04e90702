// What is over stays over: two nodes on one store, one of which has not heard of the end.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Api } from '#client';
import type { GameWithBots, MatchRecord } from '#engine';
import { sealedBids } from '#engine/test/fixtures/sealedBids.ts';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { leftOut, POSTGRES, type Running, startPostgres } from '../fault/databases.ts';
import { begun, codeOf, type Hosted, host, mark, Person, well } from './kit/server.ts';

const GAMES = [ticTacToe, sealedBids] as unknown as readonly GameWithBots[];
const ROUNDS = 20;

if (POSTGRES) suite();
else test('two nodes', () => leftOut('PostgreSQL'));

function suite(): void {
  // Nothing carries news between them, as when Redis is down.
  describe('two nodes that hear nothing of each other', () => {
    let database: Running;
    let here: Hosted;
    let there: Hosted;
    let ann: Person;
    let bob: Person;
    /** The same two at the other node. */
    let afar: { ann: Api; bob: Api };

    beforeAll(async () => {
      database = await startPostgres();
      [here, there] = await Promise.all([
        host({ games: GAMES, database: database.url }),
        host({ games: GAMES, database: database.url }),
      ]);
      [ann, bob] = await Promise.all([Person.named('Ann', here.url), Person.named('Bob', here.url)]);
      const at = ({ api }: Person) => new Api(there.url, { session: api.session, fetch });
      afar = { ann: at(ann), bob: at(bob) };
    });
    afterAll(async () => {
      for (const person of [ann, bob]) person.close();
      await here.close();
      await there.close();
      await database.stop();
    });

    /** A match with one action, in the memory of both nodes. */
    const moved = async () => {
      const table = await begun({ game: 'tic-tac-toe', seats: 2 }, ann, bob);
      well(await ann.api.do(table.id, 'act', { action: mark(4) }));
      well(await afar.bob.read(table.id, 'view'));
      return table.id;
    };
    const kept = async (match: string) => {
      const row = await here.online.store.tables.match(match);
      const lines = await here.online.store.records.of(match);
      return { row, kinds: lines.map(({ kind }) => kind) };
    };

    const ways: [string, (match: string) => Promise<void>][] = [
      ['resigned', async (match) => void well(await ann.api.do(match, 'resign'))],
      [
        'agreed',
        async (match) => {
          well(await ann.api.do(match, 'propose', { kind: 'end' }));
          well(await bob.api.do(match, 'answer', { agree: true }));
        },
      ],
    ];
    test.each(ways)('a match that was %s at one is not played on at the other', async (how, end) => {
      for (let i = 0; i < 6; i++) {
        const match = await moved();
        await end(match);
        well(await ann.api.read<{ record: MatchRecord }>(match, 'record'));
        expect(codeOf(await afar.bob.do(match, 'act', { action: mark(0) }))).toBe('over');
        const { row, kinds } = await kept(match);
        expect(row).toMatchObject({ status: 'over', ended: how });
        expect(kinds.at(-1)).toBe('end');
        expect(kinds.filter((kind) => kind === 'act')).toHaveLength(1);
      }
    });

    test('of an end and a move at the same moment one comes first, and the end is the last', async () => {
      for (let i = 0; i < ROUNDS; i++) {
        const match = await moved();
        const [resigned] = await Promise.all([
          ann.api.do(match, 'resign'),
          afar.bob.do(match, 'act', { action: mark(0) }),
        ]);
        well(resigned);
        const { row, kinds } = await kept(match);
        expect(row).toMatchObject({ status: 'over', ended: 'resigned' });
        expect(kinds.at(-1)).toBe('end');
        expect(codeOf(await afar.bob.do(match, 'act', { action: mark(1) }))).toBe('over');
      }
    });

    test('a pause at one holds at the other', async () => {
      const match = await moved();
      well(await ann.api.do(match, 'propose', { kind: 'pause' }));
      well(await bob.api.do(match, 'answer', { agree: true }));
      expect(codeOf(await afar.bob.do(match, 'act', { action: mark(0) }))).toBe('paused');
      well(await afar.ann.do(match, 'resume'));
      well(await bob.api.do(match, 'act', { action: mark(0) }));
      expect((await kept(match)).kinds).toEqual(['act', 'pause', 'resume', 'act']);
    });

    test('two of three who resign at the same moment leave the third as the winner', async () => {
      for (let i = 0; i < ROUNDS; i++) {
        const wanted = { game: 'sealed-bids', seats: 3, players: ['me', 'me', 'free'] };
        const table = await begun(wanted, ann, bob);
        well(await afar.bob.read(table.id, 'view'));
        await Promise.all([
          ann.api.do(table.id, 'resign', { seat: 0 }),
          afar.bob.do(table.id, 'resign', { seat: 2 }),
        ]);
        const { row, kinds } = await kept(table.id);
        expect(row).toMatchObject({ status: 'over', ended: 'resigned' });
        // A bot may have played for the first of them meanwhile.
        expect(kinds.filter((kind) => kind !== 'act')).toEqual(['resign', 'resign', 'end']);
      }
      expect([...here.troubles, ...there.troubles]).toEqual([]);
    });
  });
}
