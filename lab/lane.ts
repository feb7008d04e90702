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
  stateProblem,
  stream,
} from '#engine';
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
}

export class Lane<K extends Kit> {
  readonly play: Play<K>;
  readonly #game: GameWithBots<K>;
  readonly #terms: LaneTerms;
  readonly #levels: readonly (Level | undefined)[];
  readonly #dice: Random;
  readonly #actions: [Seat, K['action']][] = [];
  readonly #used = new Map<string, Set<string>>();
  /** What each seat has set out to do. */
  readonly #intents: (Intent | undefined)[] = [];
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
        this.play.act(...next);
        this.#actions.push(next);
        this.#check();
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

  #use(kind: string, id: string): void {
    let ids = this.#used.get(kind);
    if (ids === undefined) {
      ids = new Set();
      this.#used.set(kind, ids);
    }
    ids.add(id);
  }

  #fail(kind: FailureKind, message: string, next?: readonly [Seat, K['action']]): void {
    this.#failure = { index: this.#terms.index, kind, message, ...(next ? { next } : {}) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
