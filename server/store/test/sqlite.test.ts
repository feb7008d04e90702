// What shares a commit in the embedded database: nobody's mistake is anyone else's.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Sqlite } from '../sqlite.ts';

let folder: string;
let sql: Sqlite;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-sqlite-'));
  sql = new Sqlite(join(folder, 'orrery.db'));
  await sql.query('CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT NOT NULL)');
});

afterEach(async () => {
  await sql.close();
  rmSync(folder, { recursive: true });
});

const put = (id: number, word: string | null) =>
  sql.query('INSERT INTO words (id, word) VALUES (?, ?) RETURNING id', [id, word]);
const words = async () => (await sql.query('SELECT word FROM words ORDER BY id')).map(({ word }) => word);
const ends = (done: readonly PromiseSettledResult<unknown>[]) => done.map(({ status }) => status);

test('what breaks a constraint fails alone, and the others of its commit are written', async () => {
  const done = await Promise.allSettled([put(1, 'sun'), put(1, 'moon'), put(2, null), put(3, 'star')]);
  expect(ends(done)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(await words()).toEqual(['sun', 'star']);
});

test('any other failure takes back the whole commit and is told to all of it', async () => {
  const lost = sql.query('INSERT INTO nowhere (id) VALUES (?)', [1]);
  const done = await Promise.allSettled([put(1, 'sun'), lost, put(2, 'star')]);
  expect(ends(done)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await words()).toEqual([]);
  await put(3, 'comet');
  expect(await words()).toEqual(['comet']);
});

test('an answer comes when it is written: another connection sees it', async () => {
  const other = new Sqlite(join(folder, 'orrery.db'));
  await Promise.all([put(1, 'sun'), put(2, 'star')]);
  expect(await other.query('SELECT COUNT(*) AS words FROM words')).toEqual([{ words: 2 }]);
  await other.close();
});

test('closing writes what still waits', async () => {
  const waiting = [put(1, 'sun'), put(2, 'star')];
  await sql.close();
  expect(ends(await Promise.allSettled(waiting))).toEqual(['fulfilled', 'fulfilled']);
  sql = new Sqlite(join(folder, 'orrery.db'));
  expect(await words()).toEqual(['sun', 'star']);
});
