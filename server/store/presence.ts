/** Who was last seen at which table, over all nodes. */
import type { Seat } from '#engine';
import type { Sql } from './sql.ts';

export interface AtTable {
  readonly match: string;
  readonly seat: Seat;
}

/** So many are written at once. */
const SOME = 200;

export class Presence {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async seen(seats: readonly AtTable[], at: number): Promise<void> {
    for (let i = 0; i < seats.length; i += SOME) {
      const some = seats.slice(i, i + SOME);
      await this.#sql.query(
        `INSERT INTO presence (match, seat, seen) VALUES ${some.map(() => '(?, ?, ?)').join(', ')}
         ON CONFLICT (match, seat) DO UPDATE SET seen = excluded.seen`,
        some.flatMap(({ match, seat }) => [match, seat, at]),
      );
    }
  }

  /** Whether someone who holds the seat was at the table since then. */
  async isSeen(match: string, seat: Seat, since: number): Promise<boolean> {
    const rows = await this.#sql.query(
      'SELECT 1 AS there FROM presence WHERE match = ? AND seat = ? AND seen >= ?',
      [match, seat, since],
    );
    return rows.length > 0;
  }

  /**
   * People who were at a table in play and have not been seen since, where someone else is there to wait for them, of
   * tables without a clock or with one shorter than `clock`.
   */
  async lost(since: number, clock: number): Promise<AtTable[]> {
    const rows = await this.#sql.query(
      `SELECT p.match, p.seat FROM presence p
       JOIN matches m ON m.id = p.match AND m.status = 'playing' AND m.paused IS NULL
       JOIN seats s ON s.match = p.match AND s.seat = p.seat AND s.kind = 'person'
       WHERE p.seen < ? AND (m.clock IS NULL OR m.clock < ?)
         AND EXISTS (SELECT 1 FROM presence o WHERE o.match = p.match AND o.seat <> p.seat AND o.seen >= ?)
       LIMIT 1000`,
      [since, clock, since],
    );
    return rows.map(({ match, seat }) => ({ match: String(match), seat: Number(seat) }));
  }

  /** Forgets who was at tables at which nothing is played any more. */
  async tidy(): Promise<void> {
    await this.#sql.query(
      "DELETE FROM presence WHERE match NOT IN (SELECT id FROM matches WHERE status = 'playing')",
    );
  }
}
