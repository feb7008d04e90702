/** A match played at this screen: alone, around the screen, or against bots. It feeds a table through signals. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  canonical,
  clone,
  fastDraws,
  foresee,
  type Game,
  type Kit,
  type Match,
  type MatchRecord,
  objectionWords,
  Play,
  redeal,
  type Seat,
  SPECTATOR,
  stream,
} from '#engine';
import type { WhyNot } from '#ui/table.ts';
import { BotSeats } from './botSeats.ts';
import { type Film, latest, logOf, type Moment } from './film.ts';
import { Hints } from './hints.ts';
import type { Player } from './players.ts';

/** Whether the last action can be taken back, or why not. */
export type UndoOffer = 'yes' | 'nothing-done' | 'learnt' | 'others-decided';

/** Something that cannot be done now though one might think so. */
export interface Closed<A> {
  readonly action: A;
  readonly why: WhyNot;
}

const PREVIEWS = 6;

export class LocalMatch<K extends Kit> {
  readonly game: Game<K>;
  readonly players: readonly Player[];
  readonly moments: Signal<readonly Moment<K>[]>;
  /** Through whose eyes the table is seen. */
  readonly viewer: Signal<Seat>;
  /** What the last change told the viewer, for animation and call-outs. */
  readonly fresh = signal<readonly K['event'][]>([]);
  /** The tutorial's restriction. */
  readonly allows = signal<((action: K['action']) => boolean) | undefined>(undefined);
  readonly hints: Hints<K>;
  readonly bots: BotSeats<K>;
  /** Told of every action taken, by anyone. */
  onAct: ((seat: Seat, action: K['action']) => void) | undefined;
  readonly #match: Match<K>;

  readonly state: ReadonlySignal<Readonly<K['state']>> = computed(() => last(this.moments.value).state);
  readonly outcome = computed(() => this.state.value.outcome);
  readonly view = computed<K['view']>(() => this.game.view(this.state.value, this.viewer.value));
  readonly log = computed(() => logOf(this.game, this.moments.value, this.viewer.value));
  /** The person who must sit down before anything is shown. */
  readonly handOver = computed(() => this.#handOver());
  readonly decision = computed(() => this.#decision());
  readonly undoOffer = computed(() => this.#undoOffer());
  /** The first group of the log that is new since the viewer's last decision. */
  readonly newFrom = computed(() => {
    const mine = this.moments.value.findLastIndex(({ move }) => move?.seat === this.viewer.value);
    return Math.max(mine, 0);
  });

  constructor(game: Game<K>, { match, moments }: Film<K>, players: readonly Player[]) {
    this.game = game;
    this.players = players;
    this.#match = match;
    this.moments = signal(moments);
    const [first = SPECTATOR, ...others] = this.humans();
    // Where several people share the screen, nobody sits at it yet: the curtain asks.
    this.viewer = signal(others.length > 0 && match.outcome === undefined ? SPECTATOR : first);
    this.hints = new Hints(this);
    this.bots = new BotSeats(this);
  }

  get version(): number {
    return this.#match.version;
  }

  record(): MatchRecord<K['action']> {
    return this.#match.record();
  }

  humans(): Seat[] {
    return this.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  }

  awaited(): Seat[] {
    return this.#match.decisions().flatMap(({ seat, awaited }) => (awaited ? [seat] : []));
  }

  /** Acts for a seat; false when the match refuses, and then nothing has changed. */
  act(seat: Seat, action: K['action'], version = this.version): boolean {
    const done = this.#match.act(seat, action, version);
    if (!done.ok) return false;
    this.hints.clear();
    const moment = latest(this.#match);
    this.fresh.value = moment.hear(this.viewer.value);
    this.moments.value = [...this.moments.value, moment];
    this.onAct?.(seat, action);
    this.bots.wake();
    return true;
  }

  undo(): boolean {
    if (!this.#match.undo(this.viewer.value).ok) return false;
    this.hints.clear();
    this.fresh.value = [];
    this.moments.value = this.moments.value.slice(0, -1);
    return true;
  }

  /** Someone else sits down at the screen. */
  sitDown(seat: Seat): void {
    this.fresh.value = [];
    this.viewer.value = seat;
  }

  why(action: K['action']): WhyNot | undefined {
    const objection = this.#match.objection(this.viewer.value, action);
    if (objection) return { rule: objection.rule, message: objectionWords(this.game, objection) };
    const { value: allows } = this.allows;
    return allows && !allows(action) ? { rule: 'tutorial', message: '' } : undefined;
  }

  preview(action: K['action']): readonly K['view'][] {
    const random = stream(`preview ${this.version} ${canonical(action)}`);
    return foresee(this.game, this.state.value, this.viewer.value, action, { samples: PREVIEWS, random });
  }

  /** Whether something new would be learnt by it, so that it could not be taken back. */
  isFinal(action: K['action']): boolean {
    const seat = this.viewer.value;
    const s = redeal(this.game, this.state.value, seat, stream('final'));
    const play = new Play(this.game, s, fastDraws('final'));
    play.act(seat, action);
    return play.learnt || play.over;
  }

  /** What was worth considering and is not legal now, with the rule that forbids it. */
  closed(): Closed<K['action']>[] {
    const decision = this.decision.value;
    if (decision === undefined) return [];
    const step = (this.game.steps as Readonly<Record<string, object>>)[decision.prompt];
    if (step === undefined || !('verbs' in step)) return [];
    const s: K['state'] = clone(this.state.value);
    const frame = s.stack[s.stack.length - 1];
    if (frame === undefined) return [];
    const seat = this.viewer.value;
    return (step.verbs as readonly K['action']['type'][]).flatMap((type) =>
      this.game.verbs[type].options(s, seat, frame).flatMap((action) => {
        const why = this.why(action);
        return why && why.rule !== 'tutorial' ? [{ action, why }] : [];
      }),
    );
  }

  close(): void {
    this.hints.clear();
    this.bots.stop();
  }

  #decision(): { prompt: K['frame']['step']; actions: readonly K['action'][] } | undefined {
    // Read for the signal: the match itself is not one.
    void this.moments.value;
    if (this.handOver.value !== undefined) return undefined;
    const mine = this.#match.decisions().find(({ seat }) => seat === this.viewer.value);
    if (mine === undefined) return undefined;
    const { value: allows } = this.allows;
    return { prompt: mine.prompt, actions: allows ? mine.actions.filter(allows) : mine.actions };
  }

  #handOver(): Seat | undefined {
    void this.moments.value;
    const humans = this.humans();
    if (humans.length < 2) return undefined;
    const waitedFor = this.awaited().filter((seat) => humans.includes(seat));
    return waitedFor.length === 0 || waitedFor.includes(this.viewer.value) ? undefined : waitedFor[0];
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
