/**
 * The embedded database as a server opens it: looked through after an end that was not a clean one, copied aside before
 * it is changed by a newer version, and marked as in use until it is closed.
 */
import { closeSync, existsSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { keepCopy } from './backup/keep.ts';
import { migrate, stepsMissing } from './migrations.ts';
import { Sqlite } from './sqlite.ts';

/** A database that no server shall start on, in words for the host. */
export class DamagedStore extends Error {}

export interface Embedded {
  readonly sql: Sqlite;
  /** To be called once it is closed. */
  closed(): void;
}

export async function openEmbedded(file: string, say: (words: string) => void): Promise<Embedded> {
  const mark = `${file}-in-use`;
  const sql = opened(file);
  if (existsSync(mark)) {
    say('The last end was not a clean one: looking through the database.');
    const slip = sql.check();
    if (slip) throw damaged(file, slip);
  }
  if (file !== ':memory:') place(mark);
  try {
    if (await stepsMissing(sql)) await keepCopy(file, say);
    await migrate(sql);
  } catch (error) {
    sql.close();
    throw isDamage(error) ? damaged(file, error.message) : error;
  }
  return { sql, closed: () => rmSync(mark, { force: true }) };
}

function opened(file: string): Sqlite {
  try {
    return new Sqlite(file);
  } catch (error) {
    throw isDamage(error) ? damaged(file, error.message) : error;
  }
}

function isDamage(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code));
}

function damaged(file: string, what: string): DamagedStore {
  return new DamagedStore(
    `${file} is damaged (${what.trim().split('\n')[0]}). Go back to a backup: orrery restore <backup> --data ${dirname(file)} ` +
      `(copies made before upgrades are in ${dirname(file)}/backups). What is there now is kept aside.`,
  );
}

/** On the disk before anything else is: a machine that loses power a moment later finds it. */
function place(mark: string): void {
  const file = openSync(mark, 'w');
  writeSync(file, 'A server has this database open, or ended without closing it.\n');
  fsyncSync(file);
  closeSync(file);
}
