/** One game of a simulation with its players, on the bare kernel: no events, no views but those the bots ask for. */
import {
  type Bot,
  type Budget,
  botOf,
  decide,
  type Intent,
  type Interjection,
  interjection,
  type Level,
  questionOf,
  sensible,
} from '#bots';
import {
  fastDraws,
  type GameWithBots,
  hash,
  type Kit,
  type MatchRecord,
  type OptionValues,
  Play,
  pick,
  type Random,
  type Seat,
  sidesOf,
  stateProblem,
  stream,
} from '#engine';
import type { Uses } from './measures/content.ts';
import { type Course, chances } from './measures/drama.ts';
import type { Failure, FailureKind, Played } from './tally.ts';

/** Who thinks at a seat. */
export interface Mind {
  readonly level: Level;
  /** Another bot than the usual one of that level. */
  readonly bot?: Bot;
  readonly budget?: Pick<Budget, 'iterations'>;
}

/** One game: its table, its luck and who sits where. */
export interface LaneTerms {
  /** Its number, by which a failure is found again. */
  readonly index: number;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  /** By seat; where there is none, somebody else answers. */
  readonly minds: readonly (Mind | undefined)[];
  readonly cap: number;
  readonly check?: number | undefined;
  /** Whether to note how it stands at every round. */
  readonly drama?: boolean | undefined;
}

export class Lane<K extends Kit> {
  readonly play: Play<K>;
  readonly #game: GameWithBots<K>;
  readonly #terms: LaneTerms;
  readonly #levels: readonly (Level | undefined)[];
  readonly #dice: Random;
  readonly #actions: [Seat, K['action']][] = [];
  readonly #used: Uses = new Map();
  readonly #course: Course = [];
  readonly #sides: readonly (readonly Seat[])[];
  /** What each seat has set out to do. */
  readonly #intents: (Intent | undefined)[] = [];
  /** Who acts, -1 before anybody does. */
  #actor: Seat = -1;
  #round = -1;
  #choices = 0;
  #offered = 0;
  #most = 0;
  #failure: Omit<Failure, 'record'> | undefined;

  constructor(game: GameWithBots<K>, terms: LaneTerms) {
    this.#game = game;
    this.#terms = terms;
    this.#levels = terms.minds.map((mind) => mind?.level);
    const { seats, options, seed } = terms;
    // Set-up draws nothing and was checked for the whole job.
    this.play = new Play(game, game.setup({ seats, options }), fastDraws(seed));
    this.play.used = (kind, id) => this.#use(kind, id);
    this.#sides = teamsOf(sidesOf(game, this.play.s));
    this.#dice = stream(`${seed}/bots`);
  }

  begin(): void {
    try {
      this.play.run();
    } catch (error) {
      this.#fail('broken', messageOf(error));
    }
  }

  get goesOn(): boolean {
    return !this.play.over && this.#failure === undefined;
  }

  /** How many actions were taken. */
  get taken(): number {
    return this.#actions.length;
  }

  /** The whole game, where bots sit at every seat. */
  run(): void {
    this.begin();
    while (this.goesOn) this.turn();
  }

