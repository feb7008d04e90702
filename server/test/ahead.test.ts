// Requests that are sent ahead of their answers: thousands of them come in one piece, and nobody else waits for them.
import { createServer, IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { Entrance } from '../edge/entrance.ts';
import { Gate } from '../edge/gate.ts';
import { askRaw, heardFrom } from './kit/raw.ts';
import { type Hosted, host } from './kit/server.ts';

let hosted: Hosted;
beforeEach(async () => {
  // Nobody is forgiven because a machine is slow.
  vi.useFakeTimers({ toFake: ['Date'] });
  hosted = await host({ games: [ticTacToe] });
});
afterEach(async () => {
  vi.useRealTimers();
  await hosted.close();
});

const get = (path: string, ...more: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...more, '', ''].join('\r\n');

/** Sent all at once. */
const sendAhead = (text: string) => heardFrom(hosted.url, text);

const answers = (heard: string) => heard.split('HTTP/1.1 200').length - 1;

test('a few are answered, one after the other', async () => {
  const heard = await sendAhead(get('/healthz').repeat(31) + get('/healthz', 'Connection: close'));
  expect(answers(heard)).toBe(32);
});

test.each(['/healthz', '/', '/api/v1'])('of thousands for %s hardly one is worked on', async (path) => {
  expect(answers(await sendAhead(get(path).repeat(1800)))).toBeLessThanOrEqual(32);
});

test('whose connections are let go again and again gets no more of them', async () => {
  await Promise.all(Array.from({ length: 12 }, () => sendAhead(get('/healthz').repeat(100))));
  const { status, body } = await askRaw(hosted.url, '');
  expect([status, body]).toEqual([429, expect.stringContaining('Too many connections')]);
  vi.setSystemTime(Date.now() + 5000);
  expect((await fetch(`${hosted.url}/healthz`)).status).toBe(200);
});

test('who has gone is not worked for', async () => {
  let looked = 0;
  const { store } = hosted.online;
  const problem = store.problem.bind(store);
  store.problem = () => {
    looked++;
    return problem();
  };
  await sendAhead(get('/readyz').repeat(100));
  // Asked after all that was sent before.
  expect((await fetch(`${hosted.url}/readyz`)).status).toBe(200);
  expect(looked).toBeLessThan(10);
});

/** A server that counts what is made of what it reads. */
async function counting() {
  const counted = { made: 0, handled: 0 };
  class Counted extends IncomingMessage {
    constructor(...terms: ConstructorParameters<typeof IncomingMessage>) {
      super(...terms);
      counted.made++;
    }
  }
  const entrance = new Entrance({ gate: new Gate(), place: () => 'here' });
  const server = createServer({ IncomingMessage: Counted }, (request, response) =>
    entrance.enter(request, response, () => {
      counted.handled++;
      response.end();
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = () => new Promise((resolve) => server.close(resolve));
  return { counted, port, url: `http://127.0.0.1:${port}`, close };
}

test('what was read in one piece with too many is not even looked at', async () => {
  const { counted, url, close } = await counting();
  await heardFrom(url, get('/').repeat(1500));
  expect(counted.made).toBeLessThanOrEqual(34);
  await close();
});

test('of a place whose connections were let go, those that are open still may send none ahead', async () => {
  const { counted, port, url, close } = await counting();
  const waiting = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await new Promise<void>((resolve) => socket.once('connect', resolve));
      return socket;
    }),
  );
  for (let i = 0; i < 5; i++) await heardFrom(url, get('/').repeat(100));
  counted.made = 0;
  await Promise.all(
    waiting.map((socket) => {
      const over = new Promise((resolve) => socket.once('close', resolve));
      socket.write(get('/').repeat(1000));
      socket.resume();
      return over;
    }),
  );
  expect(counted.made).toBeLessThanOrEqual(20 * 3);
  await close();
});
