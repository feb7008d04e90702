/**
 * The embedded database: one file, nothing to install. Write-ahead log with full synchronisation, so that what was
 * acknowledged is on the disk. What is to be written within a moment shares one commit.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { cannotWrite } from './away.ts';
import { type AppendRow, checkMet, type Row, type Sql, type Statement, type Value } from './sql.ts';

/** Something to be written with whatever else waits; what breaks a constraint fails alone. */
interface Waiting {
  write(): void;
  settle(failure?: { readonly error: unknown }): void;
}

const LINE = '?, ?, ?, ?, ?, ?, ?, ?, ?';
const insert = (lines: number) =>
  `INSERT INTO records (match, number, kind, seat, body, told, learnt, submission, at)
  VALUES ${Array.from({ length: lines }, () => `(${LINE})`).join(', ')}`;
const INSERT_ONE = insert(1);
const UPDATE = `UPDATE matches SET number = ?, status = ?, ended = ?, awaited = ?, due = ?, paused = ?, updated = ?,
  proposal = CASE WHEN ? = 1 THEN ? ELSE proposal END
  WHERE id = ? AND number = ? AND status = 'playing' AND (? = 0 OR COALESCE(proposal, '') = ?) AND ? IN (-1, seating)`;
const WITHDRAW = 'DELETE FROM records WHERE match = ? AND number BETWEEN ? AND ?';

/**
 * A statement that may change who a session belongs to, what they may do, which seats they hold, or whose table it is:
 * whom that person has blocked is not welcome there.
 */
const WRITES_PEOPLE =
  /^\s*(insert|update|delete)\b.*\b(players|sessions|holders|bans|blocks)\b|^\s*update matches set owner\b/is;
/** Of these, such as change nothing of what was read: someone new, a new session, and when one was last used. */
const WRITES_NEWS =
  /^\s*(insert into (players|sessions) |update sessions set seen = \? where )(?!.*\b(holders|bans|blocks)\b)/is;
const GIVES_ROWS = /^\s*(select|pragma)|returning/i;

/** A statement that is ready to be run, and what there is to know about it. */
interface Prepared {
  readonly statement: Database.Statement;
  readonly givesRows: boolean;
  readonly writesPeople: boolean;
}

/** How many turns of the event loop writes wait for company, while more keeps coming in. */
const TURNS = 8;

export class Sqlite implements Sql {
  readonly #db: Database.Database;
  readonly #statements = new Map<string, Prepared>();
  /** How often this process wrote about people and what they hold. */
  #own = 0;
  #others: number | undefined;
  failed: number | undefined;
  #waiting: Waiting[] = [];
  #flush: Promise<void> | undefined;

