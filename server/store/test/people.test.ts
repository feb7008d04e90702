// People and the outbox on both databases: what is kept, what is given once, and what moves along.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leftOut, POSTGRES, startPostgres } from '../../fault/databases.ts';
import { sourceOf } from '../backup/sources.ts';
import type { MatchRow, StorePlace } from '../index.ts';
import { migrate } from '../migrations.ts';
import { Postgres } from '../postgres.ts';
import type { Sql } from '../sql.ts';
import { Sqlite } from '../sqlite.ts';
import { Store } from '../store.ts';

interface Place {
  readonly place: StorePlace;
  open(): Sql;
  stop(): Promise<void>;
}

async function sqlite(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-people-'));
  const file = join(folder, 'orrery.db');
  return {
    place: { file },
    open: () => new Sqlite(file),
    stop: async () => rmSync(folder, { recursive: true }),
  };
}

async function postgres(): Promise<Place> {
  const running = await startPostgres();
  const { url } = running;
  return { place: { url, file: '' }, open: () => new Postgres(url), stop: () => running.stop() };
}

suite('SQLite', sqlite);
if (POSTGRES) suite('PostgreSQL', postgres);
else test('PostgreSQL', () => leftOut('PostgreSQL'));

function suite(name: string, place: () => Promise<Place>): void {
  describe(`people on ${name}`, () => {
    let at: Place;
    let store: Store;
    let made = 0;

    beforeAll(async () => {
      at = await place();
      // As the first release left it: a session was a column of its player.
      const old = at.open();
      await migrate(old, 1);
      await old.query('INSERT INTO players (id, token, name, created, seen) VALUES (?, ?, ?, ?, ?)', [
        ...['old', 'hash of old', 'Olga', 5, 7],
      ]);
      await old.close();
      store = await Store.open(at.open());
    });
    afterAll(async () => {
      await store.close();
      await at.stop();
    });

    const person = async (id = `p${++made}`) => {
      await store.people.create({ id, name: id, created: 1 });
      await store.people.openSession(`hash ${id}`, {
        id: `s ${id}`,
        player: id,
        device: 'Firefox',
        created: 1,
        seen: 1,
      });
      return id;
    };
    const table = async (change: Partial<MatchRow>, holders: { seat: number; player: string }[]) => {
      const id = `m${++made}`;
      const row: MatchRow = {
        id,
        game: 'g',
        rules: '1',
        options: {},
        seats: 2,
        seed: 's',
        owner: 'x',
        visibility: 'link',
        atZero: 'bot',
        level: 'sound',
        delay: 0,
        language: 'en',
        status: 'open',
        number: 0,
        seating: 0,
        awaited: [],
        created: 1,
        updated: 1,
        ...change,
      };
      const seat = { kind: 'person', name: '', level: 'sound', resigned: false } as const;
      const seats = [0, 1].map((number) => ({ seat: number, ...seat }));
      await store.tables.create(row, seats, holders);
      return id;
    };

    test('sessions of the first release go on', async () => {
      expect(await store.people.playerOf('hash of old')).toEqual({ id: 'old', name: 'Olga', created: 5 });
      expect(await store.people.sessions('old')).toMatchObject([{ created: 5, seen: 7 }]);
    });

    test('only sessions that are there are in use', async () => {
      const id = await person();
      await store.people.seen([`hash ${id}`, 'nowhere'], 500);
      await store.people.seen([], 700);
      expect(await store.people.isAbout(id, 500)).toBe(true);
      expect(await store.people.isAbout(id, 501)).toBe(false);
    });

    test('an address is one person’s, however it is written', async () => {
      const [one, other] = [await person(), await person()];
      expect(await store.people.confirmAddress(one, 'A@b.example')).toBe(true);
      expect(await store.people.confirmAddress(other, 'a@B.example')).toBe(false);
      expect((await store.people.withAddress('a@b.EXAMPLE'))?.id).toBe(one);
      expect(await store.people.hasAccount(one)).toBe(true);
      expect(await store.people.hasAccount(other)).toBe(false);
      await store.people.askAddress(one, 'new@b.example');
      expect(await store.people.address(one)).toEqual({
        address: 'A@b.example',
        pending: 'new@b.example',
        calls: true,
      });
      await store.people.dropAddress(one);
      expect(await store.people.confirmAddress(other, 'a@b.example')).toBe(true);
    });

    test('a link is taken by one of many', async () => {
      await store.links.make('hash of link', { kind: 'enter', body: { address: 'x' } }, 100);
      expect(await store.links.take('hash of link', 'confirm', 50)).toBeUndefined();
      expect(await store.links.take('hash of link', 'enter', 100)).toBeUndefined();
      const taken = await Promise.all([1, 2, 3, 4].map(() => store.links.take('hash of link', 'enter', 99)));
      expect(taken.filter(Boolean)).toEqual([{ kind: 'enter', body: { address: 'x' } }]);
    });

    test('a guest’s seats, tables, words and devices go over, also where both sit at one table', async () => {
      const [guest, into] = [await person(), await person()];
      const match = await table({ owner: guest }, [
        { seat: 0, player: guest },
        { seat: 0, player: into },
        { seat: 1, player: guest },
      ]);
      await store.talk.say(match, { channel: 'table', seat: 0, player: guest, name: 'G', text: 'hi', at: 1 });
      const [friend, foe] = [await person(), await person()];
      const named = { name: 'then', created: 1 };
      await store.blocks.add(guest, { player: foe, ...named });
      await store.blocks.add(guest, { player: into, ...named });
      await store.mutes.add(friend, { player: guest, ...named });
      await store.bans.add({ id: `b ${guest}`, player: guest, reason: 'loud', created: 1 });
      await store.people.join(guest, into);
      expect(await store.blocks.of(into)).toEqual([{ player: foe, ...named }]);
      expect(await store.blocks.of(guest)).toEqual([]);
      expect(await store.mutes.of(friend)).toEqual([{ player: into, ...named }]);
      expect(await store.bans.of(into)).toMatchObject([{ id: `b ${guest}`, reason: 'loud' }]);
      expect(await store.seats.holders(match)).toEqual([
        { seat: 0, player: into },
        { seat: 1, player: into },
      ]);
      expect((await store.tables.match(match))?.owner).toBe(into);
      const said: string[] = [];
      for await (const { text } of store.people.saidBy(into)) said.push(text);
      expect(said).toEqual(['hi']);
      expect((await store.people.playerOf(`hash ${guest}`))?.id).toBe(into);
      expect(await store.people.player(guest)).toBeUndefined();
    });

    test('who is forgotten is forgotten in every corner', async () => {
      const id = await person('zoe-the-forgotten');
      const match = await table({}, [{ seat: 0, player: id }]);
      await store.people.confirmAddress(id, 'zoe@b.example');
      await store.people.addIdentity(id, { issuer: 'https://club', subject: 'zoe' }, 1);
      const hook = { id: `h ${id}`, player: id, kind: 'generic', url: 'https://zoe' } as const;
      await store.hooks.add({ ...hook, secret: 's', created: 1, failures: 0 }, 10);
      await store.links.make('zoe’s link', { kind: 'stop', player: id, body: {} }, 1000);
      await store.outbox.put({ id: 'to zoe', kind: 'turn', about: match, player: id, body: {} }, 1, 1);
      await store.outbox.visit(match, id, 5);
      await store.outbox.put(
        { id: 'in for zoe', kind: 'enter', about: 'hash of zoe', body: { address: 'Zoe@b.example' } },
        1,
        1,
      );
      await store.links.make('in', { kind: 'enter', body: { address: 'Zoe@b.example' } }, 1000);
      await store.blocks.add(id, { player: 'other', name: 'Other', created: 1 });
      await store.blocks.add('other', { player: id, name: 'Zoe', created: 1 });
      await store.mutes.add(id, { player: 'other', name: 'Other', created: 1 });
      await store.mutes.add('other', { player: id, name: 'Zoe', created: 1 });
      await store.bans.add({ id: 'b', player: id, reason: 'Zoe was loud', created: 1, until: 5 });
      await store.pairings.make({ id: 'p', player: id, secret: 's', expires: 9000 }, 1);
      await store.people.forgetAt(id, match, 'someone');
      await store.people.forget(id, 'someone', [{ address: 'zoe@b.example', about: 'hash of zoe' }]);
      const sql = at.open();
      for (const corner of [
        'sessions',
        'addresses',
        'identities',
        'links',
        'pairings',
        'hooks',
        'visits',
        'outbox',
        'holders',
        'blocks',
        'mutes',
        'bans',
      ]) {
        const rows = await sql.query(`SELECT COUNT(*) AS left_over FROM ${corner} WHERE player = ?`, [id]);
        expect(Number(rows[0]?.left_over), corner).toBe(0);
      }
      // Nor by any other name: not one row of any table tells of them.
      const source = await sourceOf(at.place);
      for (const one of source.tables) {
        for await (const some of source.rows(one)) expect(JSON.stringify(some), one.name).not.toMatch(/zoe/i);
      }
      await source.close();
      await sql.close();
    });
  });

  describe(`the outbox on ${name}`, () => {
    let at: Place;
    let stores: Store[];

    beforeAll(async () => {
      at = await place();
      stores = [await Store.open(at.open()), await Store.open(at.open())];
    });
    afterAll(async () => {
      for (const store of stores) await store.close();
      await at.stop();
    });
    const boxes = () => stores.map(({ outbox }) => outbox) as [Store['outbox'], Store['outbox']];
    const letter = (id: string) => ({ id, kind: 'turn', about: 'm', body: { id } }) as const;

    test('the same thing is put in once', async () => {
      const put = await Promise.all(
        [...boxes(), ...boxes()].map((outbox) => outbox.put(letter('same'), 10, 1)),
      );
      expect(put.filter(Boolean)).toHaveLength(1);
      await boxes()[0].drop('same');
      expect(await boxes()[1].put(letter('same'), 10, 1)).toBe(true);
      await boxes()[1].drop('same');
    });

    test('of many that are due each is taken by one of several nodes', async () => {
      for (let n = 0; n < 30; n++) await boxes()[0].put(letter(`n${n}`), 100, 1);
      await boxes()[0].put(letter('later'), 101, 1);
      const taken = await Promise.all(
        Array.from({ length: 8 }, (_, i) => boxes()[i % 2 ? 1 : 0].take(100, 1000, 10)),
      );
      const ids = taken.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const rest = (await boxes()[0].take(100, 1000, 50)).map(({ id }) => id);
      expect(new Set([...ids, ...rest]).size).toBe(30);
      expect([...ids, ...rest]).not.toContain('later');
      expect(await boxes()[0].take(100, 1000, 50)).toEqual([]);
    });

    test('what was taken and not done is due again; what was sent is not', async () => {
      const [outbox] = boxes();
      const again = await outbox.take(1000, 2000, 50);
      expect(again.filter(({ id }) => id !== 'later').every(({ tries }) => tries === 2)).toBe(true);
      for (const { id } of again) await outbox.sent(id, 1000);
      expect(await outbox.take(5000, 6000, 50)).toEqual([]);
      expect(await outbox.put(letter('n0'), 1, 1)).toBe(false);
      expect(await outbox.waiting()).toBe(0);
      await outbox.tidy(1001, 1001);
      expect(await outbox.put(letter('n0'), 1, 1)).toBe(true);
    });

    test('a letter that is put off without fault is tried as often as any', async () => {
      const [outbox] = boxes();
      await outbox.put(letter('patient'), 1, 1);
      for (let n = 0; n < 5; n++) {
        const [mine] = (await outbox.take(10, 20, 50)).filter(({ id }) => id === 'patient');
        expect(mine?.tries).toBe(1);
        await outbox.later('patient', 5, { uncounted: true });
      }
      expect(await outbox.count('turn', 'm', 0)).toBeGreaterThan(0);
    });

    test('everyone is served in turn, and mail apart from web hooks', async () => {
      const [outbox] = boxes();
      const hook = (id: string, player: string) => ({ ...letter(id), kind: 'hook' as const, player });
      for (let n = 0; n < 9; n++) await outbox.put(hook(`eve ${n}`, 'eve'), 40 + n, 1);
      await outbox.put(hook('bob', 'bob'), 60, 1);
      await outbox.put({ ...letter('way in'), kind: 'enter' }, 70, 1);
      expect((await outbox.take(99, 1000, 50, ['enter'])).map(({ id }) => id)).toEqual(['way in']);
      const taken = (await outbox.take(99, 1000, 2, ['hook'])).map(({ id }) => id);
      expect(taken.sort()).toEqual(['bob', 'eve 0']);
    });
  });
}
