/** A match in memory: the kernel's match, its lines in the store, and who sits at the table. */
import {
  type Entry,
  type Game,
  type Kit,
  Match,
  NO_DRAWS,
  Play,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  type Told,
} from '#engine';
import type { Holder, MatchRow, RecordRow, SeatRow, Store } from '../store/index.ts';

/** An action that stands, and the line that brought it. */
interface Standing {
  readonly number: number;
  readonly entry: Entry<Kit>;
}

export class LiveMatch {
  readonly game: Game;
  row: MatchRow;
  seats: readonly SeatRow[];
  holders: readonly Holder[];
  match: Match<Kit>;
  readonly lines: RecordRow[];
  /** Which line answered which submission. */
  readonly submissions = new Map<string, number>();
  /** How many actions the last snapshot holds. */
  kept: number;
  /** When it was last of use. */
  used = 0;

  constructor(game: Game, loaded: Loaded) {
    this.game = game;
    this.row = loaded.row;
    this.seats = loaded.seats;
    this.holders = loaded.holders;
    this.match = loaded.match;
    this.lines = loaded.lines;
    this.kept = loaded.kept;
    for (const line of loaded.lines) this.#note(line);
  }

  get id(): string {
    return this.row.id;
  }

  get version(): number {
    return this.lines.length;
  }

  add(line: RecordRow): void {
    this.lines.push(line);
    this.#note(line);
  }

  awaited(): readonly Seat[] {
    return this.row.status === 'playing' ? new Play(this.game, this.match.state, NO_DRAWS).awaited() : [];
  }

  seat(seat: Seat): SeatRow | undefined {
    return this.seats.find((one) => one.seat === seat);
  }

  heldBy(player: string): Seat[] {
    return this.holders.filter((holder) => holder.player === player).map(({ seat }) => seat);
  }

  /** Whether a bot decides for this seat. */
  isBot(seat: Seat): boolean {
    const row = this.seat(seat);
    return row !== undefined && row.kind !== 'person';
  }

  /**
   * Why an answer to this version is too late. Where several decide in secret at once, what the others have chosen in
   * the meantime changes nothing for this seat.
   */
  staleness(seat: Seat, version: number | undefined): Refusal | undefined {
    if (version === undefined || version === this.version) return undefined;
    const stale = refuse('stale', `this answers version ${version}; the match is at ${this.version}`).refusal;
    if (version > this.version) return stale;
    const secret = this.match.decisions().some((open) => open.seat === seat && open.kind === 'secret');
    const since = this.lines.slice(version);
    return secret && since.every((line) => isSilent(line, seat)) ? undefined : stale;
  }

  /** The state after so many lines; the current one is at hand, older ones are played again. */
  at(version: number): Match<Kit> {
    if (version === this.version) return this.match;
    const match = replayed(this.game, this.row, fold(this.lines.slice(0, version)));
    match.version = version;
    return match;
  }

  /** The match as it would be with these actions only. */
  again(actions: readonly (readonly [Seat, Kit['action']])[]): Match<Kit> {
    const entries = actions.map(([seat, action]) => ({ seat, action, told: [], learnt: false }));
    const standing = entries.map((entry, i) => ({ number: i + 1, entry }));
    return replayed(this.game, this.row, standing);
  }

  /** The positions after so many actions and after the next few, of the match as it stood at a version. */
  past(version: number, from: number, most: number): Readonly<Kit['state']>[] {
    const { actions } = this.at(version).record();
    if (from > actions.length) return [];
    const match = this.again(actions.slice(0, from));
    const states = [match.state];
    for (const [seat, action] of actions.slice(from, from + most - 1)) {
      match.act(seat, action);
      states.push(match.state);
    }
    return states;
  }

  #note({ submission, number }: RecordRow): void {
    if (submission !== undefined) this.submissions.set(submission, number);
  }
}

function isSilent({ kind, seat, told, learnt }: RecordRow, own: Seat): boolean {
  return kind === 'act' && seat !== own && !learnt && Array.isArray(told) && told.length === 0;
}

interface Loaded {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly holders: readonly Holder[];
  readonly match: Match<Kit>;
  readonly lines: RecordRow[];
  readonly kept: number;
}

/** The actions that stand after these lines: what was taken back is left out. */
function fold(lines: readonly RecordRow[]): Standing[] {
  const standing: Standing[] = [];
  for (const { number, kind, seat, body, told, learnt } of lines) {
    if (kind === 'undo') standing.pop();
    else if (kind === 'back') standing.length = (body as { to: number }).to;
    else {
      const { action } = body as { action: Kit['action'] };
      standing.push({ number, entry: { seat, action, told: told as Told[], learnt } });
    }
  }
  return standing;
}

export async function load(
  store: Store,
  games: readonly Game[],
  id: string,
): Promise<Result<{ live: LiveMatch }> | undefined> {
  const row = await store.match(id);
  if (row === undefined) return undefined;
  const game = games.find((one) => one.id === row.game);
  if (game === undefined) return refuse('bad-record', `this server does not know the game ${row.game}`);
  if (game.version !== row.rules) {
    return refuse(
      'bad-record',
      `this match is played under rules ${row.rules} of ${game.words.title}; this server has ${game.version}`,
    );
  }
  const [lines, seats, holders] = await Promise.all([store.records(id), store.seats(id), store.holders(id)]);
  const standing = fold(lines);
  const snapshot = await usableSnapshot(store, id, lines.length, standing);
  const replayed = replay(game, row, standing, snapshot);
  if (!replayed.ok) return replayed;
  const { match } = replayed;
  match.version = lines.length;
  const live = new LiveMatch(game, { row, seats, holders, match, lines, kept: snapshot?.count ?? 0 });
  return { ok: true, live };
}

/** The newest snapshot of which nothing was taken back since. */
async function usableSnapshot(store: Store, id: string, number: number, standing: readonly Standing[]) {
  let snapshot = await store.snapshot(id, number, standing.length);
  while (snapshot) {
    const { number: taken, count } = snapshot;
    if (standing.filter((one) => one.number <= taken).length === count) return snapshot;
    snapshot = await store.snapshot(id, taken - 1, standing.length);
  }
  return undefined;
}

/** What was played once plays again: all else is a bug. */
function replayed(game: Game, row: MatchRow, standing: readonly Standing[]): Match<Kit> {
  const done = replay(game, row, standing, undefined);
  if (!done.ok) throw new Error(`match ${row.id} does not replay: ${done.refusal.message}`);
  return done.match;
}

function replay(
  game: Game,
  row: MatchRow,
  standing: readonly Standing[],
  snapshot: { readonly count: number; readonly state: unknown } | undefined,
): Result<{ match: Match<Kit> }> {
  const setup = {
    seats: row.seats,
    options: row.options,
    random: { kind: 'keyed', seed: row.seed },
  } as const;
  const count = snapshot?.count ?? 0;
  const begun = snapshot
    ? Match.resume(game, setup, {
        state: snapshot.state as Kit['state'],
        entries: standing.slice(0, count).map(({ entry }) => entry),
        version: count,
      })
    : Match.start(game, setup);
  if (!begun.ok) return begun;
  for (const { number, entry } of standing.slice(count)) {
    const done = begun.match.act(entry.seat, entry.action);
    if (!done.ok) return refuse('bad-record', `line ${number}: ${done.refusal.message}`);
  }
  return begun;
}
