// What is kept of a person and for how long: all of it is theirs to take along or to have forgotten, however much it is.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { collect } from '../keeping/collect.ts';
import { askByMail } from '../people/signIn.ts';
import { NO_REACH } from '../settings.ts';
import type { MatchRow, Store } from '../store/index.ts';
import { atTable, codeOf, type Hosted, host, Person, well } from './kit/server.ts';
import { onBothStores, type Place } from './kit/stores.ts';
import { busy, mostInOne, Turns } from './kit/turns.ts';

const DAY = 24 * 3_600_000;
const MANY = 130;

onBothStores('what is kept', (open) => {
  let place: Place;
  let hosted: Hosted;
  let store: Store;
  let now = 1_800_000_000_000;

  beforeAll(async () => {
    place = await open();
    const database = place.database ? { database: place.database } : {};
    hosted = await host({
      games: [ticTacToe],
      now: () => now,
      reach: { ...NO_REACH, keepDays: 30 },
      ...database,
    });
    store = hosted.online.store;
  }, 120_000);
  afterAll(async () => {
    await hosted.close();
    await place.stop();
  });

  const person = (name: string) => Person.named(name, hosted.url);
  const idOf = async ({ api }: Person) => well(await api.me()).player;
  let made = 0;
  /** A match that is over, with these people at it. */
  const over = async (...players: string[]): Promise<string> => {
    const id = `over${String(++made).padStart(4, '0')}`;
    const row: MatchRow = {
      ...{
        id,
        game: 'tic-tac-toe',
        rules: ticTacToe.version,
        options: {},
        seats: 2,
        seed: 'x',
        owner: players[0] ?? '',
      },
      ...{
        visibility: 'link',
        atZero: 'bot',
        level: 'sound',
        delay: 0,
        language: 'en',
        status: 'over',
        number: 0,
      },
      seating: 0,
      awaited: [],
      created: now,
      updated: now,
    };
    const seats = players.map(
      (player, seat) => ({ seat, kind: 'person', name: player, level: 'sound', resigned: false }) as const,
    );
    await store.tables.create(
      row,
      seats,
      players.map((player, seat) => ({ seat, player })),
    );
    return id;
  };
  /** The next look, when one is due. */
  const collected = async () => {
    now += DAY;
    return collect(hosted.online.house, 30);
  };

  test('more than a hundred tables are exported, renamed and forgotten', { timeout: 120_000 }, async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const [a, b] = [await idOf(ann), await idOf(bob)];
    const ids: string[] = [];
    for (let i = 0; i < MANY; i++) ids.push(await over(a, b));
    const played = await atTable(ann, bob);
    const shared = well(await ann.api.create({ game: 'tic-tac-toe', seats: 3 - 1, players: ['me', 'free'] }))
      .table.id;
    const open = well(await bob.api.create({ game: 'tic-tac-toe', seats: 2 })).table.id;
    const kept = well(await ann.api.export()) as unknown as {
      tables: { id: string }[];
      player: { id: string };
    };
    expect(kept.player.id).toBe(a);
    expect(kept.tables.map(({ id }) => id).sort()).toEqual([...ids, played, shared].sort());
    expect(codeOf(await ann.api.forget())).toBe('ok');
    for (const id of [...ids, played]) {
      expect((await store.seats.of(id)).find(({ seat }) => seat === 0)?.name, id).toBe('someone');
      expect(await store.seats.holders(id)).toEqual([{ seat: 1, player: b }]);
      expect((await store.tables.match(id))?.owner, id).toBe(b);
    }
    // A table that nobody else sits at goes with its person; the others' stay.
    expect(await store.tables.match(shared)).toBeUndefined();
    expect(await store.tables.match(open)).toBeDefined();
    for (const one of [ann, bob]) one.close();
  });

  test('however many exports there are at once, others have their turn in between', async () => {
    const ann = await person('Ann');
    const a = await idOf(ann);
    for (let i = 0; i < 20; i++) await over(a, a);
    const turns = new Turns();
    const read: number[] = [];
    const { seats } = store;
    const of = seats.of.bind(seats);
    seats.of = (match) => {
      busy(2);
      read.push(turns.count);
      return of(match);
    };
    const answers = await Promise.all(Array.from({ length: 6 }, () => ann.api.export()));
    turns.stop();
    seats.of = of;
    for (const answer of answers) expect((well(answer) as unknown as { tables: [] }).tables).toHaveLength(20);
    expect(read).toHaveLength(120);
    expect(mostInOne(read)).toBeLessThanOrEqual(4);
    ann.close();
  });

  test('an open table passes on to who is left there', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const { table } = well(
      await ann.api.create({ game: 'tic-tac-toe', seats: 2, players: ['free', 'free'] }),
    );
    well(await bob.api.do(table.id, 'join', { seat: 1 }));
    well(await ann.api.forget());
    expect((await store.tables.match(table.id))?.owner).toBe(await idOf(bob));
    well(await bob.api.do(table.id, 'bot', { seat: 0, level: 'random' }));
    for (const one of [ann, bob]) one.close();
  });

  test('with a person goes what waits to be sent to their address, whoever asked for it', async () => {
    const eva = await person('Eva');
    const { house } = hosted.online;
    await store.people.confirmAddress(await idOf(eva), 'eva@b.example');
    // Somebody who is not signed in asks for a link.
    await askByMail(house, 'enter', 'eva@b.example', undefined);
    await askByMail(house, 'enter', 'other@b.example', undefined);
    well(await eva.api.forget());
    const waiting = JSON.stringify(await store.outbox.take(now, now + 1000, 50));
    expect(waiting).toContain('other@b.example');
    expect(waiting).not.toContain('eva@b.example');
    eva.close();
  });

  test('no address stays behind in what was sent', async () => {
    const zoe = await person('Zoe');
    const { player, name } = well(await zoe.api.me());
    await askByMail(hosted.online.house, 'confirm', 'zoe@b.example', { id: player, name, created: now });
    const [letter] = await store.outbox.take(now, now + 1000, 50);
    expect(JSON.stringify(letter?.body)).toContain('zoe@b.example');
    await store.outbox.sent(letter?.id ?? '', now);
    const kept = await store.outbox.of(player);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain('zoe@b.example');
    zoe.close();
  });

  test(
    'guests, their empty tables and their matches go when they are old enough, and nothing else',
    { timeout: 120_000 },
    async () => {
      const [ann, bob, cas] = [await person('Ann'), await person('Bob'), await person('Cas')];
      const [a, b, c] = [await idOf(ann), await idOf(bob), await idOf(cas)];
      await store.people.confirmAddress(c, 'cas@b.example');
      const guests = await over(a, b);
      const signedIn = await over(a, c);
      const shown = await over(a, b);
      well(await cas.api.read(shown, 'table'));
      well(await cas.api.read(shown, 'history', { seat: 'spectator' }));
      const empty = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2 })).table.id;
      const hers = well(await cas.api.create({ game: 'tic-tac-toe', seats: 2 })).table.id;
      const ids = [guests, signedIn, shown, empty, hers];
      const left = async () => (await store.tables.matches(ids)).map(({ id }) => id).sort();
      for (const one of [ann, bob, cas]) one.close();
      await collected();
      expect(await left()).toEqual([...ids].sort());
      now += 31 * DAY;
      const young = await over(a, b);
      expect(await collected()).toMatchObject({ tables: expect.any(Number) });
      expect(await left()).toEqual([signedIn, shown, hers].sort());
      expect(await store.records.of(guests)).toEqual([]);
      expect(await store.seats.of(guests)).toEqual([]);
      expect(await store.tables.match(young)).toBeDefined();
      // Who still sits somewhere stays; who sits nowhere and has not been seen goes.
      expect(await store.people.player(a)).toBeDefined();
      expect(await store.people.player(c)).toBeDefined();
      const lone = await store.people.create({ id: 'lone', name: 'Lone', created: now }).then(() => 'lone');
      now += 31 * DAY;
      await collected();
      expect(await store.people.player(lone)).toBeUndefined();
    },
  );

  test('of two that look at the same time one collects', async () => {
    now += DAY;
    const both = await Promise.all([collect(hosted.online.house, 30), collect(hosted.online.house, 30)]);
    expect(both.filter((one) => one === undefined)).toHaveLength(1);
  });

  test('a session that nobody used for a year ends; one that was used does not', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    now += 300 * DAY;
    well(await bob.api.me());
    await collect(hosted.online.house, undefined);
    well(await ann.api.me());
    now += 100 * DAY;
    await collect(hosted.online.house, undefined);
    for (const one of [ann, bob]) well(await one.api.me());
    now += 366 * DAY;
    await collect(hosted.online.house, undefined);
    expect(codeOf(await bob.api.me())).toBe('not-signed-in');
    for (const one of [ann, bob]) one.close();
  });

  test('the page is told', async () => {
    const told = await fetch(`${hosted.url}/api/v1/reach/server`).then((answer) => answer.json());
    expect(told).toMatchObject({ server: { keepDays: 30 } });
  });
});
