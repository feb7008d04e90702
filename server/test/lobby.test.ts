// Setting tables up: listed or by link, who sits where, and who may change that.
import { describe, expect, test } from 'vitest';
import { Account, type TableInfo } from '#client';
import { evening } from './kit/evening.ts';
import { allReady, codeOf, Person, well } from './kit/server.ts';

const at = evening();

describe('the lobby', () => {
  test('a table is set up, listed, joined, and begins when all are ready', async () => {
    const { ann, bob } = at.people();
    const { table, token } = well(await ann.dice.create({ game: 'tic-tac-toe', seats: 2 }));
    expect(table).toMatchObject({ status: 'open', yours: [0], owner: true });
    expect(token).toMatch(/^[\w-]{32}$/);
    const listed = well(await bob.api.tables('open')).tables.map(({ id }) => id);
    expect(listed).toContain(table.id);
    const joined = well(await bob.dice.join(table.id)).table;
    expect(joined).toMatchObject({ status: 'open', yours: [1], owner: false });
    const playing = await allReady(table.id, ann, bob);
    expect(playing).toMatchObject({ status: 'playing', yours: [1], awaited: [0] });
    expect(playing.commitment).toBe(table.commitment);
  });

  test.each([
    'محمد',
    'می\u200cنا',
    '李小龍',
    '👩\u200d🚀 Ann',
    'Zoë O’Neill-Ætt.',
  ])('one may be called %s', async (name) => {
    const someone = await Person.named(name, at.hosted.url);
    expect(well(await someone.api.me()).name).toBe(name);
    someone.close();
  });

  test.each([
    '\u202eevil',
    'a\u0000b',
    '\u0007',
    '\u200d',
    ...['\u3164', '\u2800 \u2800', '\u115f\u1160\uffa0'],
    '\u200b',
    'a\u2028b',
    ' ',
    'x'.repeat(33),
  ])('nobody is called %j', async (name) => {
    const { api } = Person.unknown(at.hosted.url);
    expect(await api.signIn(name)).toMatchObject({ ok: false, error: { field: 'name' } });
  });

  test('who takes another name has it where they sit, and nobody else has', async () => {
    const guest = await Person.named('Guest', at.hosted.url);
    const { table, token } = well(await guest.api.create({ game: 'tic-tac-toe', seats: 2 }));
    const phone = await Person.named('Phone', at.hosted.url);
    well(await phone.api.do(table.id, 'claim', { token }));
    const { eve } = at.people();
    eve.watch(table.id);
    await eve.until(() => eve.tables.has(table.id));
    const called = () => eve.tables.get(table.id)?.seats[0]?.name;
    well(await phone.api.rename('Telephone'));
    well(await guest.api.rename('Gwen'));
    await eve.until(() => called() !== 'Guest');
    expect(called()).toBe('Gwen');
    guest.close();
    phone.close();
  });

  test('for another name no table is loaded that nobody has open, and not for ever new ones', async () => {
    const guest = await Person.named('Guest', at.hosted.url);
    const { table } = well(await guest.api.create({ game: 'tic-tac-toe', seats: 2 }));
    const { house } = at.hosted.online;
    house.forget(table.id);
    const known = house.size;
    const codes = [];
    for (let n = 0; n < 7; n++) codes.push(codeOf(await guest.api.rename(`Guest ${n}`)));
    expect(codes).toEqual([...Array(6).fill('ok'), 'too-fast']);
    expect(house.size).toBe(known);
    expect(well(await guest.api.read<{ table: TableInfo }>(table.id, 'table')).table).toMatchObject({
      seats: [{ name: 'Guest 5' }, { kind: 'free' }],
    });
    guest.close();
  });

  test('who joins what they did as a guest has it; tables nobody has open are not loaded for it', async () => {
    const { url, online } = at.hosted;
    const [person, guest] = [await Person.named('Cleo', url), await Person.named('Cleo as a guest', url)];
    const { ann } = at.people();
    const setUp = async ({ api }: Person) =>
      well(await api.create({ game: 'tic-tac-toe', seats: 2 })).table.id;
    const [own, unseen, seen] = [await setUp(person), await setUp(guest), await setUp(guest)];
    // Both look on at one of the guest's tables; nobody has the others open.
    for (const one of [person, ann]) {
      one.watch(seen, { seat: 'spectator' });
      await one.until(() => one.tables.has(seen));
    }
    expect(person.tables.get(seen)?.yours).toEqual([]);
    for (const id of [own, unseen]) online.house.forget(id);
    const known = online.house.size;
    well(await new Account(person.api).bring(guest.api.session ?? ''));
    expect(online.house.size).toBe(known);
    await person.until(() => person.tables.get(seen)?.yours.length === 1);
    expect(ann.tables.get(seen)?.yours).toEqual([]);
    expect(codeOf(await guest.api.do(unseen, 'leave'))).toBe('not-signed-in');
    const mine = well(await person.api.tables('mine')).tables;
    expect(new Set(mine.map(({ id }) => id))).toEqual(new Set([own, unseen, seen]));
    expect(mine.every(({ yours, owner }) => yours.length === 1 && owner)).toBe(true);
    well(await person.api.do(unseen, 'leave'));
    guest.close();
    person.close();
  });

  test('a table that nobody has come to for a month is no longer listed, and still there', async () => {
    const { ann, bob } = at.people();
    const { table } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2 }));
    const isListed = async () => well(await bob.api.tables('open')).tables.some(({ id }) => id === table.id);
    at.clock += 29 * 24 * 3_600_000;
    expect(await isListed()).toBe(true);
    at.clock += 2 * 24 * 3_600_000;
    expect(await isListed()).toBe(false);
    well(await bob.api.do(table.id, 'join'));
  });

  test('a table by link is not listed', async () => {
    const { ann, bob } = at.people();
    const { table } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2, visibility: 'link' }));
    expect(well(await bob.api.tables('open')).tables.some(({ id }) => id === table.id)).toBe(false);
    well(await bob.api.do(table.id, 'join'));
  });

  test.each([
    [{ game: 'chess', seats: 2 }, 'unknown-game', 'game'],
    [{ game: 'tic-tac-toe', seats: 3 }, 'bad-request', 'seats'],
    [{ game: 'tic-tac-toe', seats: 2, options: { size: 4 } }, 'bad-option', 'options.size'],
    [{ game: 'tic-tac-toe', seats: 2, clock: 1 }, 'bad-request', 'clock'],
    [{ game: 'tic-tac-toe', seats: 2, colour: 'red' }, 'bad-request', 'colour'],
    [
      { game: 'tic-tac-toe', seats: 2, random: { kind: 'keyed', seed: '1', script: {} } },
      'bad-request',
      'random',
    ],
    [
      { game: 'tic-tac-toe', seats: 2, script: { strike: { values: [5], then: 'last' } } },
      'bad-request',
      'script',
    ],
    [{ game: 'tic-tac-toe', seats: 2, options: { script: [[5, 6]] } }, 'bad-option', 'options.script'],
    [{ game: 'tic-tac-toe', seats: 2, players: ['me'] }, 'bad-request', 'players'],
    [{ game: 'tic-tac-toe' }, 'bad-request', 'seats'],
  ])('%j is refused with its field', async (wanted, code, field) => {
    const answer = await at.people().ann.api.create(wanted);
    expect(answer).toMatchObject({ ok: false, error: { code, field } });
  });

  test('a seat is taken once, and freed by leaving or being asked to', async () => {
    const { ann, bob, eve } = at.people();
    const { table } = well(await ann.api.create({ game: 'sealed-bids', seats: 3 }));
    well(await bob.api.do(table.id, 'join', { seat: 1 }));
    expect(codeOf(await eve.api.do(table.id, 'join', { seat: 1 }))).toBe('seat-taken');
    expect(codeOf(await bob.api.do(table.id, 'kick', { seat: 0 }))).toBe('forbidden');
    well(await ann.api.do(table.id, 'kick', { seat: 1 }));
    well(await eve.api.do(table.id, 'join', { seat: 1 }));
    well(await eve.api.do(table.id, 'leave'));
    const empty = well(await eve.api.create({ game: 'tic-tac-toe', seats: 2 })).table.id;
    well(await eve.api.do(empty, 'leave'));
    expect(codeOf(await eve.api.read(empty, 'table'))).toBe('unknown-match');
    well(await ann.api.do(table.id, 'bot', { seat: 1, level: 'random' }));
    well(await ann.api.do(table.id, 'bot', { seat: 1 }));
    const free = well(await ann.api.read<{ table: TableInfo }>(table.id, 'table')).table.seats;
    expect(free.map(({ kind }) => kind)).toEqual(['person', 'free', 'free']);
  });

  test('when whoever set a table up leaves, it is the next one’s', async () => {
    const { ann, bob, eve } = at.people();
    const { id } = well(await ann.api.create({ game: 'sealed-bids', seats: 3 })).table;
    well(await bob.api.do(id, 'join'));
    well(await ann.api.do(id, 'leave'));
    const { table } = well(await bob.api.read<{ table: TableInfo }>(id, 'table'));
    expect(table.owner).toBe(true);
    well(await eve.api.do(id, 'join', { seat: 2 }));
    well(await bob.api.do(id, 'kick', { seat: 2 }));
    expect(codeOf(await ann.api.do(id, 'kick', { seat: 1 }))).toBe('forbidden');
    well(await bob.api.do(id, 'leave'));
    expect(codeOf(await bob.api.read(id, 'table'))).toBe('unknown-match');
  });

  test('a personal link gives the seat on another device, until a new one is made', async () => {
    const { ann, eve } = at.people();
    const { table, token } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2 }));
    expect(codeOf(await eve.api.do(table.id, 'claim', { token: 'x'.repeat(32) }))).toBe('forbidden');
    well(await eve.api.do(table.id, 'claim', { token }));
    expect(well(await eve.api.read<{ table: TableInfo }>(table.id, 'table')).table.yours).toEqual([0]);
    const fresh = well(await ann.api.do<{ token: string }>(table.id, 'link'));
    expect(fresh.token).not.toBe(token);
    const other = await Person.named('Other', at.hosted.url);
    expect(codeOf(await other.api.do(table.id, 'claim', { token }))).toBe('forbidden');
    other.close();
  });
});
