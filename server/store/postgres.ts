/** PostgreSQL, for many nodes. An append is one statement of its own; the pool's connections commit side by side. */
import pg from 'pg';
import { type AppendRow, checkMet, type Row, type Sql, type Statement, type Value } from './sql.ts';

const CONNECTIONS = 16;

const LINE = `SELECT id, CAST(? AS INTEGER), ?, CAST(? AS INTEGER), ?, ?, CAST(? AS INTEGER), CAST(? AS TEXT),
  CAST(? AS BIGINT) FROM held`;
/** Of two who want the same row the second waits for the first, and then finds another number there. */
const append = (lines: number) =>
  numbered(`WITH held AS (
    UPDATE matches SET number = ?, status = ?, ended = ?, awaited = ?, due = ?, paused = ?, updated = ?,
      proposal = CASE WHEN CAST(? AS INTEGER) = 1 THEN CAST(? AS TEXT) ELSE proposal END
    WHERE id = ? AND number = ? AND status = 'playing'
      AND (CAST(? AS INTEGER) = 0 OR COALESCE(proposal, '') = CAST(? AS TEXT))
    RETURNING id
  )
  INSERT INTO records (match, number, kind, seat, body, told, learnt, submission, at)
  ${Array.from({ length: lines }, () => LINE).join(' UNION ALL ')} RETURNING number`);
const UNIQUE_VIOLATION = '23505';

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

  batch(statements: readonly Statement[]): Promise<Row[][]> {
    return this.#atomically(async (client) => {
      const results: Row[][] = [];
      for (const statement of statements) {
        const { rows } = await client.query<Row>(numbered(statement.text), [...(statement.values ?? [])]);
        checkMet(statement, rows);
        results.push(rows);
      }
      return results;
    });
  }

  async #written(
    client: Pick<pg.PoolClient, 'query'>,
    { match, lines, status, ended, awaited, due, paused, proposal }: AppendRow,
  ): Promise<boolean> {
    const [first, last] = [lines[0], lines.at(-1)];
    if (first === undefined || last === undefined) throw new Error('nothing to append');
    const row = [last.number, status, ended, awaited, due, paused, last.at];
    const guard = [match, first.number - 1, proposal?.known === undefined ? 0 : 1, proposal?.known ?? ''];
    const { rows } = await client.query({
      name: `append ${lines.length}`,
      text: append(lines.length),
      values: [
        ...[...row, proposal ? 1 : 0, proposal?.next ?? null, ...guard],
        ...lines.flatMap(({ number, kind, seat, body, told, learnt, submission, at }) => [
          ...[number, kind, seat, body, told, learnt, submission, at],
        ]),
      ],
    });
    return rows.length > 0;
  }

  async #atomically<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      return result;
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
    try {
      if (row.also.length === 0) return await this.#written(this.#pool, row);
      return await this.#atomically(async (client) => {
        if (!(await this.#written(client, row))) return false;
        for (const { text, values = [] } of row.also) await client.query(numbered(text), [...values]);
        return true;
      });
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) return false;
      throw error;
    }
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
