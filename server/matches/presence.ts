/** Whose connection to a table is lost while others are there: after a while a stand-in plays on until they are back. */
import { LOST_MINUTES, UNHURRIED_SECONDS } from '#client/protocol.ts';
import type { Seat } from '#engine';
import type { AtTable } from '../store/index.ts';
import { LATELY, seatsHere } from './attendance.ts';
import type { House } from './house.ts';
import { stepAway } from './leaving.ts';

/** So long nobody who holds the seat has been at the table. */
export const GRACE = LOST_MINUTES * 60_000;
const UNHURRIED = UNHURRIED_SECONDS * 1000;

/** Whether someone who holds the seat is at the table, at whatever node. */
export async function isThere(house: House, match: string, seat: Seat): Promise<boolean> {
  for (const viewer of house.viewers.of(match)) if (viewer.held && viewer.seat === seat) return true;
  return !house.alone && house.store.presence.isSeen(match, seat, house.now() - LATELY);
}

/** Notes who is at the tables of this node, and lets stand-ins play on for those who are nowhere. */
export async function lookForLost(house: House): Promise<void> {
  const { presence } = house.store;
  await presence.seen(here(house), house.now());
  for (const { match, seat } of await presence.lost(house.now() - GRACE, UNHURRIED)) {
    const away = await stepAway(house, match, seat, true);
    // It may be over by now, or its rules are not at hand here.
    if (!away.ok && away.error.code === 'unavailable')
      house.trouble(`stand-in at ${match}`, new Error(away.error.message));
  }
}

/** The seats whose players watch their table from this node. */
function here({ viewers }: House): AtTable[] {
  return viewers
    .watched()
    .flatMap((match) => [...seatsHere(viewers, match)].map((seat) => ({ match, seat })));
}
