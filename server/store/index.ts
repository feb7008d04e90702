/** Opens the store that the environment names. */
import { Postgres } from './postgres.ts';
import { Sqlite } from './sqlite.ts';
import { Store } from './store.ts';

export * from './hooks.ts';
export type { LinkKind } from './links.ts';
export type { Reseating } from './lobby.ts';
export type { TakenLetter } from './outbox.ts';
export type { Asked, Known } from './passes.ts';
export * from './people.ts';
export type { Append, Records } from './records.ts';
export * from './rows.ts';
export { Store } from './store.ts';
export type { InUse, TableChange } from './tables.ts';

export interface StorePlace {
  /** A PostgreSQL address. */
  readonly url?: string | undefined;
  /** The file of the embedded database. */
  readonly file: string;
}

export function openStore({ url, file }: StorePlace): Promise<Store> {
  return Store.open(url ? new Postgres(url) : new Sqlite(file));
}
