// A connection to PostgreSQL that breaks in the middle of a transaction: whoever waits hears of it, nobody else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leftOut, POSTGRES, type Running, startPostgres } from '../../fault/databases.ts';
import { Postgres } from '../postgres.ts';

let database: Running | undefined;
beforeAll(async () => {
  if (POSTGRES) database = await startPostgres();
});
afterAll(() => database?.stop());

test('is reported to its own request, and ends no process', async () => {
  if (!database) return leftOut('PostgreSQL');
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);
  process.on('uncaughtException', note);
  const sql = new Postgres(database.url);
  const suicide = { text: 'SELECT pg_terminate_backend(pg_backend_pid())' };
  for (let n = 0; n < 5; n++) await expect(sql.batch([suicide, { text: 'SELECT 1' }])).rejects.toThrow();
  await new Promise((resolve) => setImmediate(resolve));
  expect(await sql.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await sql.close();
  process.off('uncaughtException', note);
  expect(uncaught).toEqual([]);
  return undefined;
});
