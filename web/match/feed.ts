/**
 * A match as a table sees it, wherever it is played: at this screen or online. All that a table asks beyond the bare
 * course of the match is worked out here from the state at hand, which online is what the seat knows, dealt anew.
 */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Level } from '#bots';
import {
  blankDraft,
  clone,
  type Draft,
  dealt,
  type Game,
  HOST,
  type Kit,
  type MatchRecord,
  NO_DRAWS,
  NOBODY,
  named,
  type Opened,
  open,
  type People,
  Play,
  putDown,
  type Seat,
  SPECTATOR,
  type Stopped,
  stream,
} from '#engine';
import { calledAt } from '#ui/called.ts';
import type { Gesture, Verdict, WhyNot } from '#ui/table.ts';
import type { LogGroup } from './film.ts';
import { Hints } from './hints.ts';
import { pastOf } from './past.ts';
import { verbsOf } from './verbs.ts';
import { Scales } from './weighing.ts';

/** Whether the last action can be taken back, or why not. */
export type UndoOffer = 'yes' | 'nothing-done' | 'learnt' | 'others-decided';

/** Something that cannot be done now though one might think so. */
export interface Closed<A> {
  readonly action: A;
  readonly why: WhyNot;
}

/** Who else is being waited for. */
export type OthersWork =
  | { readonly status: 'idle' }
  /** Nobody is named where who is asked must not show. */
  | { readonly status: 'thinking'; readonly seats: readonly Seat[] }
  | { readonly status: 'failed'; readonly reason: string };

/** One step of a match as it was heard. */
export interface Heard<K extends Kit> {
  /** The press that led there, how many actions it was of, and which, where they are at hand. */
  readonly move?: { readonly seat: Seat; readonly actions: number; readonly did?: readonly K['action'][] };
  /** The position then, where it is at hand. */
  readonly state?: Readonly<K['state']>;
  hear(seat: Seat): readonly K['event'][];
}

/** A press of several actions that was cut short. */
export interface Halt {
  readonly why: Exclude<Stopped, object> | { readonly rule?: string | undefined; readonly message: string };
  readonly done: number;
  readonly of: number;
}

export abstract class Feed<K extends Kit> {
  /** What those who play are called, where that is known. */
  readonly people: ReadonlySignal<People>;
  readonly #named: ReadonlySignal<Game<K>>;
  abstract readonly moments: ReadonlySignal<readonly Heard<K>[]>;
  abstract readonly state: ReadonlySignal<Readonly<K['state']>>;
  /** Through whose eyes the table is seen. */
  readonly viewer: Signal<Seat>;
  /** What the last change told the viewer, for animation and call-outs. */
  readonly fresh = signal<readonly K['event'][]>([]);
  /** A mission's restriction. */
  readonly allows = signal<((action: K['action']) => boolean) | undefined>(undefined);
  /** What a mission's coach speaks of. */
  readonly spot = signal<string | undefined>(undefined);
  /** How the last press was cut short; undefined where it was not. */
  readonly halted = signal<Halt | undefined>(undefined);
  readonly hints: Hints<K>;
  readonly #scales = new Scales<K>();
  /** Whether a decision has hours or more: it is worth being asked about. */
  readonly slow: ReadonlySignal<boolean> = signal(false);
  /** Whether hints may be asked for. */
  abstract readonly hintable: boolean;
  abstract readonly others: { readonly work: ReadonlySignal<OthersWork>; wake(): void };
  abstract readonly log: ReadonlySignal<readonly LogGroup<K['event']>[]>;
  /** The person who must sit down before anything is shown. */
  abstract readonly handOver: ReadonlySignal<Seat | undefined>;
  abstract readonly undoOffer: ReadonlySignal<UndoOffer>;

