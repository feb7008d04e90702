/** Who sits where. Seats are numbered from 0. */
export type Seat = number;

/** The table itself: the one who seats newcomers and sees players off between turns. */
export const HOST: Seat = -1;

/** Someone who watches: a seat that sees only what is public. */
export const SPECTATOR: Seat = -2;

/** All seats together: they know what any of them knows. For looking back at a match; nobody sits there. */
export const EVERYONE: Seat = -3;

/** Whether what only its owner sees is known from a seat. */
export function isOwn(owner: Seat, seat: Seat): boolean {
  return owner === seat || seat === EVERYONE;
}

/**
 * What the people at a table are called, by seat; undefined where only the number is known. They belong to a screen and
 * not to the match: a record, a state and a server know seats by their numbers alone.
 */
export type People = readonly (string | undefined)[];

export const NOBODY: People = [];
