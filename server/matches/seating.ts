/**
 * Changes of who sits where before the start. Each is worked out from the table as the store has it now, and written
 * only if nobody has changed it meanwhile; with the change that completes a table, the match begins.
 */
import type { Seat } from '#engine';
import { type Failure, fail, type Reply } from '../answer.ts';
import type { Holder, MatchRow, Reseating, SeatRow } from '../store/index.ts';
import { endAtOnce } from './ending.ts';
import { AGAIN, type House } from './house.ts';
import type { LiveMatch } from './live.ts';

/** Who sits where, as it shall be. */
export interface Seating {
  readonly seats: readonly SeatRow[];
  /** Who sits down. */
  readonly holders?: readonly Holder[];
  readonly owner?: string;
  /** Nobody is left: the table is put away. */
  readonly gone?: true;
}

type Planned<T> = Failure | ({ readonly ok: true; readonly to?: Seating } & T);

/** Plans a change and carries it out; without `to` in the plan nothing is changed. */
export function reseat<T extends object>(
  house: House,
  id: string,
  plan: (live: LiveMatch) => Planned<T>,
): Promise<Reply<T>> {
  return house.on(id, async (live): Promise<Reply<T> | typeof AGAIN> => {
    if (!(await house.reread(live))) return AGAIN;
    const planned = plan(live);
    if (!planned.ok) return planned;
    const { to, ...rest } = planned;
    if (to !== undefined && !(await carryOut(house, live, to))) return AGAIN;
    return rest as unknown as Reply<T>;
  });
}

async function carryOut(house: House, live: LiveMatch, to: Seating): Promise<boolean> {
  const { lobby } = house.store;
  if (to.gone) {
    if (!(await lobby.remove(live.row))) return false;
    house.forget(live.id);
    return true;
  }
  const seats = live.seats.map((seat) => to.seats.find((one) => one.seat === seat.seat) ?? seat);
  const begins = beginning(live, seats, house.now());
  const change: Reseating = { ...to, ...begins };
  if (!(await lobby.reseat(live.row, change))) return false;
  await house.refresh(live);
  if (begins) {
    house.viewers.show(live);
    await endAtOnce(house, live);
  }
  return true;
}

/** What a table's row says once the match begins: as soon as every seat is taken. */
function beginning(
  { match, row }: LiveMatch,
  seats: readonly SeatRow[],
  now: number,
): Pick<Reseating, 'begins' | 'due'> | undefined {
  if (seats.some(({ kind }) => kind === 'free')) return undefined;
  const opened = openingOf(match, row, seats, now);
  const { due, ...begins } = opened;
  return { due, begins: { ...begins, seed: row.seed, at: now } };
}

/** Whom a match waits for at its start, and until when. */
export function openingOf(
  match: LiveMatch['match'],
  { clock }: MatchRow,
  seats: readonly SeatRow[],
  now: number,
): { status: 'playing'; awaited: readonly Seat[]; due: number | undefined } {
  const awaited = match.decisions().flatMap((open) => (open.awaited ? [open.seat] : []));
  const timed = clock !== undefined && awaited.some((seat) => seats[seat]?.kind === 'person');
  return { status: 'playing', awaited, due: timed ? now + clock : undefined };
}

/** A seat as it is when nobody has it. */
export function freed({ seat, level, resigned }: SeatRow): SeatRow {
  return { seat, kind: 'free', name: '', level, resigned };
}

/** Why nothing can be changed at this seat: the match has begun, or there is no such seat. */
export function notSetUp(live: LiveMatch, seat: Seat): Failure | undefined {
  if (live.row.status !== 'open') return fail('bad-request', 'the match has already started');
  return live.seat(seat) ? undefined : fail('bad-request', 'there is no such seat', { field: 'seat' });
}
