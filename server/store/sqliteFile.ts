/**
 * The embedded database: one file, nothing to install. Write-ahead log with full synchronisation, so that what was
 * acknowledged is on the disk. Everything here waits for the disk; see `sqlite.ts` for who does the waiting.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import type { AppendRow, Row, Statement, Value } from './sql.ts';

const INSERT = `INSERT INTO records (match, number, kind, seat, body, told, learnt, submission, at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
const UPDATE = 'UPDATE matches SET number = ?, status = ?, awaited = ?, due = ?, updated = ? WHERE id = ?';

export class SqliteFile {
  readonly #db: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();

  constructor(file: string) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    this.#db = new Database(file);
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
  }

  query(text: string, values: readonly Value[]): Row[] {
    const statement = this.#prepared(text);
    if (!/^\s*select|returning/i.test(text)) {
      statement.run(...values);
      return [];
    }
    // The driver adds a note of its own to rows.
    return (statement.all(...values) as (Row & { _metadata?: unknown })[]).map(
      ({ _metadata: _, ...row }) => row as Row,
    );
  }

  batch(statements: readonly Statement[]): Row[][] {
    return this.#atomically(() => statements.map(({ text, values = [] }) => this.query(text, values)));
  }

  /** Whether each was written; they share one commit. */
  append(rows: readonly AppendRow[]): boolean[] {
    return this.#atomically(() => rows.map((row) => this.#append(row)));
  }

  close(): void {
    this.#db.close();
  }

  #append(row: AppendRow): boolean {
    const { match, number, kind, seat, body, told, learnt, submission, at, status, awaited, due } = row;
    const { changes } = this.#prepared(INSERT).run(
      ...[match, number, kind, seat, body, told, learnt, submission, at],
    );
    if (changes === 0) return false;
    this.#prepared(UPDATE).run(number, status, awaited, due, at, match);
    return true;
  }

  #atomically<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #prepared(text: string): Database.Statement {
    let statement = this.#statements.get(text);
    if (statement === undefined) {
      statement = this.#db.prepare(text);
      this.#statements.set(text, statement);
    }
    return statement;
  }
}