  /** What happened since the viewer's last decision, that press included. */
  readonly past = computed(() => {
    const { value: moments } = this.moments;
    // Who only looks on decides nothing: to them the last press is news.
    const from = this.viewer.value === SPECTATOR ? moments.length - 1 : this.newFrom.value;
    return pastOf(this.game, moments, this.viewer.value, from);
  });
  /** How long what was done stays on the table before a bot does the next, in milliseconds. */
  pause: () => number = () => 0;
  /** What one's seats have settled in advance, by seat. */
  readonly settled = signal<Readonly<Record<Seat, Readonly<Record<string, unknown>>>>>({});
  /** Done when nothing is being shown at length any more. */
  shown: () => Promise<void> = () => Promise.resolve();
  readonly outcome = computed(() => this.state.value.outcome);
  readonly view = computed<K['view']>(() => this.game.view(this.state.value, this.viewer.value));
  readonly decision = computed(() => this.#decision());
  /** What the viewer could do now with one press of several actions. */
  readonly batches = computed(() => this.#batches());
  /** What the table itself may decide now, such as seating a newcomer: for whoever owns it. */
  readonly tableActions = computed(() => this.#tableActions());
  /** The first group of the log that is new since the viewer's last decision. */
  readonly newFrom = computed(() => {
    const mine = this.moments.value.findLastIndex(({ move }) => move?.seat === this.viewer.value);
    return Math.max(mine, 0);
  });

  constructor(game: Game<K>, viewer: Seat, people: ReadonlySignal<People> = signal(NOBODY)) {
    this.people = people;
    this.#named = computed(() => (people.value.length > 0 ? named(game, people.value) : game));
    this.viewer = signal(viewer);
    this.hints = new Hints(this);
  }

  /** With the names of whoever plays. */
  get game(): Game<K> {
    return this.#named.value;
  }

  /** Several people decide at this screen, one after the other, and nothing is handed over. */
  get shared(): boolean {
    return false;
  }

  /** Whether something can be settled in advance at this table: what answers only while nobody is there needs a server. */
  get settles(): boolean {
    return this.game.advance?.unasked === true;
  }

  /** What was settled in advance and answers here at once. */
  answered(_seat: Seat): K['action'] | undefined {
    return undefined;
  }

  /** The bot at a seat, where one sits there and can be asked here. */
  botAt(_seat: Seat): Level | undefined {
    return undefined;
  }

  /** Settles something in advance for one's own seat. */
  settle(given: Readonly<Record<string, unknown>>): void {
    this.settled.value = { ...this.settled.value, [this.viewer.value]: given };
  }

  /** What a seat is called at this table. */
  called(seat: Seat): string {
    return calledAt(this.game, seat, this.view.value);
  }

  abstract get version(): number;

  /** Whether the whole record is known here. */
  abstract readonly recorded: ReadonlySignal<boolean>;

  /** The whole record, where it is known. */
  abstract record(): MatchRecord<K['action']> | undefined;

  /** One press of a seat; false when that is refused at once, and then nothing has changed. */
  abstract send(seat: Seat, actions: readonly K['action'][]): boolean;

  /** Notes that a press was cut short. */
  protected halt(why: Halt['why'], done: number, of: number): void {
    this.halted.value = { why, done, of };
  }

  /** What could follow if this were done now. */
  open(...gesture: Gesture<K>): Opened<K> | undefined {
    const { game } = this;
    const seat = this.viewer.value;
    let draft: Draft<K> | undefined = blankDraft(game, this.state.value, seat);
    for (const action of gesture) draft = draft && putDown(game, seat, draft, action);
    if (draft === undefined) return undefined;
    const opened = open(game, seat, draft);
    const { value: allows } = this.allows;
    return allows ? { ...opened, actions: opened.actions.filter(allows) } : opened;
  }

  abstract undo(): boolean;

  /** Someone else sits down at the screen. */
  sitDown(seat: Seat): void {
    this.hints.clear();
    this.fresh.value = [];
    this.viewer.value = seat;
  }

  /** What would come of a gesture of the viewer: the one question that is asked of the rules about it. */
  weigh(gesture: Gesture<K>): Verdict<K> {
    const { game, version } = this;
    const at = { game, version, state: this.state.value, seat: this.viewer.value, allows: this.allows.value };
    return this.#scales.weigh(at, gesture);
  }

  why(action: K['action']): WhyNot | undefined {
    const verdict = this.weigh([action]);
    return verdict.ok ? undefined : verdict.refusal;
  }

  preview(action: K['action']): readonly K['view'][] {
    const verdict = this.weigh([action]);
    return verdict.ok ? verdict.views : [];
  }

  /** Whether something new would be learnt by it, so that it could not be taken back. */
  isFinal(action: K['action']): boolean {
    const verdict = this.weigh([action]);
    return verdict.ok && verdict.final;
  }

  /** What was worth considering and is not legal now, with the rule that forbids it. */
  closed(): Closed<K['action']>[] {
    const decision = this.decision.value;
    if (decision === undefined) return [];
    const s: K['state'] = clone(this.state.value);
    const frame = s.stack[s.stack.length - 1];
    if (frame === undefined) return [];
    const seat = this.viewer.value;
    return verbsOf(this.game, decision.prompt).flatMap((type) =>
      this.game.verbs[type].options(s, seat, frame).flatMap((action) => {
        const why = this.why(action);
        return why && why.rule !== 'mission' ? [{ action, why }] : [];
      }),
    );
  }

  close(): void {
    this.hints.clear();
  }

  #play(): Play<K> {
    return new Play(this.game, this.state.value as K['state'], NO_DRAWS);
  }

  /** Whether anything is decided at the table now, by whoever looks at it. */
  protected get inPlay(): boolean {
    return true;
  }

  #tableActions(): readonly K['action'][] {
    const play = this.#play();
    return !play.over && play.invited().includes(HOST) ? play.legal(HOST) : [];
  }

  #batches() {
    const { value: decision } = this.decision;
    const { game } = this;
    if (decision === undefined || game.batches === undefined) return [];
    const seat = this.viewer.value;
    const known = dealt(game, this.state.value, seat);
    return game.batches(known, seat, decision.actions, stream(`batches ${this.version}`));
  }

  #decision(): { prompt: K['frame']['step']; actions: readonly K['action'][] } | undefined {
    if (this.handOver.value !== undefined || !this.inPlay) return undefined;
    const play = this.#play();
    const seat = this.viewer.value;
    if (!play.invited().includes(seat) || this.answered(seat)) return undefined;
    const actions = play.legal(seat);
    const { value: allows } = this.allows;
    return { prompt: play.asking.step, actions: allows ? actions.filter(allows) : actions };
  }
}
