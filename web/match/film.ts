/** A match as a row of moments: the position after every press, and what led to it. The live table, the log and the replay live on it. */
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
  samePress,
} from '#engine';

/** A press that led to a moment. */
interface Move<K extends Kit> {
  readonly seat: Seat;
  readonly did: readonly K['action'][];
  /** How many it was of. */
  readonly actions: number;
  /** In the words of whoever did it. */
  readonly title: string;
  /** Something new was learnt by it: it could not be taken back. */
  readonly learnt?: true;
}

/** An action that was taken, in the words of whoever took it. */
export interface Taken<K extends Kit> extends Entry<K> {
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

/** A moment before it is heard by anyone: plain data, that may come from elsewhere. To the first no press has led. */
export interface Shot<K extends Kit> {
  readonly state: Readonly<K['state']>;
  readonly press?: readonly Taken<K>[];
}

/** Plays a record from outside, and hands every position over as it comes up. What is wrong with it is told with its field. */
export function shoot<K extends Kit>(
  game: Game<K>,
  record: MatchRecord,
  take: (shot: Shot<K>) => void,
): Result<{ match: Match<K> }> {
  const problem = recordProblem(record);
  if (problem) return refuseProblem('bad-record', problem);
  // A press may go on with the next action: what was shot last waits for it.
  let shot: Shot<K> | undefined;
  const played = Match.replay<K>(game, record, ({ state, entries }) => {
    const entry = entries.at(-1);
    if (entry === undefined || shot === undefined) {
      shot = { state };
      return;
    }
    const taken = { ...entry, title: titleOf(game, entry, shot.state) };
    const { press } = shot;
    const joined = press !== undefined && samePress(press.at(-1), entry);
    if (!joined) take(shot);
    shot = { state, press: joined ? [...press, taken] : [taken] };
  });
  if (shot) take(shot);
  return played;
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
  const entries = shots.flatMap(({ press = [] }) => press);
  const state = shots.at(-1)?.state;
  if (state === undefined) throw new RangeError('a film has at least its opening');
  const learnt = shots.findLastIndex(({ press }) => press?.at(-1)?.learnt === true);
  const before = shots.slice(Math.max(learnt, 0), -1).map((shot) => shot.state);
  const left = { state, entries, before, version: entries.length };
  const taken = Match.resume(game, record, left);
  return taken.ok
    ? { ok: true, film: { match: taken.match, moments: momentsOf(taken.match, shots) } }
    : taken;
}

function momentsOf<K extends Kit>(match: Match<K>, shots: readonly Shot<K>[]): Moment<K>[] {
  return shots.map(({ state, press }) => (press ? momentAfter(state, press) : { ...opening(match), state }));
}

export function opening<K extends Kit>(match: Match<K>): Moment<K> {
  return { state: match.state, hear: (seat) => match.opening(seat) };
}

/** The moment after a press. Every action is played on a copy, so the state can be kept as it is. */
function momentAfter<K extends Kit>(state: Readonly<K['state']>, press: readonly Taken<K>[]): Moment<K> {
  const title = [...new Set(press.flatMap((taken) => taken.title || []))].join(' · ');
  const told = press.flatMap((taken) => taken.told);
  const did = press.map(({ action }) => action);
  const [first] = press;
  return {
    state,
    ...(first ? { move: { seat: first.seat, did, actions: did.length, title, ...learntBy(press) } } : {}),
    hear: (listener) => heard(told, listener),
  };
}

function learntBy<K extends Kit>(press: readonly Taken<K>[]): { readonly learnt?: true } {
  return press.some(({ learnt }) => learnt) ? { learnt: true } : {};
}

/** The moment after the last press of a match in play, whose actions have these titles. */
export function latest<K extends Kit>(match: Match<K>, titles: readonly string[]): Moment<K> {
  const entries = match.entries.slice(match.entries.length - titles.length);
  return momentAfter(
    match.state,
    entries.map((entry, i) => ({ ...entry, title: titles[i] ?? '' })),
  );
}

/** An action in the words of whoever took it. */
export function titleOf<K extends Kit>(
  game: Game<K>,
  { seat, action }: Pick<Entry<K>, 'seat' | 'action'>,
  before: Readonly<K['state']>,
): string {
  const { words } = game;
  const view = game.view(before, seat);
  return words.deed?.(action, view) ?? words.action(action, view);
}

export interface LogGroup<E> {
  /** The number of its moment: how many presses led there. */
  readonly at: number;
  /** Who acted; absent for the set-up. */
  readonly seat?: Seat;
  /** What they did, where this seat may know it. */
  readonly title?: string;
  readonly events: readonly E[];
  /** Something new was learnt by it: nobody goes back behind this. */
  readonly learnt?: true;
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
    // What says no more than the title is not said twice.
    lines: [...before, ...events.map((event) => game.words.event(event, view)), ...after].filter(
      (line) => line !== `${group.title}.`,
    ),
  };
}

/** What a seat heard, press by press. Others' actions are known by their events only. */
export function logOf<K extends Kit>(moments: readonly Moment<K>[], seat: Seat): LogGroup<K['event']>[] {
  return moments.map(({ move, hear }, at) => {
    const events = hear(seat);
    if (move === undefined) return { at, events };
    const { title, learnt } = move;
    const group = { at, seat: move.seat, events, ...(learnt ? { learnt } : {}) };
    return move.seat === seat ? { ...group, title } : group;
  });
}
