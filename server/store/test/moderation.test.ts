// Reports, bans and the log on both databases: what is kept of someone who is forgotten, and what is found again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBothStores, type Place } from '../../test/kit/stores.ts';
import { openStore, type Report, type Store } from '../index.ts';

onBothStores('what the host decides by', (open) => {
  let place: Place;
  let store: Store;
  beforeAll(async () => {
    place = await open();
    store = await openStore({ url: place.database, file: ':memory:' });
  });
  afterAll(async () => {
    await store.close();
    await place.stop();
  });

  const line = (number: number, player: string, text: string) => ({
    number,
    channel: 'table',
    seat: 0,
    player,
    name: player,
    text,
    at: 1,
  });
  const report = (id: string, more: Partial<Report> = {}): Report => ({
    id,
    match: 'm',
    reporter: 'ann',
    person: 'bob',
    name: 'Bob',
    reason: 'rude',
    created: 10,
    context: { game: 'g', status: 'playing', seats: ['Ann', 'Bob'], line: 2 },
    lines: [line(1, 'ann', 'hello'), line(2, 'bob', 'go away')],
    ...more,
  });

  test('a report keeps its context until it is handled, and says what came of it', async () => {
    await store.reports.add(report('r1'));
    await store.reports.add(report('r2', { created: 20, reporter: 'cid' }));
    expect((await store.reports.list({ all: false })).list.map(({ id }) => id)).toEqual(['r2', 'r1']);
    expect(await store.reports.by('ann')).toEqual([report('r1')]);
    expect(await store.reports.count('ann', 9)).toBe(1);
    expect(await store.reports.count('ann', 10)).toBe(0);
    expect(await store.reports.handle('r1', 'told them', 30)).toBe(true);
    expect(await store.reports.handle('nowhere', '', 30)).toBe(false);
    expect((await store.reports.list({ all: false })).list.map(({ id }) => id)).toEqual(['r2']);
    expect((await store.reports.list({ all: true })).list.at(-1)).toEqual({
      ...report('r1'),
      handled: 30,
      note: 'told them',
    });
  });

  test('of who is forgotten only what is still to be judged stays, without a name', async () => {
    await store.reports.add(report('r3', { person: 'cid', name: 'Cid', lines: [line(1, 'bob', 'mine')] }));
    await store.reports.forget('bob', 'someone');
    const { list: left } = await store.reports.list({ all: true });
    expect(left.map(({ id }) => id).sort()).toEqual(['r2', 'r3']);
    const [r2, r3] = [left.find(({ id }) => id === 'r2'), left.find(({ id }) => id === 'r3')];
    expect(r2).toMatchObject({ person: '', name: 'someone' });
    expect(r2?.lines[1]).toMatchObject({ player: '', name: 'someone', text: 'go away' });
    expect(r3).toMatchObject({ person: 'cid', lines: [{ player: '', name: 'someone', text: '' }] });
    await store.reports.forget('cid', 'someone');
    expect((await store.reports.list({ all: true })).list.map(({ reporter }) => reporter)).toEqual([
      '',
      'ann',
    ]);
  });

  test('a ban holds until its time, and the longest is told first', async () => {
    await store.people.create({ id: 'dan', name: 'Dan', created: 1 });
    await store.people.openSession('hash dan', { id: 's', player: 'dan', device: '', created: 1, seen: 1 });
    const shut = async () => (await store.passes.look([{ session: 'hash dan' }]))[0]?.shut;
    expect(await shut()).toBeUndefined();
    await store.bans.add({ id: 'b1', player: 'dan', reason: 'loud', created: 1, until: 100 });
    expect(await shut()).toBe(100);
    await store.bans.add({ id: 'b2', player: 'dan', reason: 'louder', created: 2 });
    expect(await shut()).toBeGreaterThan(Number.MAX_SAFE_INTEGER / 2);
    expect((await store.bans.of('dan')).map(({ id }) => id)).toEqual(['b2', 'b1']);
    expect(await store.bans.lift('b2')).toMatchObject({ player: 'dan', reason: 'louder' });
    expect(await store.bans.lift('b2')).toBeUndefined();
    await store.bans.add({ id: 'b3', addresses: '203.0.113.0/24', reason: '', created: 3, until: 50 });
    expect(await store.bans.ranges(49)).toEqual(['203.0.113.0/24']);
    expect(await store.bans.ranges(50)).toEqual([]);
    expect((await store.bans.all(49)).list.map(({ id, name }) => [id, name])).toEqual([
      ['b3', undefined],
      ['b1', 'Dan'],
    ]);
  });

  test('people are found by a part of their name and by their id', async () => {
    await store.people.create({ id: 'eve_1', name: 'Zoë 100%', created: 5 });
    const found = async (text: string) => (await store.console.people(text, 60)).list.map(({ id }) => id);
    expect(await found('zoë')).toEqual(['eve_1']);
    expect(await found('0%')).toEqual(['eve_1']);
    expect(await found('_')).toEqual([]);
    expect(await found('eve_1')).toEqual(['eve_1']);
    expect(await found('')).toEqual(['eve_1', 'dan']);
    expect((await store.console.people('dan', 60)).list).toMatchObject([
      { id: 'dan', name: 'Dan', seen: 1, account: false, tables: 0, reports: 0, banned: true },
    ]);
  });

  test('the log tells who did what, the newest first', async () => {
    const deed = (id: string, at: number, action: string) => ({
      id,
      at,
      who: '203.0.113.7, Firefox',
      action,
      about: 'x',
      detail: { why: 'y' },
    });
    for (const [i, action] of ['people', 'ban', 'lift'].entries())
      await store.audit.note(deed(`a${i}`, i, action));
    expect((await store.audit.list([], 2)).list).toEqual([deed('a1', 1, 'ban'), deed('a0', 0, 'people')]);
    expect((await store.audit.list(['people', 'log'], 9)).list.map(({ action }) => action)).toEqual([
      'lift',
      'ban',
    ]);
  });
});
