/** A match in memory: the kernel's match, its lines in the store, and who sits at the table. */
import type { Intent } from '#bots';
import {
  type Game,
  type Kit,
  Match,
  type MatchRecord,
  NO_DRAWS,
  Play,
  type Refusal,
  type Result,
  refuse,
  type Seat,
} from '#engine';
import type { MatchRow, RecordRow, Store } from '../store/index.ts';
import { fold, movesPosition, type Seated, SeatedMatch, type Standing } from './seated.ts';

export class LiveMatch extends SeatedMatch {
  readonly game: Game;
  match: Match<Kit>;
  /** Which line answered which submission. */
  readonly submissions = new Map<string, number>();
  /** What the bots at this table have set out to do. */
  readonly intents = new Map<Seat, Intent>();
  /** How many actions the last snapshot holds. */
  kept: number;

  constructor(game: Game, loaded: Loaded) {
    super(loaded);
    this.game = game;
    this.match = loaded.match;
    this.kept = loaded.kept;
    for (const line of loaded.lines) this.#note(line);
  }

  override add(line: RecordRow): void {
    super.add(line);
    this.#note(line);
  }

  awaited(): readonly Seat[] {
    return this.row.status === 'playing' ? new Play(this.game, this.match.state, NO_DRAWS).awaited() : [];
  }

  override deputy(seat: Seat, seats = this.seats): Seat | undefined {
    const { standIn } = this.row;
    if (standIn !== 'facilitator' || seats.find((one) => one.seat === seat)?.kind !== 'away')
      return undefined;
    const found = this.game.facilitator?.(this.match.state);
    return seats.find((one) => one.seat === found)?.kind === 'person' ? found : undefined;
  }

  override record(): MatchRecord {
    return { ...super.record(), hash: this.match.hash() };
  }

  /**
   * Why an answer to this version is too late. Where several decide in secret at once, what the others have chosen in
   * the meantime changes nothing for this seat; nor does a pause, or that someone has resigned.
   */
  staleness(seat: Seat, version: number | undefined): Refusal | undefined {
    if (version === undefined || version === this.version) return undefined;
    const stale = refuse('stale', `this answers version ${version}; the match is at ${this.version}`).refusal;
    if (version > this.version) return stale;
    const moved = this.lines.slice(version).filter(({ kind }) => movesPosition(kind));
    if (moved.length === 0) return undefined;
    const secret = this.match.decisions().some((open) => open.seat === seat && open.kind === 'secret');
    return secret && moved.every((line) => isSilent(line, seat)) ? undefined : stale;
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

interface Loaded extends Seated {
  readonly match: Match<Kit>;
  readonly kept: number;
}

/** The match as it can go on here; or, where the rules it is played under are not at hand, as it was left. */
export async function load(
  store: Store,
  games: readonly Game[],
  id: string,
): Promise<LiveMatch | SeatedMatch | undefined> {
  const found = await store.tables.match(id);
  if (found === undefined) return undefined;
  const game = games.find((one) => one.id === found.game);
  const row = await underCurrentRules(store, found, game);
  const [lines, seats, holders] = await Promise.all([
    store.records.of(id),
    store.seats.of(id),
    store.seats.holders(id),
  ]);
  const seated = { row, seats, holders, lines };
  if (game === undefined || game.version !== row.rules) return new SeatedMatch(seated, otherRules(row, game));
  const standing = fold(lines);
  const snapshot = await usableSnapshot(store, id, lines.length, standing);
  const replayed = replay(game, row, standing, snapshot);
  if (!replayed.ok) return new SeatedMatch(seated, replayed.refusal);
  const { match } = replayed;
  match.version = lines.length;
  return new LiveMatch(game, { ...seated, match, kept: snapshot?.count ?? 0 });
}

/** A table at which nothing was played yet begins under the rules of today, where they allow its options. */
async function underCurrentRules(store: Store, row: MatchRow, game: Game | undefined): Promise<MatchRow> {
  if (row.status !== 'open' || game === undefined || game.version === row.rules) return row;
  if (!replay(game, row, [], undefined).ok) return row;
  await store.tables.adoptRules(row.id, game.version);
  return { ...row, rules: game.version };
}

function otherRules({ game: id, rules }: MatchRow, game: Game | undefined): Refusal {
  const here = game ? `has rules ${game.version}` : 'does not have this game';
  const name = game?.words.title ?? id;
  const words = `this match is played under rules ${rules} of ${name}; this server ${here}, so it is kept as it is`;
  return refuse('bad-record', words).refusal;
}

/** The newest snapshot of which nothing was taken back since. */
async function usableSnapshot(store: Store, id: string, number: number, standing: readonly Standing[]) {
  let snapshot = await store.records.snapshot(id, number, standing.length);
  while (snapshot) {
    const { number: taken, count } = snapshot;
    if (standing.filter((one) => one.number <= taken).length === count) return snapshot;
    snapshot = await store.records.snapshot(id, taken - 1, standing.length);
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
