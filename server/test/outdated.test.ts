// A page of another version than the server's is asked to reload, and is never sent lines it does not know.
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { PROTOCOL } from '#client';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { atTable, type Hosted, host, mark, Person, socketUrl, well } from './kit/server.ts';

let hosted: Hosted;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  hosted = await host({ games: [ticTacToe] });
  ann = await Person.named('Ann', hosted.url);
  bob = await Person.named('Bob', hosted.url);
});
afterAll(async () => {
  for (const person of [ann, bob]) person.close();
  await hosted.close();
});

/** What such a page says as soon as it is connected, and what it hears. */
async function page(hello: object, match: string): Promise<Record<string, unknown>[]> {
  const socket = new WebSocket(socketUrl(hosted.url));
  await once(socket, 'open');
  const heard: Record<string, unknown>[] = [];
  const answered = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      heard.push(JSON.parse(String(data)));
      if (heard.at(-1)?.id === 4) resolve();
    });
  });
  const asked = [
    { id: 1, op: 'hello', session: ann.api.session, ...hello },
    { id: 2, op: 'watch', match, as: 'position', from: 0, heard: 0 },
    { id: 3, op: 'act', match, action: mark(0), version: 2, submission: 'again' },
    { id: 4, op: 'ping' },
  ];
  for (const one of asked) socket.send(JSON.stringify(one));
  await answered;
  socket.close();
  return heard;
}

async function paused(): Promise<string> {
  const match = await atTable(ann, bob);
  well(await ann.api.do(match, 'act', { action: mark(4) }));
  well(await ann.api.do(match, 'propose', { kind: 'pause' }));
  well(await bob.api.do(match, 'answer', { agree: true }));
  well(await bob.api.do(match, 'resume'));
  return match;
}

test.each([
  ['former', {}, 'older than the server'],
  ['coming', { protocol: PROTOCOL + 1 }, 'newer than the server'],
])('a page of the %s version is asked to reload, whatever it asks', async (_, hello, age) => {
  const match = await paused();
  const heard = await page(hello, match);
  expect(heard.map(({ id, ok }) => [id, ok])).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [4, true],
  ]);
  // The page shows the words of a refused watch as they are, for every code but these two.
  const { error } = heard[1] as { error: { code: string; message: string } };
  expect(['unknown-match', 'bad-request']).not.toContain(error.code);
  expect(error).toMatchObject({ code: 'outdated', message: expect.stringContaining(age) });
  expect(error.message).toContain('reload');
  expect(await hosted.online.store.records.of(match)).toHaveLength(3);
});

test('over HTTP whoever names no protocol hears of moves alone', async () => {
  const match = await paused();
  const kinds = async (fields: Record<string, unknown>) =>
    well(await ann.api.read<{ changes: { kind: string }[] }>(match, 'history', fields)).changes.map(
      ({ kind }) => kind,
    );
  expect(await kinds({})).toEqual(['act']);
  expect(await kinds({ protocol: PROTOCOL })).toEqual(['act', 'pause', 'resume']);
});

test('whoever has not said hello is not shown a match', async () => {
  const match = await paused();
  const socket = new WebSocket(socketUrl(hosted.url));
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, op: 'watch', match }));
  const [data] = await once(socket, 'message');
  expect(JSON.parse(String(data))).toMatchObject({ ok: false, error: { code: 'bad-request', field: 'op' } });
  socket.close();
});
