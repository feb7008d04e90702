// What one asks of the others at an online table: to take back, to pause, to end.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { MatchRecord } from '#engine';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { atTable, codeOf, type Hosted, host, mark, Person, well } from './kit/server.ts';

let clock = 1_000_000;
let hosted: Hosted;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  hosted = await host({ games: [ticTacToe], now: () => clock });
  ann = await Person.named('Ann', hosted.url);
  bob = await Person.named('Bob', hosted.url);
});
afterEach(() => expect(hosted.troubles).toEqual([]));
afterAll(async () => {
  for (const person of [ann, bob]) person.close();
  await hosted.close();
});

test('undo while nothing was learnt; afterwards only with the others', async () => {
  const match = await atTable(ann, bob);
  well(await ann.connection.ask('act', { match, action: mark(4) }));
  well(await ann.connection.ask('undo', { match }));
  expect(codeOf(await ann.connection.ask('undo', { match }))).toBe('nothing-to-undo');
  well(await ann.connection.ask('act', { match, action: mark(4) }));
  well(await bob.connection.ask('act', { match, action: mark(0) }));
  expect(codeOf(await ann.connection.ask('undo', { match }))).toBe('nothing-to-undo');
  expect(well(await ann.connection.ask<{ agreed: boolean }>('propose', { match, kind: 'undo' })).agreed).toBe(
    false,
  );
  await bob.until(() => bob.tables.get(match)?.proposal !== undefined);
  expect(bob.tables.get(match)?.proposal).toMatchObject({ kind: 'undo', by: 0, to: 0 });
  expect(well(await bob.connection.ask<{ agreed: boolean }>('answer', { match, agree: true })).agreed).toBe(
    true,
  );
  await ann.until(() => ann.version(match) === 5);
  expect(ann.standing.get(match)).toMatchObject({ awaited: [0], changes: [{ kind: 'back', count: 0 }] });
  well(await ann.connection.ask('act', { match, action: mark(8), version: 5 }));
});

test('whoever proposes what is proposed already agrees to it, and nothing else pushes it aside', async () => {
  const match = await atTable(ann, bob);
  const propose = (who: Person, kind: string) =>
    who.connection.ask<{ agreed: boolean }>('propose', { match, kind });
  expect(well(await propose(ann, 'end')).agreed).toBe(false);
  expect(well(await propose(ann, 'end')).agreed).toBe(false);
  expect(await propose(bob, 'pause')).toMatchObject({
    ok: false,
    error: { code: 'bad-request', field: 'kind' },
  });
  await bob.until(() => bob.tables.get(match)?.proposal !== undefined);
  expect(bob.tables.get(match)?.proposal).toMatchObject({ kind: 'end', by: 0, agreed: [0] });
  expect(well(await propose(bob, 'end')).agreed).toBe(true);
  await ann.until(() => ann.tables.get(match)?.status === 'over');
});

test('a proposal can be withdrawn, or exchanged by whoever made it', async () => {
  const match = await atTable(ann, bob);
  well(await ann.connection.ask('propose', { match, kind: 'end' }));
  well(await ann.connection.ask('propose', { match, kind: 'pause' }));
  await bob.until(() => bob.tables.get(match)?.proposal?.kind === 'pause');
  well(await ann.connection.ask('answer', { match, agree: false }));
  await bob.until(() => bob.tables.get(match)?.proposal === undefined);
  expect(codeOf(await bob.connection.ask('answer', { match, agree: true }))).toBe('bad-request');
});

test('once play has gone on, a proposal to take back makes way for another', async () => {
  const match = await atTable(ann, bob);
  well(await ann.connection.ask('act', { match, action: mark(4) }));
  well(await bob.connection.ask('act', { match, action: mark(0) }));
  well(await bob.connection.ask('propose', { match, kind: 'undo' }));
  expect(codeOf(await ann.connection.ask('propose', { match, kind: 'undo' }))).toBe('bad-request');
  await ann.until(() => ann.tables.get(match)?.proposal?.by === 1);
  well(await ann.connection.ask('act', { match, action: mark(8) }));
  await Promise.all(
    [ann, bob].map((person) => person.until(() => person.tables.get(match)?.proposal === undefined)),
  );
  well(await ann.connection.ask('propose', { match, kind: 'undo' }));
  await bob.until(() => bob.tables.get(match)?.proposal?.by === 0);
  expect(bob.tables.get(match)?.proposal).toMatchObject({ to: 2 });
});

test('who has gone is not waited for', async () => {
  const match = await atTable(ann, bob);
  well(await ann.connection.ask('propose', { match, kind: 'pause' }));
  well(await bob.connection.ask('away', { match }));
  await ann.until(() => ann.tables.get(match)?.paused === true);
  expect(ann.tables.get(match)?.proposal).toBeUndefined();
});

test('a pause stops play and the clock until it is lifted', async () => {
  const match = await atTable(ann, bob, { clock: 60 });
  clock += 10_000;
  well(await ann.connection.ask('propose', { match, kind: 'pause' }));
  well(await bob.connection.ask('answer', { match, agree: true }));
  await ann.until(() => ann.tables.get(match)?.paused === true);
  expect(codeOf(await ann.connection.ask('act', { match, action: mark(0) }))).toBe('paused');
  clock += 600_000;
  await hosted.online.tick();
  well(await bob.connection.ask('resume', { match }));
  await ann.until(() => ann.tables.get(match)?.paused === undefined);
  expect(ann.tables.get(match)?.due).toBe(clock + 50_000);
  expect(ann.standing.get(match)?.changes).toMatchObject([{ kind: 'resume', seat: 1, count: 0 }]);
  expect((await hosted.online.store.records.of(match)).map(({ kind }) => kind)).toEqual(['pause', 'resume']);
});

test('a move that crossed a pause and its end is judged anew', async () => {
  const match = await atTable(ann, bob);
  well(await ann.connection.ask('propose', { match, kind: 'pause' }));
  well(await bob.connection.ask('answer', { match, agree: true }));
  expect(codeOf(await ann.connection.ask('act', { match, action: mark(4), version: 0 }))).toBe('paused');
  well(await bob.connection.ask('resume', { match }));
  well(await ann.connection.ask('act', { match, action: mark(4), version: 0 }));
  expect(codeOf(await bob.connection.ask('act', { match, action: mark(0), version: 2 }))).toBe('stale');
  well(await bob.connection.ask('act', { match, action: mark(0), version: 3 }));
  for (const [who, cell] of [
    [ann, 3],
    [bob, 1],
    [ann, 5],
  ] as const)
    well(await who.connection.ask('act', { match, action: mark(cell) }));
  // What is exported is the moves alone.
  const { record } = well(await ann.api.read<{ record: MatchRecord }>(match, 'record'));
  expect(record.actions.map(([seat]) => seat)).toEqual([0, 1, 0, 1, 0]);
});

test('nothing is agreed once the rules have ended it', async () => {
  const match = await atTable(ann, bob);
  const play = async (who: Person, cell: number) =>
    well(await who.connection.ask('act', { match, action: mark(cell) }));
  for (const [i, cell] of [0, 3, 1, 4].entries()) await play(i % 2 ? bob : ann, cell);
  well(await ann.connection.ask('propose', { match, kind: 'end' }));
  await play(ann, 2);
  expect(codeOf(await bob.connection.ask('answer', { match, agree: true }))).toBe('over');
  const row = await hosted.online.store.tables.match(match);
  expect(row).toMatchObject({ status: 'over' });
  expect(row?.ended).toBeUndefined();
  expect(row?.proposal).toBeUndefined();
});
