/** What a replay shows: a row of moments as some seats saw them. It may be at hand whole, or come piece by piece. */
import type { Kit, MatchRecord, OptionValues, Seat } from '#engine';
import { SPECTATOR } from '#engine';
import { type Film, type LogGroup, logOf, type Moment } from '../match/film.ts';
import { HUMAN, type Player } from '../match/players.ts';

export interface Footage<K extends Kit> {
  /** The number of the last moment. */
  readonly last: number;
  /** Through whose eyes it can be seen, one's own first. */
  readonly seats: readonly Seat[];
  readonly options: OptionValues;
  /** The position of a moment; undefined as long as it has not come. */
  state(at: number): Readonly<K['state']> | undefined;
  /** Says which moment is looked at, so that it comes. */
  want(at: number): void;
  log(seat: Seat): readonly LogGroup<K['event']>[];
  /** The moments themselves, where all are at hand: for the end's story. */
  readonly scenes?: readonly Moment<K>[];
  /** The whole record, where it may be known. */
  readonly record?: MatchRecord;
}

/**
 * A match of which everything is at hand. While it is on, a person sees what their own seat saw; later, everyone's.
 * `record`: as it came, with what the rules do not know of it, such as how people ended it.
 */
export function filmed<K extends Kit>(
  { match, moments }: Film<K>,
  mine: (seat: Seat) => boolean,
  record: MatchRecord = match.record(),
): Footage<K> {
  return {
    last: moments.length - 1,
    scenes: moments,
    seats: seatsToSee(match.seats, mine, match.outcome !== undefined || record.ended !== undefined),
    options: record.options,
    state: (at) => moments[at]?.state,
    want: () => undefined,
    log: (seat) => logOf(moments, seat),
    record,
  };
}

export function isHuman(players: readonly Player[] | undefined): (seat: Seat) => boolean {
  return (seat) => players?.[seat]?.kind === HUMAN.kind;
}

function seatsToSee(count: number, mine: (seat: Seat) => boolean, over: boolean): Seat[] {
  const all = Array.from({ length: count }, (_, seat) => seat);
  if (count === 1) return all;
  const own = all.filter(mine);
  return over
    ? [...own, ...all.filter((seat) => !own.includes(seat)), SPECTATOR]
    : [...own.slice(0, 1), SPECTATOR];
}

/** Only of a match that is over may everything be looked at. */
export function isOver<K extends Kit>({ scenes, record }: Footage<K>): boolean {
  return scenes?.at(-1)?.state.outcome !== undefined || record?.ended?.winners !== undefined;
}