  /** The next action: what a bot has to say unasked, or what the seat that is waited for does. */
  turn(answer?: (seat: Seat, legal: readonly K['action'][]) => K['action']): void {
    let next: [Seat, K['action']] | undefined;
    try {
      const { seat } = this.play;
      const legal = this.play.legal(seat);
      if (this.#actions.length >= this.#terms.cap) {
        this.#fail('endless', `still going on after ${this.#terms.cap} actions`);
      } else if (legal.length === 0) {
        this.#fail('stuck', `seat ${seat} has no legal action at “${this.play.asking.step}”`);
      } else {
        const unasked = answer ? undefined : this.unasked();
        next = unasked
          ? [unasked.seat, unasked.action]
          : [seat, answer ? answer(seat, legal) : this.#choose(seat, legal)];
        this.#actor = next[0];
        this.play.act(...next);
        this.#actions.push(next);
        this.#check();
        if (this.#terms.drama && !this.play.over) this.#noteRound();
        if (unasked) return;
        this.#offered += legal.length;
        this.#most = Math.max(this.#most, legal.length);
        if (legal.length > 1) this.#choices++;
      }
    } catch (error) {
      this.#fail('broken', messageOf(error), next);
    }
  }

  /** What a bot that nobody waits for has to say. */
  unasked(): Interjection<K['action']> | undefined {
    if (this.#game.sense.interject === undefined) return undefined;
    return interjection(this.#game, this.play.s, this.#levels, this.#seedFor('unasked'));
  }

  result(): Played {
    return {
      outcome: this.play.s.outcome,
      actions: this.#actions.length,
      choices: this.#choices,
      offered: this.#offered,
      most: this.#most,
      ...this.#progress(),
      used: this.#used,
      sides: this.#sides,
      levels: this.#levels,
      ...this.#roles(),
      ...(this.#terms.drama ? { course: this.#course } : {}),
      ...(this.#failure ? { failure: { ...this.#failure, record: this.record() } } : {}),
    };
  }

  record(): MatchRecord {
    const { id, version } = this.#game;
    const { seats, options, seed } = this.#terms;
    return {
      orrery: 1,
      game: id,
      rules: version,
      seats,
      options,
      random: { kind: 'fast', seed },
      actions: this.#actions,
      // A rule that broke down may have left half a change behind: then the last action tells where the game stood.
      ...(this.#failure?.kind === 'broken' ? {} : { hash: hash(this.play.s) }),
    };
  }

  #progress(): Pick<Played, 'rounds' | 'order'> {
    const { s } = this.play;
    const progress = this.#game.progress?.(s);
    if (progress === undefined) return {};
    const { rounds, first } = progress;
    if (first === undefined) return { rounds };
    return {
      rounds,
      order: Array.from({ length: s.seats }, (_, seat) => (seat - first + s.seats) % s.seats),
    };
  }

  /** A state that breaks an invariant ends its game, whose record then leads right there. */
  #check(): void {
    const { check } = this.#terms;
    if (check === undefined || (this.#actions.length % check !== 0 && !this.play.over)) return;
    // As it would be saved: what is undefined is not there.
    const problem = stateProblem(this.#game, JSON.parse(JSON.stringify(this.play.s)));
    if (problem) this.#fail('unsound', `${problem.field} ${problem.reason}`);
  }

  #choose(seat: Seat, legal: readonly K['action'][]): K['action'] {
    const { level = 'random', bot, budget } = this.#terms.minds[seat] ?? {};
    if (level === 'random') return pick(sensible(this.#game, legal), this.#dice);
    const question = questionOf(this.#game, this.play.s, seat, { legal, intent: this.#intents[seat] });
    const terms = { seed: this.#seedFor(seat), ...(budget ? { budget } : {}) };
    const { action, intent } = decide(bot ?? botOf(level), question, terms);
    this.#intents[seat] = intent;
    const objection = legal.includes(action) ? undefined : this.play.objection(seat, action);
    if (objection)
      throw new Error(`the ${level} bot did what ${objection.rule} forbids: ${JSON.stringify(action)}`);
    return action;
  }

  #seedFor(whom: Seat | 'unasked'): string {
    return `${this.#terms.seed}/${whom}/${this.#actions.length}`;
  }

  /** What is used while somebody acts is theirs. */
  #use(kind: string, id: string): void {
    let ids = this.#used.get(kind);
    if (ids === undefined) {
      ids = new Map();
      this.#used.set(kind, ids);
    }
    const by = this.#actor < 0 ? 0 : 1 << this.#actor;
    const use = ids.get(id);
    if (use === undefined) ids.set(id, { by, round: this.#game.progress?.(this.play.s).rounds ?? 0 });
    else use.by |= by;
  }

  /** How it stands at the beginning of each round. */
  #noteRound(): void {
    const { s } = this.play;
    const rounds = this.#game.progress?.(s).rounds ?? -1;
    if (rounds === this.#round) return;
    this.#round = rounds;
    this.#course.push(chances(this.#game, s, this.#sides));
  }

  #roles(): Pick<Played, 'roles'> {
    const { s } = this.play;
    const { roles } = this.#game;
    if (roles === undefined) return {};
    return { roles: Array.from({ length: s.seats }, (_, seat) => roles(s, seat)) };
  }

  #fail(kind: FailureKind, message: string, next?: readonly [Seat, K['action']]): void {
    this.#failure = { index: this.#terms.index, kind, message, ...(next ? { next } : {}) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** The seats of each side. */
function teamsOf(sides: readonly number[]): Seat[][] {
  return [...new Set(sides)].map((side) => [...sides.keys()].filter((seat) => sides[seat] === side));
}
