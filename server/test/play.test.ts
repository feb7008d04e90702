// People at an online table: from setting it up to playing again, over breaks and restarts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TableInfo } from '#client';
import { commitment, Match, type MatchRecord } from '#engine';
import { sealedBids } from '#engine/test/fixtures/sealed-bids.ts';
import { ticTacToe } from '#engine/test/fixtures/tic-tac-toe.ts';
import { atTable, codeOf, type Hosted, host, mark, Person, well } from './kit/server.ts';

const GAMES = [ticTacToe, sealedBids];

let clock = 1_000_000;
let hosted: Hosted;
let [ann, bob, eve]: Person[] = [];
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-play-'));
  hosted = await host({ games: GAMES, now: () => clock, file: join(folder, 'orrery.db') });
  [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Person.named(name, hosted.url)));
});
afterEach(() => expect(hosted.troubles).toEqual([]));
afterAll(async () => {
  for (const person of [ann, bob, eve]) person?.close();
  await hosted.close();
  rmSync(folder, { recursive: true });
});

const people = () => {
  if (!ann || !bob || !eve) throw new Error('nobody came');
  return { ann, bob, eve };
};

const seated = (more: object = {}) => atTable(people().ann, people().bob, more);

describe('the lobby', () => {
  test('a table is set up, listed, joined, and begins when it is full', async () => {
    const { ann, bob } = people();
    const { table, token } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2 }));
    expect(table).toMatchObject({ status: 'open', yours: [0], owner: true });
    expect(token).toMatch(/^[\w-]{32}$/);
    const listed = well(await bob.api.tables('open')).tables.map(({ id }) => id);
    expect(listed).toContain(table.id);
    const joined = well(await bob.api.do<{ table: TableInfo }>(table.id, 'join')).table;
    expect(joined).toMatchObject({ status: 'playing', yours: [1], owner: false, awaited: [0] });
    expect(joined.commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    'محمد',
    'می\u200cنا',
    '李小龍',
    '👩\u200d🚀 Ann',
    'Zoë O’Neill-Ætt.',
  ])('one may be called %s', async (name) => {
    const someone = await Person.named(name, hosted.url);
    expect(well(await someone.api.me()).name).toBe(name);
    someone.close();
  });

  test.each([
    '\u202eevil',
    'a\u0000b',
    '\u0007',
    '\u200d',
    '\u200b',
    'a\u2028b',
    ' ',
    'x'.repeat(33),
  ])('nobody is called %j', async (name) => {
    const { api } = Person.unknown(hosted.url);
    expect(await api.signIn(name)).toMatchObject({ ok: false, error: { field: 'name' } });
  });

  test('who takes another name has it where they sit, and nobody else has', async () => {
    const guest = await Person.named('Guest', hosted.url);
    const { table, token } = well(await guest.api.create({ game: 'tic-tac-toe', seats: 2 }));
    const phone = await Person.named('Phone', hosted.url);
    well(await phone.api.do(table.id, 'claim', { token }));
    const { eve } = people();
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

  test('a table that nobody has come to for a month is no longer listed, and still there', async () => {
    const { ann, bob } = people();
    const { table } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2 }));
    const isListed = async () => well(await bob.api.tables('open')).tables.some(({ id }) => id === table.id);
    clock += 29 * 24 * 3_600_000;
    expect(await isListed()).toBe(true);
    clock += 2 * 24 * 3_600_000;
    expect(await isListed()).toBe(false);
    well(await bob.api.do(table.id, 'join'));
  });

  test('a table by link is not listed', async () => {
    const { ann, bob } = people();
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
    [{ game: 'tic-tac-toe', seats: 2, players: ['me'] }, 'bad-request', 'players'],
    [{ game: 'tic-tac-toe' }, 'bad-request', 'seats'],
  ])('%j is refused with its field', async (wanted, code, field) => {
    const answer = await people().ann.api.create(wanted);
    expect(answer).toMatchObject({ ok: false, error: { code, field } });
  });

  test('a seat is taken once, and freed by leaving or being asked to', async () => {
    const { ann, bob, eve } = people();
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

  test('a personal link gives the seat on another device, until a new one is made', async () => {
    const { ann, eve } = people();
    const { table, token } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2 }));
    expect(codeOf(await eve.api.do(table.id, 'claim', { token: 'x'.repeat(32) }))).toBe('forbidden');
    well(await eve.api.do(table.id, 'claim', { token }));
    expect(well(await eve.api.read<{ table: TableInfo }>(table.id, 'table')).table.yours).toEqual([0]);
    const fresh = well(await ann.api.do<{ token: string }>(table.id, 'link'));
    expect(fresh.token).not.toBe(token);
    const other = await Person.named('Other', hosted.url);
    expect(codeOf(await other.api.do(table.id, 'claim', { token }))).toBe('forbidden');
    other.close();
  });
});

