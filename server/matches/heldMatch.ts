/** A match in memory: the kernel's match, its lines in the store, and who sits at the table. */
import { isDeepStrictEqual } from 'node:util';
import type { Intent } from '#bots';
import {
  type GameWithBots,
  type Kit,
  Match,
  type MatchRecord,
  mayGoOn,
  NO_DRAWS,
  Play,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  staleRefusal,
  whoPlays,
} from '#engine';
import type { MatchRow, RecordRow, Store } from '../store/index.ts';
import { arrivalOf, eyesAt } from './arrivals.ts';
import { fold, type HeldRows, HeldTable, movesPosition, type Taken } from './heldTable.ts';
import { spanOf } from './pace.ts';
import type { Errand, Slices } from './slices.ts';
import { setupOf, type Trail, usableSnapshot } from './snapshots.ts';
import type { Stood } from './standing.ts';

export class HeldMatch extends HeldTable {
  readonly game: GameWithBots;
  match: Match<Kit>;
  /** Which line answered which submission. */
  readonly submissions = new Map<string, number>();
  /** What the bots at this table have set out to do. */
  readonly intents = new Map<Seat, Intent>();
  /** How many actions the last snapshot holds. */
  kept: number;
  /** What the decision that was open at the last line shares its time with. */
  span: string | undefined;
  /** The actions that stood after so many lines, as last asked for. */
  #stood: Pick<Trail, 'version' | 'standing'> | undefined;

  constructor(game: GameWithBots, loaded: Loaded) {
    super(loaded);
    this.game = game;
    this.match = loaded.match;
    this.kept = loaded.kept;
    this.span = spanOf(this);
    for (const line of loaded.lines) this.#note(line);
  }

  /** Sets the match up, before anything is played: by the seed that the table has now. */
  setUp(): void {
    const begun = Match.start(this.game, setupOf(this.row));
    if (!begun.ok) throw new Error(`match ${this.id} cannot begin: ${begun.refusal.message}`);
    this.match = begun.match;
  }

  override add(line: RecordRow): void {
    super.add(line);
    this.#note(line);
  }

  /** What a seat heard while the table was set up: of who came later, what everyone heard. */
  opening(seat: Seat): readonly object[] {
    return this.match.opening(eyesAt(seat, arrivalOf(this, seat), 0));
  }

  /** How it stands now. */
  stood(): Stood {
    const { match } = this;
    const { state, version, outcome } = match;
    return { state, version, outcome, undoable: (seat) => match.undoable(seat) };
  }

  awaited(): readonly Seat[] {
    return this.row.status === 'playing' ? new Play(this.game, this.match.state, NO_DRAWS).awaited() : [];
  }

  /** The people who are waited for. */
  awaitedPeople(): readonly Seat[] {
    return this.awaited().filter((seat) => !this.isBot(seat));
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
    const stale = staleRefusal(version, this.version);
    if (version > this.version) return stale;
    const moved = this.lines.slice(version).filter(({ kind }) => movesPosition(kind));
    if (moved.length === 0) return undefined;
    const secret = this.match.decisions().some((open) => open.seat === seat && open.kind === 'secret');
    return secret && moved.every((line) => isSilent(line, seat)) ? undefined : stale;
  }

