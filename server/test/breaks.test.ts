// Breaks: who goes and comes back, what leaves the memory, and servers that start again.
import { describe, expect, test } from 'vitest';
import { evening } from './kit/evening.ts';
import { codeOf, mark, Person, well } from './kit/server.ts';

const at = evening();

describe('breaks', () => {
  test('who comes back gets what was missed, once and in order', async () => {
    const { ann, bob } = at.people();
    const match = await at.seated();
    well(await ann.connection.ask('act', { match, action: mark(0) }));
    await bob.until(() => bob.version(match) === 1);
    const late = await Person.named('Late', at.hosted.url);
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
    const { ann, bob } = at.people();
    const match = await at.seated();
    well(await ann.connection.ask('act', { match, action: mark(0) }));
    at.clock += 10 * 60_000;
    at.hosted.online.house.sweep();
    expect(at.hosted.online.house.size).toBe(0);
    well(await bob.connection.ask('act', { match, action: mark(1), version: 1 }));
    await ann.until(() => ann.version(match) === 2);
    expect(at.hosted.online.house.size).toBe(1);
  });

  test('a match that is over leaves the memory with the last who watched it, and is read again all the same', async () => {
    const { ann } = at.people();
    const { table } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2, players: ['me', 'me'] }));
    const { house } = at.hosted.online;
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
    const { ann, bob } = at.people();
    const match = await at.seated();
    well(await ann.connection.ask('act', { match, action: mark(0), submission: 'a' }));
    const second = await at.host();
    const back = await Person.named('Back', second.url);
    back.api.session = bob.api.session;
    well(await back.api.do(match, 'act', { action: mark(1), version: 1, submission: 'b' }));
    expect(await second.online.store.records.of(match)).toHaveLength(2);
    back.close();
    await second.close();
    // The first server has not heard of it: what it would refuse for that is judged by what the store holds.
    expect(
      codeOf(await ann.connection.ask('act', { match, action: mark(1), version: 2, submission: 'c' })),
    ).toBe('illegal-action');
    well(await ann.connection.ask('act', { match, action: mark(2), version: 2, submission: 'c' }));
  });
});
