/** Opens the store that the environment names. */

import { StoreAway } from './away.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrations.ts';
import { Postgres } from './postgres.ts';
import { Store } from './store.ts';

export { StoreAway } from './away.ts';
export { backup } from './backup/backup.ts';
export { BadBackup, rowsIn } from './backup/format.ts';
export { restore } from './backup/restore.ts';
export type { Ban } from './bans.ts';
export { DamagedStore } from './embedded.ts';
export { MOST_BY_LINK } from './holding.ts';
export * from './hooks.ts';
export type { Settled } from './instructions.ts';
export type { LinkKind } from './links.ts';
export type { Reseating } from './lobby.ts';
export type { LetterKind, TakenLetter } from './outbox.ts';
export type { Part, Place } from './pages.ts';
export type { Known, PassLookup } from './passes.ts';
export * from './people.ts';
export type { AtTable, Presence, Seen } from './presence.ts';
export type { Append, Records } from './records.ts';
export type { Report } from './reports.ts';
export * from './rows.ts';
export type { Shunned, Shuns } from './shunned.ts';
export { Store } from './store.ts';
export type { InUse, TableChange } from './tables.ts';

export interface StorePlace {
  /** A PostgreSQL address. */
  readonly url?: string | undefined;
  /** The file of the embedded database. */
  readonly file: string;
}

export interface StoreTerms {
  /** Told what takes a while before the store is open. */
  readonly say?: (words: string) => void;
  /** Called when a database that had fallen silent answers again. */
  readonly onBack?: () => void;
}

export async function openStore({ url, file }: StorePlace, terms: StoreTerms = {}): Promise<Store> {
  const { say = () => undefined, onBack } = terms;
  if (url === undefined || url === '') {
    const { sql, closed } = await openEmbedded(file, say);
    return Store.open(sql, closed);
  }
  await migratePostgres(url);
  const sql = new Postgres(url);
  sql.onBack = onBack;
  return Store.open(sql);
}

/** Steps may take longer than a request is given. */
async function migratePostgres(url: string): Promise<void> {
  const sql = new Postgres(url, { patient: true });
  try {
    await migrate(sql);
  } catch (error) {
    // Who starts a server is told what exactly went wrong.
    throw error instanceof StoreAway ? error.cause : error;
  } finally {
    await sql.close();
  }
}
