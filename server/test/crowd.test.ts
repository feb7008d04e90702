// What one place sends over all its connections together, and what one connection sends in one piece.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import type { Answer } from '#client';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { hashOf } from '../tokens.ts';
import { codeOf, type Hosted, host, Person, socketUrl, well } from './kit/server.ts';
import { mostInOne, Turns } from './kit/turns.ts';
import { Wire } from './kit/wire.ts';

const games = [ticTacToe];

/** Asks so often on a connection of its own, and gives the codes of the answers. */
async function asks(url: string, from: string, times: number): Promise<string[]> {
  const socket = new WebSocket(socketUrl(url), { headers: { 'x-forwarded-for': from } });
  const codes: string[] = [];
  const all = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const { ok, error } = JSON.parse(String(data)) as { ok: boolean; error?: { code: string } };
      codes.push(ok ? 'ok' : (error?.code ?? ''));
      if (codes.length === times) resolve();
    });
  });
  await once(socket, 'open');
  for (let id = 0; id < times; id++) socket.send(JSON.stringify({ id, op: 'ping' }));
  await all;
  socket.close();
  return codes;
}

describe('one place', () => {
  /** A connection may ask four times, a place as often as fifty connections. */
  const EACH = 4;
  const PLACE = 50 * EACH;
  let hosted: Hosted;
  beforeAll(async () => {
    // Nothing comes back while this test runs, however long that takes.
    const limits = { socket: { perSecond: 1e-6, burst: EACH } };
    hosted = await host({ games, limits, edge: { hops: 1 } });
  });
  afterAll(() => hosted.close());

  test('may ask as much as fifty connections, over however many; others are not concerned', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 60; n++) codes.push(...(await asks(hosted.url, '198.51.100.1', EACH)));
    expect(codes.slice(0, PLACE)).toEqual(Array(PLACE).fill('ok'));
    expect(codes.slice(PLACE)).toEqual(Array(10 * EACH).fill('too-fast'));
    expect(await asks(hosted.url, '198.51.100.2', EACH + 1)).toEqual([...Array(EACH).fill('ok'), 'too-fast']);
  });

  test('of version 6 is a whole network', async () => {
    for (let n = 0; n < 50; n++) await asks(hosted.url, `2001:db8:1:2::${n + 1}`, EACH);
    expect(await asks(hosted.url, '2001:db8:1:2::99', 1)).toEqual(['too-fast']);
    expect(await asks(hosted.url, '2001:db8:1:3::99', 1)).toEqual(['ok']);
  });
});

