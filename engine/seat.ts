/** Who sits where. Seats are numbered from 0. */
export type Seat = number;

/** The table itself: the one who seats newcomers and sees players off between turns. */
export const HOST: Seat = -1;

/** Someone who watches: a seat that sees only what is public. */
export const SPECTATOR: Seat = -2;
