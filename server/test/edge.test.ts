// The edge of the server: names it answers to, answers to what is no request, figures, and slow visitors.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { sketch } from '#engine/test/fixtures/sketch.ts';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { freePort } from '#scripts/ports.mjs';
import { NO_REACH, SettingsFault } from '../settings.ts';
import { askRaw, heardFrom } from './kit/raw.ts';
import { type Hosted, host, Person, socketUrl, well } from './kit/server.ts';

const TOKEN = 'a token of the host';
const games = [ticTacToe];
/** What a server has in memory, by its figures. */
const IN_MEMORY = ['matches_in_memory', 'lines_in_memory', 'watches', 'moments_in_memory', 'thoughts'];
const PUBLIC = { ...NO_REACH, publicUrl: 'https://table.example' };

let plain: Hosted;
let open: Hosted;
beforeAll(async () => {
  plain = await host({ games });
  open = await host({
    games,
    reach: PUBLIC,
    edge: { origins: ['https://club.example'], metrics: { host: '127.0.0.1', token: TOKEN } },
  });
});
afterAll(async () => {
  await plain.close();
  await open.close();
});

const lines = (...all: string[]) => [...all, '', ''].join('\r\n');
const get = (path: string, host: string, ...more: string[]) =>
  lines(`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...more);
const upgrade = (path: string, host: string, ...more: string[]) =>
  lines(
    ...[`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: Upgrade', 'Upgrade: websocket'],
    ...['Sec-WebSocket-Version: 13', ...more],
  );
const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';

describe('names', () => {
  test.each([
    ...[
      'localhost',
      'localhost:4040',
      '127.0.0.1',
      '[::1]:4040',
      '192.168.1.20:4040',
      '10.1.2.3',
      'LOCALHOST.',
    ],
    ...[hostname(), `${hostname().split('.')[0]}.local:4040`, '[fd00::1]'],
  ])('at home, %s is answered', async (name) => {
    expect((await askRaw(plain.url, get('/api/v1', name))).status).toBe(200);
  });

  test.each([
    ...['evil.example', 'evil.example:4040', 'localhost.evil.example', `${hostname()}.evil.example`],
    ...['203.0.113.7', 'a b', '127.0.0.1.evil.example', '[2001:db8::1]'],
  ])('at home, %s is refused, and the refusal names the setting', async (name) => {
    for (const path of ['/api/v1', '/', '/nothing/here.js']) {
      const { status, body, headers } = await askRaw(plain.url, get(path, name));
      expect(status).toBe(403);
      expect(body).toContain('PUBLIC_URL');
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    }
    const { status, body } = await askRaw(
      plain.url,
      upgrade('/api/v1/socket', name, KEY, `Origin: http://${name}`),
    );
    expect([status, body]).toEqual([403, expect.stringContaining('PUBLIC_URL')]);
  });

  test('with PUBLIC_URL, that name counts, and the others that the host named', async () => {
    const status = async (name: string) => (await askRaw(open.url, get('/api/v1', name))).status;
    expect(await status('table.example')).toBe(200);
    expect(await status('club.example')).toBe(200);
    expect(await status('localhost:4040')).toBe(200);
    expect(await status('192.168.1.20')).toBe(403);
    expect(await status(`${hostname()}.local`)).toBe(403);
  });

  test('a page is of the server only under its name, over WebSocket too', async () => {
    const granted = connect(Number(new URL(open.url).port), '127.0.0.1');
    granted.write(upgrade('/api/v1/socket', 'table.example', KEY, 'Origin: https://table.example'));
    expect(String((await once(granted, 'data'))[0])).toContain('101 Switching');
    granted.destroy();
    const foreign = upgrade('/api/v1/socket', 'table.example', KEY, 'Origin: https://evil.example');
    expect((await askRaw(open.url, foreign)).status).toBe(403);
  });

  test.each(['/healthz', '/readyz'])('%s is answered under any name', async (path) => {
    expect((await askRaw(plain.url, get(path, 'whatever.example'))).status).toBe(200);
  });
});

