/** Who holds a seat besides its owner. Each change is one transaction, so that of a claim and a removal one comes first. */
import type { Seat } from '#engine';
import { attempt, type Sql, type Statement } from './sql.ts';

export interface Claim {
  readonly match: string;
  /** The hash of the link's token. */
  readonly token: string;
  readonly player: string;
  readonly device: string;
  readonly at: number;
}

export interface Removal {
  readonly match: string;
  readonly seat: Seat;
  /** Just this one; otherwise all who came by link. */
  readonly player?: string | undefined;
  /** The hash of the link that counts from now on; none by default. */
  readonly token?: string;
}

export class Holding {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Takes a seat by its link; false when the link is not good any more. Who holds it already goes on as before. */
  claim({ match, token, player, device, at }: Claim): Promise<boolean> {
    return attempt(this.#sql, [
      // Locks the seat: a removal that comes first has changed the token.
      {
        text: 'UPDATE seats SET token = token WHERE match = ? AND token = ? RETURNING seat',
        values: [match, token],
        must: true,
      },
      {
        text: `INSERT INTO holders (match, seat, player, by_link, device)
          SELECT match, seat, CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS TEXT) FROM seats
          WHERE match = ? AND token = ? ON CONFLICT DO NOTHING`,
        values: [player, at, device, match, token],
      },
      changed(match),
    ]);
  }

  /** Those who came by link hold the seat no more, and the link is of no use any more. The owner stays. */
  async remove({ match, seat, player, token }: Removal): Promise<string[]> {
    const which = `match = ? AND seat = ? AND by_link IS NOT NULL${player === undefined ? '' : ' AND player = ?'}`;
    const values = [match, seat, ...(player === undefined ? [] : [player])];
    const results = await this.#sql.batch([
      {
        text: 'UPDATE seats SET token = ? WHERE match = ? AND seat = ?',
        values: [token ?? null, match, seat],
      },
      {
        text: `DELETE FROM hooks WHERE match = ? AND player IN (SELECT player FROM holders WHERE ${which})`,
        values: [match, ...values],
      },
      { text: `DELETE FROM holders WHERE ${which} RETURNING player`, values },
      { text: 'UPDATE holders SET asked = NULL WHERE match = ? AND seat = ?', values: [match, seat] },
      changed(match),
    ]);
    return (results[2] ?? []).map((row) => String(row.player));
  }

  /** Someone who came by link goes. The seat, its owner and its link stay as they are. */
  async letGo(match: string, seat: Seat, player: string): Promise<void> {
    await this.#sql.batch([
      {
        text: 'DELETE FROM holders WHERE match = ? AND seat = ? AND player = ? AND by_link IS NOT NULL',
        values: [match, seat, player],
      },
      { text: 'DELETE FROM hooks WHERE match = ? AND player = ?', values: [match, player] },
      changed(match),
    ]);
  }

  /** The owner asks whoever set the table up to remove the others. */
  async ask(match: string, seat: Seat, player: string, until: number): Promise<void> {
    await this.#sql.batch([
      {
        text: 'UPDATE holders SET asked = ? WHERE match = ? AND seat = ? AND player = ?',
        values: [until, match, seat, player],
      },
      changed(match),
    ]);
  }
}

/** Whoever knew another seating looks again. */
function changed(match: string): Statement {
  return { text: 'UPDATE matches SET seating = seating + 1 WHERE id = ?', values: [match] };
}
