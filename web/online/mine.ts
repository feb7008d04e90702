/** One's own matches in the order in which they want something of one. */
import type { TableInfo } from '#client';

export const GROUPS = ['turn', 'others', 'open', 'over'] as const;
export type Group = (typeof GROUPS)[number];

export function waitsForMe({ status, paused, awaited, yours, seats }: TableInfo): boolean {
  return (
    status === 'playing' &&
    !paused &&
    awaited.some((seat) => yours.includes(seat) && seats[seat]?.kind === 'person')
  );
}

export function groupOf(table: TableInfo): Group {
  if (table.status !== 'playing') return table.status;
  return waitsForMe(table) ? 'turn' : 'others';
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
