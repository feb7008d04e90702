// What costs little is limited too: requests for what is not there, and what a connection says unasked.
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { type Hosted, host, socketUrl } from './kit/server.ts';

const MOST = 20;
let hosted: Hosted;
beforeAll(async () => {
  const limits = { http: MOST, socket: { perSecond: 1, burst: 5 } };
  hosted = await host({ games: [ticTacToe], limits, edge: { hops: 1 } });
});
afterAll(() => hosted.close());

const ask = (path: string, from: string) =>
  fetch(hosted.url + path, { headers: { 'x-forwarded-for': from } });

test.each([
  ['/gone.js', '198.51.100.1', 404],
  ['/some/page', '198.51.100.2', 200],
  ['/api/v1/gone', '198.51.100.3', 404],
])('%s is looked for so often a minute from one place, and not more', async (path, from, status) => {
  const answers = [];
  // A few come back while they are asked for, one every three seconds.
  for (let i = 0; i < 3 * MOST; i++) answers.push((await ask(path, from)).status);
  expect(answers.slice(0, MOST)).toEqual(Array(MOST).fill(status));
  expect(answers).toContain(429);
  const refused = await ask(path, from);
  if (refused.status === 429) expect(await refused.text()).toContain('too many requests');
  expect((await ask(path, '198.51.100.99')).status).toBe(status);
});

test('whoever watches over the server is always answered', async () => {
  for (let i = 0; i < 3 * MOST; i++) {
    expect((await ask('/readyz', '198.51.100.4')).status).toBe(200);
    expect((await ask('/healthz', '198.51.100.4')).status).toBe(200);
  }
});

test('pongs that nobody asked for are charged, and whoever goes on is sent away', async () => {
  const socket = new WebSocket(socketUrl(hosted.url));
  await once(socket, 'open');
  const closed = once(socket, 'close');
  for (let i = 0; i < 1000; i++) socket.pong();
  expect((await closed)[0]).toBe(1008);
});
