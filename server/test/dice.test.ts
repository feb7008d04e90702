// The dice of a table at which several people sit: who commits when, who shows what, and what the record says of it.
import { describe, expect, test } from 'vitest';
import { READY_LIVE, READY_SLOW, type TableInfo } from '#client';
import { commitment, judgeDice, Match, type MatchRecord } from '#engine';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { evening } from './kit/evening.ts';
import { allReady, begun, codeOf, mark, type Person, well } from './kit/server.ts';

const at = evening();
const WANTED = { game: 'tic-tac-toe', seats: 2 };
const value = (letter: string) => letter.repeat(64);
const tableOf = async (who: Person, match: string) =>
  well(await who.api.read<{ table: TableInfo }>(match, 'table')).table;
const fieldOf = (answer: { ok: boolean; error?: { field?: string } }) => answer.error?.field;

/** Ann and Bob at a table, with values that the test knows. */
async function seated(more: object = {}): Promise<string> {
  const { ann, bob } = at.people();
  const { table } = well(await ann.api.create({ ...WANTED, ...more, commitment: commitment(value('a')) }));
  well(await bob.api.do(table.id, 'join', { commitment: commitment(value('b')) }));
  return table.id;
}

describe('the dice', () => {
  test('the server has committed before anyone sits down, and keeps to it', async () => {
    const { ann, bob } = at.people();
    const { table } = well(await ann.api.create({ ...WANTED, players: ['free', 'free'] }));
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
    well(await ann.dice.join(table.id));
    well(await bob.dice.join(table.id));
    expect(await allReady(table.id, ann, bob)).toMatchObject({ commitment: table.commitment });
  });

  test('when it is over the record says what everyone put in, and the seed comes of it', async () => {
    const { ann, bob } = at.people();
    const match = await seated();
    const { seats, commitment: server } = await tableOf(ann, match);
    expect(seats.map((seat) => seat.commitment)).toEqual(['a', 'b'].map((one) => commitment(value(one))));
    well(await ann.api.do(match, 'ready', { value: value('a') }));
    expect((await tableOf(bob, match)).seats.map(({ ready }) => ready)).toEqual([true, undefined]);
    well(await bob.api.do(match, 'ready', { value: value('b') }));
    well(await ann.api.do(match, 'act', { action: mark(4), version: 0 }));
    expect(codeOf(await ann.api.read(match, 'record'))).toBe('forbidden');
    well(await ann.api.do(match, 'propose', { kind: 'end' }));
    well(await bob.api.do(match, 'answer', { agree: true }));
    const { record } = well(await bob.api.read<{ record: MatchRecord }>(match, 'record'));
    expect(record.orrery).toBe(2);
    expect(record.dice).toMatchObject({ match, server: { commitment: server } });
    expect(record.dice?.seats.map((share) => share.value)).toEqual([value('a'), value('b')]);
    const verdict = record.dice && judgeDice(record.dice, record.random.seed);
    expect(verdict).toEqual({ server: true, broken: [], mixed: true });
    expect(Match.replay(ticTacToe, record).ok).toBe(true);
  });

  test('nothing of it is shown before the end: neither values nor seed', async () => {
    const { ann, bob } = at.people();
    const match = await seated();
    well(await ann.api.do(match, 'ready', { value: value('a') }));
    const told: unknown[] = [await tableOf(bob, match), await bob.api.tables('mine')];
    well(await bob.api.do(match, 'ready', { value: value('b') }));
    told.push(await tableOf(bob, match), await bob.connection.ask('watch', { match, as: 'position' }));
    told.push(await ann.api.export());
    const row = await at.hosted.online.store.tables.match(match);
    const text = JSON.stringify(told);
    for (const secret of [value('a'), value('b'), row?.seed ?? '', row?.luck ?? '']) {
      expect(secret).toHaveLength(64);
      expect(text).not.toContain(secret);
    }
  });

  test('who is alone, at one seat or at all of them, is not asked', async () => {
    const { eve } = at.people();
    for (const players of [
      ['me', 'me'],
      ['me', 'random'],
      ['random', 'random'],
    ]) {
      const { table } = well(await eve.api.create({ ...WANTED, players }));
      expect(table.status).not.toBe('open');
      const row = await at.hosted.online.store.tables.match(table.id);
      expect(commitment(row?.seed ?? '')).toBe(table.commitment);
    }
  });

  test('refusals name what is wrong', async () => {
    const { ann, bob, eve } = at.people();
    const alone = well(await ann.api.create({ ...WANTED, commitment: commitment(value('a')) })).table.id;
    expect(codeOf(await ann.api.do(alone, 'ready', { value: value('a') }))).toBe('not-started');
    const bare = well(await bob.api.do<{ table: TableInfo }>(alone, 'join')).table;
    expect(bare.seats[1]?.commitment).toBeUndefined();
    expect(codeOf(await ann.api.do(alone, 'ready', { value: value('a') }))).toBe('not-started');
    expect(fieldOf(await bob.api.do(alone, 'ready', { value: value('b') }))).toBe('commitment');
    well(await bob.api.do(alone, 'commit', { commitment: commitment(value('b')) }));
    expect(fieldOf(await bob.api.do(alone, 'ready', { value: value('c') }))).toBe('value');
    expect(fieldOf(await bob.api.do(alone, 'ready', { value: 'short' }))).toBe('value');
    expect(fieldOf(await bob.api.do(alone, 'ready', {}))).toBe('value');
    expect(fieldOf(await bob.api.do(alone, 'commit', { commitment: 'B'.repeat(64) }))).toBe('commitment');
    const other = await bob.api.do(alone, 'ready', { value: value('b'), seal: value('0') });
    expect([codeOf(other), fieldOf(other)]).toEqual(['stale', 'seal']);
    expect(codeOf(await eve.api.do(alone, 'ready', { value: value('a') }))).toBe('forbidden');
    expect(codeOf(await bob.api.do(alone, 'ready', { seat: 0, value: value('b') }))).toBe('forbidden');
  });

  test('sent again, being ready is done once, also when the match has begun', async () => {
    const { ann, bob } = at.people();
    const match = await seated();
    for (let i = 0; i < 2; i++) well(await ann.api.do(match, 'ready', { value: value('a') }));
    for (let i = 0; i < 2; i++) well(await bob.api.do(match, 'ready', { value: value('b') }));
    expect((await tableOf(ann, match)).status).toBe('playing');
  });

  test('another device takes part instead, until someone is ready', async () => {
    const { ann, bob } = at.people();
    const match = await seated();
    well(await bob.api.do(match, 'commit', { commitment: commitment(value('c')) }));
    well(await ann.api.do(match, 'ready', { value: value('a') }));
    const late = await bob.api.do(match, 'commit', { commitment: commitment(value('d')) });
    expect([codeOf(late), fieldOf(late)]).toEqual(['bad-request', 'commitment']);
    expect(codeOf(await bob.api.do(match, 'ready', { value: value('b') }))).toBe('bad-request');
    well(await bob.api.do(match, 'ready', { value: value('c') }));
  });

  test('when a seat opens again, everyone who was ready is asked anew', async () => {
    const { ann, bob, eve } = at.people();
    const match = await seated();
    well(await ann.api.do(match, 'ready', { value: value('a') }));
    well(await bob.api.do(match, 'leave'));
    const open = await tableOf(ann, match);
    expect(open.seats.map((seat) => [seat.kind, seat.commitment, seat.ready])).toEqual([
      ['person', undefined, undefined],
      ['free', undefined, undefined],
    ]);
    expect(open.readyBy).toBeUndefined();
    well(await eve.dice.join(match));
    expect(fieldOf(await ann.api.do(match, 'ready', { value: value('a') }))).toBe('commitment');
    expect((await allReady(match, ann, eve)).status).toBe('playing');
  });

  test('who puts another bot in asks everyone anew', async () => {
    const { ann, bob } = at.people();
    const players = ['me', 'free', 'random'];
    const { table } = well(await ann.dice.create({ game: 'sealed-bids', seats: 3, players }));
    well(await bob.dice.join(table.id));
    well(await bob.dice.ready(table.id));
    well(await ann.api.do(table.id, 'bot', { seat: 2, level: 'easy' }));
    expect((await tableOf(ann, table.id)).seats.some(({ ready }) => ready)).toBe(false);
    await allReady(table.id, ann, bob);
  });

  test.each([
    [60, READY_LIVE],
    [undefined, READY_SLOW],
  ])('who is not ready in time loses the seat: with a clock of %s after %s seconds', async (clock, seconds) => {
    const { ann, bob } = at.people();
    const match = await seated(clock === undefined ? {} : { clock });
    expect((await tableOf(bob, match)).readyBy).toBeUndefined();
    well(await bob.api.do(match, 'ready', { value: value('b') }));
    expect((await tableOf(bob, match)).readyBy).toBe(at.clock + seconds * 1000);
    at.clock += seconds * 1000 - 1;
    await at.hosted.online.tick();
    expect((await tableOf(bob, match)).seats[0]?.kind).toBe('person');
    at.clock += 1;
    await at.hosted.online.tick();
    const open = await tableOf(bob, match);
    expect(open.seats.map(({ kind }) => kind)).toEqual(['free', 'person']);
    expect([open.owner, open.readyBy, open.seats[1]?.ready]).toEqual([true, undefined, undefined]);
    well(await ann.dice.join(match));
    await allReady(match, ann, bob);
  });

  test('a full table that waits for someone to be ready is not offered to others', async () => {
    const { eve } = at.people();
    const match = await seated();
    expect(well(await eve.api.tables('open')).tables.some(({ id }) => id === match)).toBe(false);
  });

  test('of a person at two seats each has its part', async () => {
    const { ann, bob } = at.people();
    const table = await begun({ game: 'sealed-bids', seats: 3, players: ['me', 'me', 'free'] }, ann, bob);
    const seats = await at.hosted.online.store.seats.of(table.id);
    expect(seats.every(({ reveal }) => reveal !== undefined)).toBe(true);
  });

  test('who played before this release finds the seed under the old fingerprint', async () => {
    const { ann } = at.people();
    const { store } = at.hosted.online;
    const { table } = well(await ann.api.create({ ...WANTED, players: ['me', 'me'] }));
    const row = await store.tables.match(table.id);
    if (row === undefined) throw new Error('the table is gone');
    const { luck: _, rematch: _again, ...old } = { ...row, id: 'former', seating: 0 };
    await store.tables.create(old, await store.seats.of(table.id), await store.seats.holders(table.id));
    expect((await tableOf(ann, 'former')).commitment).toBe(commitment(row.seed));
  });
});
