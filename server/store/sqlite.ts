/**
 * The embedded database: one file, nothing to install. Write-ahead log with full synchronisation, so that what was
 * acknowledged is on the disk. Appends that come in within a few turns of the event loop
 * share one commit.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import type { AppendRow, Row, Sql, Statement, Value } from './sql.ts';

interface Waiting {
  readonly row: AppendRow;
  resolve(written: boolean): void;
  reject(error: unknown): void;
}

const INSERT = `INSERT INTO records (match, number, kind, seat, body, told, learnt, submission, at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
const UPDATE = 'UPDATE matches SET number = ?, status = ?, awaited = ?, due = ?, updated = ? WHERE id = ?';

/** How long appends wait for company. */
const TURNS = 8;

export class Sqlite implements Sql {
  readonly #db: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();
  #waiting: Waiting[] = [];
  #flush: Promise<void> | undefined;

  constructor(file: string) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    this.#db = new Database(file);
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
  }

  async query(text: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.#run(text, values);
  }

  async batch(statements: readonly Statement[]): Promise<Row[][]> {
    return this.#atomically(() => statements.map(({ text, values = [] }) => this.#run(text, values)));
  }

  append(row: AppendRow): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject });
      this.#flush ??= this.#gather();
    });
  }

  async close(): Promise<void> {
    await this.#flush;
    this.#db.close();
  }

  /** Waits while more keeps coming in, a few turns of the event loop at most, and then writes it all. */
  async #gather(): Promise<void> {
    let before = 0;
    for (let turn = 0; turn < TURNS && this.#waiting.length > before; turn++) {
      before = this.#waiting.length;
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#flush = undefined;
    this.#commit();
  }

  #commit(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      const written = this.#atomically(() => waiting.map(({ row }) => this.#append(row)));
      for (const [i, { resolve }] of waiting.entries()) resolve(written[i] === true);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
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

  #run(text: string, values: readonly Value[]): Row[] {
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

  #prepared(text: string): Database.Statement {
    let statement = this.#statements.get(text);
    if (statement === undefined) {
      statement = this.#db.prepare(text);
      this.#statements.set(text, statement);
    }
    return statement;
  }
}
