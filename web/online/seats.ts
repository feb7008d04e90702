/** Which seats of an online table one may decide for. */
import type { SeatInfo, TableInfo } from '#client';

type Sitting = Pick<TableInfo, 'yours' | 'seats'>;

/** One's own seats, and those of players who are away that one stands in for. */
export function playedHere({ yours, seats }: Sitting): number[] {
  const standsIn = ({ by }: SeatInfo) => by !== undefined && yours.includes(by);
  return [...yours, ...seats.filter(standsIn).map(({ seat }) => seat)];
}

/** Whether one decides for this seat now: for one's own not while one is away. */
export function decidesFor({ yours, seats }: Sitting, seat: number): boolean {
  const { kind, by } = seats[seat] ?? {};
  return yours.includes(seat) ? kind === 'person' : by !== undefined && yours.includes(by);
}

/** Whether a person decides for this seat: who sits there, or who stands in. */
export function isPlayedByPerson(seat: SeatInfo | undefined): boolean {
  return seat !== undefined && (seat.kind === 'person' || seat.by !== undefined);
}
