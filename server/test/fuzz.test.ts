// Bad input of every kind, over HTTP and WebSocket: refused in words, never a crash, and healthy tables go on.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { PROTOCOL } from '#client';
import { stream } from '#engine';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { CODES } from '../answer.ts';
import { Efforts } from '../api/effort.ts';
import { OPERATIONS } from '../api/operations.ts';
import { routesOf } from '../api/routes.ts';
import { Gate } from '../edge/gate.ts';
import { type Aim, junkMessage, junkRequest, ODD_OPS } from '../fuzz/junk.ts';
import { TALK_RATES, TalkLimits } from '../matches/talkLimits.ts';
import {
  atTable,
  begun,
  codeOf,
  type Hosted,
  host,
  mark,
  NO_WORK,
  Person,
  socketUrl,
  well,
} from './kit/server.ts';

const OPS = [...Object.keys(OPERATIONS), ...ODD_OPS];

let hosted: Hosted;
let ann: Person;
let bob: Person;
let match: string;

beforeAll(async () => {
  const nowhere = { issuer: new URL('http://127.0.0.1:9'), clientId: 'x', clientSecret: 'x' };
  hosted = await host({
    games: [ticTacToe],
    reach: {
      publicUrl: 'https://table.example',
      mail: { url: 'smtp://127.0.0.1:9', from: 'table@table.example' },
      hooks: 'public',
      providers: [{ id: 'club', name: 'Club', ...nowhere }],
    },
  });
  ann = await Person.named('Ann', hosted.url);
  bob = await Person.named('Bob', hosted.url);
  match = (await begun({ game: 'tic-tac-toe', seats: 2 }, ann, bob)).id;
});
afterAll(async () => {
  ann.close();
  bob.close();
  await hosted.close();
});

/** Where the junk is aimed. */
const aim = (routes: Aim['routes'] = []): Aim => ({ match, ops: OPS, routes });

