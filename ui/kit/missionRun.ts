/** A mission being played: which beat is on, what may be done in it, and whether it is over. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Game, Kit, MatchRecord, Outcome, Seat } from '#engine';
import type { Beat, Deeds, Mission } from './mission.ts';

export type MissionEnd = { readonly kind: 'won' } | { readonly kind: 'missed'; readonly words?: string };

/** The learner sits here. */
export const LEARNER: Seat = 0;

/** What a mission asks of the match it is played in. */
export interface MissionFeed<K extends Kit> {
  readonly game: Game<K>;
  readonly moments: ReadonlySignal<
    readonly {
      readonly state: Readonly<K['state']>;
      readonly move?: { readonly actions: number };
      hear(seat: Seat): readonly K['event'][];
    }[]
  >;
  readonly view: ReadonlySignal<K['view']>;
  readonly outcome: ReadonlySignal<Outcome | undefined>;
  readonly allows: Signal<((action: K['action']) => boolean) | undefined>;
  /** What the coach speaks of. */
  readonly spot?: Signal<string | undefined>;
  record(): MatchRecord<K['action']>;
}

export class MissionRun<K extends Kit> {
  readonly mission: Mission<K>;
  readonly match: MissionFeed<K>;
  readonly at = signal(0);
  /** What the coach says to what was done instead of what the beat asks for. */
  readonly aside = signal<string | undefined>(undefined);
  readonly end = signal<MissionEnd | undefined>(undefined);
  readonly beat = computed(() => this.mission.beats[this.at.value]);
  /** The panels that are there now; undefined: all. */
  readonly shown = computed(() => this.#shown());
  /** Told when another beat begins, and when the mission is over. */
  onBeat: (() => void) | undefined;
  onEnd: ((end: MissionEnd) => void) | undefined;
  /** With how many moments each beat began that was reached. */
  readonly #starts: number[] = [];
  readonly #stop: () => void;

  /** `starts`: with how many moments the beats began that were reached, where it goes on. */
  constructor(mission: Mission<K>, match: MissionFeed<K>, starts: readonly number[] = []) {
    this.mission = mission;
    this.match = match;
    this.#starts.push(...starts.slice(0, mission.beats.length));
    if (this.#starts.length === 0) this.#starts.push(match.moments.peek().length);
    this.at.value = this.#starts.length - 1;
    const restrict = effect(() => {
      const { value: now } = this.beat;
      if (match.spot) match.spot.value = now?.spot;
      const guard = this.#guard();
      match.allows.value = guard && ((action) => guard.only?.(action, match.view.value) ?? true);
    });
    const follow = effect(() => {
      void match.moments.value;
      this.#look();
    });
    this.#stop = () => {
      restrict();
      follow();
    };
  }

  /** With how many moments each beat began that was reached. */
  get starts(): readonly number[] {
    return this.#starts;
  }

  /** The learner has looked. */
  next(): void {
    if (this.beat.value?.look) this.#advance();
  }

  /** The learner pressed a part of the table: whether that was asked for. */
  pressed(part: string): boolean {
    const asked = this.beat.value?.press === part;
    if (asked) {
      this.aside.value = undefined;
      this.#advance();
    } else this.aside.value = this.beat.value?.instead?.(part) ?? this.aside.value;
    return asked;
  }

  close(): void {
    this.#stop();
  }

  /** Looks at what came about: which beat is on now, what was done instead, whether it is over. */
  #look(): void {
    const { length } = this.match.moments.peek();
    if (this.#takenBack(length)) return;
    this.aside.value = undefined;
    const end = this.#endOf(this.#since(1));
    if (end) {
      this.#finish(end);
      return;
    }
    for (let beat = this.beat.peek(); beat; beat = this.beat.peek()) {
      const deeds = this.#since(this.#start());
      if (beat.look || beat.press !== undefined) {
        if (!this.#skipsTo(deeds)) return;
      } else if (!beat.done?.(deeds)) {
        if (deeds.actions.length > 0) this.aside.value = beat.aside?.(deeds);
        return;
      } else if (!this.#advance(length)) return;
    }
  }

  /** The beat that says what may be done: while one looks or takes something up, it is the next that asks for a deed. */
  #guard(): Beat<K> | undefined {
    const { value: now } = this.beat;
    const waits = now && (now.look || now.press !== undefined) && now.only === undefined;
    const beat = waits ? this.mission.beats[this.#nextDeed(this.at.value)] : now;
    return beat?.only && beat;
  }

  #nextDeed(at: number): number {
    return this.mission.beats.findIndex((beat, n) => n > at && !beat.look && beat.press === undefined);
  }

  /** Who does what the next beat asks for has looked. */
  #skipsTo(deeds: Deeds<K>): boolean {
    const { beats } = this.mission;
    const next = this.#nextDeed(this.at.peek());
    if (deeds.actions.length === 0 || !beats[next]?.done?.(deeds)) return false;
    while (this.at.peek() < next) this.#advance(this.#start());
    return true;
  }

  /** An action was taken back: so is every beat that began after it. */
  #takenBack(length: number): boolean {
    if (this.#start() <= length) return false;
    while (this.#starts.length > 1 && this.#start() > length) this.#starts.pop();
    this.aside.value = undefined;
    this.end.value = undefined;
    this.at.value = this.#starts.length - 1;
    this.onBeat?.();
    return true;
  }

  #advance(start = this.match.moments.peek().length): boolean {
    if (this.at.peek() + 1 >= this.mission.beats.length) {
      if (this.mission.won === undefined) this.#finish({ kind: 'won' });
      return false;
    }
    this.#starts.push(start);
    this.at.value++;
    this.onBeat?.();
    return true;
  }

  #finish(end: MissionEnd): void {
    this.end.value = end;
    this.onEnd?.(end);
  }

  #start(): number {
    return this.#starts[this.#starts.length - 1] ?? 1;
  }

  #endOf(deeds: Deeds<K>): MissionEnd | undefined {
    if (this.mission.won?.(deeds)) return { kind: 'won' };
    const words = this.mission.missed?.(deeds);
    if (words !== undefined) return { kind: 'missed', words };
    return this.match.outcome.peek() === undefined ? undefined : { kind: 'missed' };
  }

  /** What came about since there were so many moments. */
  #since(start: number): Deeds<K> {
    const { match } = this;
    const moments = match.moments.peek();
    const before = moments.slice(0, start).reduce((sum, { move }) => sum + (move?.actions ?? 0), 0);
    const taken = match.record().actions.slice(before);
    const view = match.view.peek();
    const last = moments[moments.length - 2];
    return {
      view,
      before: last ? match.game.view(last.state, LEARNER) : view,
      actions: taken.flatMap(([seat, action]) => (seat === LEARNER ? [action] : [])),
      told: moments.slice(start).flatMap((moment) => moment.hear(LEARNER)),
    };
  }

  #shown(): readonly string[] | undefined {
    const { shows, beats } = this.mission;
    const until = beats.slice(0, this.at.value + 1);
    return shows && [...shows, ...until.flatMap((beat: Beat<K>) => beat.shows ?? [])];
  }
}