describe('playing', () => {
  test('two people play to the end; the dice can be checked and the table set again', async () => {
    const { ann, bob, eve } = people();
    const match = await seated();
    eve.watch(match);
    const order: [Person, number][] = [
      [ann, 0],
      [bob, 3],
      [ann, 1],
      [bob, 4],
      [ann, 2],
    ];
    for (const [i, [who, cell]] of order.entries()) {
      expect(
        well(await who.connection.ask<{ version: number }>('act', { match, action: mark(cell), version: i }))
          .version,
      ).toBe(i + 1);
    }
    await eve.until(() => eve.version(match) === 5);
    expect(eve.standing.get(match)?.outcome).toMatchObject({ winners: [0] });
    const { record } = well(await eve.api.read<{ record: MatchRecord }>(match, 'record'));
    expect(commitment(record.random.seed)).toBe(eve.tables.get(match)?.commitment);
    expect(Match.replay(ticTacToe, record).ok).toBe(true);
    const again = well(await ann.api.do<{ table: TableInfo }>(match, 'rematch')).table;
    const found = well(await bob.api.do<{ table: TableInfo }>(match, 'rematch')).table;
    expect(found.id).toBe(again.id);
    expect(found).toMatchObject({ status: 'playing', yours: [1] });
    expect(found.commitment).not.toBe(eve.tables.get(match)?.commitment);
  });

  test('the record is closed while the match is on', async () => {
    const match = await seated();
    expect(codeOf(await people().ann.api.read(match, 'record'))).toBe('forbidden');
  });

  test('what is out of turn, illegal, malformed or stale is refused and changes nothing', async () => {
    const { ann, bob, eve } = people();
    const match = await seated();
    const tries: [Person, object, string][] = [
      [bob, { action: mark(0) }, 'not-your-turn'],
      [eve, { action: mark(0) }, 'forbidden'],
      [ann, { action: mark(0), seat: 1 }, 'forbidden'],
      [ann, { action: mark(9) }, 'bad-request'],
      [ann, { action: { type: 'castle' } }, 'bad-request'],
      [ann, { action: 7 }, 'bad-request'],
      [ann, {}, 'bad-request'],
      [ann, { action: mark(0), version: 4 }, 'stale'],
      [ann, { action: mark(0), colour: 1 }, 'bad-request'],
    ];
    for (const [who, fields, code] of tries) {
      expect(codeOf(await who.connection.ask('act', { match, ...fields })), JSON.stringify(fields)).toBe(
        code,
      );
    }
    well(await ann.connection.ask('act', { match, action: mark(0) }));
    expect(codeOf(await bob.connection.ask('act', { match, action: mark(0) }))).toBe('illegal-action');
    expect(codeOf(await bob.connection.ask('act', { match: 'nowhere', action: mark(0) }))).toBe(
      'unknown-match',
    );
    expect(well(await ann.api.read<{ version: number }>(match, 'history')).version).toBe(1);
  });

  test('a submission sent again is answered again and done once', async () => {
    const { ann, bob } = people();
    const match = await seated();
    const submit = { match, action: mark(4), version: 0, submission: 'mine-1' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => ann.connection.ask<{ version: number }>('act', submit)),
    );
    expect(answers.map((answer) => well(answer).version)).toEqual([1, 1, 1]);
    well(await bob.connection.ask('act', { match, action: mark(0) }));
    expect(well(await ann.connection.ask<{ version: number }>('act', submit)).version).toBe(1);
    expect(await hosted.online.store.records.of(match)).toHaveLength(2);
  });

  test.each(['bot', 'default'])('when the clock runs out, the table decides: %s', async (atZero) => {
    const { ann, bob } = people();
    const match = await seated({ clock: 60, atZero, level: 'random' });
    clock += 59_000;
    await hosted.online.tick();
    expect(ann.version(match)).toBe(0);
    clock += 1000;
    await hosted.online.tick();
    await bob.until(() => bob.version(match) === 1);
    expect(bob.standing.get(match)).toMatchObject({ awaited: [1], due: clock + 60_000 });
  });

  test('who leaves is replaced by a bot and can come back; who resigns ends it for two', async () => {
    const { ann, bob } = people();
    const match = await seated({ level: 'random' });
    well(await bob.connection.ask('leave', { match }));
    well(await ann.connection.ask('act', { match, action: mark(0) }));
    await ann.until(() => ann.version(match) === 2);
    well(await bob.connection.ask('back', { match }));
    expect(ann.standing.get(match)?.awaited).toEqual([0]);
    well(await bob.connection.ask('resign', { match }));
    await ann.until(() => ann.tables.get(match)?.status === 'over');
    expect(ann.tables.get(match)).toMatchObject({ ended: 'resigned', awaited: [] });
    expect(codeOf(await ann.connection.ask('act', { match, action: mark(1) }))).toBe('over');
    well(await ann.api.read(match, 'record'));
  });

  test('bots play by themselves', async () => {
    const { eve } = people();
    const { table } = well(
      await eve.api.create({ game: 'tic-tac-toe', seats: 2, players: ['random', 'easy'] }),
    );
    eve.watch(table.id);
    await eve.until(() => eve.standing.get(table.id)?.outcome !== undefined);
    expect(eve.version(table.id)).toBeGreaterThanOrEqual(5);
  });

  test('in a secret decision everyone answers the same version; who has chosen shows, what does not', async () => {
    const { ann, bob, eve } = people();
    const { table } = well(await ann.api.create({ game: 'sealed-bids', seats: 3 }));
    const match = table.id;
    well(await bob.api.do(match, 'join'));
    well(await eve.api.do(match, 'join'));
    for (const who of [ann, bob, eve]) who.watch(match);
    for (const who of [ann, bob, eve]) await who.until(() => who.version(match) === 0);
    const decision = (who: Person) => who.standing.get(match)?.decision;
    const first = (who: Person) => decision(who)?.actions[0];
    // The bids are the first thing that all of them decide at once.
    for (let at = 0; decision(ann)?.kind !== 'secret' || decision(bob)?.kind !== 'secret'; at++) {
      const who = [ann, bob, eve].find((one) => decision(one)) ?? ann;
      well(await who.connection.ask('act', { match, action: first(who), version: at }));
      for (const one of [ann, bob, eve]) await one.until(() => one.version(match) === at + 1);
    }
    const version = ann.version(match);
    well(await ann.connection.ask('act', { match, action: first(ann), version }));
    await bob.until(() => bob.version(match) === version + 1);
    const [change] = bob.standing.get(match)?.changes ?? [];
    expect(change).toEqual({
      ...{ number: version + 1, kind: 'act', seat: 0, count: version + 1, events: [] },
    });
    expect(bob.standing.get(match)?.awaited).toEqual([1, 2]);
    const again = await ann.connection.ask('act', { match, action: first(ann), version });
    expect(codeOf(again)).not.toBe('ok');
    well(await eve.connection.ask('act', { match, action: first(eve), version }));
    well(await bob.connection.ask('act', { match, action: first(bob), version: version + 1 }));
    await ann.until(() => ann.version(match) === version + 3);
  });
});

