// Two nodes on one store that hear nothing of each other, as when a node dies between writing and telling.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Api } from '#client';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { THINK_HERE, type Thinkers } from '../matches/bots.ts';
import { playTurn } from '../matches/turns.ts';
import { begun, type Hosted, host, Person, well } from './kit/server.ts';

let folder: string;
let here: Hosted;
let there: Hosted;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-news-'));
  const terms = { games: [ticTacToe], file: join(folder, 'orrery.db') };
  here = await host(terms);
  there = await host(terms);
});
afterAll(async () => {
  await here.close();
  await there.close();
  rmSync(folder, { recursive: true });
});

async function table() {
  const ann = await Person.named('Ann', here.url);
  const bob = await Person.named('Bob', there.url);
  const table = await begun({ game: 'tic-tac-toe', seats: 2 }, ann, bob);
  await here.online.house.lookAround();
  return { ann, bob, match: table.id };
}

const mark = (cell: number) => ({ action: { type: 'mark', cell } });

test('who watches at one node sees what was written at another as soon as the store is looked at', async () => {
  const { ann, bob, match } = await table();
  bob.watch(match);
  await bob.until(() => bob.version(match) === 0);
  well(await ann.api.do(match, 'act', mark(4)));
  expect(bob.version(match)).toBe(0);
  await there.online.house.lookAround();
  await bob.until(() => bob.version(match) === 1);
  ann.close();
  bob.close();
});

test('what was sent again to a node that is behind is done once, and its watchers catch up', async () => {
  const { ann, bob, match } = await table();
  bob.watch(match);
  await bob.until(() => bob.version(match) === 0);
  const sent = { ...mark(4), version: 0, submission: 'first' };
  const done = well(await ann.api.do<{ version: number }>(match, 'act', sent));
  const elsewhere = new Api(there.url, { session: ann.api.session, fetch });
  expect(well(await elsewhere.do<{ version: number }>(match, 'act', sent)).version).toBe(done.version);
  await bob.until(() => bob.version(match) === 1);
  expect(await there.online.store.records.of(match)).toHaveLength(1);
  ann.close();
  bob.close();
});

test('what a node would refuse for what it has not heard of is judged anew', async () => {
  const { ann, bob, match } = await table();
  bob.watch(match);
  await bob.until(() => bob.version(match) === 0);
  well(await ann.api.do(match, 'act', mark(4)));
  expect(bob.version(match)).toBe(0);
  // It is Bob's turn, of which his node knows nothing.
  well(await bob.api.do(match, 'act', mark(0)));
  expect((await there.online.store.records.of(match)).map(({ seat }) => seat)).toEqual([0, 1]);
  ann.close();
  bob.close();
});

/** Where a bot is asked it never answers, as at a node that dies over it. */
async function dying() {
  const asked: ((error: Error) => void)[] = [];
  const thinkers: Thinkers = {
    choose: () => new Promise((_, reject) => void asked.push(reject)),
    close: async () => {
      for (const end of asked) end(new Error('the node has died'));
    },
  };
  const node = await host({ games: [ticTacToe], file: join(folder, 'orrery.db'), thinkers });
  const ann = await Person.named('Ann', node.url);
  const players = ['me', 'random'];
  const { table } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2, players }));
  return { node, ann, match: table.id };
}

test('a bot whose turn is due plays it also at a node that has not heard of what led to it', async () => {
  const { node, ann, match } = await dying();
  const { house, store } = there.online;
  // Held as it was before.
  await house.on(match, async ({ version }) => ({ version }));
  well(await ann.api.do(match, 'act', mark(4)));
  expect(await playTurn(house, THINK_HERE, { id: match, since: 1 })).toBe('played');
  expect((await store.records.of(match)).map(({ seat }) => seat)).toEqual([0, 1]);
  expect(await playTurn(house, THINK_HERE, { id: match, since: 1 })).toBe('none');
  ann.close();
  await node.close();
});

test('a bot whose node has died goes on where the match is asked for next', async () => {
  const { node, ann, match } = await dying();
  well(await ann.api.do(match, 'act', mark(4)));
  ann.close();
  await node.close();
  const again = Person.again(ann, there.url);
  again.watch(match);
  await again.until(() => again.version(match) === 2);
  again.close();
});
