/** The seats of tables, and who holds them. */
import type { Level } from '#bots';
import type { Seat } from '#engine';
import { type Holder, holderOf, type SeatKind, type SeatRow, seatOf } from './rows.ts';
import { attempt, type Sql, type Statement, updating } from './sql.ts';

export interface SeatChange {
  readonly kind?: SeatKind;
  readonly name?: string;
  readonly level?: Level;
  readonly token?: string | null;
  readonly resigned?: boolean;
  readonly lost?: boolean;
}

/** What changes a seat; `where` keeps it from being done to a seat that has changed otherwise. */
export function seatStatement(match: string, seat: Seat, change: SeatChange, where = ''): Statement {
  const { resigned, lost, ...rest } = change;
  const flag = (value: boolean | undefined) => (value === undefined ? undefined : value ? 1 : 0);
  const columns = { ...rest, resigned: flag(resigned), lost: flag(lost) };
  return updating('seats', columns, `match = ? AND seat = ?${where}`, [match, seat]);
}

export class Seats {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async of(match: string): Promise<SeatRow[]> {
    const rows = await this.#sql.query('SELECT * FROM seats WHERE match = ? ORDER BY seat', [match]);
    return rows.map(seatOf);
  }

  async holders(match: string): Promise<Holder[]> {
    const rows = await this.#sql.query(
      'SELECT seat, player, by_link, device, asked FROM holders WHERE match = ? ORDER BY seat, by_link, player',
      [match],
    );
    return rows.map(holderOf);
  }

  async change(match: string, seat: Seat, change: SeatChange): Promise<void> {
    const { text, values } = seatStatement(match, seat, change);
    if (text !== '') await this.#sql.query(text, values);
  }

  /**
   * Seats are called as the person who first took them is called now, where they still hold them; false where there are
   * none. Who came to a seat by a personal link does not name the person it belongs to.
   */
  async rename(match: string, player: string): Promise<boolean> {
    const [, renamed = []] = await this.#sql.batch([
      { text: 'UPDATE matches SET seating = seating + 1 WHERE id = ?', values: [match] },
      {
        text: `UPDATE seats SET name = (SELECT p.name FROM players p WHERE p.id = ?) WHERE match = ?
          AND EXISTS (SELECT 1 FROM players p WHERE p.id = ?)
          AND EXISTS (SELECT 1 FROM holders h WHERE h.match = seats.match AND h.seat = seats.seat AND h.player = ?)
          AND NOT EXISTS (SELECT 1 FROM holders o WHERE o.match = seats.match AND o.seat = seats.seat
            AND o.player <> ? AND o.by_link IS NULL) RETURNING seat`,
        values: [player, match, player, player, player],
      },
    ]);
    return renamed.length > 0;
  }

  /** A person goes away or comes back; false where the seat is no longer such, or is given up, or the match is over. */
  turn(match: string, seat: Seat, kind: 'person' | 'away', lost: boolean): Promise<boolean> {
    const before = kind === 'away' ? 'person' : 'away';
    const where = ` AND kind = '${before}' AND resigned = 0 RETURNING seat`;
    return attempt(this.#sql, [
      {
        text: "UPDATE matches SET seating = seating + 1 WHERE id = ? AND status = 'playing' RETURNING id",
        values: [match],
        must: true,
      },
      { ...seatStatement(match, seat, { kind, lost }, where), must: true },
    ]);
  }
}
