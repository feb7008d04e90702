// Playing again is offered: nobody sits down who did not want to, and nobody takes a seat that is kept for another.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableInfo } from '#client';
import type { GameWithBots } from '#engine';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { allReady, begun, codeOf, type Hosted, host, Person, well } from './kit/server.ts';
import { onBothStores, type Place } from './kit/stores.ts';

type Shown = { table: TableInfo };

onBothStores('a rematch', (open) => {
  let at: Place;
  let hosted: Hosted;
  let people: Person[];

  beforeAll(async () => {
    at = await open();
    hosted = await host({
      games: [ticTacToe as GameWithBots],
      ...(at.database ? { database: at.database } : {}),
    });
    people = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Person.named(name, hosted.url)));
  });
  afterAll(async () => {
    for (const person of people) person.close();
    await hosted.close();
    await at.stop();
  });

  /** Ann and Bob have played, and Ann offers to play again; Eve looks on. */
  const offered = async () => {
    const [ann, bob, eve] = people as [Person, Person, Person];
    const { id } = await begun({ game: 'tic-tac-toe', seats: 2 }, ann, bob);
    well(await bob.api.do(id, 'resign'));
    const { table } = well(await ann.api.do<Shown>(id, 'rematch'));
    return { ann, bob, eve, match: table.id, table };
  };
  const seen = async (who: Person, match: string) => well(await who.api.read<Shown>(match, 'table')).table;

  test('keeps the seats of the others, who sit down by themselves', async () => {
    const { ann, bob, eve, match, table } = await offered();
    expect(table).toMatchObject({ status: 'open', yours: [0], owner: true });
    expect(table.seats[1]).toMatchObject({ kind: 'free', name: 'Bob', kept: true });
    expect(await seen(bob, match)).toMatchObject({ yours: [], invited: [1] });
    expect((await seen(eve, match)).invited).toBeUndefined();
    const listed = async (who: Person, list: 'open' | 'mine') =>
      well(await who.api.tables(list)).tables.some(({ id }) => id === match);
    expect([await listed(eve, 'open'), await listed(eve, 'mine'), await listed(bob, 'mine')]).toEqual([
      ...[false, false, true],
    ]);
    for (const fields of [{}, { seat: 1 }])
      expect(codeOf(await eve.api.do(match, 'join', fields))).toBe('seat-taken');
    well(await bob.api.do(match, 'join'));
    const sat = await seen(bob, match);
    expect(sat).toMatchObject({ yours: [1] });
    expect(sat.invited).toBeUndefined();
    expect(sat.seats[1]?.kept).toBeUndefined();
    expect(await allReady(match, ann, bob)).toMatchObject({ status: 'playing' });
  });

  test('who says no leaves the seat to anyone, once', async () => {
    const { bob, eve, match } = await offered();
    expect(codeOf(await eve.api.do(match, 'decline'))).toBe('bad-request');
    well(await bob.api.do(match, 'decline'));
    expect(codeOf(await bob.api.do(match, 'decline'))).toBe('bad-request');
    expect((await seen(eve, match)).seats[1]).toMatchObject({ kind: 'free', name: '' });
    well(await eve.api.do(match, 'join', { seat: 1 }));
  });

  test('who set it up opens a kept seat, or lets a bot have it', async () => {
    const { ann, eve, match } = await offered();
    well(await ann.api.do(match, 'kick', { seat: 1 }));
    well(await eve.api.do(match, 'join'));
    const next = await offered();
    well(await next.ann.api.do(next.match, 'bot', { seat: 1, level: 'random' }));
    expect(await seen(next.bob, next.match)).toMatchObject({ status: 'playing', yours: [] });
  });

  test('a seat is not kept for who is forgotten, and goes along with who turns out to be another', async () => {
    const [ann] = people as [Person];
    const dan = await Person.named('Dan', hosted.url);
    const { id } = await begun({ game: 'tic-tac-toe', seats: 2 }, ann, dan);
    well(await dan.api.do(id, 'resign'));
    const { table } = well(await ann.api.do<Shown>(id, 'rematch'));
    const { store } = hosted.online;
    const { player } = well(await dan.api.me());
    expect((await store.seats.of(table.id))[1]?.kept).toBe(player);
    well(await dan.api.forget());
    expect((await seen(ann, table.id)).seats[1]).toMatchObject({ kind: 'free', name: '' });
    dan.close();
    const { bob, match } = await offered();
    const guest = well(await bob.api.me()).player;
    await store.people.join(guest, 'another');
    expect((await store.seats.of(match))[1]?.kept).toBe('another');
  });
});
