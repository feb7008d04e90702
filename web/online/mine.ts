/** One's own matches in the order in which they want something of one. */
import type { TableInfo } from '#client';

export const GROUPS = ['turn', 'others', 'open', 'over'] as const;
export type Group = (typeof GROUPS)[number];

/** Whether everyone has come and I have not said that I am ready. */
export function wantsMeReady({ status, yours, seats }: TableInfo): boolean {
  if (status !== 'open' || seats.some(({ kind }) => kind === 'free')) return false;
  return seats.some(({ seat, ready }) => yours.includes(seat) && !ready);
}

export function waitsForMe(table: TableInfo): boolean {
  const { status, paused, awaited, yours, seats, invited } = table;
  if (status === 'open') return invited !== undefined || wantsMeReady(table);
  return (
    status === 'playing' &&
    !paused &&
    awaited.some((seat) => yours.includes(seat) && seats[seat]?.kind === 'person')
  );
}

export function groupOf(table: TableInfo): Group {
  if (waitsForMe(table)) return 'turn';
  return table.status === 'playing' ? 'others' : table.status;
}

/** Within a group: whose time runs out first, then what changed last. */
export function sorted(tables: readonly TableInfo[]): TableInfo[] {
  const soon = ({ due }: TableInfo) => due ?? Number.POSITIVE_INFINITY;
  return [...tables].sort(
    (a, b) =>
      GROUPS.indexOf(groupOf(a)) - GROUPS.indexOf(groupOf(b)) ||
      (soon(a) === soon(b) ? b.updated - a.updated : soon(a) - soon(b)),
  );
}
