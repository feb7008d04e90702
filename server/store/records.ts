/** The append-only records of matches, and the snapshots that save playing them from the start. */
import type { Seat } from '#engine';
import { type MatchRow, type RecordRow, recordOf, type Snapshot } from './rows.ts';
import type { Sql } from './sql.ts';

/** A line, and what the table says once it is written. */
export interface Append extends RecordRow {
  readonly match: string;
  readonly status: MatchRow['status'];
  readonly awaited: readonly Seat[];
  readonly due?: number | undefined;
}

export class Records {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Durable once it resolves; false when that number or submission is taken, and then nothing is written. */
  append(row: Append): Promise<boolean> {
    return this.#sql.append({
      ...{ match: row.match, number: row.number, kind: row.kind, seat: row.seat, at: row.at },
      body: JSON.stringify(row.body),
      told: JSON.stringify(row.told),
      learnt: row.learnt ? 1 : 0,
      submission: row.submission ?? null,
      status: row.status,
      awaited: JSON.stringify(row.awaited),
      due: row.due ?? null,
    });
  }

  /** The lines after a number, in order; at most so many. */
  async of(match: string, after = 0, most = 1_000_000): Promise<RecordRow[]> {
    const rows = await this.#sql.query(
      'SELECT * FROM records WHERE match = ? AND number > ? ORDER BY number LIMIT ?',
      [match, after, most],
    );
    return rows.map(recordOf);
  }

  async saveSnapshot(match: string, { number, count, state }: Snapshot): Promise<void> {
    await this.#sql.query(
      'INSERT INTO snapshots (match, number, count, state) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      [match, number, count, JSON.stringify(state)],
    );
  }

  /** The newest snapshot of at most so many actions, taken at most at this number. */
  async snapshot(match: string, number: number, count: number): Promise<Snapshot | undefined> {
    const [row] = await this.#sql.query(
      `SELECT number, count, state FROM snapshots WHERE match = ? AND number <= ? AND count <= ?
       ORDER BY number DESC LIMIT 1`,
      [match, number, count],
    );
    return (
      row && { number: Number(row.number), count: Number(row.count), state: JSON.parse(String(row.state)) }
    );
  }
}
