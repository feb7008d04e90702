/** What a day has done to the gauges and to one's standing: pieces with their causes, which add up to the difference. */
import { keysOf } from '#engine';
import type { Trait } from '../content/factions.ts';
import type { ExodusEvent, Standing } from '../event.ts';
import { causeOf, spillOf, UNNAMED } from './report.ts';

export interface Piece {
  readonly trait: Trait;
  readonly by: number;
  readonly now: number;
  readonly cause: string;
}

/** Every change of a gauge in the order it happened, each with what it came of. */
export function piecesOf(events: readonly ExodusEvent[]): Piece[] {
  const pieces: Piece[] = [];
  let cause = UNNAMED;
  let spill: string | undefined;
  for (const event of events) {
    if (event.type === 'trait') {
      const { trait, by, now } = event;
      pieces.push({ trait, by, now, cause: spill ?? cause });
      spill = undefined;
    } else {
      cause = causeOf(event) ?? cause;
      spill = spillOf(event) ?? spill;
    }
  }
  return pieces;
}

/** The parts of a standing that are other than they were. */
export function standingPieces(before: Standing, after: Standing): { part: keyof Standing; by: number }[] {
  return keysOf(after)
    .filter((part) => part !== 'total' && after[part] !== before[part])
    .map((part) => ({ part, by: after[part] - before[part] }));
}
