// Who is shut out can do nothing more: on any node, over HTTP and WebSocket, and on connections that are open.
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { Api } from '#client';
import { Console } from '#client/console.ts';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { rangeOf } from '../people/addresses.ts';
import { type Nodes, onTwoNodes } from './kit/nodes.ts';
import { atTable, codeOf, type Hosted, Person, socketUrl, well } from './kit/server.ts';
import { Wire } from './kit/wire.ts';

const TOKEN = 'a token of the host, long enough'.replaceAll(' ', '-');

onTwoNodes((start) => {
  let running: Nodes;
  let here: Hosted;
  let there: Hosted;
  let console: Console;
  let now = 1_800_000_000_000;
  let open: { close(): void }[] = [];

  beforeAll(async () => {
    running = await start({ games: [ticTacToe], now: () => now, edge: { console: TOKEN, hops: 1 } });
    [here, there] = running.nodes;
    console = new Console(new Api(here.url, { session: TOKEN, fetch }));
  });
  afterEach(() => {
    for (const one of open) one.close();
    open = [];
  });
  afterAll(() => running.stop());

  const named = async (name: string, at: Hosted) => {
    const person = await Person.named(name, at.url);
    open.push(person);
    return person;
  };
  const idOf = async ({ api }: Person) => well(await api.me()).player;
  const wireOf = async ({ api }: Person, at: Hosted) => {
    const wire = await Wire.open(at.url);
    open.push(wire);
    well(await wire.ask('hello', { session: api.session }));
    return wire;
  };

  test('a person is refused everywhere from that moment on, and told why and until when', async () => {
    const ann = await named('Ann', here);
    const bob = await named('Bob', here);
    const match = await atTable(ann, bob);
    const [near, far] = [await wireOf(bob, here), await wireOf(bob, there)];
    well(await far.ask('watch', { match }));
    const { ban } = well(await console.ban({ player: await idOf(bob), reason: 'threats', days: 2 }));
    await Promise.all([near.closed, far.closed]);
    const words = 'the host of this server has shut you out until 2027-01-17 08:00 UTC: threats';
    const told = { ok: false, error: { code: 'banned', message: words } };
    for (const { url } of [here, there]) {
      const api = new Api(url, { session: bob.api.session, fetch });
      expect(await api.me()).toMatchObject(told);
      expect(await api.tables('open')).toMatchObject(told);
      expect(await api.create({ game: 'tic-tac-toe', seats: 2 })).toMatchObject(told);
      expect(await api.do(match, 'chat', { text: 'still here' })).toMatchObject(told);
      expect(await api.forget()).toMatchObject(told);
      const wire = await Wire.open(url);
      open.push(wire);
      expect(await wire.ask('hello', { session: bob.api.session })).toMatchObject(told);
      expect(await wire.ask('watch', { match })).toMatchObject(told);
      // What is kept about them stays theirs to see.
      expect(well(await api.export())).toMatchObject({ bans: [{ reason: 'threats' }] });
    }
    // The match goes on without them.
    const { table } = well(await ann.api.read<{ table: { seats: { kind: string }[] } }>(match, 'table'));
    expect(table.seats[1]?.kind).toBe('away');
    now += 2 * 24 * 3_600_000;
    well(await bob.api.me());
    well(await console.lift(ban.id));
  });

  test('a lifted ban is gone at once, and the seat can be taken back', async () => {
    const [ann, bob] = [await named('Ann', here), await named('Bob', here)];
    const match = await atTable(ann, bob);
    const { ban } = well(await console.ban({ player: await idOf(bob) }));
    expect(await bob.api.me()).toMatchObject({
      error: { message: 'the host of this server has shut you out' },
    });
    well(await console.lift(ban.id));
    well(await bob.api.do(match, 'back'));
  });

  test('no link to a seat of theirs is good any more: nobody sits there again under another name', async () => {
    const [ann, bob, eve] = [await named('Ann', here), await named('Bob', here), await named('Eve', there)];
    const match = await atTable(ann, bob);
    const { token } = well(await bob.api.do<{ token: string }>(match, 'link'));
    const shared = well(await ann.api.do<{ token: string }>(match, 'link')).token;
    well(await bob.api.do(match, 'claim', { token: shared }));
    well(await console.ban({ player: await idOf(bob) }));
    for (const link of [token, shared])
      expect(codeOf(await eve.api.do(match, 'claim', { token: link }))).toBe('forbidden');
    // Who is not shut out gives another.
    const again = well(await ann.api.do<{ token: string }>(match, 'link')).token;
    well(await eve.api.do(match, 'claim', { token: again }));
  });

  test('a table that has not begun is left, and goes on with who is there', async () => {
    const [ann, bob] = [await named('Ann', here), await named('Bob', here)];
    const { table } = well(await bob.api.create({ game: 'tic-tac-toe', seats: 2 }));
    well(await ann.api.do(table.id, 'join'));
    well(await console.ban({ player: await idOf(bob) }));
    type Shown = { table: { owner: boolean; seats: { kind: string }[] } };
    const left = well(await ann.api.read<Shown>(table.id, 'table')).table;
    expect(left.owner).toBe(true);
    expect(left.seats.map(({ kind }) => kind)).toEqual(['free', 'person']);
  });

  test('who was shut out as a guest is shut out as whoever they turn out to be', async () => {
    const [guest, other] = [await named('Guest', here), await named('Other', here)];
    well(await console.ban({ player: await idOf(guest) }));
    well(await other.api.ask('POST', '/session/join', { guest: guest.api.session ?? '' }));
    expect(codeOf(await other.api.me())).toBe('banned');
  });

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const asks = async ({ url }: Hosted, address: string, path = '/api/v1') =>
    (await fetch(`${url}${path}`, { headers: from(address) })).status;
  const connects = async ({ url }: Hosted, address: string): Promise<WebSocket | number> => {
    const socket = new WebSocket(socketUrl(url), { headers: from(address) });
    socket.on('error', () => undefined);
    const [what, response] = await Promise.race([
      once(socket, 'open').then(() => ['open'] as const),
      once(socket, 'unexpected-response').then(([, answer]) => ['refused', answer.statusCode] as const),
    ]);
    if (what === 'open') open.push(socket);
    return what === 'open' ? socket : response;
  };

  test('a range of addresses is refused over HTTP and WebSocket, and its connections end', async () => {
    const [near, far] = [await connects(here, '198.51.100.9'), await connects(there, '198.51.100.200')];
    const outside = await connects(here, '198.51.101.1');
    if (!(near instanceof WebSocket && far instanceof WebSocket && outside instanceof WebSocket))
      throw new Error('not let in');
    const gone = [near, far].map((socket) => once(socket, 'close'));
    const { ban } = well(await console.ban({ addresses: '198.51.100.77/24' }));
    expect(ban.addresses).toBe('198.51.100.0/24');
    await Promise.all(gone);
    for (const at of [here, there]) {
      expect(await asks(at, '198.51.100.9')).toBe(403);
      expect(await asks(at, '::ffff:198.51.100.9')).toBe(403);
      expect(await asks(at, '198.51.101.9')).toBe(200);
      expect(await asks(at, '198.51.100.9', '/healthz')).toBe(200);
      expect(await connects(at, '198.51.100.10')).toBe(403);
    }
    expect(outside.readyState).toBe(WebSocket.OPEN);
    well(await console.lift(ban.id));
    expect(await asks(here, '198.51.100.9')).toBe(200);
  });

  test('of version 6 whole networks are shut out, and the host comes in from anywhere', async () => {
    const { ban } = well(await console.ban({ addresses: '2001:db8:1:2::7', days: 1 }));
    expect(ban.addresses).toBe('2001:db8:1:2::/64');
    expect(await asks(here, '2001:db8:1:2:ffff::1')).toBe(403);
    expect(await asks(here, '2001:db8:1:3::7')).toBe(200);
    const answer = await fetch(`${here.url}/api/v1/admin/bans`, {
      headers: { ...from('2001:db8:1:2::7'), authorization: `Bearer ${TOKEN}` },
    });
    expect(answer.status).toBe(200);
    now += 24 * 3_600_000;
    await here.online.shut.read();
    expect(await asks(here, '2001:db8:1:2::7')).toBe(200);
  });

  test.each(['::1', '::/16'])('%s of version 6 shuts nobody of version 4 out', async (addresses) => {
    const { ban } = well(await console.ban({ addresses }));
    expect(await asks(here, '::1')).toBe(403);
    expect(await asks(here, '198.51.100.9')).toBe(200);
    expect(await asks(here, '127.0.0.1')).toBe(200);
    well(await console.lift(ban.id));
  });
});

describe('ranges of addresses', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7/32'],
    [' 203.0.113.7/20 ', '203.0.112.0/20'],
    ['203.0.113.7/8', '203.0.0.0/8'],
    ['::ffff:203.0.113.7', '203.0.113.7/32'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['2001:db8:ffff:ffff::/33', '2001:db8:8000:0::/33'],
    ['2001:db8::/16', '2001:0:0:0::/16'],
  ])('%s is kept as %s', (given, kept) => {
    expect(rangeOf(given)).toBe(kept);
  });

  test.each([
    ...['', 'everyone', '0.0.0.0/0', '203.0.113.7/7', '203.0.113.7/33', '203.0.113/24', '1.2.3.4/5/6'],
    ...['::/0', '2001:db8::/65', '2001:db8::/128', '2001:db8::/x', '1.2.3.4/-1', '1.2.3.4/'],
  ])('“%s” is none', (given) => {
    expect(rangeOf(given)).toBeUndefined();
  });
});
