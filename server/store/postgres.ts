/** PostgreSQL, for many nodes. An append is one statement of its own; the pool's connections commit side by side. */
import pg from 'pg';
import { cannotWrite, isAnswer, isAway, isSilence, StoreAway } from './away.ts';
import { type AppendRow, checkMet, type Row, type Sql, type Statement, type Value } from './sql.ts';

const CONNECTIONS = 16;
/** How long a connection is waited for, in milliseconds. */
const CONNECT = 4000;
/** The database itself gives up a statement before we do, so that what we have given up is not still at work there. */
const TIMES = {
  lock_timeout: 3000,
  statement_timeout: 5000,
  query_timeout: 6500,
  // A node that stopped in the middle of a transaction does not hold its locks for ever.
  idle_in_transaction_session_timeout: 10_000,
} as const;
/** How often a silent database is asked whether it is back, and how long it then has. */
const LISTEN = 300;
const LISTEN_TIMES = { connectionTimeoutMillis: 2000, query_timeout: 2000 } as const;
/** How long the pool may take to part. */
const PARTING = 1500;

/** How the database's own list of connections names us: `orrery restore` looks there whether a server runs. */
export const APPLICATION = 'orrery';

const LINE = `SELECT id, CAST(? AS INTEGER), ?, CAST(? AS INTEGER), ?, ?, CAST(? AS INTEGER), CAST(? AS TEXT),
  CAST(? AS BIGINT) FROM held`;
/** Of two who want the same row the second waits for the first, and then finds another number there. */
const append = (lines: number) =>
  numbered(`WITH held AS (
    UPDATE matches SET number = ?, status = ?, ended = ?, awaited = ?, due = ?, paused = ?, updated = ?,
      proposal = CASE WHEN CAST(? AS INTEGER) = 1 THEN CAST(? AS TEXT) ELSE proposal END
    WHERE id = ? AND number = ? AND status = 'playing'
      AND (CAST(? AS INTEGER) = 0 OR COALESCE(proposal, '') = CAST(? AS TEXT))
      AND CAST(? AS INTEGER) IN (-1, seating)
    RETURNING id
  )
  INSERT INTO records (match, number, kind, seat, body, told, learnt, submission, at)
  ${Array.from({ length: lines }, () => LINE).join(' UNION ALL ')} RETURNING number`);
const UNIQUE_VIOLATION = '23505';

// Times and counts are far below the numbers at which JavaScript loses digits.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PostgresTerms {
  /** For work that may take as long as it takes: a migration, a backup. */
  readonly patient?: boolean;
  /** Where the tables are; by default where the database looks first. */
  readonly schema?: string;
}

export class Postgres implements Sql {
  readonly #url: string;
  readonly #pool: pg.Pool;
  /** Called when a database that had fallen silent answers again. */
  onBack: (() => void) | undefined;
  failed: number | undefined;
  #silent = false;
  #closed = false;

  constructor(url: string, { patient = false, schema }: PostgresTerms = {}) {
    this.#url = url;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT,
      keepAlive: true,
      ...(patient ? {} : { ...TIMES, application_name: APPLICATION }),
      ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
    });
    // A connection that breaks while idle is replaced by the pool; whoever asks next hears of lasting trouble.
    this.#pool.on('error', () => undefined);
    // The pool listens only to those that are idle; of one that is lent, whoever waits for its answer hears.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  query(text: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.#asked(async () => {
      const { rows } = await this.#pool.query<Row>(numbered(text), [...values]);
      return rows;
    });
  }

  batch(statements: readonly Statement[]): Promise<Row[][]> {
    return this.#asked(() =>
      this.#atomically(async (client) => {
        const results: Row[][] = [];
        for (const statement of statements) {
          const { rows } = await client.query<Row>(numbered(statement.text), [...(statement.values ?? [])]);
          checkMet(statement, rows);
          results.push(rows);
        }
        return results;
      }),
    );
  }

  append(row: AppendRow): Promise<boolean> {
    return this.#asked(() => this.#append(row));
  }

  epoch(): undefined {
    return undefined;
  }

  /** Parts from the database; one that does not answer is not waited for. */
  async close(): Promise<void> {
    this.#closed = true;
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PARTING);
    });
    await Promise.race([this.#pool.end(), enough]);
    clearTimeout(timer);
  }

  async #written(
    client: Pick<pg.PoolClient, 'query'>,
    { match, lines, status, ended, awaited, due, paused, proposal, seating = -1 }: AppendRow,
  ): Promise<boolean> {
    const [first, last] = [lines[0], lines.at(-1)];
    if (first === undefined || last === undefined) throw new Error('nothing to append');
    const row = [last.number, status, ended, awaited, due, paused, last.at];
    const guard = [match, first.number - 1, proposal?.known === undefined ? 0 : 1, proposal?.known ?? ''];
    const { rows } = await client.query({
      name: `append ${lines.length}`,
      text: append(lines.length),
      values: [
        ...[...row, proposal ? 1 : 0, proposal?.next ?? null, ...guard, seating],
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
      // Where nothing was answered nothing more is asked: a connection that ends takes its transaction along.
      if (!isAnswer(error)) broken = error instanceof Error ? error : new Error(String(error));
      else {
        await client.query('ROLLBACK').catch((slip: Error) => {
          broken = slip;
        });
      }
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async #append(row: AppendRow): Promise<boolean> {
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

  /** While the database is silent nobody waits for it: everyone is told at once, until it answers again. */
  async #asked<T>(work: () => Promise<T>): Promise<T> {
    if (this.#silent) throw new StoreAway('silent');
    try {
      return await work();
    } catch (error) {
      if (isSilence(error)) void this.#listen();
      if (cannotWrite(error)) this.failed = Date.now();
      throw isAway(error) ? new StoreAway(error) : error;
    }
  }

  async #listen(): Promise<void> {
    if (this.#silent) return;
    this.#silent = true;
    while (this.#silent && !this.#closed) {
      await new Promise((resolve) => setTimeout(resolve, LISTEN).unref());
      this.#silent = !(await answers(this.#url));
    }
    if (!this.#closed) this.onBack?.();
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, ...LISTEN_TIMES });
  // An error that comes after the answer says the same again.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** PostgreSQL numbers its values. */
function numbered(text: string): string {
  let n = 0;
  return text.replaceAll('?', () => `$${++n}`);
}
