/** The seats of tables, and who holds them. */
import type { Level } from '#bots';
import type { Seat } from '#engine';
import { type Holder, holderOf, type SeatKind, type SeatRow, seatOf } from './rows.ts';
import { type Sql, update } from './sql.ts';

export interface SeatChange {
  readonly kind?: SeatKind;
  readonly name?: string;
  readonly level?: Level;
  readonly token?: string | null;
  readonly resigned?: boolean;
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
    const { resigned, ...rest } = change;
    const columns = { ...rest, ...(resigned === undefined ? {} : { resigned: resigned ? 1 : 0 }) };
    await update(this.#sql, 'seats', columns, 'match = ? AND seat = ?', [match, seat]);
  }
}
