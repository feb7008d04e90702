/** What each person at a table puts into its dice: a commitment when they sit down, the value when they are ready. */
import { commitment, diceSeal, type Seat } from '#engine';
import { DONE, type Failure, fail, type Reply } from '../answer.ts';
import { callUnready } from '../calls/notice.ts';
import type { Player, SeatRow } from '../store/index.ts';
import type { HeldMatch } from './heldMatch.ts';
import type { House } from './house.ts';
import { freed, handedOn, reseat } from './seating.ts';

/** Commits to a value, or to another one as long as nobody is ready: on another device, for one. */
export function commit(house: House, id: string, player: Player, seat: Seat, value: string): Promise<Reply> {
  return reseat(house, id, (live) => {
    const known = live.seat(seat);
    const closed = notHere(live, player, seat);
    if (closed || known === undefined) return closed ?? noSuchSeat();
    if (known.commitment === value) return DONE;
    if (live.seats.some(({ reveal }) => reveal !== undefined)) {
      return fail('bad-request', 'someoneReady', { field: 'commitment' });
    }
    return { ok: true, to: { seats: [{ ...known, commitment: value }] } };
  });
}

export interface Shown {
  /** What the seat has committed to. */
  readonly value: string;
  /** All commitments of the table as they were seen before this was shown. */
  readonly seal?: string | undefined;
}

/** Shows the value to the server, which keeps it to itself until the match is over. */
export function beReady(
  house: House,
  id: string,
  player: Player,
  seat: Seat,
  { value, seal }: Shown,
): Promise<Reply> {
  return reseat(house, id, (live) => {
    const known = live.seat(seat);
    // Sent again, it is done once.
    if (known?.reveal === value) return DONE;
    const closed = notHere(live, player, seat);
    if (closed || known === undefined) return closed ?? noSuchSeat();
    const objection = unfit(known, value) ?? notComplete(live);
    if (objection) return objection;
    if (seal !== undefined && seal !== sealOf(live)) {
      return fail('stale', 'otherCommitment', {
        field: 'seal',
      });
    }
    return { ok: true, to: { seats: [{ ...known, reveal: value }], ready: true } };
  });
}

function unfit({ commitment: committed, reveal }: SeatRow, value: string): Failure | undefined {
  if (committed === undefined) {
    return fail('bad-request', 'commitFirst', { field: 'commitment' });
  }
  if (reveal !== undefined || commitment(value) !== committed) {
    return fail('bad-request', 'otherValue', { field: 'value' });
  }
  return undefined;
}

/** Nothing is shown before everyone has committed. */
function notComplete({ seats }: HeldMatch): Failure | undefined {
  if (seats.some(({ kind }) => kind === 'free')) return fail('not-started', 'seatsFree');
  const missing = seats.find((one) => one.kind === 'person' && one.commitment === undefined);
  if (missing === undefined) return undefined;
  return fail('not-started', ['notCommitted', missing.seat + 1]);
}

function sealOf(live: HeldMatch): string {
  const committed = live.seats.flatMap(({ seat, commitment: value }) =>
    value === undefined ? [] : [{ seat, commitment: value }],
  );
  return diceSeal(live.id, live.commitment, committed);
}

function notHere(live: HeldMatch, player: Player, seat: Seat): Failure | undefined {
  if (live.row.status === 'over') return fail('over', 'over');
  if (live.row.status !== 'open') return fail('bad-request', 'alreadyStarted');
  if (live.heldBy(player.id).includes(seat)) return undefined;
  return fail('forbidden', 'notYours', { field: 'seat' });
}

const noSuchSeat = () => fail('bad-request', 'noSeat', { field: 'seat' });

/** Calls those who are not ready, wherever they are reached; gives how many calls go out. */
export function callAway(house: House, id: string): Promise<Reply<{ called: number }>> {
  return house.on(id, async (live) => {
    const { row } = live;
    if (row.status !== 'open' || row.due === undefined) {
      return fail('bad-request', 'nobodyWaited');
    }
    const terms = { store: house.store, now: house.now(), mail: true, hooks: true };
    return { ok: true, called: await callUnready(terms, row, 0) } as const;
  });
}

/** Whoever did not become ready in time loses the seat; the others are asked anew. */
export async function openLateSeats(house: House): Promise<void> {
  for (const { id } of await house.store.lobby.lateBefore(house.now())) {
    const opened = await reseat(house, id, (live) => {
      const { due, status } = live.row;
      if (status !== 'open' || due === undefined || due > house.now()) return DONE;
      const late = live.seats.filter(({ kind, reveal }) => kind === 'person' && reveal === undefined);
      const seats = late.map(({ seat }) => seat);
      return { ok: true, to: { seats: late.map(freed), ...handedOn(live, seats) } };
    });
    if (!opened.ok) house.trouble(`late seats of ${id}`, opened.error.message);
  }
}
