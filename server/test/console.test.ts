// The host's console: who gets in, what it shows and does, and that all of it is written down. And what people report.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Api, type ChatLine, type EndInfo, type TableInfo } from '#client';
import { Console } from '#client/console.ts';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { ACTIONS } from '../admin/actions.ts';
import { readEdge } from '../settings/edge.ts';
import { atTable, codeOf, type Hosted, host, Person, well } from './kit/server.ts';
import { onBothStores, type Place } from './kit/stores.ts';

const TOKEN = 'correct-horse-battery-staple';

onBothStores('the console', (openPlace) => {
  let place: Place;
  let hosted: Hosted;
  let console: Console;
  let now = 1_800_000_000_000;
  let open: Person[] = [];

  beforeAll(async () => {
    place = await openPlace();
    const { database } = place;
    const edge = { console: TOKEN, hops: 1 };
    hosted = await host({ games: [ticTacToe], now: () => now, edge, ...(database ? { database } : {}) });
    console = new Console(new Api(hosted.url, { session: TOKEN, fetch }));
  });
  afterEach(() => {
    for (const one of open) one.close();
    open = [];
    now += 3_600_000;
  });
  afterAll(async () => {
    await hosted.close();
    await place.stop();
  });

  const person = async (name: string) => {
    const one = await Person.named(name, hosted.url);
    open.push(one);
    return one;
  };
  const pair = async () => [await person('Ann'), await person('Bob')] as const;
  const idOf = async ({ api }: Person) => well(await api.me()).player;
  const get = (what: string, authorization: string | undefined, address: string) =>
    fetch(`${hosted.url}/api/v1/admin/${what}`, {
      headers: { 'x-forwarded-for': address, ...(authorization ? { authorization } : {}) },
    });

  test('nobody gets in without the token, and who guesses is stopped and written down', async () => {
    const looks = Object.entries(ACTIONS).filter(([, { method }]) => method === 'GET');
    for (const [i, [name]] of looks.entries()) {
      expect((await get(name, undefined, `203.0.113.${i}`)).status, name).toBe(401);
      expect((await get(name, 'Bearer wrong', `203.0.113.${i}`)).status, name).toBe(401);
    }
    for (const [i, [name]] of Object.entries(ACTIONS)
      .filter(([, { method }]) => method === 'POST')
      .entries()) {
      const body = { method: 'POST', body: '{}' };
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.114.${i}` };
      expect((await fetch(`${hosted.url}/api/v1/admin/${name}`, { ...body, headers })).status, name).toBe(
        401,
      );
    }
    const tries = [];
    for (let i = 0; i < 7; i++) tries.push((await get('people', `Bearer ${TOKEN}x`, '198.51.100.1')).status);
    expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429]);
    // Not even with the right one, until a while has passed; others are not kept out by that.
    expect((await get('people', `Bearer ${TOKEN}`, '198.51.100.1')).status).toBe(429);
    expect((await get('people', `Bearer ${TOKEN}`, '198.51.100.2')).status).toBe(200);
    now += 60_000;
    expect((await get('people', `Bearer ${TOKEN}`, '198.51.100.1')).status).toBe(200);
    const { log } = well(await console.log());
    const wrong = log.filter(
      ({ action, who }) => action === 'wrong token' && who.startsWith('198.51.100.1,'),
    );
    expect(wrong).toHaveLength(5);
    expect(JSON.stringify(log)).not.toContain(TOKEN);
  });

  test('who names no token does not use up the tries of others at their address', async () => {
    for (let i = 0; i < 7; i++) expect((await get('people', undefined, '198.51.100.3')).status).toBe(401);
    expect((await get('people', `Bearer ${TOKEN}`, '198.51.100.3')).status).toBe(200);
  });

  test('a session of a person is no token', async () => {
    const ann = await person('Ann');
    const mine = new Console(new Api(hosted.url, { session: ann.api.session, fetch }));
    expect(codeOf(await mine.people())).toBe('not-signed-in');
  });

  test('pages of other sites may not use it', async () => {
    const answer = await fetch(`${hosted.url}/api/v1/admin/ban`, {
      method: 'POST',
      body: JSON.stringify({ addresses: '203.0.113.1' }),
      headers: {
        authorization: `Bearer ${TOKEN}`,
        origin: 'https://evil.example',
        'content-type': 'application/json',
      },
    });
    expect(answer.status).toBe(403);
  });

  test('a line that is reported is kept with what stood around it, whatever becomes of it', async () => {
    const [ann, bob] = await pair();
    const match = await atTable(ann, bob);
    for (const text of ['go away', 'I mean it']) well(await bob.api.do(match, 'chat', { text }));
    const { lines } = well(await ann.api.read<{ lines: ChatLine[] }>(match, 'talk'));
    const line = lines[0]?.number ?? 0;
    well(await ann.api.do(match, 'block', { seat: 1 }));
    well(await ann.api.do(match, 'report', { line, reason: 'he threatens me' }));
    now += 1000;
    well(await ann.api.do(match, 'report', { seat: 1, reason: 'and plays slowly' }));
    expect(well(await ann.api.export())).toMatchObject({
      reported: [{ reason: 'and plays slowly' }, { match }],
    });
    const id = await idOf(bob);
    well(await bob.api.forget());
    const { reports } = well(await console.reports());
    const about = reports.filter((one) => one.match === match);
    expect(about).toMatchObject([
      {
        reason: 'and plays slowly',
        context: { seat: 1 },
        lines: [{ text: 'go away' }, { text: 'I mean it' }],
      },
      {
        reason: 'he threatens me',
        reporter: await idOf(ann),
        person: '',
        name: 'someone',
        context: { line, game: 'tic-tac-toe', status: 'playing', seats: ['Ann', 'Bob'] },
        lines: [{ number: line, text: 'go away', player: '', name: 'someone' }, { text: 'I mean it' }],
      },
    ]);
    expect(JSON.stringify(about)).not.toContain(id);
    for (const { id: report } of about) well(await console.handle(report, 'he is gone'));
    expect(well(await console.reports()).reports.filter((one) => one.match === match)).toEqual([]);
    expect(well(await console.reports({ all: true })).reports[0]).toMatchObject({ note: 'he is gone' });
  });

  test('what a block hides is not reported, and nobody exports it by a report', async () => {
    const [ann, bob] = await pair();
    const match = await atTable(ann, bob);
    const says = async (text: string) => well(await bob.api.do(match, 'chat', { text }));
    await says('heard');
    const told = async () => JSON.stringify(well(await ann.api.export()));
    well(await ann.api.do(match, 'report', { line: 1, reason: 'rude' }));
    expect(await told()).toContain('heard');
    now += 1000;
    well(await bob.api.do(match, 'block', { seat: 0 }));
    now += 1000;
    await says('not for Ann');
    expect(codeOf(await ann.api.do(match, 'report', { line: 2, reason: 'x' }))).toBe('bad-request');
    for (const about of [{ line: 1 }, { seat: 1 }])
      well(await ann.api.do(match, 'report', { ...about, reason: 'rude again' }));
    const { reports } = well(await console.reports());
    for (const { lines } of reports.filter((one) => one.match === match))
      expect(lines.map(({ text }) => text)).toEqual(['heard']);
    // The block hides at the table what was said before it, too.
    expect(await told()).not.toMatch(/heard|not for Ann/);
  });

  test('nobody reports themselves, nobody, or what they could not read', async () => {
    const [ann, bob] = await pair();
    const match = await atTable(ann, bob);
    well(await ann.api.do(match, 'chat', { text: 'mine' }));
    const cid = await person('Cid');
    const reported = async (who: Person, about: object) =>
      codeOf(await who.api.do(match, 'report', { reason: 'x', ...about }));
    expect(await reported(ann, { line: 1 })).toBe('bad-request');
    expect(await reported(ann, { seat: 0 })).toBe('bad-request');
    expect(await reported(ann, { seat: 5 })).toBe('bad-request');
    expect(await reported(ann, { line: 99 })).toBe('bad-request');
    expect(await reported(ann, {})).toBe('bad-request');
    expect(await reported(ann, { seat: 1, line: 1 })).toBe('bad-request');
    // What those who watch say, players read when it is over.
    well(await cid.api.do(match, 'chat', { channel: 'spectators', text: 'psst' }));
    expect(await reported(ann, { line: 2 })).toBe('bad-request');
    expect(await reported(cid, { line: 1 })).toBe('ok');
    const more = [];
    for (let i = 0; i < 10; i++) more.push(await reported(cid, { seat: 0 }));
    expect(more).toEqual([...Array(9).fill('ok'), 'too-fast']);
  });

  test('people are found with their tables, their bans and what was reported about them', async () => {
    const [ann, bob] = await pair();
    const match = await atTable(ann, bob, { visibility: 'link' });
    well(await ann.api.do(match, 'report', { seat: 1, reason: 'rude' }));
    const id = await idOf(bob);
    const { people } = well(await console.people('bO'));
    expect(people.find((one) => one.id === id)).toMatchObject({
      name: 'Bob',
      tables: 1,
      reports: 1,
      banned: false,
    });
    well(await console.ban({ player: id, reason: 'rude', days: 0.5 }));
    const found = well(await console.person(id));
    expect(found).toMatchObject({
      person: { id, banned: true },
      tables: [{ id: match, visibility: 'link', seats: [{ name: 'Ann' }, { name: 'Bob', held: [id] }] }],
      bans: [{ reason: 'rude', until: now + 12 * 3_600_000 }],
      reports: [{ reason: 'rude' }],
    });
    expect(well(await console.bans()).bans[0]).toMatchObject({ player: id, name: 'Bob' });
    expect(JSON.stringify(well(await console.tables('playing')))).toContain(match);
    const seed = (await hosted.online.store.tables.match(match))?.seed ?? '?';
    expect(JSON.stringify([found, well(await console.tables())])).not.toContain(seed);
    expect(codeOf(await console.person('nobody'))).toBe('unknown-page');
  });

  test('a match that the host closes is over, says so, and shows its record', async () => {
    const [ann, bob] = await pair();
    const match = await atTable(ann, bob);
    well(await console.close(match, 'abuse'));
    await bob.until(() => bob.tables.get(match)?.status === 'over');
    expect(bob.tables.get(match)?.ended).toBe('closed');
    const { record } = well(await ann.api.read<{ record: { ended: EndInfo } }>(match, 'record'));
    expect(record.ended).toMatchObject({ how: 'closed' });
    expect(codeOf(await console.close(match))).toBe('over');
    expect(codeOf(await console.close('nowhere'))).toBe('unknown-match');
  });

  test('a table that has not begun is put away, and who waits there hears of it', async () => {
    const ann = await person('Ann');
    const { table } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2 }));
    const heard: TableInfo[] = [];
    ann.connection.watch({
      match: table.id,
      onTable: (one) => {
        heard.push(one);
        ann.tell();
      },
    });
    await ann.until(() => heard.length > 0);
    well(await console.close(table.id));
    await ann.until(() => heard.at(-1)?.status === 'over');
    expect(heard.at(-1)?.ended).toBe('closed');
    expect(codeOf(await ann.api.read(table.id, 'table'))).toBe('unknown-match');
  });

  test('every action stands in the log: who, what, when, about whom', async () => {
    const ann = await person('Ann');
    const id = await idOf(ann);
    now += 1000;
    const { ban } = well(await console.ban({ player: id, reason: 'loud' }));
    now += 1000;
    well(await console.lift(ban.id));
    now += 1000;
    well(await console.people('Ann'));
    now += 1000;
    well(await console.forget(id));
    expect(codeOf(await ann.api.me())).toBe('not-signed-in');
    const { log } = well(await console.log());
    expect(log.slice(0, 3)).toMatchObject([
      { at: now, action: 'forget', about: id },
      { at: now - 2000, action: 'lift', about: ban.id, detail: { lifted: { player: id, reason: 'loud' } } },
      { at: now - 3000, action: 'ban', about: id, detail: { reason: 'loud', ban: { id: ban.id } } },
    ]);
    expect(log[0]?.who).toMatch(/^127\.0\.0\.1, /);
    const { log: all } = well(await console.log({ looks: true }));
    expect(
      all
        .slice(0, 3)
        .map(({ action }) => action)
        .sort(),
    ).toEqual(['forget', 'log', 'people']);
    expect(well(await console.log({ before: now - 2000 })).log[0]).toMatchObject({ action: 'ban' });
  });

  test('what is done stands in the log before it is: without a note nothing is done', async () => {
    const ann = await person('Ann');
    const player = await idOf(ann);
    const { audit, bans } = hosted.online.store;
    const full = vi.spyOn(audit, 'note').mockRejectedValueOnce(new Error('the disk is full'));
    expect(codeOf(await console.ban({ player, reason: 'unnoted' }))).toBe('unavailable');
    full.mockRestore();
    expect(await bans.of(player)).toEqual([]);
    hosted.troubles.length = 0;
    now += 1000;
    // It ends in the middle: that it was begun is known.
    const dies = vi.spyOn(bans, 'add').mockRejectedValueOnce(new Error('gone'));
    expect(codeOf(await console.ban({ player, reason: 'begun' }))).toBe('unavailable');
    dies.mockRestore();
    hosted.troubles.length = 0;
    now += 1000;
    expect(codeOf(await console.lift('nothing'))).toBe('unknown-page');
    const { log } = well(await console.log());
    expect(log.slice(0, 2)).toMatchObject([
      { action: 'lift', about: 'nothing', detail: { outcome: 'refused', refusal: 'there is no such ban' } },
      { action: 'ban', about: player, detail: { reason: 'begun', outcome: 'begun' } },
    ]);
    expect(JSON.stringify(log)).not.toContain('unnoted');
  });

  test('long lists come in parts, to their end and nothing twice; tables and reports name the game', async () => {
    const [ann, bob] = await pair();
    const match = await atTable(ann, bob);
    well(await ann.api.do(match, 'report', { seat: 1, reason: 'rude' }));
    const { bans } = hosted.online.store;
    // Many of the same moment.
    const ids = Array.from({ length: 450 }, (_, i) => `many-${i}`);
    for (const [i, id] of ids.entries())
      await bans.add({ id, addresses: '192.0.2.1/32', reason: '', created: now + Math.floor(i / 300) });
    const found: string[] = [];
    let more: string | undefined;
    do {
      const part = well(await console.bans(more));
      found.push(...part.bans.map(({ id }) => id));
      more = part.more;
    } while (more !== undefined);
    expect(found.filter((id) => id.startsWith('many-')).sort()).toEqual(ids.sort());
    expect(new Set(found).size).toBe(found.length);
    for (const id of ids) await bans.lift(id);
    const { tables } = well(await console.tables('playing', { player: await idOf(ann) }));
    expect(tables).toMatchObject([{ id: match, title: 'Tic-tac-toe' }]);
    expect(well(await console.reports()).reports[0]).toMatchObject({ title: 'Tic-tac-toe' });
    expect(codeOf(await console.people('', 'nowhere'))).toBe('bad-request');
  });

  test('what is wrong is refused in words that name the field', async () => {
    const refused = async (asked: Promise<object>) =>
      ((await asked) as { error?: { code: string; field?: string } }).error;
    const bad = { code: 'bad-request' };
    expect(await refused(console.ban({}))).toMatchObject({ ...bad, field: 'player' });
    expect(await refused(console.ban({ addresses: '0.0.0.0/0' }))).toMatchObject({
      ...bad,
      field: 'addresses',
    });
    expect(await refused(console.ban({ addresses: '203.0.113.1', days: 0 }))).toMatchObject({
      ...bad,
      field: 'days',
    });
    expect(await refused(console.ban({ player: 'nobody' }))).toMatchObject({ code: 'unknown-page' });
    expect(await refused(console.tables('never'))).toMatchObject({ ...bad, field: 'status' });
    expect(await refused(console.handle('nothing'))).toMatchObject({ code: 'unknown-page', field: 'report' });
    expect(await refused(console.lift('nothing'))).toMatchObject({ code: 'unknown-page', field: 'ban' });
    const answer = await get('people?castle=1', `Bearer ${TOKEN}`, '192.0.2.1');
    expect(answer.status).toBe(400);
    expect(
      await (await get('people?search=a&search=b', `Bearer ${TOKEN}`, '192.0.2.1')).json(),
    ).toMatchObject({
      error: { ...bad, field: 'search' },
    });
  });

  test('it stands in the OpenAPI document, with the token it needs', async () => {
    const document = await (await fetch(`${hosted.url}/api/v1/openapi.json`)).json();
    const { paths } = document as { paths: Record<string, Record<string, { security: object[] }>> };
    for (const [name, { method }] of Object.entries(ACTIONS)) {
      const told = paths[`/api/v1/admin/${name}`]?.[method.toLowerCase()];
      expect(told?.security, name).toEqual([{ console: [] }]);
    }
  });
});

test('without a token there is no console', async () => {
  const hosted = await host({ games: [ticTacToe] });
  for (const authorization of ['Bearer ', 'Bearer undefined', '']) {
    const answer = await fetch(`${hosted.url}/api/v1/admin/people`, { headers: { authorization } });
    expect(answer.status).toBe(404);
  }
  await hosted.close();
});

test('a token that is too short is refused at the start', () => {
  expect(readEdge({ ORRERY_ADMIN_TOKEN: 'x'.repeat(24) }).console).toBe('x'.repeat(24));
  expect(readEdge({ ORRERY_ADMIN_TOKEN: '' }).console).toBeUndefined();
  expect(() => readEdge({ ORRERY_ADMIN_TOKEN: 'x'.repeat(23) })).toThrow(
    /ORRERY_ADMIN_TOKEN must have 24 to 200/,
  );
  expect(() => readEdge({ ORRERY_ADMIN_TOKEN: `${'x'.repeat(24)} y` })).toThrow(/without spaces/);
});