describe('breaks', () => {
  test('who comes back gets what was missed, once and in order', async () => {
    const { ann, bob } = people();
    const match = await seated();
    well(await ann.connection.ask('act', { match, action: mark(0) }));
    await bob.until(() => bob.version(match) === 1);
    const late = await Person.named('Late', hosted.url);
    late.watch(match);
    await late.until(() => late.version(match) === 1);
    late.close();
    well(await bob.connection.ask('act', { match, action: mark(1) }));
    well(await ann.connection.ask('act', { match, action: mark(2) }));
    const missed = well(await bob.api.read<{ changes: { number: number }[] }>(match, 'history', { from: 1 }));
    expect(missed.changes.map(({ number }) => number)).toEqual([2, 3]);
    late.connection.open();
    await late.until(() => late.version(match) === 3);
    expect(late.standing.get(match)?.changes.map(({ number }) => number)).toEqual([2, 3]);
    late.close();
  });

  test('a match idle for ten minutes leaves the memory and goes on when it is needed', async () => {
    const { ann, bob } = people();
    const match = await seated();
    well(await ann.connection.ask('act', { match, action: mark(0) }));
    clock += 10 * 60_000;
    hosted.online.house.sweep();
    expect(hosted.online.house.size).toBe(0);
    well(await bob.connection.ask('act', { match, action: mark(1), version: 1 }));
    await ann.until(() => ann.version(match) === 2);
    expect(hosted.online.house.size).toBe(1);
  });

  test('a match that is over leaves the memory with the last who watched it, and is read again all the same', async () => {
    const { ann } = people();
    const { table } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2, players: ['me', 'me'] }));
    const { house } = hosted.online;
    const leave = ann.watch(table.id);
    for (const [at, cell] of [0, 3, 1, 4, 2].entries()) {
      well(await ann.connection.ask('act', { match: table.id, seat: at % 2, action: mark(cell) }));
    }
    const watched = house.size;
    leave();
    well(await ann.connection.ask('ping'));
    expect(house.size).toBe(watched - 1);
    const read = well(await ann.api.read<{ changes: object[] }>(table.id, 'history'));
    expect(read.changes).toHaveLength(5);
  });

  test('a server that starts again goes on where the last one stopped', async () => {
    const { ann, bob } = people();
    const match = await seated();
    well(await ann.connection.ask('act', { match, action: mark(0), submission: 'a' }));
    const second = await host({ games: GAMES, now: () => clock, file: join(folder, 'orrery.db') });
    const back = await Person.named('Back', second.url);
    back.api.session = bob.api.session;
    well(await back.api.do(match, 'act', { action: mark(1), version: 1, submission: 'b' }));
    expect(await second.online.store.records.of(match)).toHaveLength(2);
    back.close();
    await second.close();
    // The first server learns of it when it wants to write: its own line is refused and tried anew.
    expect(
      codeOf(await ann.connection.ask('act', { match, action: mark(1), version: 2, submission: 'c' })),
    ).toBe('stale');
    expect(codeOf(await ann.connection.ask('act', { match, action: mark(2), submission: 'c' }))).toBe(
      'not-your-turn',
    );
  });
});

