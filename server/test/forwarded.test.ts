// Behind a proxy that appends: what the visitor wrote into X-Forwarded-For changes nothing, over HTTP and WebSocket.
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { type Hosted, host, socketUrl } from './kit/server.ts';

let hosted: Hosted;
beforeAll(async () => {
  hosted = await host({ games: [ticTacToe], limits: { http: 5, perAddress: 2 }, edge: { hops: 1 } });
});
afterAll(() => hosted.close());

/** As the proxy passes it on: what was there already, and then whom it heard from. */
const from = (address: string, forged: string) => ({ 'x-forwarded-for': `${forged}, ${address}` });

async function statuses(address: (n: number) => string): Promise<number[]> {
  const found = [];
  for (let n = 0; n < 7; n++) {
    const { status } = await fetch(`${hosted.url}/api/v1`, { headers: from(address(n), `198.51.100.${n}`) });
    found.push(status);
  }
  return found;
}

test('requests are limited by the address the proxy saw', async () => {
  expect(await statuses(() => '203.0.113.9')).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await statuses((n) => `203.0.113.${20 + n}`)).toEqual(Array(7).fill(200));
});

test('a /64 of version 6 is one place', async () => {
  expect(await statuses((n) => `2001:db8:1:2::${n}`)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await statuses((n) => `2001:db8:2:${n}::1`)).toEqual(Array(7).fill(200));
});

test('connections are counted by the address the proxy saw', async () => {
  const open: WebSocket[] = [];
  const outcomes: string[] = [];
  for (let n = 0; n < 3; n++) {
    const headers = from(`2001:db8:9:9::${n}`, `198.51.100.${n}`);
    const socket = new WebSocket(socketUrl(hosted.url), { headers });
    const opened = once(socket, 'open').then(() => 'open');
    const refused = once(socket, 'unexpected-response').then(([, { statusCode }]) => String(statusCode));
    socket.on('error', () => undefined);
    outcomes.push(await Promise.race([opened, refused]));
    open.push(socket);
  }
  expect(outcomes).toEqual(['open', 'open', '429']);
  for (const socket of open) socket.terminate();
});