describe('a fuzzer', () => {
  test('over WebSocket every message is answered, with a code we know', async () => {
    const random = stream('fuzz sockets');
    const socket = new WebSocket(socketUrl(hosted.url));
    const answers: { ok: boolean; error?: { code: string; message: string } }[] = [];
    let told: (() => void) | undefined;
    socket.on('message', (data) => {
      const answer = JSON.parse(String(data));
      if (!('event' in answer)) answers.push(answer);
      told?.();
    });
    await new Promise((resolve) => socket.once('open', resolve));
    const hello = JSON.stringify({ id: 'me', op: 'hello', protocol: PROTOCOL, session: ann.api.session });
    socket.send(hello);
    const COUNT = 3000;
    for (let sent = 1; sent <= COUNT; sent++) {
      // `resign` and the like would end the table that is to stay healthy.
      const text = junkMessage(aim(), random, sent).replace(
        /"op":"(resign|leave|away|propose|act)"/,
        '"op":"explain"',
      );
      // A hello that is junk leaves nobody signed in, or an outdated page: then nothing else would be tried.
      socket.send(sent % 8 === 0 ? hello : text);
      await new Promise<void>((resolve) => {
        told = () => answers.length > sent && resolve();
        told();
      });
    }
    expect(answers).toHaveLength(COUNT + 1);
    const codes = new Map<string, number>();
    for (const { ok, error } of answers) {
      const code = ok ? 'ok' : (error?.code ?? '?');
      codes.set(code, (codes.get(code) ?? 0) + 1);
      if (!ok) expect(error?.message).toMatch(/\S/);
    }
    console.log('answers to junk over WebSocket:', Object.fromEntries(codes));
    expect([...codes.keys()].filter((code) => code !== 'ok' && !(code in CODES))).toEqual([]);
    expect(codes.get('unavailable')).toBeUndefined();
    expect(codes.get('outdated')).toBeLessThan(COUNT / 5);
    socket.close();
    expect(hosted.troubles).toEqual([]);
  });

  test('what is too long, or binary, ends no one else’s connection', async () => {
    const socket = new WebSocket(socketUrl(hosted.url));
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(Buffer.from([0, 1, 2, 255]));
    const answer = await new Promise((resolve) =>
      socket.once('message', (data) => resolve(JSON.parse(String(data)))),
    );
    expect(answer).toMatchObject({ ok: false, error: { code: 'bad-json' } });
    socket.send(JSON.stringify({ id: 1, op: 'ping', x: 'y'.repeat(17_000) }));
    const code = await new Promise((resolve) => socket.once('close', resolve));
    expect(code).toBe(1009);
    well(await ann.connection.ask('ping'));
  });

  test('over HTTP nothing is a 500', async () => {
    const random = stream('fuzz http');
    const statuses = new Map<number, number>();
    const efforts = new Efforts({ perSecond: 1, burst: 1 });
    const terms = {
      letters: { perSecond: 1, burst: 1 },
      tries: { perSecond: 1, burst: 1 },
      hurries: () => false,
      efforts,
      place: () => '',
      gate: new Gate(),
      guests: NO_WORK,
      talk: new TalkLimits(TALK_RATES),
    };
    const routes = routesOf({ online: hosted.online, ...terms });
    const others = ['/unsubscribe', '/sign-in/callback/club', '/nowhere'].map((url) => ({
      method: 'POST',
      url,
    }));
    let eve = await Person.named('Eve', hosted.url);
    // A seat at the table in the middle is not hers to play: nothing she says there counts.
    const askJunk = (i: number): Promise<Response> => {
      const { path, ...how } = junkRequest(aim([...routes, ...others]), random, eve.api.session ?? '', i);
      return fetch(`${hosted.url}/api/v1${path}`, { ...how, redirect: 'manual' });
    };
    const [ROUNDS, AT_ONCE] = [80, 10];
    for (let round = 0; round < ROUNDS; round++) {
      const some = Array.from({ length: AT_ONCE }, (_, i) => askJunk(round * AT_ONCE + i));
      for (const answer of await Promise.all(some)) {
        await answer.text();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }
      // She may have signed out, or had herself forgotten.
      if ((await eve.api.me()).ok) continue;
      eve.close();
      eve = await Person.named('Eve', hosted.url);
    }
    eve.close();
    console.log('answers to junk over HTTP:', Object.fromEntries(statuses));
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(hosted.troubles.filter((what) => !what.startsWith('http'))).toEqual([]);
  }, 180_000);

  test('a request of more than 16 kB is refused', async () => {
    const answer = await fetch(`${hosted.url}/api/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'x'.repeat(20_000) }),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ ok: false, error: { code: 'too-large' } });
  });

  test('the table in the middle of it all is as healthy as before', async () => {
    well(await ann.connection.ask('act', { match, action: mark(0), version: 0 }));
    well(await bob.connection.ask('act', { match, action: mark(1), version: 1 }));
  });
});

describe('a flood', () => {
  test('is slowed down, and in the end cut off; others do not notice', async () => {
    const slow = await host({
      games: [ticTacToe],
      // However long it takes, hardly anything comes back meanwhile.
      limits: { socket: { perSecond: 1e-6, burst: 30 }, http: 10, perAddress: 3 },
    });
    const calm = await Person.named('Calm', slow.url);
    well(await calm.connection.ask('ping'));
    const flood = new WebSocket(socketUrl(slow.url));
    await new Promise((resolve) => flood.once('open', resolve));
    const codes: string[] = [];
    flood.on('message', (data) => codes.push(JSON.parse(String(data)).error?.code ?? 'ok'));
    for (let id = 0; id < 2000; id++) flood.send(JSON.stringify({ id, op: 'ping' }));
    const closed = await new Promise((resolve) => flood.once('close', resolve));
    expect(closed).toBe(1008);
    expect(codes).toContain('too-fast');
    expect(codes.filter((code) => code === 'ok')).toHaveLength(30);
    well(await calm.connection.ask('ping'));
    const statuses = [];
    for (let i = 0; i < 80; i++) statuses.push((await fetch(`${slow.url}/api/v1`)).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20);
    const extra = [1, 2, 3].map(() => new WebSocket(socketUrl(slow.url)));
    const refused = await Promise.all(
      extra.map(
        (socket) =>
          new Promise((resolve) => {
            socket.once('open', () => resolve(false));
            socket.once('error', () => resolve(true));
          }),
      ),
    );
    expect(refused.filter(Boolean)).toHaveLength(1);
    for (const socket of extra) socket.terminate();
    calm.close();
    await slow.close();
  });

  test('a seat is slowed down through all its connections together', async () => {
    const slow = await host({ games: [ticTacToe], limits: { seat: { perSecond: 1e-6, burst: 5 } } });
    const ann = await Person.named('Ann', slow.url);
    const again = Person.again(ann, slow.url);
    const bob = await Person.named('Bob', slow.url);
    // One of the five was being ready.
    const match = await atTable(ann, bob);
    const explain = (who: Person) => who.connection.ask('explain', { match, seat: 0, action: mark(0) });
    const codes = [];
    for (let i = 0; i < 4; i++) for (const who of [ann, again]) codes.push(codeOf(await explain(who)));
    codes.push(codeOf(await ann.api.do(match, 'explain', { action: mark(0) })));
    expect(codes.slice(0, 4)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(codes.at(-1)).toBe('too-fast');
    well(await bob.connection.ask('explain', { match, action: mark(0) }));
    for (const person of [ann, again, bob]) person.close();
    await slow.close();
  });
});
