// A database as the version before offers, attendance and codes left it, brought up to date with what was in it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leftOut, POSTGRES, startPostgres } from '../../fault/databases.ts';
import { migrate, STEPS_KNOWN } from '../migrations.ts';
import { Postgres } from '../postgres.ts';
import type { Sql } from '../sql.ts';
import { Sqlite } from '../sqlite.ts';
import { Store } from '../store.ts';

/** The steps such a database had taken. */
const BEFORE = 17;

/** Rows as a server of that version leaves them: a match of two that was resigned, a table that waits, and one in play. */
const ROWS = [
  "INSERT INTO players (id, name, created, language) VALUES ('ann', 'Ann', 1000, 'en'), ('bob', 'Bob', 1001, NULL)",
  `INSERT INTO matches (id, game, rules, options, seats, seed, luck, owner, visibility, seating, shared, clock, at_zero,
     level, delay, language, status, ended, number, awaited, created, updated, paced)
   VALUES ('was', 'tic-tac-toe', '1.0.0', '{}', 2, 's', 'l', 'ann', 'public', 3, 0, NULL, 'bot', 'sound', 0, 'en', 'over',
     'resigned', 2, '[]', 1000, 5000, 0),
   ('waits', 'tic-tac-toe', '1.0.0', '{}', 2, 's', 's', 'ann', 'public', 0, 0, NULL, 'bot', 'sound', 0, 'en', 'open',
     NULL, 0, '[]', 2000, 2000, 0),
   ('plays', 'tic-tac-toe', '1.0.0', '{}', 2, 's', 's', 'ann', 'public', 2, 0, NULL, 'bot', 'sound', 0, 'en', 'playing',
     NULL, 0, '[0]', 3000, 3000, 0)`,
  `INSERT INTO seats (match, seat, kind, name, level, resigned) VALUES ('was', 0, 'person', 'Ann', 'sound', 0),
   ('was', 1, 'bot', 'Bob', 'sound', 1), ('waits', 0, 'person', 'Ann', 'sound', 0), ('waits', 1, 'free', '', 'sound', 0),
   ('plays', 0, 'person', 'Ann', 'sound', 0), ('plays', 1, 'person', 'Bob', 'sound', 0)`,
  `INSERT INTO holders (match, seat, player) VALUES ('was', 0, 'ann'), ('was', 1, 'bob'), ('waits', 0, 'ann'),
   ('plays', 0, 'ann'), ('plays', 1, 'bob')`,
  `INSERT INTO records (match, number, kind, seat, body, told, learnt, at)
   VALUES ('was', 1, 'resign', 1, '{}', '[]', 0, 4000),
   ('was', 2, 'end', 1, '{"how":"resigned","by":1,"winners":[0],"places":[1,2]}', '[]', 0, 5000)`,
  "INSERT INTO presence (match, seat, seen) VALUES ('plays', 0, 3500), ('was', 0, 4000)",
];

suite('SQLite', async () => ({ sql: new Sqlite(':memory:'), stop: async () => undefined }));
if (POSTGRES)
  suite('PostgreSQL', async () => {
    const running = await startPostgres();
    return { sql: new Postgres(running.url), stop: () => running.stop() };
  });
else test('PostgreSQL', () => leftOut('PostgreSQL'));

function suite(name: string, open: () => Promise<{ sql: Sql; stop(): Promise<void> }>): void {
  describe(`a database of the version before, on ${name}`, () => {
    let at: Awaited<ReturnType<typeof open>>;
    let store: Store;

    beforeAll(async () => {
      at = await open();
      await migrate(at.sql, BEFORE);
      for (const text of ROWS) await at.sql.query(text);
      store = await Store.open(at.sql);
    });
    afterAll(async () => {
      await store.close();
      await at.stop();
    });

    test('is brought up to date', async () => {
      const [row] = await at.sql.query('SELECT COUNT(*) AS steps FROM migrations');
      expect(Number(row?.steps)).toBe(STEPS_KNOWN);
      expect(STEPS_KNOWN).toBeGreaterThan(BEFORE);
    });

    test('keeps its seats, free for anyone', async () => {
      expect((await store.seats.of('waits')).map(({ kind, kept }) => [kind, kept])).toEqual([
        ['person', undefined],
        ['free', undefined],
      ]);
      expect((await store.tables.offered(0)).map(({ id }) => id)).toEqual(['waits']);
      expect((await store.tables.heldBy('bob')).map(({ id }) => id)).toEqual(['plays', 'was']);
    });

    test('gives what was played, with how it ended', async () => {
      const newest = { updated: Number.MAX_SAFE_INTEGER, id: '' };
      const [found, ...more] = await store.tables.finishedBy('bob', newest, 10);
      expect(more).toEqual([]);
      expect(found).toMatchObject({
        row: { id: 'was' },
        end: { how: 'resigned', winners: [0] },
        began: 4000,
      });
    });

    test('knows when someone was last seen, and forgets it where a match is over', async () => {
      expect(await store.presence.of('plays')).toEqual([{ seat: 0, seen: 3500 }]);
      await store.presence.left([{ match: 'plays', seat: 0 }], 3600);
      expect(await store.presence.of('plays')).toEqual([{ seat: 0, seen: 3500, gone: 3600 }]);
      await store.presence.tidy();
      expect([await store.presence.of('was'), await store.presence.of('plays')]).toMatchObject([
        [],
        [{ seat: 0 }],
      ]);
    });

    test('takes codes for other devices', async () => {
      const code = { id: 'half', player: 'ann', secret: 'rest', expires: 9000 };
      expect(await store.pairings.make(code, 1000)).toBe(true);
      expect(await store.pairings.make({ ...code, player: 'bob' }, 1000)).toBe(false);
      expect(await store.pairings.attempt('half', 5, 9000)).toBeUndefined();
      expect(await store.pairings.attempt('half', 5, 8999)).toBe('rest');
      expect(await store.pairings.take('half', 'rest')).toBe('ann');
      expect(await store.pairings.take('half', 'rest')).toBeUndefined();
    });
  });
}
