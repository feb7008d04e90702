/** A match as a row of moments: the position after every action, and what led to it. The live table, the log and the replay live on it. */
import {
  type Entry,
  type Game,
  heard,
  type Kit,
  Match,
  type MatchRecord,
  type Refusal,
  type Result,
  recordProblem,
  refuseProblem,
  type Seat,
} from '#engine';

export interface Move<K extends Kit> {
  readonly seat: Seat;
  readonly action: K['action'];
  /** In the words of whoever took it. */
  readonly title: string;
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

/** A moment before it is heard by anyone: plain data, that may come from elsewhere. The first has no move. */
export interface Shot<K extends Kit> {
  readonly state: Readonly<K['state']>;
  readonly move?: Entry<K> & { readonly title: string };
}

/** Plays a record from outside, and hands every position over as it comes up. What is wrong with it is told with its field. */
export function shoot<K extends Kit>(
  game: Game<K>,
  record: MatchRecord,
  take: (shot: Shot<K>) => void,
): Result<{ match: Match<K> }> {
  const problem = recordProblem(record);
  if (problem) return refuseProblem('bad-record', problem);
  let before: Readonly<K['state']> | undefined;
  return Match.replay(game, record, (match) => {
    const { state } = match;
    const entry = match.entries.at(-1);
    const move = entry && before && { ...entry, title: titleOf(game, entry, before) };
    before = state;
    take({ state, ...(move ? { move } : {}) });
  });
}

/** A film; or why there is none, and how far it goes where the record is of former rules. */
export type Filmed<K extends Kit> =
  | { readonly ok: true; readonly film: Film<K> }
  | { readonly ok: false; readonly refusal: Refusal; readonly film?: Film<K> };

/** Plays a record from outside and keeps every position. */
export function filmOf<K extends Kit>(game: Game<K>, record: MatchRecord): Filmed<K> {
  const shots: Shot<K>[] = [];
  const done = shoot(game, record, (shot) => shots.push(shot));
  return done.ok
    ? { ok: true, film: { match: done.match, moments: momentsOf(done.match, shots) } }
    : asFarAsItGoes(game, record, shots, done.refusal);
}

/** A record of former rules that does not go on can be read up to where it does not. */
export function asFarAsItGoes<K extends Kit>(
  game: Game<K>,
  record: MatchRecord,
  shots: readonly Shot<K>[],
  refusal: Refusal,
): Filmed<K> {
  const far = record.rules !== game.version && shots.length > 0 ? developed(game, record, shots) : undefined;
  return { ok: false, refusal, ...(far?.ok ? { film: far.film } : {}) };
}

/** A film of a record that was played elsewhere: nothing is played here. */
export function developed<K extends Kit>(
  game: Game<K>,
  record: MatchRecord,
  shots: readonly Shot<K>[],
): Result<{ film: Film<K> }> {
  const entries = shots.flatMap(({ move }) => (move ? [move] : []));
  const state = shots.at(-1)?.state;
  if (state === undefined) throw new RangeError('a film has at least its opening');
  const undoable = entries.length - 1 - entries.findLastIndex(({ learnt }) => learnt);
  const before = shots.slice(shots.length - 1 - undoable, -1).map((shot) => shot.state);
  const left = { state, entries, before, version: entries.length };
  const taken = Match.resume(game, record, left);
  return taken.ok
    ? { ok: true, film: { match: taken.match, moments: momentsOf(taken.match, shots) } }
    : taken;
}

function momentsOf<K extends Kit>(match: Match<K>, shots: readonly Shot<K>[]): Moment<K>[] {
  return shots.map(({ state, move }) => {
    if (move === undefined) return { state, hear: (seat) => match.opening(seat) };
    const { seat, action, title, told } = move;
    return { state, move: { seat, action, title }, hear: (listener) => heard(told, listener) };
  });
}

export function opening<K extends Kit>(match: Match<K>): Moment<K> {
  return { state: match.state, hear: (seat) => match.opening(seat) };
}

/** The moment after the last action. Every action is played on a copy, so the state can be kept as it is. */
export function latest<K extends Kit>(match: Match<K>, before: Readonly<K['state']>): Moment<K> {
  const entry = match.entries.at(-1);
  if (entry === undefined) return opening(match);
  const { seat, action, told } = entry;
  const title = titleOf(match.game, entry, before);
  return {
    state: match.state,
    move: { seat, action, title },
    hear: (listener) => heard(told, listener),
  };
}

/** An action in the words of whoever took it. */
function titleOf<K extends Kit>(
  game: Game<K>,
  { seat, action }: Entry<K>,
  before: Readonly<K['state']>,
): string {
  return game.words.action(action, game.view(before, seat));
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
export function logOf<K extends Kit>(moments: readonly Moment<K>[], seat: Seat): LogGroup<K['event']>[] {
  return moments.map(({ move, hear }, at) => {
    const events = hear(seat);
    if (move === undefined) return { at, events };
    if (move.seat !== seat) return { at, seat: move.seat, events };
    return { at, seat, title: move.title, events };
  });
}
