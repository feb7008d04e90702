/** Who sits where once a line is written that somebody comes, goes or gives up with. */
import type { Seat } from '#engine';
import type { MatchRow, SeatRow } from '../store/index.ts';
import type { Turn } from './writing.ts';

/** What the table says of itself besides. */
export function tableAfter({ seating }: MatchRow, { coming, leaving }: Turn): Partial<MatchRow> {
  if (coming === undefined && leaving === undefined) return {};
  return { seating: seating + 1, ...(leaving?.owner === undefined ? {} : { owner: leaving.owner }) };
}

/** Who sits where. */
export function seatsAfter(seats: readonly SeatRow[], turn: Turn): readonly SeatRow[] {
  if (turn.coming) return withNewcomer(seats, turn.coming);
  return turn.leaving ? without(seats, turn.leaving.seat) : changedSeats(seats, turn);
}

/** The seat may have been another's before. */
function withNewcomer(
  seats: readonly SeatRow[],
  { seat, ...rest }: NonNullable<Turn['coming']>,
): readonly SeatRow[] {
  const newcomer = { seat, kind: 'bot', name: '', resigned: false, offered: true, ...rest } as const;
  const before = seats.find((one) => one.seat === seat);
  if (before === undefined) return [...seats, newcomer];
  return seats.map((one) => (one === before ? { ...partInDice(before), ...newcomer } : one));
}

function without(seats: readonly SeatRow[], closed: Seat): readonly SeatRow[] {
  return seats.map((one) => {
    if (one.seat !== closed) return one;
    const { seat, name, level, resigned } = one;
    return { ...partInDice(one), ...{ seat, kind: 'closed', name, level, resigned } };
  });
}

/** What a seat has put into the dice is part of the match, whoever sits there. */
function partInDice({ commitment, reveal }: SeatRow): Pick<SeatRow, 'commitment' | 'reveal'> {
  return { ...(commitment === undefined ? {} : { commitment }), ...(reveal === undefined ? {} : { reveal }) };
}

function changedSeats(seats: readonly SeatRow[], { seat: changed }: Turn): readonly SeatRow[] {
  if (changed === undefined) return seats;
  const { token: _, lost: _lost, ...change } = changed.change;
  return seats.map((seat) => {
    if (seat.seat !== changed.seat) return seat;
    const { lost: _before, ...rest } = seat;
    return { ...rest, ...change };
  });
}