describe('answers to what is no request, or none that can be granted', () => {
  test.each([
    ['a broken address', get('/%', 'localhost'), 400],
    ['a broken address of the API', get('/api/v1/%ff%', 'localhost'), 400],
    ['no file', get('/gone.js', 'localhost'), 404],
    ['nothing of the API', get('/api/v1/gone', 'localhost'), 404],
    ['no host', lines('GET / HTTP/1.1', 'Connection: close'), 400],
    ['no request', lines('what is this'), 400],
    ['two hosts', get('/', 'localhost', 'Host: evil.example'), 400],
    ['two hosts of a socket', upgrade('/api/v1/socket', 'localhost', KEY, 'Host: evil.example'), 400],
    ['a way out of the folder', get('/../../package.json', 'localhost'), 403],
    ['a name with an end in the middle', get('/index.html%00.js', 'localhost'), 400],
    ['headers without end', get('/', 'localhost', `X: ${'x'.repeat(20_000)}`), 431],
    ['a strange expectation', get('/healthz', 'localhost', 'Expect: wonders'), 200],
    ['a socket elsewhere', upgrade('/elsewhere', 'localhost', KEY), 404],
    [
      'a socket of another site',
      upgrade('/api/v1/socket', 'localhost', KEY, 'Origin: https://evil.example'),
      403,
    ],
    ['a socket without a key', upgrade('/api/v1/socket', 'localhost'), 400],
  ])('%s', async (_what, text, status) => {
    const answer = await askRaw(open.url, text);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    // Said in our words, not in those of a library.
    expect(answer.body).not.toContain('statusCode');
  });

  test('only a server that people open by https tells browsers to insist on it', async () => {
    const { headers } = await askRaw(plain.url, get('/', 'localhost'));
    expect(headers.has('strict-transport-security')).toBe(false);
  });
});

describe('figures', () => {
  test('are closed by default', async () => {
    expect((await fetch(`${plain.url}/metrics`)).status).toBe(404);
  });

  test('are read with the token', async () => {
    const status = async (authorization?: string) =>
      (await fetch(`${open.url}/metrics`, authorization ? { headers: { authorization } } : {})).status;
    expect(await status()).toBe(401);
    expect(await status('Bearer wrong')).toBe(401);
    expect(await status(`Basic ${TOKEN}`)).toBe(401);
    expect(await status(`Bearer ${TOKEN}`)).toBe(200);
  });

  test('have a port of their own, which must be free', async () => {
    const port = await freePort();
    const metrics = { host: '127.0.0.1', port };
    const one = await host({ games, edge: { metrics } });
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await answer.text();
    expect(text).toContain('orrery_socket_connections');
    for (const name of IN_MEMORY) expect(text).toMatch(new RegExp(`^orrery_${name} 0$`, 'm'));

    expect(Number(/^orrery_live_heap_bytes (\d+)/m.exec(text)?.[1])).toBeGreaterThan(1e6);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`${one.url}/metrics`)).status).toBe(404);
    await expect(host({ games, edge: { metrics } })).rejects.toThrow(SettingsFault);
    await one.close();
  });
});