  /** The match as it stood after so many lines, for looking back on: often many times after the same. */
  trail(version = this.version): Trail {
    const { row, game, lines } = this;
    if (this.#stood?.version !== version) this.#stood = { version, standing: fold(lines.slice(0, version)) };
    return { row, game, ...this.#stood };
  }

  #note({ submission, number }: RecordRow): void {
    if (submission !== undefined) this.submissions.set(submission, number);
  }
}

function isSilent({ kind, seat, told, learnt }: RecordRow, own: Seat): boolean {
  return kind === 'act' && seat !== own && !learnt && Array.isArray(told) && told.length === 0;
}

interface Loaded extends HeldRows {
  readonly match: Match<Kit>;
  readonly kept: number;
}

/** The match as it can go on here; or, where the rules it is played under are not at hand, as it was left. */
export async function load(
  { store, games, slices }: LoadTerms,
  id: string,
  errand: Errand,
): Promise<HeldMatch | HeldTable | undefined> {
  // The lines first: whatever is written is judged by their number, so nothing else may be older than they are.
  const lines = await readLines(store, slices, id, errand);
  const found = await store.tables.match(id);
  if (found === undefined) return undefined;
  const game = games.find((one) => one.id === found.game);
  const row = await underCurrentRules(store, found, game);
  const [seats, holders] = await Promise.all([store.seats.of(id), store.seats.holders(id)]);
  const seated = { row, seats, holders, lines };
  if (game === undefined || !mayGoOn(game, row.rules)) return new HeldTable(seated, otherRules(row, game));
  const trail = { row, game, version: lines.length, standing: fold(lines) };
  const isFormer = row.rules !== game.version;
  const replayed = await (isFormer ? replayFormer : replay)({ store, slices }, trail, errand);
  if (!replayed.ok) {
    const { refusal } = replayed;
    return new HeldTable(seated, isFormer ? otherRules(row, game, refusal.message) : refusal);
  }
  const { match, kept } = replayed;
  match.version = lines.length;
  // What is over was played under the rules it says, and its record goes on saying so.
  if (!isFormer || row.status === 'over') return new HeldMatch(game, { ...seated, match, kept });
  await store.tables.adoptRules(row, lines.length, game.version);
  return new HeldMatch(game, { ...seated, row: { ...row, rules: game.version }, match, kept });
}

export interface LoadTerms {
  readonly store: Store;
  readonly games: readonly GameWithBots[];
  readonly slices: Slices;
}

/** So many lines are read in one piece. */
const PAGE = 200;
/** Reading so many lines is as much work as playing one action. */
export const LINES_AN_ACTION = 10;

/** The lines of a match, page by page: thousands at once would hold up everyone else. */
async function readLines(store: Store, slices: Slices, id: string, errand: Errand): Promise<RecordRow[]> {
  const lines: RecordRow[] = [];
  let page: RecordRow[];
  do {
    page = await slices.do(errand, () => store.records.of(id, lines.at(-1)?.number ?? 0, PAGE));
    lines.push(...page);
  } while (page.length === PAGE);
  errand.spend?.(lines.length / LINES_AN_ACTION);
  return lines;
}

/** A table at which nothing was played yet begins under the rules of today, where they allow its options. */
async function underCurrentRules(
  store: Store,
  row: MatchRow,
  game: GameWithBots | undefined,
): Promise<MatchRow> {
  if (row.status !== 'open' || game === undefined || game.version === row.rules) return row;
  if (!Match.start(game, setupOf(row)).ok) return row;
  await store.tables.adoptRules(row, 0, game.version);
  return { ...row, rules: game.version };
}

function otherRules({ game: id, rules }: MatchRow, game: GameWithBots | undefined, why?: string): Refusal {
  const here = game ? `has rules ${game.version}` : 'does not have this game';
  const name = game?.words.title ?? id;
  const reason = why === undefined ? '' : ` (under these it does not go on: ${why})`;
  const release = game ? `: ${whoPlays(game, rules)}` : '';
  const words = `this match is played under rules ${rules} of ${name}; this server ${here}${reason}, so it is kept as it is${release}`;
  return refuse('bad-record', words).refusal;
}

/** So many actions are played in one piece. */
const PIECE = 8;

/** Plays a match again, checking each action, from its newest usable snapshot on. */
export async function replay(
  { store, slices }: Omit<LoadTerms, 'games'>,
  trail: Trail,
  errand: Errand,
): Promise<Result<{ match: Match<Kit>; kept: number }>> {
  const { game, row, standing } = trail;
  const snapshot = await usableSnapshot(store.records, trail);
  const kept = snapshot?.count ?? 0;
  const begun = await slices.do(errand, () =>
    snapshot
      ? Match.resume(game, setupOf(row), {
          state: snapshot.state as Kit['state'],
          entries: standing.slice(0, kept).map(({ entry }) => entry),
          version: kept,
        })
      : Match.start(game, setupOf(row)),
  );
  if (!begun.ok) return begun;
  const refusal = await goOn(slices, begun.match, standing.slice(kept), errand);
  return refusal ? { ok: false, refusal } : { ok: true, match: begun.match, kept };
}

/**
 * Plays a match of former rules under those of today, all of it: every action must tell what it told then, and the match
 * come by the position that was kept.
 */
async function replayFormer(
  { store, slices }: Omit<LoadTerms, 'games'>,
  trail: Trail,
  errand: Errand,
): Promise<Result<{ match: Match<Kit>; kept: number }>> {
  const { game, row, standing } = trail;
  const snapshot = await usableSnapshot(store.records, trail);
  const begun = await slices.do(errand, () => Match.start(game, setupOf(row)));
  if (!begun.ok) return begun;
  const { match } = begun;
  const kept = snapshot?.count ?? 0;
  const early = await goOn(slices, match, standing.slice(0, kept), errand, toldOtherwise);
  if (early) return { ok: false, refusal: early };
  if (snapshot && !isDeepStrictEqual(JSON.parse(JSON.stringify(match.state)), snapshot.state))
    return refuse('bad-record', `line ${snapshot.number} leads to another position`);
  const refusal = await goOn(slices, match, standing.slice(kept), errand, toldOtherwise);
  return refusal ? { ok: false, refusal } : { ok: true, match, kept };
}

/** Why an action that was just played again does not stand as it did. */
type Doubt = (match: Match<Kit>, standing: Taken) => string | undefined;

/** Another thing has come of it than when it was played. */
const toldOtherwise: Doubt = ({ entries }, { entry: { told } }) => {
  const today: unknown = JSON.parse(JSON.stringify(entries.at(-1)?.told ?? []));
  return saysAll(today, told) ? undefined : 'it tells something else now';
};

/** Whether what is told now says all that was told then; it may say more, where an event has learnt to. */
function saysAll(now: unknown, then: unknown): boolean {
  if (typeof then !== 'object' || then === null) return now === then;
  if (typeof now !== 'object' || now === null || Array.isArray(now) !== Array.isArray(then)) return false;
  if (Array.isArray(now) && Array.isArray(then) && now.length !== then.length) return false;
  const known = new Map<string, unknown>(Object.entries(now));
  return Object.entries(then).every(([name, value]) => known.has(name) && saysAll(known.get(name), value));
}

/** Plays on, piece by piece. */
async function goOn(
  slices: Slices,
  match: Match<Kit>,
  standing: readonly Taken[],
  errand: Errand,
  objection?: Doubt,
): Promise<Refusal | undefined> {
  for (let from = 0; from < standing.length; from += PIECE) {
    const piece = standing.slice(from, from + PIECE);
    const refusal = await slices.do(errand, () => playPiece(match, piece, objection));
    if (refusal) return refusal;
  }
  errand.spend?.(standing.length);
  return undefined;
}

function playPiece(match: Match<Kit>, piece: readonly Taken[], objection?: Doubt): Refusal | undefined {
  for (const one of piece) {
    const { seat, action, press } = one.entry;
    const refusal = match.again(seat, action, press);
    const why = refusal ? refusal.message : objection?.(match, one);
    if (why !== undefined) return refuse('bad-record', `line ${one.number}: ${why}`).refusal;
  }
  return undefined;
}