describe('talk', () => {
  test('players, spectators and pairs each hear their own', async () => {
    const { ann, bob, eve } = people();
    const match = await seated();
    for (const who of [ann, bob, eve]) who.lines.length = 0;
    eve.watch(match);
    await eve.until(() => eve.version(match) === 0);
    well(await ann.connection.ask('chat', { match, text: 'good luck <b>all</b>' }));
    well(await eve.connection.ask('chat', { match, channel: 'spectators', text: 'who is ahead?' }));
    well(await bob.connection.ask('chat', { match, channel: '0-1', text: 'truce?' }));
    expect(codeOf(await eve.connection.ask('chat', { match, text: 'hi' }))).toBe('forbidden');
    expect(codeOf(await eve.connection.ask('chat', { match, channel: '0-1', text: 'hi' }))).toBe('forbidden');
    await ann.until(() => ann.lines.length === 2);
    await eve.until(() => eve.lines.length === 2);
    expect(ann.lines).toEqual(['Ann: good luck <b>all</b>', 'Bob: truce?']);
    expect(eve.lines).toEqual(['Ann: good luck <b>all</b>', 'Eve: who is ahead?']);
  });

  test('what is no plain text is refused, and what is said is kept as it is', async () => {
    const match = await seated();
    const { ann } = people();
    ann.lines.length = 0;
    const say = (text: string) => ann.connection.ask('chat', { match, text });
    for (const text of ['a\u0000b', 'bell\u0007', '\ud800', ' \u200b ']) {
      expect(await say(text)).toMatchObject({ ok: false, error: { code: 'bad-request', field: 'text' } });
    }
    for (const text of ['سلام، می\u200cآیی؟', '👩\u200d🚀 !']) {
      clock += 2000;
      well(await say(text));
    }
    await ann.until(() => ann.lines.length === 2);
    expect(ann.lines).toEqual(['Ann: سلام، می\u200cآیی؟', 'Ann: 👩\u200d🚀 !']);
  });

  test('who talks too fast is asked to wait', async () => {
    const match = await seated();
    const { bob } = people();
    const said = [];
    for (let i = 0; i < 8; i++) said.push(codeOf(await bob.connection.ask('chat', { match, text: `${i}` })));
    expect(said.at(-1)).toBe('too-fast');
    clock += 20_000;
    well(await bob.connection.ask('chat', { match, text: 'sorry' }));
  });
});
