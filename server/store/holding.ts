/**
 * Who holds a seat besides its owner. Each change is one transaction that begins with the table's own row, as every
 * change of who sits there does: so one comes first, and none waits for another that waits for it.
 */
import type { Seat } from '#engine';
import { welcome } from './blocks.ts';
import { withoutGiver } from './instructions.ts';
import { attempt, met, type Sql, type Statement } from './sql.ts';

export interface Claim {
  readonly match: string;
  /** The hash of the link's token. */
  readonly token: string;
  readonly player: string;
  readonly device: string;
  readonly at: number;
}

export interface NewLink {
  readonly match: string;
  readonly seat: Seat;
  readonly player: string;
  /** The hash of the link's token. */
  readonly token: string;
}

export interface Removal {
  readonly match: string;
  readonly seat: Seat;
  /** Who first took the seat. */
  readonly owner: string;
  /** Just this one; otherwise all who came by link. */
  readonly player?: string | undefined;
  /** The hash of the link that counts from now on; none by default. */
  readonly token?: string;
}

/**
 * So many hold a seat by its link at the same time: more than anyone has devices, and few enough that a link that got
 * about brings no crowd.
 */
export const MOST_BY_LINK = 8;

export class Holding {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Whether a link leads to a seat there as things stand. */
  async leads(match: string, token: string): Promise<boolean> {
    const found = await this.#sql.query('SELECT 1 FROM seats WHERE match = ? AND token = ?', [match, token]);
    return found.length > 0;
  }

  /** Whether as many hold the seat of a link as may. */
  async isFull(match: string, token: string): Promise<boolean> {
    const [row] = await this.#sql.query(`SELECT COUNT(*) AS many FROM holders h ${BY_LINK}`, [match, token]);
    return Number(row?.many) >= MOST_BY_LINK;
  }

  /**
   * Takes a seat by its link; none when the link is not good any more, as many came by it as may, or someone there has
   * blocked who comes. Who holds it already goes on as before.
   */
  async claim({ match, token, player, device, at }: Claim): Promise<Seat | undefined> {
    const results = await met(this.#sql, [
      changed(match),
      // A removal that comes first has changed the token; a newcomer's seat is taken, not shared.
      {
        text: 'UPDATE seats SET token = token WHERE match = ? AND token = ? AND offered = 0 RETURNING seat',
        values: [match, token],
        must: true,
      },
      welcome(match, player),
      room(match, token, player),
      {
        text: `INSERT INTO holders (match, seat, player, by_link, device)
          SELECT match, seat, CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS TEXT) FROM seats
          WHERE match = ? AND token = ? ON CONFLICT DO NOTHING`,
        values: [player, at, device, match, token],
      },
    ]);
    const seat = results?.[1]?.[0]?.seat;
    return seat === undefined ? undefined : Number(seat);
  }

  /** The link that counts from now on; false where who asks holds the seat no more. */
  link({ match, seat, player, token }: NewLink): Promise<boolean> {
    return attempt(this.#sql, [
      changed(match),
      {
        text: `UPDATE seats SET token = ? WHERE match = ? AND seat = ?
          AND EXISTS (SELECT 1 FROM holders WHERE match = ? AND seat = ? AND player = ?) RETURNING seat`,
        values: [token, match, seat, match, seat, player],
        must: true,
      },
    ]);
  }

  /**
   * Those who came by link hold the seat no more, and the link is of no use any more. What they left there goes with
   * them: their hooks, what they settled in advance, and whatever is proposed, which they may have agreed to in the
   * seat's name. The owner stays; nothing is done where that is another by now.
   */
  async remove({ match, seat, owner, player, token }: Removal): Promise<string[] | undefined> {
    const which = `match = ? AND seat = ? AND by_link IS NOT NULL${player === undefined ? '' : ' AND player = ?'}`;
    const values = [match, seat, ...(player === undefined ? [] : [player])];
    const results = await met(this.#sql, [
      changed(match),
      {
        text: `UPDATE seats SET token = ? WHERE match = ? AND seat = ?
          AND EXISTS (SELECT 1 FROM holders WHERE match = ? AND seat = ? AND player = ?) RETURNING seat`,
        values: [token ?? null, match, seat, match, seat, owner],
        must: true,
      },
      {
        text: `DELETE FROM hooks WHERE match = ? AND player IN (SELECT player FROM holders WHERE ${which})`,
        values: [match, ...values],
      },
      {
        text: `UPDATE matches SET proposal = NULL WHERE id = ? AND EXISTS (SELECT 1 FROM holders WHERE ${which})`,
        values: [match, ...values],
      },
      { text: `DELETE FROM holders WHERE ${which} RETURNING player`, values },
      withoutGiver(match, seat),
      { text: 'UPDATE holders SET asked = NULL WHERE match = ? AND seat = ?', values: [match, seat] },
    ]);
    return results && (results[4] ?? []).map((row) => String(row.player));
  }

  /** Someone who came by link goes. The seat, its owner and its link stay as they are. */
  async letGo(match: string, seat: Seat, player: string): Promise<void> {
    await this.#sql.batch([
      changed(match),
      {
        text: 'DELETE FROM holders WHERE match = ? AND seat = ? AND player = ? AND by_link IS NOT NULL',
        values: [match, seat, player],
      },
      withoutGiver(match, seat),
      { text: 'DELETE FROM hooks WHERE match = ? AND player = ?', values: [match, player] },
    ]);
  }

  /** Someone may do nothing at a table any more: no link that they know leads there, and nothing they settled decides. */
  async shutOut(match: string, player: string): Promise<void> {
    await this.#sql.batch([
      changed(match),
      {
        text: `UPDATE seats SET token = NULL WHERE match = ? AND seat IN
          (SELECT h.seat FROM holders h WHERE h.match = ? AND h.player = ?)`,
        values: [match, match, player],
      },
      { text: 'DELETE FROM instructions WHERE match = ? AND giver = ?', values: [match, player] },
    ]);
  }

  /** The owner asks whoever set the table up to remove the others. */
  async ask(match: string, seat: Seat, player: string, until: number): Promise<void> {
    await this.#sql.batch([
      changed(match),
      {
        text: 'UPDATE holders SET asked = ? WHERE match = ? AND seat = ? AND player = ?',
        values: [until, match, seat, player],
      },
    ]);
  }
}

const BY_LINK = `JOIN seats s ON s.match = h.match AND s.seat = h.seat
  WHERE s.match = ? AND s.token = ? AND h.by_link IS NOT NULL`;

/** Whoever comes is one of those who hold the seat of a link, or one more may. */
function room(match: string, token: string, player: string): Statement {
  return {
    text: `SELECT 1 AS fine WHERE (SELECT COUNT(*) FROM holders h ${BY_LINK}) < ${MOST_BY_LINK}
      OR EXISTS (SELECT 1 FROM holders h JOIN seats s ON s.match = h.match AND s.seat = h.seat
        WHERE s.match = ? AND s.token = ? AND h.player = ?)`,
    values: [match, token, match, token, player],
    must: true,
  };
}

/** Whoever knew another seating looks again. */
function changed(match: string): Statement {
  return { text: 'UPDATE matches SET seating = seating + 1 WHERE id = ?', values: [match] };
}
