/** A match played at this screen: alone, around the screen, or against bots. It feeds a table through signals. */

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Level } from '#bots';
import {
  type Ended,
  type Game,
  HOST,
  type Kit,
  type Match,
  type MatchRecord,
  type Seat,
  SPECTATOR,
} from '#engine';
import { type Bidding, BotSeats } from './botSeats.ts';
import { Feed, type UndoOffer } from './feed.ts';
import { type Film, latest, logOf, type Moment, titleOf } from './film.ts';
import { endedBy, lastMoment, withGivingUp } from './givingUp.ts';
import { HUMAN, type Player } from './players.ts';

/** Who shall come or go at the next moment between turns. */
export type Wish =
  | { readonly type: 'join'; readonly player: Player }
  | { readonly type: 'leave'; readonly seat: Seat };

export class LocalFeed<K extends Kit> extends Feed<K> {
  readonly moments: Signal<readonly Moment<K>[]>;
  readonly others: BotSeats<K>;
  readonly hintable = true;
  readonly recorded = signal(true);
  /** What is wished and cannot be done yet, in the order it was. */
  readonly wishes = signal<readonly Wish[]>([]);
  /** Whoever took something back is asked again. */
  readonly #asked = signal(false);
  readonly #match: Match<K>;
  readonly #players: Signal<readonly Player[]>;
  /** How it ended, where its person gave up. */
  #ended: Ended | undefined;

