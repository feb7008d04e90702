/** The embedded database as the store asks it. Appends that come in while the disk is busy share the next commit. */
import type { AppendRow, Row, Sql, Statement, Value } from './sql.ts';
import { SqliteFile } from './sqliteFile.ts';
import { ThreadedFile } from './threadedFile.ts';

interface Waiting {
  readonly row: AppendRow;
  resolve(written: boolean): void;
  reject(error: unknown): void;
}

export class Sqlite implements Sql {
  readonly #file: SqliteFile | ThreadedFile;
  #waiting: Waiting[] = [];
  #flushing: Promise<void> | undefined;

  constructor(file: string) {
    this.#file = ThreadedFile.possible ? new ThreadedFile(file) : new SqliteFile(file);
  }

  async query(text: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.#file.query(text, values);
  }

  async batch(statements: readonly Statement[]): Promise<Row[][]> {
    return this.#file.batch(statements);
  }

  append(row: AppendRow): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject });
      this.#flushing ??= this.#flush();
    });
  }

  async close(): Promise<void> {
    await this.#flushing;
    await this.#file.close();
  }

  /** One commit after the other, until nobody waits. */
  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      // What else comes in during this turn of the event loop goes along.
      await new Promise((resolve) => setImmediate(resolve));
      const waiting = this.#waiting;
      this.#waiting = [];
      await this.#commit(waiting);
    }
    this.#flushing = undefined;
  }

  async #commit(waiting: readonly Waiting[]): Promise<void> {
    try {
      const written = await this.#file.append(waiting.map(({ row }) => row));
      for (const [i, { resolve }] of waiting.entries()) resolve(written[i] === true);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }
}
