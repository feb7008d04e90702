/**
 * What each seat has in reserve beyond the time for a decision: what a decision takes longer comes out of it, and nothing
 * comes back. Everyone's time runs by itself, also where several decide at once.
 */
import type { SeatTime } from '#client/protocol.ts';
import type { Seat } from '#engine';
import type { Reserves } from '../store/index.ts';

/** What happens to the reserves with a line. */
interface Passing {
  readonly at: number;
  /** For a decision. */
  readonly time: number;
  /** Who has just decided. */
  readonly by: readonly Seat[];
  /** Another decision is open now: everyone's time begins anew. */
  readonly anew: boolean;
}

export function fullReserves(seats: number, reserve: number, at: number): Reserves {
  const of = (value: number) => Array.from({ length: seats }, () => value);
  return { left: of(reserve), from: of(at) };
}

/** Who has come since has all of it. */
export function grownTo(reserves: Reserves, seats: number, reserve: number, at: number): Reserves {
  const more = fullReserves(Math.max(0, seats - reserves.left.length), reserve, at);
  return { ...reserves, left: [...reserves.left, ...more.left], from: [...reserves.from, ...more.from] };
}

export function reservesAfter({ left, from, midst }: Reserves, { at, time, by, anew }: Passing): Reserves {
  const over = (seat: Seat) => Math.max(0, at - (from[seat] ?? at) - time);
  return {
    left: left.map((had, seat) => (by.includes(seat) ? Math.max(0, had - over(seat)) : had)),
    from: from.map((since, seat) => (anew || by.includes(seat) ? at : since)),
    ...(midst === undefined || anew ? {} : { midst }),
  };
}

/** Someone goes away while they are waited for. */
export function leftInMidst(reserves: Reserves, seat: Seat): Reserves {
  return { ...reserves, midst: [...(reserves.midst ?? []), seat] };
}

/**
 * Someone is back and waited for. No clock ran for a bot, so their time begins now; but who has left the same decision
 * open gains nothing by going and coming.
 */
export function backAt({ left, from, midst = [] }: Reserves, seat: Seat, at: number): Reserves {
  const others = midst.filter((one) => one !== seat);
  return {
    left,
    from: from.map((since, i) => (i === seat && !midst.includes(seat) ? at : since)),
    ...(others.length > 0 ? { midst: others } : {}),
  };
}

/** After a pause everyone has as much left as before. */
export function movedBy(reserves: Reserves, by: number): Reserves {
  return { ...reserves, from: reserves.from.map((since) => since + by) };
}

/** Until when a seat may think. */
export function dueOf({ left, from }: Reserves, seat: Seat, time: number): number {
  return (from[seat] ?? 0) + time + (left[seat] ?? 0);
}

/** When the first of these is late; undefined where there is none of them. */
export function firstDue(reserves: Reserves, seats: readonly Seat[], time: number): number | undefined {
  return seats.length === 0 ? undefined : Math.min(...seats.map((seat) => dueOf(reserves, seat, time)));
}

/** As the table is told: what is left of each seat's reserve, and until when those may think who are waited for. */
export function timesOf(
  reserves: Reserves,
  { people, awaited, time }: { people: readonly Seat[]; awaited: readonly Seat[]; time: number | undefined },
): SeatTime[] {
  return people.map((seat) => ({
    seat,
    reserve: reserves.left[seat] ?? 0,
    ...(time !== undefined && awaited.includes(seat) ? { due: dueOf(reserves, seat, time) } : {}),
  }));
}
