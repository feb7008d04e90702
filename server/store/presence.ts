/** Who was last seen at which table, over all nodes. */
import type { Seat } from '#engine';
import type { Sql } from './sql.ts';

export interface AtTable {
  readonly match: string;
  readonly seat: Seat;
}

export interface Seen {
  readonly seat: Seat;
  /** When someone who holds the seat was last noted there. */
  readonly seen: number;
  /** Since when nobody is. */
  readonly gone?: number;
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
         ON CONFLICT (match, seat) DO UPDATE SET seen = excluded.seen, gone = NULL`,
        some.flatMap(({ match, seat }) => [match, seat, at]),
      );
    }
  }

  /** Nobody who holds these seats is at the table any more. */
  async left(seats: readonly AtTable[], at: number): Promise<void> {
    for (let i = 0; i < seats.length; i += SOME) {
      const some = seats.slice(i, i + SOME);
      await this.#sql.query(
        `UPDATE presence SET gone = ? WHERE ${some.map(() => '(match = ? AND seat = ?)').join(' OR ')}`,
        [at, ...some.flatMap(({ match, seat }) => [match, seat])],
      );
    }
  }

  /** Who was at a table, and when last. */
  async of(match: string): Promise<Seen[]> {
    const rows = await this.#sql.query(
      'SELECT seat, seen, gone FROM presence WHERE match = ? ORDER BY seat',
      [match],
    );
    return rows.map(({ seat, seen, gone }) => ({
      seat: Number(seat),
      seen: Number(seen),
      ...(gone === null || gone === undefined ? {} : { gone: Number(gone) }),
    }));
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

  /** Forgets who was at tables that are over. */
  async tidy(): Promise<void> {
    await this.#sql.query(
      `DELETE FROM presence WHERE NOT EXISTS
         (SELECT 1 FROM matches m WHERE m.id = presence.match AND m.status <> 'over')`,
    );
  }
}
