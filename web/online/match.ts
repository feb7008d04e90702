/** A match on a server. What the seat knows arrives after every change; what is chosen is sent and comes back as news. */

import { computed, signal } from '@preact/signals';
import type { Change, Connection, Standing, TableInfo } from '#client';
import { type Game, type Kit, type MatchRecord, type Seat, SPECTATOR } from '#engine';
import type { LogGroup } from '../match/film.ts';
import { type Heard, type OthersWork, TableMatch, type UndoOffer } from '../match/table.ts';
import { newSeed } from '../store/saves.ts';

interface OnlineMoment<K extends Kit> extends Heard<K> {
  readonly title?: string;
  readonly events: readonly K['event'][];
}

export interface OnlineTerms {
  readonly table: TableInfo;
  readonly connection: Connection;
  /** Told when the server refuses something it was asked. */
  onRefused(message: string): void;
}

export class OnlineMatch<K extends Kit> extends TableMatch<K> {
  readonly moments = signal<readonly OnlineMoment<K>[]>([]);
  readonly state = signal<Readonly<K['state']>>({} as K['state']);
  readonly table = signal<TableInfo>({} as TableInfo);
  readonly recorded = signal(false);
  /** An action that was sent and is not yet part of the match. */
  readonly sending = signal(false);
  readonly handOver = signal<Seat | undefined>(undefined);
  readonly #standing = signal<Standing | undefined>(undefined);
  readonly #terms: OnlineTerms;
  #record: MatchRecord<K['action']> | undefined;

  readonly others = { work: computed(() => this.#work()), wake: () => undefined };
  readonly undoOffer = computed(() => this.#undoOffer());
  readonly log = computed(() =>
    this.moments.value.map(
      ({ move, title, events }, at): LogGroup<K['event']> => ({
        ...{ at, events },
        ...(move ? { seat: move.seat } : {}),
        ...(title ? { title } : {}),
      }),
    ),
  );

  constructor(game: Game<K>, standing: Standing, opening: readonly object[], terms: OnlineTerms) {
    super(game, standing.seat);
    this.#terms = terms;
    this.table.value = terms.table;
    this.stand(standing, opening);
    this.fresh.value = [];
  }

  /** Hints are for playing against bots alone. */
  get hintable(): boolean {
    const { seats, yours } = this.table.value;
    return seats.every(({ seat, kind }) => kind === 'bot' || yours.includes(seat));
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
    const { changes } = standing;
    const known = this.version;
    const anew = opening !== undefined && (changes[0]?.number ?? known + 1) <= known;
    const first = opening === undefined ? [] : [momentOf<K>({ events: opening as K['event'][] })];
    let moments = anew || this.moments.value.length === 0 ? first : this.moments.value;
    const fresh: K['event'][] = [];
    for (const change of changes) {
      moments = apply(moments, change);
      fresh.push(...(change.events as K['event'][]));
    }
    this.hints.clear();
    this.#standing.value = standing;
    this.fresh.value = fresh;
    this.sending.value = false;
    this.viewer.value = standing.seat;
    this.state.value = standing.position as K['state'];
    this.moments.value = moments;
  }

  override act(seat: Seat, action: K['action']): boolean {
    if (seat === SPECTATOR || this.sending.value) return false;
    this.sending.value = true;
    const { id: match } = this.table.value;
    const submitted = { match, seat, action, version: this.version, submission: newSeed() };
    void this.#ask('act', submitted).then((done) => {
      if (!done) this.sending.value = false;
    });
    return true;
  }

  override undo(): boolean {
    if (this.undoOffer.value !== 'yes') return false;
    const { id: match } = this.table.value;
    void this.#ask('undo', { match, seat: this.viewer.value, version: this.version });
    return true;
  }

  /** Asks the server for something at this table; what it refuses is told to the person. */
  async ask(op: string, fields: object = {}): Promise<boolean> {
    const seat = this.viewer.value;
    const { id: match } = this.table.value;
    return this.#ask(op, { match, ...(seat === SPECTATOR ? {} : { seat }), ...fields });
  }

  async #ask(op: string, fields: object): Promise<boolean> {
    const answer = await this.#terms.connection.ask(op, fields);
    if (!answer.ok) this.#terms.onRefused(answer.error.message);
    return answer.ok;
  }

  #work(): OthersWork {
    const [first] = this.awaited.filter((seat) => seat !== this.viewer.value);
    return first === undefined || this.table.value.status === 'over'
      ? { status: 'idle' }
      : { status: 'thinking', seat: first };
  }

  #undoOffer(): UndoOffer {
    if (this.moments.value.length < 2) return 'nothing-done';
    if ((this.#standing.value?.undoable ?? 0) > 0) return 'yes';
    return this.moments.value.at(-1)?.move?.seat === this.viewer.value ? 'learnt' : 'others-decided';
  }
}

function momentOf<K extends Kit>(heard: {
  events: readonly K['event'][];
  seat?: Seat;
  title?: string;
}): OnlineMoment<K> {
  const { events, seat, title } = heard;
  return {
    events,
    hear: () => events,
    ...(seat === undefined ? {} : { move: { seat } }),
    ...(title === undefined ? {} : { title }),
  };
}

function apply<K extends Kit>(
  moments: readonly OnlineMoment<K>[],
  change: Change,
): readonly OnlineMoment<K>[] {
  const { kind, seat, count, title } = change;
  if (kind !== 'act') return moments.slice(0, count + 1);
  const events = change.events as K['event'][];
  return [...moments, momentOf<K>({ events, seat, ...(title ? { title } : {}) })];
}
