// A database written before ends and pauses were lines of the record, brought up to date.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leftOut, POSTGRES, startPostgres } from '../../fault/databases.ts';
import { migrate } from '../migrations.ts';
import { Postgres } from '../postgres.ts';
import type { Sql } from '../sql.ts';
import { Sqlite } from '../sqlite.ts';
import { Store } from '../store.ts';

const FIXTURE = new URL('../../test/fixtures/before-endings.sql', import.meta.url);
/** The steps such a database had taken. */
const BEFORE = 3;

suite('SQLite', async () => ({ sql: new Sqlite(':memory:'), stop: async () => undefined }));
if (POSTGRES)
  suite('PostgreSQL', async () => {
    const running = await startPostgres();
    return { sql: new Postgres(running.url), stop: () => running.stop() };
  });
else test('PostgreSQL', () => leftOut('PostgreSQL'));

function suite(name: string, open: () => Promise<{ sql: Sql; stop(): Promise<void> }>): void {
  describe(`a database from before, on ${name}`, () => {
    let at: Awaited<ReturnType<typeof open>>;
    let store: Store;

    beforeAll(async () => {
      at = await open();
      await migrate(at.sql, BEFORE);
      const inserts = readFileSync(FIXTURE, 'utf8').split('\n');
      for (const text of inserts.filter((line) => line.startsWith('INSERT'))) await at.sql.query(text);
      store = await Store.open(at.sql);
    });
    afterAll(async () => {
      await store.close();
      await at.stop();
    });

    const last = async (match: string) => {
      const lines = await store.records.of(match);
      const row = await store.tables.match(match);
      expect(lines.map(({ number }) => number)).toEqual(lines.map((_, i) => i + 1));
      expect(row?.number).toBe(lines.length);
      const { kind, seat, body } = lines.at(-1) ?? {};
      return { row, line: { kind, seat, body }, lines: lines.length };
    };

    test.each([
      ['old-rules', 6, -1, { how: 'rules' }],
      ['old-resigned', 3, 1, { how: 'resigned', by: 1 }],
      ['old-agreed', 2, -1, { how: 'agreed' }],
      ['old-rewritten', 6, -1, { how: 'agreed' }],
      ['old-abandoned', 2, -1, { how: 'abandoned' }],
    ])('%s ends with a line', async (match, count, seat, body) => {
      const { row, line, lines } = await last(match);
      expect(lines).toBe(count);
      expect(line).toEqual({ kind: 'end', seat, body });
      expect(row).toMatchObject({ status: 'over', awaited: [] });
    });

    test('one that ended and was played on is over, whatever its lines say', async () => {
      const { row, line, lines } = await last('old-revived');
      expect(lines).toBe(3);
      expect(line).toEqual({ kind: 'end', seat: 0, body: { how: 'resigned', by: 0 } });
      expect(row).toMatchObject({ status: 'over', ended: 'resigned', awaited: [] });
    });

    test('one that rests says so, with the time that was left', async () => {
      const { row, line } = await last('old-paused');
      expect(line).toEqual({ kind: 'pause', seat: -1, body: { left: 50_000 } });
      expect(row).toMatchObject({ status: 'playing', paused: 50_000 });
    });

    test('what goes on, or has not begun, is as it was', async () => {
      const { row, lines } = await last('old-playing');
      expect(lines).toBe(2);
      expect(row).toMatchObject({ status: 'playing', number: 2, awaited: [0] });
      expect(await store.tables.match('old-open')).toMatchObject({ status: 'open', number: 0 });
    });

    test('nothing that is over takes another line', async () => {
      const line = { kind: 'act', seat: 1, body: {}, told: [], learnt: false, at: 1 } as const;
      for (const match of ['old-rules', 'old-revived', 'old-agreed']) {
        const number = (await store.records.of(match)).length + 1;
        const written = store.records.append({
          match,
          lines: [{ ...line, number }],
          status: 'playing',
          awaited: [0],
        });
        expect(await written).toBe(false);
      }
    });
  });
}
