/** A match on a server. What the seat knows arrives after every change; what is chosen is sent and comes back as news. */

import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Connection, EndInfo, PressDone, Standing, TableInfo, WireError } from '#client';
import { type Game, type Kit, type MatchRecord, type Seat, SPECTATOR } from '#engine';
import type { Scene } from '#ui/kit/end.ts';
import { Feed, type OthersWork, type UndoOffer } from '../match/feed.ts';
import { newSeed } from '../store/saves.ts';
import { after, groupsOf, type OnlineMoment, opened } from './moments.ts';
import { peopleAt } from './names.ts';
import { decidesFor } from './seats.ts';

/** From so many seconds for a decision on it is a game of hours. */
const HOURS = 3600;

export interface OnlineTerms {
  readonly table: ReadonlySignal<TableInfo>;
  readonly connection: Connection;
  /** Asks to see the match through the eyes of another seat of one's own. */
  look(seat: Seat): void;
  /** Keeps what a seat has settled in advance on the server. */
  settle(seat: Seat, given: Readonly<Record<string, unknown>>): void;
  /** Told when the server refuses something it was asked. */
  onRefused(error: WireError): void;
}

export class OnlineFeed<K extends Kit> extends Feed<K> {
  readonly moments = signal<readonly OnlineMoment<K>[]>([]);
  readonly state = signal<Readonly<K['state']>>({} as K['state']);
  readonly table: ReadonlySignal<TableInfo>;
  readonly recorded = signal(false);
  /** How it ended, once it has. */
  readonly ended = signal<EndInfo | undefined>(undefined);
  /** The whole match, once it is over and its record has been played; without that, what was seen of it. */
  readonly footage = signal<readonly Scene<K>[] | undefined>(undefined);
  /** An action that was sent and is not yet part of the match. */
  readonly sending = signal(false);
  /** Who said that they sit at the screen, where one person holds several seats. */
  readonly #seated = signal<Seat | undefined>(undefined);
  readonly handOver = computed(() => this.#handOver());
  override readonly slow = computed(() => (this.table.value.clock ?? 0) >= HOURS);
  /** Whether one of one's seats must decide. */
  readonly awaitsMe = computed(() => this.#mine().length > 0);
  /** When the time for this decision is up: the one source of time for the page. None runs while the match rests. */
  readonly due = computed(() => (this.#running ? this.#due.value : undefined));
  /** At a table with a reserve: what each seat has left, as long as that is the time that runs. */
  readonly times = computed(() => {
    const times = this.#standing.value?.times;
    return times?.some(({ due }) => due === this.due.value) ? times : undefined;
  });
  readonly #due = signal<number | undefined>(undefined);
  readonly #standing = signal<Standing | undefined>(undefined);
  readonly #terms: OnlineTerms;
  readonly #stop: (() => void)[];
  #record: MatchRecord<K['action']> | undefined;
  /** Through whose eyes it was last asked to look. */
  #eyes: Seat | undefined;

  readonly others = { work: computed(() => this.#work()), wake: () => undefined };
  readonly undoOffer = computed(() => this.#undoOffer());
  readonly log = computed(() => groupsOf(this.moments.value, this.people.value));

  constructor(game: Game<K>, standing: Standing, opening: readonly object[], terms: OnlineTerms) {
    super(game, standing.seat, peopleAt(terms.table));
    this.#terms = terms;
    this.table = terms.table;
    this.#stop = [effect(() => this.#wind(this.table.value))];
    this.stand(standing, opening);
    this.fresh.value = [];
    this.#stop.push(effect(() => this.#standIn()));
  }

  override get settles(): boolean {
    return this.game.advance !== undefined;
  }

  override settle(given: Readonly<Record<string, unknown>>): void {
    super.settle(given);
    this.#terms.settle(this.viewer.value, given);
  }

  /** Hints are for playing against bots alone. */
  get hintable(): boolean {
    const { seats, yours } = this.table.value;
    return seats.every(({ seat, kind }) => kind === 'bot' || kind === 'closed' || yours.includes(seat));
  }

  /** Who stands in for another decides for them, and does nothing else in their place. */
  get ownSeat(): Seat {
    const { yours } = this.table.value;
    return yours.includes(this.viewer.value) ? this.viewer.value : (yours[0] ?? SPECTATOR);
  }

  get version(): number {
    return this.#standing.value?.version ?? 0;
  }

  get awaited(): readonly Seat[] {
    return this.#standing.value?.awaited ?? [];
  }

  override record(): MatchRecord<K['action']> | undefined {
    return this.#record;
  }

  /** The record, once the server has opened it. */
  reveal(record: MatchRecord<K['action']>): void {
    this.#record = record;
    this.recorded.value = true;
  }

  /** Takes in how things stand now. */
  stand(standing: Standing, opening?: readonly object[]): void {
    // Nobody may see half of it.
    batch(() => this.#stand(standing, opening));
  }

  #stand(standing: Standing, opening?: readonly object[]): void {
    const { changes } = standing;
    const known = this.version;
    const other = standing.seat !== this.viewer.value;
    const anew = opening !== undefined && (other || (changes[0]?.number ?? known + 1) <= known);
    const first = opening === undefined ? [] : [opened<K>(opening)];
    let moments = anew || this.moments.value.length === 0 ? first : this.moments.value;
    const fresh: K['event'][] = [];
    for (const change of changes) {
      moments = after(moments, change);
      if (change.ended) this.ended.value = change.ended;
      fresh.push(...(change.events as K['event'][]));
    }
    // Of what came at once only the last position is known.
    const last = moments.at(-1);
    if (last) moments = [...moments.slice(0, -1), { ...last, state: standing.position as K['state'] }];
    this.#standing.value = standing;
    this.#due.value = standing.due;
    this.fresh.value = other ? [] : fresh;
    this.sending.value = false;
    this.viewer.value = standing.seat;
    this.state.value = standing.position as K['state'];
    this.moments.value = moments;
    this.hints.follow();
  }

  override send(seat: Seat, actions: readonly K['action'][]): boolean {
    if (seat === SPECTATOR || this.sending.value) return false;
    this.sending.value = true;
    const { id: match } = this.table.value;
    // One action goes as servers of any age know it.
    const [action, ...more] = actions;
    const press = more.length === 0 ? { action } : { actions };
    const submitted = { match, seat, ...press, version: this.version, submission: newSeed() };
    void this.#terms.connection.ask<PressDone>('act', submitted).then((answer) => {
      if (answer.ok) {
        if (answer.stopped) this.halt(answer.stopped, answer.done, actions.length);
        return;
      }
      this.sending.value = false;
      this.#terms.onRefused(answer.error);
    });
    return true;
  }

  override sitDown(seat: Seat): void {
    this.#seated.value = seat;
    if (seat !== this.viewer.value) this.#terms.look(seat);
  }

  override undo(): boolean {
    if (this.undoOffer.value !== 'yes') return false;
    const { id: match } = this.table.value;
    void this.#ask('undo', { match, seat: this.viewer.value, version: this.version });
    return true;
  }

  /** Asks the server for something at this table; what it refuses is told to the person. */
  async ask(op: string, fields: object = {}): Promise<boolean> {
    const { id: match } = this.table.value;
    const seat = this.ownSeat;
    return this.#ask(op, { match, ...(seat === SPECTATOR ? {} : { seat }), ...fields });
  }

  async #ask(op: string, fields: object): Promise<boolean> {
    const answer = await this.#terms.connection.ask(op, fields);
    if (!answer.ok) this.#terms.onRefused(answer.error);
    return answer.ok;
  }

  override close(): void {
    super.close();
    for (const stop of this.#stop) stop();
  }

  /** Standing and table both tell of the clock, and whichever came last is right; who watches later hears it from the standing alone. */
  #wind({ due, delay, yours }: TableInfo): void {
    if (delay === 0 || yours.length > 0) this.#due.value = due;
  }

  /** People can pause a match, or end it before the rules do. */
  get #running(): boolean {
    const { status, paused } = this.table.value;
    return status === 'playing' && !paused;
  }

  /** A bot decides for who is away. */
  protected override get inPlay(): boolean {
    return this.#running && decidesFor(this.table.value, this.viewer.value);
  }

  /** The seats one decides for that are waited for. */
  #mine(): readonly Seat[] {
    return this.#running ? this.awaited.filter((seat) => decidesFor(this.table.value, seat)) : [];
  }

  /** Where nothing is asked of one's own seats, one looks through the eyes of whoever one stands in for. */
  #standIn(): void {
    const { yours } = this.table.value;
    const { value: viewer } = this.viewer;
    const mine = this.#mine();
    const own = mine.filter((seat) => yours.includes(seat));
    const wanted = own.length > 0 || mine.length === 0 ? undefined : mine[0];
    const back = yours.includes(viewer) || viewer === SPECTATOR ? undefined : (own[0] ?? yours[0]);
    const seat = wanted ?? back;
    if (seat === undefined || seat === viewer) this.#eyes = undefined;
    else if (seat !== this.#eyes) {
      this.#eyes = seat;
      this.#terms.look(seat);
    }
  }

  #handOver(): Seat | undefined {
    const { yours, status } = this.table.value;
    if (yours.length < 2 || status !== 'playing') return undefined;
    const mine = this.#mine().filter((seat) => yours.includes(seat));
    const { value: seated } = this.#seated;
    const wanted = seated === undefined || (mine.length > 0 && !mine.includes(seated)) ? mine[0] : seated;
    if (wanted === undefined) return seated === undefined ? yours[0] : undefined;
    return wanted === seated && seated === this.viewer.value ? undefined : wanted;
  }

  #work(): OthersWork {
    // Who must decide is told so, and not that another thinks.
    if (this.awaitsMe.value) return { status: 'idle' };
    const own = this.inPlay ? this.viewer.value : SPECTATOR;
    const seats = this.awaited.filter((seat) => seat !== own);
    return seats.length === 0 || !this.#running ? { status: 'idle' } : { status: 'thinking', seats };
  }

  #undoOffer(): UndoOffer {
    if (this.moments.value.length < 2 || this.table.value.paused) return 'nothing-done';
    if ((this.#standing.value?.undoable ?? 0) > 0) return 'yes';
    return this.moments.value.at(-1)?.move?.seat === this.viewer.value ? 'learnt' : 'others-decided';
  }
}
