/**
 * All matches of one node. A match is loaded when someone needs it and forgotten when nobody has for a while; its lines
 * are written one after the other, and nobody hears of a change before it is durable.
 */
import { type GameWithBots, mayGoOn, type Seat, SPECTATOR, same } from '#engine';
import { DONE, type Failure, fail, isFailure, type Reply } from '../answer.ts';
import { QUOTAS, type QuotaSettings } from '../settings/quotas.ts';
import type { MatchRow, Store, TableChange } from '../store/index.ts';
import { Attendance } from './attendance.ts';
import { type Bus, type MatchNews, NO_BUS } from './bus.ts';
import { Figures } from './figures.ts';
import { HeldMatch, load } from './heldMatch.ts';
import { type HeldTable, notPlayed, onlyBots } from './heldTable.ts';
import { Locks } from './locks.ts';
import { Moments } from './moments.ts';
import { spanOf } from './pace.ts';
import { Quotas } from './quotas.ts';
import { Shelf } from './shelf.ts';
import { type Errand, OWN, Slices } from './slices.ts';
import { keepSnapshot, type Trail } from './snapshots.ts';
import type { Stood } from './standing.ts';
import { isOtherRow, isOtherTable } from './table.ts';
import { type Viewer, Viewers } from './viewers.ts';
import { type Line, type Turn, written } from './writing.ts';

export interface HouseTerms {
  readonly store: Store;
  readonly games: readonly GameWithBots[];
  readonly bus?: Bus;
  /** How much one person may have in use. */
  readonly quotas?: QuotaSettings;
  readonly now?: () => number;
  /** Told of everything that went wrong without anyone to answer to. */
  readonly trouble?: (what: string, error: unknown) => void;
}

/** How often a change is tried anew when another node was faster. */
const TRIES = 6;

/** What a piece of work on a match says when the store holds more than it knew: load it again and try once more. */
export const AGAIN = 'again';

export class House {
  readonly store: Store;
  readonly games: readonly GameWithBots[];
  readonly viewers: Viewers;
  readonly attendance: Attendance;
  /** Where long work is done, piece by piece. */
  readonly slices = new Slices();
  readonly moments: Moments;
  readonly quotas: Quotas;
  readonly now: () => number;
  readonly trouble: (what: string, error: unknown) => void;
  /** Called after every change of a match in play. */
  onChange: ((live: HeldMatch) => void) | undefined;
  readonly figures = new Figures();
  readonly #bus: Bus;
  readonly #live = new Shelf<HeldTable>();
  readonly #locks = new Locks();
  #closing = false;