describe('one connection', () => {
  let hosted: Hosted;
  beforeAll(async () => {
    hosted = await host({ games });
  });
  afterAll(() => hosted.close());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('that sends much at once is read as fast as it is answered, to the last message and in order', async () => {
    const socket = new WebSocket(socketUrl(hosted.url));
    await once(socket, 'open');
    const many = 20_000;
    const ids: number[] = [];
    const ended = new Promise<unknown>((resolve) => {
      socket.on('message', (data) => {
        ids.push((JSON.parse(String(data)) as { id: number }).id);
        if (ids.length === many) resolve('answered');
      });
      socket.once('close', (code) => resolve(code));
    });
    for (let id = 0; id < many; id++) socket.send(JSON.stringify({ id, op: 'ping' }));
    expect(await ended).toBe('answered');
    expect(ids).toEqual(Array.from({ length: many }, (_, id) => id));
    socket.close();
  });

  test('whose session ends while much of it waits hears goodbye, and theirs is heard', async () => {
    const ann = await Person.named('Ann', hosted.url);
    const wire = await Wire.open(hosted.url);
    well(await wire.ask('hello', { session: ann.api.session }));
    await hosted.online.house.store.people.closeSession(hashOf(ann.api.session ?? ''));
    // It ends because both have said so, not because anyone gave up waiting.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const givenUp = vi.spyOn(WebSocket.prototype, 'terminate');
    const asked = Array.from({ length: 60 }, () => wire.ask('table', { match: 'somewhere' }));
    const codes = (await Promise.all(asked)).map(codeOf);
    expect(new Set(codes)).toEqual(new Set(['closed']));
    await wire.closed;
    vi.useRealTimers();
    expect(givenUp).not.toHaveBeenCalled();
    ann.close();
  });

  test('whose thousands of frames come in one piece is ended before they wait for their turn', async () => {
    const { port, host: name } = new URL(hosted.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      [
        ...['GET /api/v1/socket HTTP/1.1', `Host: ${name}`, 'Connection: Upgrade', 'Upgrade: websocket'],
        ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', '', ''],
      ].join('\r\n'),
    );
    await once(socket, 'data');
    let heard = '';
    socket.on('data', (some) => {
      heard += some.toString('latin1');
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    // Empty messages, six bytes each.
    socket.write(Buffer.from('818000000000'.repeat(40_000), 'hex'));
    await closed;
    expect(heard).toContain('too fast');
    expect(heard).not.toContain('not understood');
  });
});

test('what is asked and waits for its answer is so long together, on one connection and at one place', async () => {
  const hosted = await host({ games });
  const ann = await Person.named('Ann', hosted.url);
  const { id: match } = well(await ann.dice.create({ game: 'tic-tac-toe', seats: 2 })).table;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // Somebody works on the match: whatever else is asked about it waits.
  const working = hosted.online.house.around(match, async () => {
    await held;
    return { ok: true };
  });
  const long = { match, action: Array(5000).fill({}) };
  const explained = async (wire: Wire, times: number) => {
    const asked = Array.from({ length: times }, () => wire.ask('explain', long));
    expect(codeOf((await asked.pop()) as Answer)).toBe('too-fast');
    return asked;
  };
  const wires = await Promise.all(Array.from({ length: 17 }, () => Wire.open(hosted.url)));
  for (const wire of wires) well(await wire.ask('hello', { session: ann.api.session }));
  const [last, ...others] = wires as [Wire, ...Wire[]];
  // Of one connection eight fit, and where sixteen are full four more.
  const waiting = [];
  for (const wire of others) waiting.push(...(await explained(wire, 9)));
  waiting.push(...(await explained(last, 5)));
  letGo();
  await working;
  expect((await Promise.all(waiting)).map(codeOf)).not.toContain('too-fast');
  expect(codeOf(await last.ask('explain', long))).not.toBe('too-fast');
  for (const wire of wires) wire.close();
  ann.close();
  await hosted.close();
});

describe('what is not read', () => {
  let hosted: Hosted;
  beforeAll(async () => {
    hosted = await host({ games, edge: { hops: 1 } });
  });
  afterAll(() => hosted.close());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** As if so much waited on every connection. */
  const unread = (bytes: number) =>
    vi.spyOn(WebSocket.prototype, 'bufferedAmount', 'get').mockReturnValue(bytes);
  const open = async (from: string) => {
    const socket = new WebSocket(socketUrl(hosted.url), { headers: { 'x-forwarded-for': from } });
    await once(socket, 'open');
    return socket;
  };
  /** Whether it is answered, or ended instead. */
  const outcome = (socket: WebSocket) =>
    new Promise<string>((resolve) => {
      socket.once('message', () => resolve('answered'));
      socket.once('close', () => resolve('ended'));
      socket.send('{"id":1,"op":"ping"}');
    });

  test('is so much on one connection, and so much at one place', async () => {
    const near = await Promise.all(Array.from({ length: 10 }, () => open('198.51.100.1')));
    const [first, second] = near as [WebSocket, WebSocket];
    const far = await open('198.51.100.2');
    unread(3_100_000);
    expect(await outcome(first)).toBe('answered');
    near.push(await open('198.51.100.1'));
    expect(await outcome(first)).toBe('ended');
    expect(await outcome(far)).toBe('answered');
    unread(4_100_000);
    expect(await outcome(far)).toBe('ended');
    unread(200_000);
    expect(await outcome(second)).toBe('answered');
    for (const socket of near) socket.terminate();
  });
});

test('a connection watches a hundred matches, and no more', async () => {
  const hosted = await host({ games });
  const ann = await Person.named('Ann', hosted.url);
  const ids: string[] = [];
  for (let n = 0; n < 101; n++)
    ids.push(well(await ann.api.create({ game: 'tic-tac-toe', seats: 2 })).table.id);
  const wire = await Wire.open(hosted.url);
  well(await wire.ask('hello'));
  const [first = '', ...others] = ids;
  const last = others.at(-1);
  const codes: string[] = [];
  for (const match of ids) codes.push(codeOf(await wire.ask('watch', { match, seat: 'spectator' })));
  expect(codes).toEqual([...Array(100).fill('ok'), 'too-many']);
  // What is watched already may be watched anew, and there is room again when one was closed.
  well(await wire.ask('watch', { match: first, seat: 'spectator' }));
  well(await wire.ask('close', { match: first }));
  well(await wire.ask('watch', { match: last, seat: 'spectator' }));
  wire.close();
  ann.close();
  await hosted.close();
});

test('whether those who listen still may is looked up bit by bit', async () => {
  const hosted = await host({ games });
  const ann = await Person.named('Ann', hosted.url);
  const wires = await Promise.all(Array.from({ length: 80 }, () => Wire.open(hosted.url)));
  for (const wire of wires) well(await wire.ask('hello', { session: ann.api.session }));
  const turns = new Turns();
  const { passes } = hosted.online;
  const look = passes.look.bind(passes);
  const looked: number[] = [];
  // Two looks at all of them, of which one is whole.
  await new Promise<void>((resolve) => {
    passes.look = (...asked) => {
      looked.push(turns.count);
      if (looked.length === 2 * wires.length) resolve();
      return look(...asked);
    };
  });
  turns.stop();
  expect(mostInOne(looked)).toBeLessThanOrEqual(26);
  for (const wire of wires) wire.close();
  ann.close();
  await hosted.close();
});
