/**
 * Changes of who sits where before the start. Each is worked out from the table as the store has it now, and written
 * only if nobody has changed it meanwhile; with the change that completes a table, the match begins.
 */

import { READY_LIVE, READY_SLOW } from '#client/protocol.ts';
import { type Game, type Kit, Match, mixedSeed, type Seat } from '#engine';
import { type Failure, fail, type Reply } from '../answer.ts';
import { SLOW } from '../calls/notice.ts';
import type { Holder, MatchRow, Player, Reseating, SeatRow } from '../store/index.ts';
import { endAtOnce } from './ending.ts';
import { onFresh } from './fresh.ts';
import type { HeldMatch } from './heldMatch.ts';
import { AGAIN, type House } from './house.ts';
import { timeFor } from './pace.ts';
import { fullReserves } from './reserve.ts';
import { setupOf } from './snapshots.ts';

/** Who sits where, as it shall be. */
export interface Seating {
  readonly seats: readonly SeatRow[];
  /** Who sits down. */
  readonly holders?: readonly Holder[];
  readonly owner?: string;
  /** Nobody is left: the table is put away. */
  readonly gone?: true;
  /** Someone is ready. Any other change asks everyone anew: who was ready was so for another table. */
  readonly ready?: true;
}

type Planned<T> = Failure | ({ readonly ok: true; readonly to?: Seating } & T);

/** Plans a change and carries it out; without `to` in the plan nothing is changed. */
export function reseat<T extends object>(
  house: House,
  id: string,
  plan: (live: HeldMatch) => Planned<T> | Promise<Planned<T>>,
): Promise<Reply<T>> {
  return onFresh(house, id, async (live): Promise<Reply<T> | typeof AGAIN> => {
    const planned = await plan(live);
    if (!planned.ok) return planned;
    const { to, ...rest } = planned;
    if (to !== undefined && !(await carryOut(house, live, to))) return AGAIN;
    return rest as unknown as Reply<T>;
  });
}

async function carryOut(house: House, live: HeldMatch, to: Seating): Promise<boolean> {
  const { lobby } = house.store;
  if (to.gone) {
    if (!(await lobby.remove(live.row))) return false;
    house.putAway(live);
    return true;
  }
  const change = changeTo(live, to, house.now());
  if (!(await lobby.reseat(live.row, change))) return false;
  await house.refresh(live);
  if (change.begins) {
    house.figures.begun(live.row);
    house.viewers.show(live);
    await endAtOnce(house, live);
  }
  return true;
}

function changeTo(live: HeldMatch, { seats, ready, ...rest }: Seating, now: number): Reseating {
  const asked = !ready && live.seats.some(({ reveal }) => reveal !== undefined);
  const changed = asked ? live.seats.map((seat) => unready(placed(seats, seat))) : seats;
  const all = live.seats.map((seat) => placed(changed, seat));
  const kept = live.holders.filter(({ seat }) => all.find((one) => one.seat === seat)?.kind === 'person');
  const holders = [...kept, ...(rest.holders ?? [])];
  return { ...rest, seats: changed, ...startOrWait(live.game, live.row, { seats: all, holders }, now) };
}

function placed(seats: readonly SeatRow[], seat: SeatRow): SeatRow {
  return seats.find((one) => one.seat === seat.seat) ?? seat;
}

function unready({ commitment: _, reveal: _shown, ...seat }: SeatRow): SeatRow {
  return seat;
}

/** A table's row once the match begins; until then, when those who are not ready lose their seats. */
export function startOrWait(
  game: Game,
  row: MatchRow,
  { seats, holders }: { readonly seats: readonly SeatRow[]; readonly holders: readonly Holder[] },
  now: number,
): Pick<Reseating, 'begins' | 'due'> {
  const seed = seedWhenComplete(row, seats, holders);
  if (seed === undefined) {
    const waited = seats.some(({ reveal }) => reveal !== undefined);
    return { due: waited ? (row.due ?? now + readyTime(row)) : undefined };
  }
  const begun = Match.start(game, setupOf({ ...row, seed }));
  if (!begun.ok) throw new Error(`match ${row.id} cannot begin: ${begun.refusal.message}`);
  const time = timeFor({ row, game, match: begun.match });
  const reserves = row.reserve === undefined ? undefined : fullReserves(seats.length, row.reserve, now);
  const { due, ...opening } = openingOf(begun.match, time, seats, now);
  return {
    due: due === undefined ? undefined : due + (row.reserve ?? 0),
    begins: { ...opening, seed, at: now, reserves },
  };
}

/** The seed, once a match can begin: every seat is taken, and where several people play, all of them are ready. */
function seedWhenComplete(
  { id, seed }: MatchRow,
  seats: readonly SeatRow[],
  holders: readonly Holder[],
): string | undefined {
  if (seats.some(({ kind }) => kind === 'free')) return undefined;
  const owners = holders.filter(({ link }) => link === undefined);
  if (new Set(owners.map(({ player }) => player)).size <= 1) return seed;
  const people = seats.filter(({ kind }) => kind === 'person');
  const shares = people.flatMap(({ seat, reveal }) =>
    reveal === undefined ? [] : [{ seat, value: reveal }],
  );
  return shares.length === people.length ? mixedSeed(id, seed, shares) : undefined;
}

/** How long those who are ready wait for the others. */
function readyTime({ clock }: MatchRow): number {
  return (clock === undefined || clock >= SLOW ? READY_SLOW : READY_LIVE) * 1000;
}

/** Whom a match waits for at its start, and until when. */
function openingOf(
  match: Match<Kit>,
  time: number | undefined,
  seats: readonly SeatRow[],
  now: number,
): { status: 'playing'; awaited: readonly Seat[]; due: number | undefined } {
  const awaited = match.decisions().flatMap((open) => (open.awaited ? [open.seat] : []));
  const timed = time !== undefined && awaited.some((seat) => seats[seat]?.kind === 'person');
  return { status: 'playing', awaited, due: timed ? now + time : undefined };
}

/** A seat as it is when nobody has it. */
export function freed({ seat, level, resigned }: SeatRow): SeatRow {
  return { seat, kind: 'free', name: '', level, resigned };
}

/** A table goes on with the next person who sits there; one that nobody sits at is put away. */
export function handedOn(
  { row, holders }: HeldMatch,
  seats: readonly Seat[],
): Pick<Seating, 'owner' | 'gone'> | undefined {
  const isOwner = ({ player }: Holder) => player === row.owner;
  const left = holders.filter(({ seat }) => !seats.includes(seat));
  if (!holders.some(isOwner) || left.some(isOwner)) return undefined;
  // Who came by link to another's seat is the last to have the table.
  const heir = left.find(({ link }) => link === undefined) ?? left[0];
  return heir ? { owner: heir.player } : { gone: true };
}

/** Why nothing can be changed at this seat: the match has begun, or there is no such seat. */
export function notSetUp(live: HeldMatch, seat: Seat): Failure | undefined {
  if (live.row.status !== 'open') return fail('bad-request', 'alreadyStarted');
  return live.seat(seat) ? undefined : fail('bad-request', 'noSeat', { field: 'seat' });
}

export function notMine({ row }: HeldMatch, player: Player): Failure | undefined {
  return row.owner === player.id ? undefined : fail('forbidden', 'ownerOnly');
}