  constructor(terms: HouseTerms) {
    const { store, games, bus = NO_BUS, now = Date.now, trouble = () => undefined } = terms;
    this.store = store;
    this.games = games;
    this.now = now;
    this.trouble = trouble;
    this.viewers = new Viewers(now);
    this.moments = new Moments(this.slices, store.records);
    this.quotas = new Quotas(store, terms.quotas ?? QUOTAS);
    // What is over and watched by nobody is hardly asked for again.
    this.viewers.onEmpty = (id) => {
      if (this.#live.get(id)?.row.status === 'over') this.forget(id);
    };
    this.#bus = bus;
    this.attendance = new Attendance({
      ...{ viewers: this.viewers, presence: store.presence, alone: this.alone, now, trouble },
      table: (match) => this.#live.get(match),
      publish: (match) => bus.publish({ match, about: 'presence' }),
    });
    bus.listen((news) => {
      if (!('match' in news)) return;
      const { match, about } = news;
      if (about === 'presence') this.#heed(this.attendance.hear(match), match);
      else if (this.#live.has(match) || this.viewers.of(match).size > 0) {
        this.#quietly(match, () => this.#hear(match, about));
      }
    });
  }

  /** How many matches are in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** How many lines these have. */
  get lines(): number {
    return this.#live.lines;
  }

  /** Whether there are no other nodes, where people may be that are not seen here. */
  get alone(): boolean {
    return this.#bus === NO_BUS;
  }

  /** Whether a match can go on here: this node has its rules, or such as may take it over and have not refused it. */
  canPlay({ id, game, rules }: MatchRow): boolean {
    return (
      this.#live.get(id)?.frozen === undefined &&
      this.games.some((one) => one.id === game && mayGoOn(one, rules))
    );
  }

  /** Works on a match, alone. The work may say `AGAIN`; it then gets the match as the store has it now. */
  on<T extends object>(
    id: string,
    work: (live: HeldMatch) => Promise<T | typeof AGAIN>,
    errand?: Errand,
  ): Promise<T | Failure> {
    return this.around<T | Failure>(
      id,
      async (table) => (table instanceof HeldMatch ? work(table) : notPlayed(table)),
      errand,
    );
  }

  /** The same for what can be done without the rules: also at tables whose rules this node does not have. */
  async around<T extends object>(
    id: string,
    work: (table: HeldTable) => Promise<T | typeof AGAIN>,
    errand?: Errand,
  ): Promise<T | Failure> {
    if (this.#closing) return fail('unavailable', 'closing');
    const attempt = async (): Promise<T | Failure> => {
      for (let tries = 0; tries < TRIES; tries++) {
        const isHeld = this.#live.has(id);
        const opened = await this.#open(id, errand);
        if (!('id' in opened)) return opened;
        // The node that was to see to its bots may have died.
        if (!isHeld && opened instanceof HeldMatch && opened.row.status === 'playing')
          this.onChange?.(opened);
        try {
          const result = await work(opened);
          if (result !== AGAIN && !(isFailure(result) && (await this.#isBehind(opened)))) return result;
        } catch (error) {
          // Whether it was written is not known: the store is asked again before anything else happens.
          this.#live.drop(id);
          throw error;
        }
        this.#live.drop(id);
      }
      return fail('unavailable', 'matchBusy');
    };
    // On an errand someone looks at it.
    return this.#locks.run(id, attempt, { looks: errand !== undefined });
  }

  /** Writes what the match in memory has already made; once durable, everyone hears of it. */
  async write(live: HeldTable, given: Line | readonly Line[], turn: Turn = {}): Promise<boolean> {
    const lines = 'kind' in given ? [given] : given;
    const { append, row, seats, holders } = written(live, lines, turn, this.now());
    if (!(await this.store.records.append(append))) return false;
    this.figures.wrote(row, append.lines.length);
    for (const made of append.lines) live.add(made);
    const around = isOtherTable(live, { row, seats });
    live.row = row;
    live.seats = seats;
    live.holders = holders;
    if (live instanceof HeldMatch) {
      live.match.version = live.version;
      live.span = spanOf(live);
      keepSnapshot(live, this);
    }
    this.#published(live, around);
    return true;
  }

  /** Changes the table around a match: its owner, its clock, its rematch. */
  async changeTable(live: HeldTable, change: TableChange): Promise<void> {
    await this.store.tables.change(live.id, change);
    await this.refresh(live);
  }

  /** Reads the table anew and tells everyone. */
  async refresh(live: HeldTable): Promise<void> {
    await this.#read(live);
    this.viewers.table(live);
    this.#bus.publish({ match: live.id, about: 'table' });
    if (live.row.status === 'playing' && live instanceof HeldMatch) this.onChange?.(live);
  }

  /** Tells of a table that was changed in the store, wherever anyone has it at hand: for others it need not be loaded. */
  async retell(id: string): Promise<void> {
    if (this.#live.has(id) || this.viewers.isWatched(id))
      await this.around(id, (table) => this.refresh(table).then(() => DONE));
    else this.#bus.publish({ match: id, about: 'table' });
  }

  /** Looks what another node has changed at a table; false when it is to be loaded again: it is gone, or was played on. */
  async reread(live: HeldTable): Promise<boolean> {
    const { row, seats } = live;
    if (!(await this.#read(live)) || live.row.number !== live.version) return false;
    if (isOtherTable({ row, seats }, live)) this.#tellTable(live, row.status);
    return true;
  }

  /** Tells everyone what was said. */
  async said(live: HeldTable, number: number): Promise<void> {
    this.viewers.chat(live, await this.store.talk.since(live.id, number - 1));
    this.#bus.publish({ match: live.id, about: 'chat' });
  }

  /**
   * How a match stands for whoever looks through the eyes of a seat. What delayed spectators see is past: it is worked
   * out beside the match, which goes on meanwhile.
   */
  async seen(id: string, seat: Seat, errand: Errand): Promise<Reply<{ live: HeldMatch; stood: Stood }>> {
    const found = await this.on<Reply<{ live: HeldMatch; stood: Stood | Trail }>>(
      id,
      async (live) => {
        if (live.row.status === 'open') return fail('not-started', 'notStarted');
        const version = this.viewers.visible(live, seat);
        return { ok: true, live, stood: version === live.version ? live.stood() : live.trail(version) };
      },
      errand,
    );
    if (!found.ok) return found;
    const { live, stood } = found;
    return { ok: true, live, stood: 'state' in stood ? stood : await this.stood(stood, errand) };
  }

  /** How a match stood at a moment that is past. */
  async stood(trail: Trail, errand: Errand = OWN): Promise<Stood> {
    const state = await this.moments.last(trail, errand);
    return { state, version: trail.version, outcome: state.outcome, undoable: () => 0 };
  }

  /** Somebody watches from now on; where only bots sit, they go on. */
  watch(table: HeldTable, viewer: Viewer): void {
    this.viewers.add(table.id, viewer);
    this.#attended(table);
  }

  /** Sends delayed spectators what they may see by now. */
  catchUp(id: string): void {
    const late = async () => {
      // Played up to there first, while the match goes on.
      const seen = await this.seen(id, SPECTATOR, OWN);
      if (!seen.ok || seen.stood.version === seen.live.version) return;
      this.#quietly(id, async () => {
        const live = await this.#open(id);
        if (!(live instanceof HeldMatch)) return;
        const version = this.viewers.visible(live, SPECTATOR);
        if (version < live.version) this.viewers.update(live, await this.stood(live.trail(version)));
      });
    };
    this.#heed(late(), id);
  }

  /** Looks what has changed elsewhere: news of it is lost when a node dies between writing and telling. */
  async lookAround(): Promise<void> {
    const concerned = new Set([...this.#live.keys(), ...this.viewers.watched()]);
    for (const row of await this.store.tables.matches([...concerned])) {
      const live = this.#live.get(row.id);
      if (live === undefined || live.version < row.number)
        this.#quietly(row.id, () => this.#hear(row.id, 'record'));
      else if (isOtherRow(live.row, row)) this.#quietly(row.id, () => this.#hear(row.id, 'table'));
    }
  }

  /** Reads again who sits at a table; who holds a seat there no more hears no more of what it knows. */
  lookAgain(id: string): void {
    this.#quietly(id, async () => {
      const live = this.#live.get(id);
      if (!same(live?.holders, await this.store.seats.holders(id))) await this.#hear(id, 'table');
      else if (live) this.viewers.release(live);
    });
  }

  /** A table that is in the store no more: whoever is there hears so. */
  putAway(live: HeldTable): void {
    this.forget(live.id);
    this.viewers.gone(live);
    this.#bus.publish({ match: live.id, about: 'table' });
  }

  /** Forgets a table; whoever needs it loads it again. */
  forget(id: string): void {
    this.#live.drop(id);
  }

  /** Forgets what has not been used for a while. */
  sweep(): void {
    this.#live.sweep(this.now(), (id) => this.viewers.isWatched(id));
  }

  /** Lets what is under way be finished and takes no more. */
  async close(): Promise<void> {
    this.#closing = true;
    await this.#locks.idle();
  }

  async #open(id: string, errand?: Errand): Promise<HeldTable | Failure> {
    const known = this.#live.get(id);
    if (known) {
      known.used = this.now();
      return known;
    }
    const live = await load(this, id, errand ?? { owner: id });
    if (live === undefined) return fail('unknown-match', ['noMatch', id], { field: 'match' });
    live.used = this.now();
    this.#live.put(live);
    // Another node may have written what nobody here has heard of.
    if (live instanceof HeldMatch) this.#update(live);
    return live;
  }

  /** Whether the store holds more than is known here: what is refused for lack of it is judged anew. */
  async #isBehind({ id, version }: HeldTable): Promise<boolean> {
    const row = await this.store.tables.match(id);
    return row !== undefined && row.number > version;
  }

  async #read(live: HeldTable): Promise<boolean> {
    // The row first: then who sits there is never older than the seating it counts.
    const row = await this.store.tables.match(live.id);
    if (row === undefined) return false;
    const [seats, holders] = await Promise.all([
      this.store.seats.of(live.id),
      this.store.seats.holders(live.id),
    ]);
    // Put away in between.
    if (seats.length < row.seats) return false;
    const isMixed = row.seed !== live.row.seed;
    Object.assign(live, { row, seats, holders });
    // Where several have a part in the dice, the seed is there when the match begins.
    if (isMixed && live instanceof HeldMatch) live.setUp();
    return true;
  }

  async #hear(id: string, about: Exclude<MatchNews['about'], 'presence'>): Promise<Reply> {
    const known = this.#live.get(id);
    if (about === 'record') this.#live.drop(id);
    const live = await this.#open(id);
    if (!('id' in live)) return live;
    if (about === 'chat') {
      const heard = [...this.viewers.of(id)].map((viewer) => viewer.heard);
      if (heard.length > 0) this.viewers.chat(live, await this.store.talk.since(id, Math.min(...heard)));
      return DONE;
    }
    if (about === 'table') {
      const { status } = live.row;
      if (await this.#read(live)) this.#tellTable(live, status);
      else this.viewers.gone(live);
    }
    if (live instanceof HeldMatch) this.#update(live);
    if (about === 'record') this.#attended(live);
    if (about === 'record' && (known === undefined || isOtherTable(known, live) || live.row.proposal))
      this.viewers.table(live);
    return DONE;
  }

  /** At a table of bots alone nobody else lets them know that they are watched, or that another node has played. */
  #attended(table: HeldTable): void {
    if (onlyBots(table.seats) && table.row.status === 'playing' && table instanceof HeldMatch)
      this.onChange?.(table);
  }

  /** Tells everyone here how the table is set now, and how the match stands where it has begun or ended. */
  #tellTable(live: HeldTable, before: MatchRow['status']): void {
    this.viewers.table(live);
    if (live.row.status !== before && live instanceof HeldMatch) this.viewers.show(live);
  }

  /** Sends everyone what is new to them. */
  #update(live: HeldMatch): void {
    this.viewers.update(live);
    if (live.row.delay > 0 && this.viewers.of(live.id).size > 0) this.catchUp(live.id);
  }

  #published(live: HeldTable, around: boolean): void {
    if (live instanceof HeldMatch) this.viewers.update(live);
    const { status, proposal, delay } = live.row;
    // Whoever plays on instead of answering has answered.
    if (around || status === 'over' || proposal?.kind === 'undo') this.viewers.table(live);
    if (delay > 0 && this.viewers.of(live.id).size > 0) {
      setTimeout(() => this.catchUp(live.id), delay + 50).unref();
    }
    this.#bus.publish({ match: live.id, about: 'record' });
    if (live instanceof HeldMatch) this.onChange?.(live);
  }

  #heed(work: Promise<unknown>, id: string): void {
    work.catch((error: unknown) => this.trouble(`match ${id}`, error));
  }

  #quietly(id: string, work: () => Promise<unknown>): void {
    this.#heed(this.#locks.run(id, work), id);
  }
}