  readonly state: ReadonlySignal<Readonly<K['state']>> = computed(() => last(this.moments.value).state);
  readonly log = computed(() => logOf(this.moments.value, this.viewer.value));
  readonly handOver = computed(() => this.#handOver());
  readonly undoOffer = computed(() => this.#undoOffer());

  /** `told`: what bots do where that is written beforehand. `ended`: it was given up. */
  constructor(
    game: Game<K>,
    { match, moments }: Film<K>,
    players: readonly Player[],
    { told, ended }: { readonly told?: Bidding<K> | undefined; readonly ended?: Ended | undefined } = {},
  ) {
    const seats = filled(players, match.seats);
    const [first = SPECTATOR, ...more] = humansOf(game, match.state, seats);
    // Where several people share the screen, nobody sits at it yet: the curtain asks, where there are secrets.
    const veiled = more.length > 0 && match.outcome === undefined && !game.openTable?.(match.state);
    super(withGivingUp(game), veiled ? SPECTATOR : first);
    this.#players = signal(seats);
    this.#match = match;
    this.moments = signal(moments);
    this.others = new BotSeats(this, told);
    this.#follow();
    if (ended?.how === 'resigned') this.#close(ended);
  }

  /** Whether there is one person here, who may end it at any time. */
  canGiveUp(): boolean {
    return this.outcome.value === undefined && this.humans().length === 1;
  }

  giveUp(): void {
    const [seat] = this.humans();
    if (seat !== undefined && this.canGiveUp()) this.#close(endedBy(this.game, this.#match.state, seat));
  }

  #close(ended: Ended): void {
    this.#ended = ended;
    this.others.stop();
    this.hints.clear();
    this.fresh.value = [];
    this.moments.value = [...this.moments.value, lastMoment(last(this.moments.value), ended)];
  }

  override get shared(): boolean {
    return this.humans().length > 1 && this.game.openTable?.(this.#match.state) === true;
  }

  /** At an open table whoever must decide sits at the screen. */
  #follow(): void {
    if (!this.game.openTable?.(this.#match.state)) return;
    const waitedFor = this.#waitedFor();
    const [next] = waitedFor;
    if (next !== undefined && !waitedFor.includes(this.viewer.value)) this.viewer.value = next;
  }

  /** The people at this screen whom the match waits for. */
  #waitedFor(): Seat[] {
    const humans = this.humans();
    return this.awaited().filter((seat) => humans.includes(seat) && !this.answered(seat));
  }

  get version(): number {
    return this.#match.version;
  }

  /** Who sits where; also who sat at a seat that was left. */
  get players(): readonly Player[] {
    return this.#players.value;
  }

  override botAt(seat: Seat): Level | undefined {
    const player = this.players[seat];
    return player?.kind === 'bot' ? player.level : undefined;
  }

  /** Those who play on: without who has left. */
  seated(): Player[] {
    const seats = seatedAt(this.game, this.#match.state);
    return this.players.filter((_, seat) => seats.includes(seat));
  }

  override record(): MatchRecord<K['action']> {
    const record = this.#match.record();
    return this.#ended ? { ...record, orrery: 2, ended: this.#ended } : record;
  }

  /** The actions of the last press. */
  lastPress(): readonly K['action'][] {
    const count = last(this.moments.value).move?.actions ?? 0;
    const { entries } = this.#match;
    return entries.slice(entries.length - count).map(({ action }) => action);
  }

  humans(): Seat[] {
    return humansOf(this.game, this.#match.state, this.players);
  }

  awaited(): Seat[] {
    if (this.#ended) return [];
    return this.#match.decisions().flatMap(({ seat, awaited }) => (awaited ? [seat] : []));
  }

  /** What was settled in advance answers here, before anyone is asked. */
  override answered(seat: Seat): K['action'] | undefined {
    const { advance } = this.game;
    if (advance?.unasked === undefined || this.#asked.value) return undefined;
    void this.moments.value;
    const { state } = this.#match;
    const legal = this.#match.decisions().find((one) => one.seat === seat)?.actions ?? [];
    return advance.answer(state as K['state'], seat, legal, this.settled.value[seat] ?? {});
  }

  override settle(given: Readonly<Record<string, unknown>>): void {
    super.settle(given);
    this.others.wake();
  }

  send(seat: Seat, actions: readonly K['action'][], version = this.version): boolean {
    return this.#carryOut(seat, actions, version, HUMAN);
  }

  /** The table decides, between turns: seats a newcomer, here a person or a bot, or sees a player off. */
  actAsTable(action: K['action'], newcomer: Player): boolean {
    return this.#carryOut(HOST, [action], this.version, newcomer);
  }

  /** Done at once between turns, else as soon as a turn has come and nothing was done in it. */
  wish(wish: Wish): void {
    this.wishes.value = [...this.wishes.value, wish];
    this.#grant();
  }

  #grant(): void {
    const [first, ...rest] = this.wishes.value;
    if (first === undefined) return;
    const action = this.tableActions.value.find(
      (one) =>
        one.type === first.type && (first.type === 'join' || ('seat' in one && one.seat === first.seat)),
    );
    const { length: open } = this.tableActions.value;
    if (action === undefined && open === 0) return;
    this.wishes.value = rest;
    // What the rules do not let anyone do between turns is not kept: the one behind it has its turn.
    if (action === undefined) this.#grant();
    else this.actAsTable(action, first.type === 'join' ? first.player : HUMAN);
  }

  #carryOut(seat: Seat, actions: readonly K['action'][], version: number, newcomer: Player): boolean {
    if (this.#ended) return false;
    const before = seatedAt(this.game, this.#match.state);
    const titles: string[] = [];
    const done = this.#match.press(seat, actions, version, (action) =>
      titles.push(titleOf(this.game, { seat, action }, this.#match.state)),
    );
    if (!done.ok) return false;
    this.#asked.value = false;
    this.#reseat(before, newcomer);
    const moment = latest(this.#match, titles);
    batch(() => {
      this.#follow();
      this.fresh.value = moment.hear(this.viewer.value);
      this.moments.value = [...this.moments.value, moment];
    });
    this.hints.follow();
    if (done.stopped) this.halt(done.stopped, done.done, actions.length);
    this.#grant();
    this.others.wake();
    return true;
  }

  /** Who has come gets a seat of their own; whoever looked on from a seat that was left looks on from another. */
  #reseat(before: readonly Seat[], newcomer: Player): void {
    const now = seatedAt(this.game, this.#match.state);
    const come = now.filter((seat) => !before.includes(seat));
    if (come.length > 0)
      this.#players.value = filled(this.players, this.#match.seats).map((player, seat) =>
        come.includes(seat) ? newcomer : player,
      );
    if (before.includes(this.viewer.value) && !now.includes(this.viewer.value)) {
      const [next = SPECTATOR, ...more] = this.humans();
      this.sitDown(more.length > 0 && !this.game.openTable?.(this.#match.state) ? SPECTATOR : next);
    }
  }

  undo(): boolean {
    if (this.#ended || !this.#match.undo(this.viewer.value).ok) return false;
    this.hints.clear();
    this.fresh.value = [];
    this.#asked.value = true;
    this.moments.value = this.moments.value.slice(0, -1);
    return true;
  }

  override close(): void {
    super.close();
    this.others.stop();
  }

  #handOver(): Seat | undefined {
    void this.moments.value;
    if (this.humans().length < 2 || this.game.openTable?.(this.#match.state)) return undefined;
    const waitedFor = this.#waitedFor();
    return waitedFor.length === 0 || waitedFor.includes(this.viewer.value) ? undefined : waitedFor[0];
  }

  #undoOffer(): UndoOffer {
    const { length } = this.moments.value;
    if (length < 2 || this.#ended) return 'nothing-done';
    if (this.#match.undoable(this.viewer.value) > 0) return 'yes';
    const entry = this.#match.entries[this.#match.entries.length - 1];
    return entry?.seat === this.viewer.value ? 'learnt' : 'others-decided';
  }
}

function last<K extends Kit>(moments: readonly Moment<K>[]): Moment<K> {
  const moment = moments[moments.length - 1];
  if (moment === undefined) throw new RangeError('a match has at least its opening');
  return moment;
}

/** Seats beyond those who were named are people's. */
function filled(players: readonly Player[], seats: number): Player[] {
  return Array.from({ length: seats }, (_, seat) => players[seat] ?? HUMAN);
}

function seatedAt<K extends Kit>(game: Game<K>, state: Readonly<K['state']>): readonly Seat[] {
  return game.seated?.(state as K['state']) ?? Array.from({ length: state.seats }, (_, seat) => seat);
}

function humansOf<K extends Kit>(
  game: Game<K>,
  state: Readonly<K['state']>,
  players: readonly Player[],
): Seat[] {
  const seats = state.outcome === undefined ? seatedAt(game, state) : undefined;
  return players.flatMap(({ kind }, seat) =>
    kind === 'human' && (seats === undefined || seats.includes(seat)) ? [seat] : [],
  );
}
