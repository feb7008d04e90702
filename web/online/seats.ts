/** Which seats of an online table one may decide for. */
import type { SeatInfo, TableInfo } from '#client';

/** One's own seats, and those of players who are away that one stands in for. */
export function playedHere({ yours, seats }: Pick<TableInfo, 'yours' | 'seats'>): number[] {
  const standsIn = ({ by }: SeatInfo) => by !== undefined && yours.includes(by);
  return [...yours, ...seats.filter(standsIn).map(({ seat }) => seat)];
}

/** Whether a person decides for this seat: who sits there, or who stands in. */
export function isPlayedByPerson(seat: SeatInfo | undefined): boolean {
  return seat !== undefined && (seat.kind === 'person' || seat.by !== undefined);
}
