/** The same tests on both databases. */
import { describe, test } from 'vitest';
import { leftOut, POSTGRES, type Running, startPostgres } from '../../fault/databases.ts';

export interface Place {
  /** A PostgreSQL address; without one it is SQLite, in a file of its own. */
  readonly database?: string;
  stop(): Promise<void>;
}

export function onBothStores(what: string, suite: (open: () => Promise<Place>) => void): void {
  describe(`${what}, on SQLite`, () => suite(async () => ({ stop: async () => undefined })));
  if (POSTGRES) {
    describe(`${what}, on PostgreSQL`, () =>
      suite(async () => {
        const running: Running = await startPostgres();
        return { database: running.url, stop: () => running.stop() };
      }));
  } else test(`${what}, on PostgreSQL`, () => leftOut('PostgreSQL'));
}