  constructor(file: string) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    this.#db = new Database(file);
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
  }

  async query(text: string, values: readonly Value[] = []): Promise<Row[]> {
    if (/^\s*select/i.test(text)) return this.#run(text, values);
    return this.#written(() => this.#run(text, values));
  }

  async batch(statements: readonly Statement[]): Promise<Row[][]> {
    return this.#atomically(() =>
      statements.map((statement) => {
        const rows = this.#run(statement.text, statement.values ?? []);
        checkMet(statement, rows);
        return rows;
      }),
    );
  }

  append(row: AppendRow): Promise<boolean> {
    return this.#written(() =>
      row.also.length === 0 ? this.#append(row) : this.#whole(() => this.#append(row)),
    );
  }

  /** Other processes, such as a console, may write too: of them the database itself keeps count. */
  epoch(): number {
    if (this.#others === undefined) {
      const row = this.#prepared('PRAGMA data_version').statement.get([]) as Row | undefined;
      this.#others = Number(row?.data_version);
      // Whatever is asked within one turn of the event loop shares the answer.
      setImmediate(() => {
        this.#others = undefined;
      });
    }
    // Each only grows.
    return this.#own + this.#others;
  }

  /** Looks through every page; gives what is wrong. */
  check(): string | undefined {
    const found = this.#db.prepare('PRAGMA integrity_check(1)').all() as { integrity_check: string }[];
    const [first] = found.map(({ integrity_check }) => integrity_check);
    return first === 'ok' ? undefined : (first ?? 'nothing could be read');
  }

  async close(): Promise<void> {
    await this.#flush;
    // What is closed is one file, whole in itself, for whoever copies it.
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#db.close();
  }

  #written<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      let result: T;
      this.#waiting.push({
        write() {
          result = work();
        },
        settle(failure) {
          if (failure) reject(failure.error);
          else resolve(result);
        },
      });
      this.#flush ??= this.#gather();
    });
  }

  /** Waits while more keeps coming in, for a moment at most, and then writes it all. */
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
    const failures = new Map<Waiting, { readonly error: unknown }>();
    try {
      this.#atomically(() => {
        for (const one of waiting) {
          try {
            one.write();
          } catch (error) {
            if (!isConstraint(error)) throw error;
            failures.set(one, { error });
          }
        }
      });
      for (const one of waiting) one.settle(failures.get(one));
    } catch (error) {
      for (const one of waiting) one.settle({ error });
    }
  }

  /**
   * The lines go in first: what breaks a constraint leaves nothing behind. Then the table's row decides whether they may
   * stand; nobody sees them before that, since all of it is one transaction.
   */
  #append(given: AppendRow): boolean {
    const { match, lines, status, ended, awaited, due, paused, proposal, seating = -1, also } = given;
    const [first, last] = [lines[0], lines.at(-1)];
    if (first === undefined || last === undefined) throw new Error('nothing to append');
    const values: Value[] = [];
    for (const { number, kind, seat, body, told, learnt, submission, at } of lines)
      values.push(match, number, kind, seat, body, told, learnt, submission, at);
    if (!this.#inserted(lines.length === 1 ? INSERT_ONE : insert(lines.length), values)) return false;
    const { next = null, known } = proposal ?? {};
    const row = [last.number, status, ended, awaited, due, paused, last.at, proposal ? 1 : 0, next];
    const guard = [match, first.number - 1, known === undefined ? 0 : 1, known ?? '', seating];
    if (this.#prepared(UPDATE).statement.run([...row, ...guard]).changes === 0) {
      this.#run(WITHDRAW, [match, first.number, last.number]);
      return false;
    }
    for (const { text, values: more = [] } of also) this.#run(text, more);
    return true;
  }

  /** Whatever fails of it, nothing of it is left. */
  #whole<T>(work: () => T): T {
    this.#db.exec('SAVEPOINT whole');
    try {
      return work();
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK TO whole');
      throw error;
    } finally {
      if (this.#db.inTransaction) this.#db.exec('RELEASE whole');
    }
  }

  #inserted(text: string, values: Value[]): boolean {
    try {
      return this.#prepared(text).statement.run(values).changes > 0;
    } catch (error) {
      if (isConstraint(error)) return false;
      throw error;
    }
  }

  #atomically<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      if (cannotWrite(error)) this.failed = Date.now();
      // A full disk, for one, has already ended the transaction.
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #run(text: string, values: readonly Value[]): Row[] {
    const { statement, givesRows, writesPeople } = this.#prepared(text);
    if (writesPeople) this.#own++;
    if (!givesRows) {
      statement.run([...values]);
      return [];
    }
    // The driver adds a note of its own to rows.
    return (statement.all([...values]) as (Row & { _metadata?: unknown })[]).map(
      ({ _metadata: _, ...row }) => row as Row,
    );
  }

  #prepared(text: string): Prepared {
    let prepared = this.#statements.get(text);
    if (prepared === undefined) {
      prepared = {
        statement: this.#db.prepare(text),
        givesRows: GIVES_ROWS.test(text),
        writesPeople: WRITES_PEOPLE.test(text) && !WRITES_NEWS.test(text),
      };
      this.#statements.set(text, prepared);
    }
    return prepared;
  }
}

function isConstraint(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_CONSTRAINT');
}
