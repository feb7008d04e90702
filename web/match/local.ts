/** A match played at this screen: alone, around the screen, or against bots. It feeds a table through signals. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Game, type Kit, type Match, type MatchRecord, type Seat, SPECTATOR } from '#engine';
import type { Missed } from '#ui/table.ts';
import { BotSeats } from './botSeats.ts';
import { type Film, latest, logOf, type Moment } from './film.ts';
import type { Player } from './players.ts';
import { TableMatch, type UndoOffer } from './table.ts';

export class LocalMatch<K extends Kit> extends TableMatch<K> {
  readonly players: readonly Player[];
  readonly moments: Signal<readonly Moment<K>[]>;
  readonly others: BotSeats<K>;
  readonly hintable = true;
  readonly recorded = signal(true);
  /** Told of every action taken, by anyone. */
  onAct: ((seat: Seat, action: K['action']) => void) | undefined;
  readonly #match: Match<K>;

  readonly state: ReadonlySignal<Readonly<K['state']>> = computed(() => last(this.moments.value).state);
  readonly log = computed(() => logOf(this.moments.value, this.viewer.value));
  readonly handOver = computed(() => this.#handOver());
  readonly undoOffer = computed(() => this.#undoOffer());
  override readonly missed = computed(() => this.#missed());

  constructor(game: Game<K>, { match, moments }: Film<K>, players: readonly Player[]) {
    const [first = SPECTATOR, ...more] = humansOf(players);
    // Where several people share the screen, nobody sits at it yet: the curtain asks.
    super(game, more.length > 0 && match.outcome === undefined ? SPECTATOR : first);
    this.players = players;
    this.#match = match;
    this.moments = signal(moments);
    this.others = new BotSeats(this);
  }

  get version(): number {
    return this.#match.version;
  }

  override record(): MatchRecord<K['action']> {
    return this.#match.record();
  }

  humans(): Seat[] {
    return humansOf(this.players);
  }

  awaited(): Seat[] {
    return this.#match.decisions().flatMap(({ seat, awaited }) => (awaited ? [seat] : []));
  }

  /** Acts for a seat; false when the match refuses, and then nothing has changed. */
  act(seat: Seat, action: K['action'], version = this.version): boolean {
    const done = this.#match.act(seat, action, version);
    if (!done.ok) return false;
    this.hints.clear();
    const moment = latest(this.#match, this.state.value);
    this.fresh.value = moment.hear(this.viewer.value);
    this.moments.value = [...this.moments.value, moment];
    this.onAct?.(seat, action);
    this.others.wake();
    return true;
  }

  undo(): boolean {
    if (!this.#match.undo(this.viewer.value).ok) return false;
    this.hints.clear();
    this.fresh.value = [];
    this.moments.value = this.moments.value.slice(0, -1);
    return true;
  }

  override close(): void {
    super.close();
    this.others.stop();
  }

  #handOver(): Seat | undefined {
    void this.moments.value;
    const humans = this.humans();
    if (humans.length < 2) return undefined;
    const waitedFor = this.awaited().filter((seat) => humans.includes(seat));
    return waitedFor.length === 0 || waitedFor.includes(this.viewer.value) ? undefined : waitedFor[0];
  }

  #missed(): Missed<K>[] {
    const seat = this.viewer.value;
    const { value: moments } = this.moments;
    if (seat === SPECTATOR || this.fresh.value.length > 0) return [];
    return moments.slice(this.newFrom.value + 1).flatMap(({ state, hear }, i) => {
      const left = moments[this.newFrom.value + i];
      if (left === undefined) return [];
      const before = this.game.view(left.state, seat);
      return [{ before, after: this.game.view(state, seat), events: hear(seat) }];
    });
  }

  #undoOffer(): UndoOffer {
    const { length } = this.moments.value;
    if (length < 2) return 'nothing-done';
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

function humansOf(players: readonly Player[]): Seat[] {
  return players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
}
