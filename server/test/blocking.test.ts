// Who is blocked cannot come where the other sits, and neither hears the other; a match they both play goes on.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ChatLine, TableInfo } from '#client';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { claimSeat } from '../matches/holding.ts';
import { joinTable } from '../matches/lobby.ts';
import { type Nodes, onTwoNodes } from './kit/nodes.ts';
import { atTable, codeOf, type Hosted, mark, Person, well } from './kit/server.ts';
import { Wire } from './kit/wire.ts';

onTwoNodes((start) => {
  let running: Nodes;
  let here: Hosted;
  let there: Hosted;
  let open: { close(): void }[] = [];

  beforeAll(async () => {
    running = await start({ games: [ticTacToe] });
    [here, there] = running.nodes;
  });
  afterEach(() => {
    for (const one of open) one.close();
    open = [];
  });
  afterAll(() => running.stop());

  async function people(...names: string[]): Promise<Person[]> {
    const all = await Promise.all(names.map((name) => Person.named(name, here.url)));
    open.push(...all);
    return all;
  }
  const idOf = async ({ api }: Person) => well(await api.me()).player;
  const block = async (by: Person, match: string, whom: object) =>
    well(await by.api.do(match, 'block', { ...whom }));
  const CLOSED = { ok: false, error: { code: 'forbidden', message: 'this table is not open to you' } };

  test('a blocked person finds every way to the table closed, and hears no more than that', async () => {
    const [ann, bob] = (await people('Ann', 'Bob')) as [Person, Person];
    const { table: first } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2 }));
    expect(await block(ann, first.id, { player: await idOf(bob) })).toMatchObject({ name: 'Bob' });
    const { table } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2, visibility: 'public' }));
    for (const op of ['table', 'view', 'decisions', 'history', 'talk'])
      expect(await bob.api.read(table.id, op), op).toMatchObject(CLOSED);
    for (const op of ['join', 'rematch', 'chat']) {
      const fields = op === 'chat' ? { text: 'let me in' } : {};
      expect(await bob.api.do(table.id, op, fields), op).toMatchObject(CLOSED);
    }
    const { token } = well(await ann.api.do<{ token: string }>(table.id, 'link'));
    expect(await bob.api.do(table.id, 'claim', { token })).toMatchObject(CLOSED);
    const wire = await Wire.open(there.url);
    open.push(wire);
    well(await wire.ask('hello', { session: bob.api.session }));
    expect(await wire.ask('watch', { match: table.id })).toMatchObject(CLOSED);
    expect(await wire.ask('join', { match: table.id })).toMatchObject(CLOSED);
    const listed = async ({ api }: Person) => well(await api.tables('open')).tables.map(({ id }) => id);
    expect(await listed(bob)).not.toContain(table.id);
    const [cid] = (await people('Cid')) as [Person];
    expect(await listed(cid)).toContain(table.id);
    // And everything is as it was once it is taken back.
    well(await ann.api.ask('DELETE', `/people/blocked/${await idOf(bob)}`));
    well(await bob.api.do(table.id, 'join'));
  });

  test('who sits there first is met there: the other decides whether to come', async () => {
    const [ann, bob] = (await people('Ann', 'Bob')) as [Person, Person];
    const { table } = well(await bob.api.create({ game: 'tic-tac-toe', seats: 2 }));
    await block(ann, table.id, { seat: 0 });
    well(await ann.api.do(table.id, 'join'));
    expect(codeOf(await bob.api.read(table.id, 'table'))).toBe('ok');
  });

  test('at a table in play neither hears the other from then on, and the match goes on', async () => {
    const [ann, bob] = (await people('Ann', 'Bob')) as [Person, Person];
    const match = await atTable(ann, bob);
    well(await bob.connection.ask('chat', { match, text: 'before' }));
    await ann.until(() => ann.lines.includes('Bob: before'));
    await block(ann, match, { seat: 1 });
    well(await ann.connection.ask('chat', { match, text: 'secret of Ann' }));
    well(await bob.connection.ask('chat', { match, text: 'shouting' }));
    const read = async ({ api }: Person) =>
      well(await api.read<{ lines: ChatLine[] }>(match, 'talk')).lines.map(({ text }) => text);
    expect(await read(ann)).toEqual(['secret of Ann']);
    expect(await read(bob)).toEqual(['before', 'shouting']);
    const again = Person.again(bob, here.url);
    open.push(again);
    again.watch(match);
    well(await ann.connection.ask('act', { match, version: 0, action: mark(4), submission: 'a' }));
    await again.until(() => again.version(match) === 1);
    well(await bob.connection.ask('act', { match, version: 1, action: mark(0), submission: 'b' }));
    await ann.until(() => ann.version(match) === 2);
    expect(ann.lines).not.toContain('Bob: shouting');
    expect(again.lines).not.toContain('Ann: secret of Ann');
  });

  test('connections that are open hear nothing more from the moment of the answer', async () => {
    const [ann, bob, cid] = (await people('Ann', 'Bob', 'Cid')) as [Person, Person, Person];
    const match = await atTable(ann, bob);
    cid.watch(match);
    await cid.until(() => cid.version(match) >= 0);
    await block(bob, match, { seat: 0 });
    well(await bob.connection.ask('chat', { match, text: 'not for Ann' }));
    well(await ann.connection.ask('chat', { match, text: 'not for Bob' }));
    await cid.until(() => cid.lines.length === 2);
    for (const one of [ann, bob]) well(await one.connection.ask('ping'));
    expect(ann.lines).toEqual(['Ann: not for Bob']);
    expect(bob.lines).toEqual(['Bob: not for Ann']);
  });

  test('who only watches is shown out: the connection ends, and the table is not open any more', async () => {
    const [ann, bob, cid] = (await people('Ann', 'Bob', 'Cid')) as [Person, Person, Person];
    const match = await atTable(ann, bob);
    for (const at of [here, there]) {
      const wire = await Wire.open(at.url);
      open.push(wire);
      well(await wire.ask('hello', { session: cid.api.session }));
      well(await wire.ask('watch', { match }));
      await block(bob, match, { player: await idOf(cid) });
      await wire.closed;
      const again = await Wire.open(at.url);
      open.push(again);
      well(await again.ask('hello', { session: cid.api.session }));
      expect(await again.ask('watch', { match })).toMatchObject(CLOSED);
      well(await bob.api.ask('DELETE', `/people/blocked/${await idOf(cid)}`));
    }
  });

  test('a rematch seats nobody together who did not want it', async () => {
    const [ann, bob] = (await people('Ann', 'Bob')) as [Person, Person];
    const match = await atTable(ann, bob);
    await block(ann, match, { seat: 1 });
    well(await bob.api.do(match, 'resign'));
    expect(await bob.api.do(match, 'rematch')).toMatchObject(CLOSED);
    const { table } = well(await ann.api.do<{ table: TableInfo }>(match, 'rematch'));
    expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'free']);
    expect(codeOf(await bob.api.do(table.id, 'join'))).toBe('forbidden');
    // The table that stands there by now is not shown to him either.
    expect(await bob.api.do(match, 'rematch')).toMatchObject(CLOSED);
  });

  test('nobody inherits a seat by blocking whose it is: in the rematch it is free', async () => {
    const [ann, bob, eve] = (await people('Ann', 'Bob', 'Eve')) as [Person, Person, Person];
    const match = await atTable(ann, bob);
    const { token } = well(await bob.api.do<{ token: string }>(match, 'link'));
    well(await eve.api.do(match, 'claim', { token }));
    await block(eve, match, { seat: 1 });
    well(await ann.api.do(match, 'resign'));
    const { table } = well(await ann.api.do<{ table: TableInfo }>(match, 'rematch'));
    expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'free']);
    expect((await here.online.store.seats.holders(table.id)).map(({ seat }) => seat)).toEqual([0]);
  });

  test('a block that comes between the look and the sitting down holds', async () => {
    const [ann, bob] = (await people('Ann', 'Bob')) as [Person, Person];
    const [hers, his] = [await idOf(ann), await idOf(bob)];
    const him = { id: his, name: 'Bob', created: 0 };
    const { table } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2 }));
    const { token } = well(await ann.api.do<{ token: string }>(table.id, 'link'));
    const { store } = here.online;
    const { closedTo } = store.blocks;
    // Looked at, and blocked before anything is written.
    const late = vi.spyOn(store.blocks, 'closedTo').mockImplementationOnce(async (...asked) => {
      const found = await closedTo.apply(store.blocks, asked);
      await store.blocks.add(hers, { player: his, name: 'Bob', created: here.online.house.now() });
      return found;
    });
    const joined = await joinTable(here.online.house, table.id, him);
    expect(late).toHaveBeenCalledTimes(2);
    late.mockRestore();
    expect(joined).toMatchObject(CLOSED);
    const claimed = await claimSeat(here.online.house, table.id, him, { token, device: '' });
    expect(claimed).toMatchObject(CLOSED);
    expect(await store.seats.holders(table.id)).toEqual([{ seat: 0, player: hers }]);
  });

  test('whom one mutes and blocks is a list of one’s own, exported with the rest', async () => {
    const [ann, bob] = (await people('Ann', 'Bob')) as [Person, Person];
    const match = await atTable(ann, bob);
    const him = await idOf(bob);
    expect(well(await ann.api.do(match, 'mute', { seat: 1 }))).toMatchObject({ player: him, name: 'Bob' });
    well(await ann.api.do(match, 'mute', { player: him }));
    await block(ann, match, { player: him });
    const named = [{ player: him, name: 'Bob' }];
    expect(well(await ann.api.ask('GET', '/people'))).toMatchObject({ blocked: named, muted: named });
    expect(well(await bob.api.ask('GET', '/people'))).toMatchObject({ blocked: [], muted: [] });
    const kept = well(await ann.api.export());
    expect(kept).toMatchObject({ blocked: named, muted: named });
    well(await ann.api.ask('DELETE', `/people/muted/${him}`));
    expect(well(await ann.api.ask('GET', '/people'))).toMatchObject({ blocked: named, muted: [] });
    for (const fields of [{}, { seat: 0 }, { seat: 7 }, { player: 'nobody' }, { seat: 1, player: him }])
      expect(codeOf(await ann.api.do(match, 'block', fields)), JSON.stringify(fields)).toBe('bad-request');
    well(await bob.api.forget());
    expect(well(await ann.api.ask('GET', '/people'))).toMatchObject({ blocked: [], muted: [] });
  });
});
