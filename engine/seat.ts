/** Who sits where. Seats are numbered from 0. */
export type Seat = number;

/** The table itself: the one who seats newcomers and sees players off between turns. */
export const HOST: Seat = -1;

/** Someone who watches: a seat that sees only what is public. */
export const SPECTATOR: Seat = -2;

let people: readonly (string | undefined)[] = [];

/**
 * Says who sits where, for the words of games. It belongs to the screen and not to the match: a record, a state and a
 * server know seats by their numbers alone.
 */
export function nameSeats(names: readonly (string | undefined)[]): void {
  people = names;
}

/** What the person at a seat is called; undefined where only its number is known. */
export function personAt(seat: Seat): string | undefined {
  return people[seat];
}
