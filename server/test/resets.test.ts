// Whoever breaks a connection off, at whatever moment, harms nobody else: no socket is without someone who listens.
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { type Hosted, host, Person, well } from './kit/server.ts';

/** A refused upgrade once ended the server after some hundred tries; what has always held is tried less. */
const MANY = 2000;
const SOME = 300;
const AT_ONCE = 20;

let hosted: Hosted;
beforeAll(async () => {
  hosted = await host({ games: [ticTacToe] });
});
afterAll(() => hosted.close());

/** What would have ended a server's process. */
const uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);
beforeEach(() => {
  uncaught.length = 0;
  process.on('uncaughtException', note);
});
afterEach(() => {
  process.off('uncaughtException', note);
});

const upgrade = (path: string, ...headers: string[]) =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${new URL(hosted.url).host}`,
    ...['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13', ...headers],
    ...['', ''],
  ].join('\r\n');

const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';

/** Sends something and breaks off, as abruptly as TCP can. */
function breakOff(text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(hosted.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
    socket.once('connect', () => {
      socket.write(text);
      setImmediate(() => socket.resetAndDestroy());
    });
  });
}

test.each([
  ['an upgrade of a wrong path', MANY, () => upgrade('/elsewhere', KEY)],
  [
    'an upgrade by a foreign page',
    MANY,
    () => upgrade('/api/v1/socket', KEY, 'Origin: https://evil.example'),
  ],
  ['an upgrade without a key', SOME, () => upgrade('/api/v1/socket')],
  ['an upgrade that is granted', SOME, () => upgrade('/api/v1/socket', KEY)],
  ['a line that is no request', SOME, () => 'what is this\r\n\r\n'],
  [
    'half a request',
    SOME,
    () => 'POST /api/v1/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{',
  ],
])('%s, broken off again and again', async (_what, times, text) => {
  for (let n = 0; n < times; n += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => breakOff(text())));
  }
  const ann = await Person.named('Ann', hosted.url);
  well(await ann.connection.ask('ping'));
  ann.close();
  expect(uncaught).toEqual([]);
});
