/** Who came to a match in play took no part in what was before: until then they know what everyone knows. */
import { type Game, HOST, type Seat, SPECTATOR } from '#engine';
import type { RecordRow } from '../store/index.ts';

interface Lines {
  readonly lines: readonly RecordRow[];
  /** Absent where the rules are not at hand. */
  readonly game?: Game;
}

/** The line with which whoever plays a seat came to it; 0 for who was there from the start. */
export function arrivalOf({ lines, game }: Lines, seat: Seat): number {
  if (seat === SPECTATOR || (game !== undefined && game.seated === undefined)) return 0;
  const isArrival = ({ kind, seat: by, body }: RecordRow) => {
    if (kind !== 'act' || by !== HOST) return false;
    return body.action?.type === 'join' && body.seat === seat;
  };
  return lines.findLast(isArrival)?.number ?? 0;
}

/** Through whose eyes a seat knows what a line brought. */
export function eyesAt(seat: Seat, arrival: number, number: number): Seat {
  return number < arrival ? SPECTATOR : seat;
}
