// A server that closes: nobody who is gone keeps it open.
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { host, Person, well } from './kit/server.ts';

const UPGRADE = [
  'GET /api/v1/socket HTTP/1.1',
  'Host: localhost',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Version: 13',
  '',
  '',
].join('\r\n');

const GIVEN_UP = 29_000;

test('a connection that answers nothing does not hold it up', async () => {
  const hosted = await host({ games: [ticTacToe] });
  const ann = await Person.named('Ann', hosted.url);
  well(await ann.connection.ask('ping'));
  const silent = connect(Number(new URL(hosted.url).port), '127.0.0.1');
  silent.write(UPGRADE);
  await new Promise((resolve) => silent.once('data', resolve));
  silent.pause();
  // Left to itself such a connection is given up after half a minute: closing must be done before that.
  const given = new Promise((resolve) => setTimeout(() => resolve('given up'), GIVEN_UP).unref());
  expect(await Promise.race([hosted.close().then(() => 'closed'), given])).toBe('closed');
  expect(hosted.troubles).toEqual([]);
  ann.close();
  silent.destroy();
});
