/** A match as a row of moments: the position after every action, and what led to it. The live table, the log and the replay live on it. */
import {
  type Game,
  heard,
  type Kit,
  Match,
  type MatchRecord,
  type Result,
  recordProblem,
  refuseProblem,
  type Seat,
} from '#engine';

export interface Move<K extends Kit> {
  readonly seat: Seat;
  readonly action: K['action'];
}

/** One position. The first is the table as it was set up, and has no move. */
export interface Moment<K extends Kit> {
  readonly state: Readonly<K['state']>;
  readonly move?: Move<K>;
  /** What a seat heard of what led here. */
  hear(seat: Seat): readonly K['event'][];
}

export interface Film<K extends Kit> {
  readonly match: Match<K>;
  readonly moments: readonly Moment<K>[];
}

/** Plays a record from outside and keeps every position. What is wrong with it is told with its field. */
export function filmOf<K extends Kit>(game: Game<K>, record: MatchRecord): Result<{ film: Film<K> }> {
  const problem = recordProblem(record);
  if (problem) return refuseProblem('bad-record', problem);
  const checked = Match.replay(game, record);
  if (!checked.ok) return checked;
  const { hash: _, ...rest } = record;
  const begun = Match.replay(game, { ...rest, actions: [] });
  if (!begun.ok) return begun;
  const { match } = begun;
  const moments: Moment<K>[] = [opening(match)];
  for (const [seat, action] of record.actions) {
    match.act(seat, action);
    moments.push(latest(match));
  }
  return { ok: true, film: { match, moments } };
}

export function opening<K extends Kit>(match: Match<K>): Moment<K> {
  return { state: match.state, hear: (seat) => match.opening(seat) };
}

/** The moment after the last action. Every action is played on a copy, so the state can be kept as it is. */
export function latest<K extends Kit>(match: Match<K>): Moment<K> {
  const entry = match.entries[match.entries.length - 1];
  if (entry === undefined) return opening(match);
  const { seat, action, told } = entry;
  return { state: match.state, move: { seat, action }, hear: (listener) => heard(told, listener) };
}

export interface LogGroup<E> {
  /** How many actions had been taken. */
  readonly at: number;
  /** Who acted; absent for the set-up. */
  readonly seat?: Seat;
  /** What they did, where this seat may know it. */
  readonly title?: string;
  readonly events: readonly E[];
  /** What else is to be said, before the events and after them. */
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

/** An entry of the log in words, line by line. */
export function entryOf<K extends Kit>(
  game: Game<K>,
  { events, before = [], after = [], ...group }: LogGroup<K['event']>,
  view: K['view'] | undefined,
) {
  return {
    ...group,
    lines: [...before, ...events.map((event) => game.words.event(event, view)), ...after],
  };
}

/** What a seat heard, action by action. Others' actions are known by their events only. */
export function logOf<K extends Kit>(
  game: Game<K>,
  moments: readonly Moment<K>[],
  seat: Seat,
): LogGroup<K['event']>[] {
  return moments.map(({ move, hear }, at) => {
    const events = hear(seat);
    const before = moments[at - 1];
    if (move === undefined || before === undefined) return { at, events };
    if (move.seat !== seat) return { at, seat: move.seat, events };
    return { at, seat, title: game.words.action(move.action, game.view(before.state, seat)), events };
  });
}
