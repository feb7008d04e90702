/**
 * Who stops playing, and who plays on for them. Whoever is away, because they said so or because their connection was
 * lost, has a stand-in until they are back; whoever resigns has one for good.
 */

import type { Seat } from '#engine';
import { DONE, fail, type Reply } from '../answer.ts';
import { endBy } from './ending.ts';
import { aroundFresh, onFresh } from './fresh.ts';
import { HeldMatch } from './heldMatch.ts';
import type { HeldTable } from './heldTable.ts';
import { AGAIN, type House } from './house.ts';
import { timeFor } from './pace.ts';
import { gaveUp, notInPlay } from './play.ts';
import { settleWithout } from './proposals.ts';
import { backAt, dueOf, leftInMidst } from './reserve.ts';
import { plainLine, type Turn } from './writing.ts';

/**
 * Gives up. A bot of the table's level plays on for this seat, for good, as long as people are left who play together
 * with it or against each other; where one side of people is left, it has won; where nobody is left, it is over.
 */
export async function resign(house: House, id: string, seat: Seat): Promise<Reply> {
  const resigned = await house.on(id, async (live): Promise<Reply | typeof AGAIN> => {
    const closed = notInPlay(live) ?? gaveUp(live, seat);
    if (closed) return closed;
    const ended = endBy(live, seat);
    const turn: Turn = {
      ...(ended ? { ended } : {}),
      seat: { seat, change: { kind: 'bot', resigned: true, lost: false, level: live.row.level } },
    };
    return (await house.write(live, plainLine('resign', seat), turn)) ? DONE : AGAIN;
  });
  if (resigned.ok) {
    await house.store.instructions.end(id, seat);
    await goneFrom(house, id);
  }
  return resigned;
}

/** Lets a stand-in play on for a person who leaves; they can come back. */
export async function stepAway(house: House, id: string, seat: Seat, lost = false): Promise<Reply> {
  const away = await onFresh(house, id, async (live): Promise<Reply | typeof AGAIN> => {
    const closed = notInPlay(live) ?? gaveUp(live, seat);
    if (closed) return closed;
    const there = live.seat(seat)?.kind === 'person';
    if (there && !(await house.store.seats.turn(id, seat, 'away', lost))) return AGAIN;
    const { reserves } = live.row;
    if (there && reserves && live.awaited().includes(seat))
      await house.changeTable(live, { reserves: leftInMidst(reserves, seat) });
    else await house.refresh(live);
    return DONE;
  });
  if (away.ok) await goneFrom(house, id);
  return away;
}

/** Who has gone is not waited for: what all the others have agreed to is done. */
export async function goneFrom(house: House, id: string): Promise<void> {
  await aroundFresh(house, id, async (live) => {
    return (await settleWithout(house, live)) ?? DONE;
  });
}

export function comeBack(house: House, id: string, seat: Seat): Promise<Reply> {
  return onFresh(house, id, async (live): Promise<Reply> => {
    const closed = gaveUp(live, seat);
    if (closed) return closed;
    if (live.row.status === 'over') return fail('over', 'over');
    await sitDownAgain(house, live, seat);
    return DONE;
  });
}

/** Someone is back at a seat that was played for them. */
export async function sitDownAgain(house: House, live: HeldTable, seat: Seat): Promise<void> {
  if (await house.store.seats.turn(live.id, seat, 'person', false)) await windUp(house, live, seat);
}

/** A person sits where a bot decided so far: where the match waits for the seat, their time begins. */
export async function windUp(house: House, live: HeldTable, seat: Seat): Promise<void> {
  const { due, paused, reserves } = live.row;
  const waits = live instanceof HeldMatch && paused === undefined && live.awaited().includes(seat);
  const time = waits ? timeFor(live) : undefined;
  if (time !== undefined && reserves) {
    const begun = backAt(reserves, seat, house.now());
    const mine = dueOf(begun, seat, time);
    await house.changeTable(live, { due: Math.min(mine, due ?? mine), reserves: begun });
  } else if (time !== undefined && due === undefined)
    await house.changeTable(live, { due: house.now() + time });
  else await house.refresh(live);
}
