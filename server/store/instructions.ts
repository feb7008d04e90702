/** What seats have settled in advance. It is read where it is needed, and kept in no node's memory: it is theirs alone. */
import type { Seat } from '#engine';
import { attempt, type Sql, type Statement, type Value } from './sql.ts';

export type Settled = Readonly<Record<string, unknown>>;

export class Instructions {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async of(match: string): Promise<ReadonlyMap<Seat, Settled>> {
    const rows = await this.#sql.query('SELECT seat, body FROM instructions WHERE match = ?', [match]);
    return new Map(rows.map(({ seat, body }) => [Number(seat), settledIn(body)]));
  }

  /** Instead of what was settled before; false where who gives it holds the seat no more. */
  give(match: string, seat: Seat, settled: Settled, giver: string): Promise<boolean> {
    return attempt(this.#sql, [
      // In turn with whatever changes who holds the seat.
      { text: 'UPDATE matches SET seating = seating WHERE id = ?', values: [match] },
      {
        text: `INSERT INTO instructions (match, seat, body, giver)
          SELECT match, seat, CAST(? AS TEXT), player FROM holders WHERE match = ? AND seat = ? AND player = ?
          ON CONFLICT (match, seat) DO UPDATE SET body = excluded.body, giver = excluded.giver RETURNING seat`,
        values: [JSON.stringify(settled), match, seat, giver],
        must: true,
      },
    ]);
  }

  async end(match: string, seat: Seat): Promise<void> {
    await this.#sql.query('DELETE FROM instructions WHERE match = ? AND seat = ?', [match, seat]);
  }

  /** The matches in play that have any. */
  async inPlay(): Promise<string[]> {
    const rows = await this.#sql.query(
      `SELECT DISTINCT i.match FROM instructions i
       JOIN matches m ON m.id = i.match AND m.status = 'playing' AND m.paused IS NULL LIMIT 1000`,
    );
    return rows.map(({ match }) => String(match));
  }

  /** Those of the seats a person holds. */
  async heldBy(player: string): Promise<{ match: string; seat: Seat; instructions: Settled }[]> {
    const rows = await this.#sql.query(
      `SELECT i.match, i.seat, i.body FROM instructions i
       JOIN holders h ON h.match = i.match AND h.seat = i.seat WHERE h.player = ? ORDER BY i.match, i.seat`,
      [player],
    );
    return rows.map(({ match, seat, body }) => ({
      match: String(match),
      seat: Number(seat),
      instructions: settledIn(body),
    }));
  }

  /** Forgets what was settled for matches that are over, and for seats that nobody holds. */
  async tidy(): Promise<void> {
    await this.#sql.query(
      `DELETE FROM instructions WHERE match NOT IN (SELECT id FROM matches WHERE status = 'playing')
       OR NOT EXISTS (SELECT 1 FROM holders h WHERE h.match = instructions.match AND h.seat = instructions.seat)`,
    );
  }
}

/** What was settled for a seat by someone who holds it no more goes; so does what nobody knows who settled it. */
export function withoutGiver(match: string, seat: Seat): Statement {
  return {
    text: `DELETE FROM instructions WHERE match = ? AND seat = ? AND NOT EXISTS (SELECT 1 FROM holders h
      WHERE h.match = instructions.match AND h.seat = instructions.seat AND h.player = instructions.giver)`,
    values: [match, seat],
  };
}

function settledIn(body: Value | undefined): Settled {
  return JSON.parse(String(body));
}
