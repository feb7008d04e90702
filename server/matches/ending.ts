/** How a match ends before its rules end it: someone resigns and a side is left, all agree, or nobody plays on. */
import { ABANDONED_DAYS } from '#client/protocol.ts';
import { type Ended, HOST, type Seat, sidesOf, wonByResigning } from '#engine';
import { DONE, type Reply } from '../answer.ts';
import { HeldMatch } from './heldMatch.ts';
import type { HeldTable } from './heldTable.ts';
import { AGAIN, type House } from './house.ts';
import { plainLine, type Turn } from './writing.ts';

/** Ends a match; false when the store holds more than is known here. */
export function end(house: House, live: HeldTable, ended: Ended, turn: Turn = {}): Promise<boolean> {
  const how = withPoints(live, ended);
  return house.write(live, plainLine('end', how.by ?? HOST, how), { ...turn, ended: how });
}

/** A match that its rules end before anyone has decided anything. */
export async function endAtOnce(house: House, live: HeldTable): Promise<void> {
  const outcome = live instanceof HeldMatch && live.row.status === 'playing' ? live.match.outcome : undefined;
  // Where it is not written here, another node has written it.
  if (outcome) await house.write(live, plainLine('end', HOST, { how: 'rules', outcome }));
}

/** How the match ends if this seat resigns; undefined where others play on. */
export function endBy(live: HeldMatch, by: Seat): Ended | undefined {
  const winners = wonByResigning(sidesOf(live.game, live.match.state), live.people(), by);
  if (winners === undefined) return undefined;
  const alone = winners.length === 0;
  return withPoints(live, {
    how: 'resigned',
    by,
    winners,
    ...(alone ? {} : { places: placesOf(live, winners, by) }),
  });
}

/** Those who won come first, then whoever played on, then those who resigned: the later, the better. */
function placesOf(live: HeldTable, winners: readonly Seat[], last: Seat): number[] {
  const gone = live.lines.filter(({ kind }) => kind === 'resign').map(({ seat }) => seat);
  const left = [...gone, last];
  const worth = live.seats.map(({ seat }) => {
    if (winners.includes(seat)) return left.length + 1;
    return left.includes(seat) ? left.indexOf(seat) : left.length;
  });
  return worth.map((own) => 1 + worth.filter((other) => other > own).length);
}

function withPoints(live: HeldTable, ended: Ended): Ended {
  const points = live instanceof HeldMatch ? live.game.points?.(live.match.state) : undefined;
  return points ? { ...ended, points } : ended;
}

const ABANDONED = ABANDONED_DAYS * 24 * 3_600_000;

/** Ends what nobody has played on for a long time. */
export async function endAbandoned(house: House): Promise<void> {
  const before = house.now() - ABANDONED;
  for (const { id } of await house.store.tables.playingSince(before)) {
    await house.around(id, async (live): Promise<Reply | typeof AGAIN> => {
      if (live.row.status !== 'playing' || live.row.updated >= before) return DONE;
      return (await end(house, live, { how: 'abandoned' })) ? DONE : AGAIN;
    });
  }
}
