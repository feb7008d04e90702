/**
 * Puts a backup back. It is read through first, then built up beside what is there; only when it stands is what was
 * there put aside and the new one in its place. No server may run meanwhile.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lockFolder } from '../../process/lock.ts';
import type { StorePlace } from '../index.ts';
import { migrate, STEPS_KNOWN } from '../migrations.ts';
import { APPLICATION, Postgres } from '../postgres.ts';
import type { Sql } from '../sql.ts';
import { Sqlite } from '../sqlite.ts';
import {
  type BackupHead,
  BadBackup,
  type Progress,
  readBackup,
  rowsIn,
  type TableHead,
  type Values,
} from './format.ts';
import { stamp } from './keep.ts';

export interface RestoreTerms {
  readonly place: StorePlace;
  readonly file: string;
  readonly progress?: Progress;
}

export interface Restored {
  readonly head: BackupHead;
  /** Where what was there is now. */
  readonly aside?: string;
}

/** Databases take so many values in one statement. */
const MOST_VALUES = 8000;

export async function restore({ place, file, progress = () => undefined }: RestoreTerms): Promise<Restored> {
  if (!existsSync(file)) throw new BadBackup(['noBackup', file]);
  const head = await readBackup(file, {});
  if (head.steps > STEPS_KNOWN) {
    throw new BadBackup(['newer', file, head.steps, STEPS_KNOWN]);
  }
  const fill = (sql: Sql) => filled(sql, file, head, progress);
  const aside = place.url ? await intoPostgres(place.url, fill) : await intoSqlite(place.file, fill);
  return { head, ...(aside ? { aside } : {}) };
}

async function filled(sql: Sql, file: string, head: BackupHead, progress: Progress): Promise<void> {
  await migrate(sql, head.steps);
  await readBackup(file, { progress, rows: (table, rows) => insert(sql, table, rows) });
  for (const { name, rows } of head.tables) {
    const [found] = await sql.query(`SELECT COUNT(*) AS many FROM ${name}`);
    if (Number(found?.many) !== rows)
      throw new Error(`${name} has ${found?.many} rows and should have ${rows}`);
  }
  progress(rowsIn(head), rowsIn(head));
}

async function insert(sql: Sql, { name, columns }: TableHead, rows: readonly Values[]): Promise<void> {
  const each = Math.max(1, Math.floor(MOST_VALUES / columns.length));
  const marks = `(${columns.map(() => '?').join(', ')})`;
  for (let i = 0; i < rows.length; i += each) {
    const some = rows.slice(i, i + each);
    const text = `INSERT INTO ${name} (${columns.join(', ')}) VALUES ${some.map(() => marks).join(', ')}`;
    await sql.batch([{ text, values: some.flat() }]);
  }
}

async function intoSqlite(file: string, fill: (sql: Sql) => Promise<void>): Promise<string | undefined> {
  const lock = lockFolder(dirname(file));
  if (typeof lock === 'string') throw new BadBackup(['inUse', lock]);
  try {
    return await replaced(file, fill);
  } finally {
    lock.release();
  }
}

async function replaced(file: string, fill: (sql: Sql) => Promise<void>): Promise<string | undefined> {
  const fresh = `${file}.restoring`;
  const parts = (of: string) => ['', '-wal', '-shm', '-in-use'].map((end) => `${of}${end}`);
  for (const part of parts(fresh)) rmSync(part, { force: true });
  const sql = new Sqlite(fresh);
  try {
    await fill(sql);
    const slip = sql.check();
    if (slip) throw new Error(`what was written is damaged: ${slip}`);
  } finally {
    await sql.close();
  }
  const old = parts(file).filter((part) => existsSync(part));
  const aside = join(dirname(file), `aside-${stamp(new Date())}`);
  if (old.length > 0) mkdirSync(aside);
  for (const part of old) renameSync(part, join(aside, part.slice(dirname(file).length + 1)));
  renameSync(fresh, file);
  // Empty since it was closed.
  for (const part of parts(fresh)) rmSync(part, { force: true });
  return old.length > 0 ? aside : undefined;
}

const BESIDE = 'orrery_restoring';

async function intoPostgres(url: string, fill: (sql: Sql) => Promise<void>): Promise<string | undefined> {
  const sql = new Postgres(url, { patient: true });
  const fresh = new Postgres(url, { patient: true, schema: BESIDE });
  try {
    await refuseWhileServed(sql);
    await sql.batch([
      { text: `DROP SCHEMA IF EXISTS ${BESIDE} CASCADE` },
      { text: `CREATE SCHEMA ${BESIDE}` },
    ]);
    await fill(fresh);
    await refuseWhileServed(sql);
    const names = await tablesIn(sql, `'${BESIDE}'`);
    const there = (await tablesIn(sql, 'current_schema()')).filter((name) => names.includes(name));
    const [home] = await sql.query('SELECT current_schema() AS name');
    const aside = `orrery_aside_${stamp(new Date()).replaceAll('-', '_')}`;
    const move = (from: string, to: string) => (name: string) => ({
      text: `ALTER TABLE "${from}"."${name}" SET SCHEMA "${to}"`,
    });
    await sql.batch([
      ...(there.length > 0 ? [{ text: `CREATE SCHEMA "${aside}"` }] : []),
      ...there.map(move(String(home?.name), aside)),
      ...names.map(move(BESIDE, String(home?.name))),
      { text: `DROP SCHEMA ${BESIDE}` },
    ]);
    return there.length > 0 ? `the schema ${aside}` : undefined;
  } finally {
    await sql.close();
  }
}

async function tablesIn(sql: Sql, schema: string): Promise<string[]> {
  const rows = await sql.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ${schema} AND table_type = 'BASE TABLE'`,
  );
  return rows.map(({ name }) => String(name));
}

async function refuseWhileServed(sql: Sql): Promise<void> {
  const [found] = await sql.query(
    'SELECT COUNT(*) AS many FROM pg_stat_activity WHERE datname = current_database() AND application_name = ?',
    [APPLICATION],
  );
  if (Number(found?.many) > 0) {
    throw new BadBackup('served');
  }
}
