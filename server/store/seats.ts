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