describe('slow and many', () => {
  const QUICK = { request: 5000, headers: 5000, idle: 8000, between: 60_000, look: 50 };

  test('a body that never comes, headers that never end and a silent line are let go', async () => {
    const hosted = await host({ games, patience: QUICK });
    const begin = (text: string) => heardFrom(hosted.url, text || '\r\n');
    const json = 'Content-Type: application/json';
    const body = lines('POST /api/v1/session HTTP/1.1', 'Host: localhost', json, 'Content-Length: 50');
    const silent = begin('');
    const slow = [
      begin('GET / HTTP/1.1\r\nHost: lo'),
      ...Array.from({ length: 50 }, () => begin(`${body}{"na`)),
    ];
    for (const heard of await Promise.all(slow)) expect(heard).toMatch(/^HTTP\/1.1 408 /);
    await silent;
    const ann = await Person.named('Ann', hosted.url);
    well(await ann.connection.ask('ping'));
    ann.close();
    await hosted.close();
  });

  test('connections from one place are counted, whatever they are for', async () => {
    const hosted = await host({ games, limits: { perAddress: 2 } });
    const held: Socket[] = [];
    for (let n = 0; n < 4; n++) {
      const socket = connect(Number(new URL(hosted.url).port), '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      held.push(socket);
    }
    // Told before it has asked anything.
    const { status, body } = await askRaw(hosted.url, '');
    expect([status, body]).toEqual([429, expect.stringContaining('Too many connections')]);
    for (const socket of held) socket.destroy();
    // Gone as soon as the server has heard of it.
    for (let tries = 0; tries < 200; tries++) {
      if ((await askRaw(hosted.url, get('/healthz', 'localhost'))).status === 200) break;
    }
    expect((await askRaw(hosted.url, get('/healthz', 'localhost'))).status).toBe(200);
    await hosted.close();
  });

  test('behind a proxy, requests under way are counted by the address it names', async () => {
    const hosted = await host({ games, limits: { perAddress: 2 }, edge: { hops: 1 } });
    const held: Socket[] = [];
    for (let n = 0; n < 3; n++) {
      const socket = connect(Number(new URL(hosted.url).port), '127.0.0.1');
      socket.on('error', () => undefined);
      const head = ['POST /api/v1/session HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
      socket.write(`${lines(...head, 'Content-Length: 50', 'X-Forwarded-For: forged, 203.0.113.9')}{`);
      held.push(socket);
    }
    // One of the three was refused, whichever came last.
    const [heard] = await Promise.race(held.map((socket) => once(socket, 'data')));
    expect(String(heard)).toMatch(/^HTTP\/1.1 429 /);
    const from = (address: string) => get('/api/v1', 'localhost', `X-Forwarded-For: ${address}`);
    expect((await askRaw(hosted.url, from('203.0.113.9'))).status).toBe(429);
    expect((await askRaw(hosted.url, from('203.0.113.10'))).status).toBe(200);
    for (const socket of held) socket.destroy();
    await hosted.close();
  });
});

test('of long answers that nobody reads so much waits for one place, and no more', async () => {
  const length = 12_000_000;
  const long = sketch(
    { start: { kind: 'any', verbs: ['think'], must: () => [0] } },
    { think: {} },
    { view: () => ({ done: ['x'.repeat(length)] }) },
  );
  const hosted = await host({ games: [long], edge: { hops: 1 } });
  const ann = await Person.named('Ann', hosted.url);
  const { id } = well(await ann.dice.create({ game: 'sketch', seats: 1 })).table;
  const view = (from: string) =>
    get(`/api/v1/matches/${id}/view?seat=spectator`, 'localhost', `X-Forwarded-For: ${from}`);
  const held: Socket[] = [];
  for (let n = 0; n < 2; n++) {
    const socket = connect(Number(new URL(hosted.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(view('203.0.113.9'));
    // It has begun to come, and is not read on.
    await once(socket, 'readable');
    held.push(socket);
  }
  const refused = await askRaw(hosted.url, view('203.0.113.9'));
  expect([refused.status, JSON.parse(refused.body)]).toMatchObject([429, { error: { code: 'too-fast' } }]);
  expect((await askRaw(hosted.url, view('203.0.113.10'))).status).toBe(200);
  for (const socket of held) socket.destroy();
  // Given again as soon as the server has heard that they are gone.
  let again = refused;
  for (let tries = 0; again.status !== 200 && tries < 200; tries++)
    again = await askRaw(hosted.url, view('203.0.113.9'));
  expect(again.body.length).toBeGreaterThan(length);
  ann.close();
  await hosted.close();
});

describe('messages that cannot be read', () => {
  test('are charged like any other, and many of them end the connection', async () => {
    const hosted = await host({ games, limits: { socket: { perSecond: 0.001, burst: 20 } } });
    const socket = new WebSocket(socketUrl(hosted.url));
    await once(socket, 'open');
    const codes: string[] = [];
    socket.on('message', (data) => codes.push(JSON.parse(String(data)).error.code));
    const closed = once(socket, 'close');
    for (let n = 0; n < 300; n++) socket.send('{');
    const [code, why] = await closed;
    expect([code, String(why)]).toEqual([1008, 'not understood']);
    expect(codes.filter((one) => one === 'bad-json')).toHaveLength(20);
    expect(codes.filter((one) => one === 'too-fast')).toHaveLength(80);
    await hosted.close();
  });

  test('one in many small parts is not put together', async () => {
    const hosted = await host({ games });
    const send = async (parts: number) => {
      const socket = new WebSocket(socketUrl(hosted.url));
      await once(socket, 'open');
      const heard = Promise.race([
        once(socket, 'message').then(([data]) => JSON.parse(String(data)).ok),
        once(socket, 'close').then(([code]) => code),
      ]);
      const text = JSON.stringify({ id: 1, op: 'ping' }).padEnd(parts);
      for (let at = 0; at < parts - 1; at++) socket.send(text[at] ?? '', { fin: false });
      socket.send(text.slice(parts - 1));
      const answer: unknown = await heard;
      socket.terminate();
      return answer;
    };
    expect(await send(8)).toBe(true);
    expect(await send(100)).toBe(1008);
    await hosted.close();
  });

  test('so are pings', async () => {
    const hosted = await host({ games, limits: { socket: { perSecond: 0.001, burst: 20 } } });
    const socket = new WebSocket(socketUrl(hosted.url));
    await once(socket, 'open');
    const closed = once(socket, 'close');
    for (let n = 0; n < 300; n++) socket.ping();
    const [code, why] = await closed;
    expect([code, String(why)]).toEqual([1008, 'too fast']);
    await hosted.close();
  });
});
