/** A table as the store has it, read as one: bots may write while it is read. */
import type { Holder, MatchRow, RecordRow, SeatRow, Store } from '../../store/index.ts';

export interface Kept {
  /** Nothing where the table is gone. */
  readonly row: MatchRow | undefined;
  readonly seats: readonly SeatRow[];
  readonly holders: readonly Holder[];
  readonly lines: readonly RecordRow[];
}

export async function readTable({ tables, seats, records }: Store, id: string): Promise<Kept> {
  for (;;) {
    const before = await tables.match(id);
    const [all, holders, lines] = await Promise.all([seats.of(id), seats.holders(id), records.of(id)]);
    const row = await tables.match(id);
    const same = row?.number === before?.number && row?.seating === before?.seating;
    if (same && row?.status === before?.status) return { row, seats: all, holders, lines };
  }
}

export function heldBy({ holders }: Kept, player: string): number[] {
  return holders.filter((holder) => holder.player === player).map(({ seat }) => seat);
}
