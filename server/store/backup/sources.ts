/** One moment of a database, read table by table while others go on writing to it. */
import Database from 'libsql';
import pg from 'pg';
import type { StorePlace } from '../index.ts';
import type { TableHead, Values } from './format.ts';

export interface Source {
  readonly tables: readonly TableHead[];
  readonly steps: number;
  rows(table: TableHead): AsyncIterable<readonly Values[]>;
  close(): Promise<void>;
}

const AT_ONCE = 500;
/** Written by the steps themselves. */
const LEDGER = 'migrations';
/** What others refer to comes first, so that it is there when they are read back. */
const FIRST = ['matches'];

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

function ordered(names: readonly string[]): string[] {
  const rank = (name: string) => (FIRST.includes(name) ? 0 : 1);
  return names.filter((name) => name !== LEDGER).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

export function sourceOf({ url, file }: StorePlace): Promise<Source> {
  return url ? postgresSource(url) : sqliteSource(file);
}

/** A reader of its own keeps its moment, whatever is written meanwhile. */
async function sqliteSource(file: string): Promise<Source> {
  const db = new Database(file);
  const all = (text: string) => db.prepare(text).raw().all([]) as Values[];
  db.exec('PRAGMA busy_timeout = 5000; BEGIN');
  const names = all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
  const tables = ordered(names.map(([name]) => String(name))).map((name) => ({
    name,
    columns: all(`SELECT name FROM pragma_table_info('${name}')`).map(([column]) => String(column)),
    rows: Number(all(`SELECT COUNT(*) FROM ${quoted(name)}`)[0]?.[0]),
  }));
  return {
    tables,
    steps: Number(all(`SELECT COUNT(*) FROM ${LEDGER}`)[0]?.[0]),
    async *rows({ name, columns }) {
      const text = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}`;
      let some: Values[] = [];
      for (const row of db.prepare(text).raw().iterate([])) {
        some.push(row as Values);
        if (some.length < AT_ONCE) continue;
        yield some;
        some = [];
      }
      yield some;
    },
    async close() {
      db.exec('ROLLBACK');
      db.close();
    },
  };
}

async function postgresSource(url: string): Promise<Source> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const all = async (text: string, values: string[] = []) =>
    (await client.query<Values[]>({ text, values, rowMode: 'array' })).rows as unknown as Values[];
  const names = await all(
    "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'",
  );
  const tables: TableHead[] = [];
  for (const name of ordered(names.map(([one]) => String(one)))) {
    const columns = await all(
      `SELECT column_name FROM information_schema.columns
       WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position`,
      [name],
    );
    const [count] = await all(`SELECT COUNT(*) FROM ${quoted(name)}`);
    tables.push({ name, columns: columns.map(([column]) => String(column)), rows: Number(count?.[0]) });
  }
  const [steps] = await all(`SELECT COUNT(*) FROM ${LEDGER}`);
  return {
    tables,
    steps: Number(steps?.[0]),
    async *rows({ name, columns }) {
      const text = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}`;
      await client.query(`DECLARE page CURSOR FOR ${text}`);
      for (;;) {
        const some = await all(`FETCH ${AT_ONCE} FROM page`);
        if (some.length === 0) break;
        yield some;
      }
      await client.query('CLOSE page');
    },
    close: () => client.end(),
  };
}
