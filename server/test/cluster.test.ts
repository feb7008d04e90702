// Several nodes on PostgreSQL and Redis: any of them serves any match, and one may go away.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { leftOut, POSTGRES, REDIS, type Running, startPostgres, startRedis } from '../fault/databases.ts';
import { allReady, begun, type Hosted, host, mark, Person, well } from './kit/server.ts';

if (POSTGRES && REDIS) suite();
else test('a cluster', () => leftOut(POSTGRES ? 'Redis' : 'PostgreSQL'));

function suite(): void {
  describe('a cluster', () => {
    let databases: Running[];
    let nodes: Hosted[];

    const start = async () => {
      const [database, redis] = databases.map(({ url }) => url);
      if (!database || !redis) throw new Error('the databases did not start');
      return host({ games: [ticTacToe], database, redis });
    };
    beforeAll(async () => {
      databases = await Promise.all([startPostgres(), startRedis()]);
      nodes = await Promise.all([start(), start()]);
    });
    afterAll(async () => {
      for (const node of nodes) await node.close();
      for (const database of databases) await database.stop();
    });

    test('people at different nodes play each other, and one node goes away in the middle', async () => {
      const [one, other] = nodes;
      if (!one || !other) throw new Error('the nodes did not start');
      const [ann, bob] = [await Person.named('Ann', one.url), await Person.named('Bob', other.url)];
      const { table } = well(await ann.dice.create({ game: 'tic-tac-toe', seats: 2 }));
      const match = table.id;
      ann.watch(match);
      well(await bob.dice.join(match));
      await allReady(match, ann, bob);
      bob.watch(match);
      await ann.until(() => ann.version(match) === 0);
      await bob.until(() => bob.version(match) === 0);
      for (const [version, cell] of [0, 3, 1, 4].entries()) {
        const who = version % 2 === 0 ? ann : bob;
        await who.until(() => who.version(match) === version);
        well(await who.connection.ask('act', { match, action: mark(cell), version }));
      }
      well(await bob.connection.ask('chat', { match, text: 'close' }));
      await ann.until(() => ann.lines.includes('Bob: close'));
      bob.close();
      nodes.pop();
      await other.close();
      await ann.until(() => ann.version(match) === 4);
      well(await ann.connection.ask('act', { match, action: mark(2), version: 4 }));
      expect(await one.online.store.records.of(match)).toHaveLength(6);
      ann.close();
    });

    test('bot turns go through the queue, each once', async () => {
      const node = nodes[0] ?? (await start());
      const eve = await Person.named('Eve', node.url);
      const { table } = well(
        await eve.api.create({ game: 'tic-tac-toe', seats: 2, players: ['random', 'random'] }),
      );
      eve.watch(table.id);
      await eve.until(() => eve.standing.get(table.id)?.outcome !== undefined);
      const lines = await node.online.store.records.of(table.id);
      expect(lines.map(({ number }) => number)).toEqual(lines.map((_, i) => i + 1));
      expect(lines).toHaveLength(eve.version(table.id));
      eve.close();
      expect(node.troubles).toEqual([]);
    });

    test('a node without Redis still takes moves, and can be ended', async () => {
      const [database] = databases;
      const redis = await startRedis();
      const node = await host({ games: [ticTacToe], database: database?.url ?? '', redis: redis.url });
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Person.named(name, node.url)));
      if (!ann || !bob) throw new Error('nobody came');
      const table = await begun({ game: 'tic-tac-toe', seats: 2 }, ann, bob);
      await redis.stop();
      well(await ann.api.do(table.id, 'act', { action: mark(4) }));
      expect(await node.online.store.records.of(table.id)).toHaveLength(1);
      for (const person of [ann, bob]) person.close();
      await node.close();
    });
  });
}
