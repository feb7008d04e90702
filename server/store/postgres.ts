/** PostgreSQL, for many nodes. An append is one statement of its own; the pool's connections commit side by side. */
import pg from 'pg';
import { type AppendRow, checkMet, type Row, type Sql, type Statement, type Value } from './sql.ts';

const CONNECTIONS = 16;

const APPEND = numbered(`WITH written AS (
    INSERT INTO records (match, number, kind, seat, body, told, learnt, submission, at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING match
  )
  UPDATE matches SET number = ?, status = ?, awaited = ?, due = ?, updated = ?
  WHERE id IN (SELECT match FROM written) RETURNING id`);

// Times and counts are far below the numbers at which JavaScript loses digits.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export class Postgres implements Sql {
  readonly #pool: pg.Pool;

  constructor(url: string) {
    this.#pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
    // A connection that breaks while idle is replaced by the pool; whoever asks next hears of lasting trouble.
    this.#pool.on('error', () => undefined);
  }

  async query(text: string, values: readonly Value[] = []): Promise<Row[]> {
    const { rows } = await this.#pool.query<Row>(numbered(text), [...values]);
    return rows;
  }

  async batch(statements: readonly Statement[]): Promise<Row[][]> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const results: Row[][] = [];
      for (const statement of statements) {
        const { rows } = await client.query<Row>(numbered(statement.text), [...(statement.values ?? [])]);
        checkMet(statement, rows);
        results.push(rows);
      }
      await client.query('COMMIT');
      return results;
    } catch (error) {
      await client.query('ROLLBACK').catch((slip: Error) => {
        broken = slip;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async append(row: AppendRow): Promise<boolean> {
    const { match, number, kind, seat, body, told, learnt, submission, at, status, awaited, due } = row;
    const record = [match, number, kind, seat, body, told, learnt, submission, at];
    const { rows } = await this.#pool.query({
      name: 'append',
      text: APPEND,
      values: [...record, number, status, awaited, due, at],
    });
    return rows.length === 1;
  }

  epoch(): undefined {
    return undefined;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

/** PostgreSQL numbers its values. */
function numbered(text: string): string {
  let n = 0;
  return text.replaceAll('?', () => `$${++n}`);
}
