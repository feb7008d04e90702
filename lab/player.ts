/** Plays one game of a job with its bots, on the bare kernel: no events, no views but those the bots ask for. */
import {
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
  Play,
  pick,
  type Random,
  type Seat,
  stateProblem,
  stream,
} from '#engine';
import { type Job, seedOf } from './job.ts';
import { facetsOf, type JobTable, tableFor } from './matrix.ts';
import { count, emptyTally, type Failure, type FailureKind, type Played, type Tally } from './tally.ts';

function playGame<K extends Kit>(game: GameWithBots<K>, job: Job, index: number): Played {
  const lane = new Lane(game, job, index);
  lane.play();
  return lane.result();
}

/** Games from one number up to, but not including, another. */
export function playGames<K extends Kit>(game: GameWithBots<K>, job: Job, from: number, to: number): Tally {
  const tally = emptyTally(job.seats);
  for (let index = from; index < to; index++) count(tally, playGame(game, job, index));
  return tally;
}

/** The record of one game of a job: played again, it is the same game. */
export function recordOf<K extends Kit>(game: GameWithBots<K>, job: Job, index: number): MatchRecord {
  const lane = new Lane(game, job, index);
  lane.play();
  return lane.record();
}

class Lane<K extends Kit> {
  readonly #game: GameWithBots<K>;
  readonly #job: Job;
  readonly #index: number;
  readonly #table: JobTable;
  readonly #play: Play<K>;
  readonly #dice: Random;
  readonly #actions: [Seat, K['action']][] = [];
  readonly #used = new Map<string, Set<string>>();
  /** What each seat has set out to do. */
  readonly #intents: (Intent | undefined)[] = [];
  #choices = 0;
  #offered = 0;
  #most = 0;
  #failure: Omit<Failure, 'record'> | undefined;

  constructor(game: GameWithBots<K>, job: Job, index: number) {
    this.#game = game;
    this.#job = job;
    this.#index = index;
    const seed = seedOf(job, index);
    // Set-up draws nothing and was checked for the whole job.
    this.#table = tableFor(game, job, index);
    const { seats, options } = this.#table;
    const state = game.setup({ seats, options });
    this.#play = new Play(game, state, fastDraws(seed));
    this.#play.used = (kind, id) => this.#use(kind, id);
    this.#dice = stream(`${seed}/bots`);
  }

  play(): void {
    try {
      this.#play.run();
    } catch (error) {
      this.#fail('broken', messageOf(error));
      return;
    }
    while (!this.#play.over && this.#failure === undefined) this.#turn();
  }

  result(): Played {
    return {
      outcome: this.#play.s.outcome,
      actions: this.#actions.length,
      choices: this.#choices,
      offered: this.#offered,
      most: this.#most,
      ...(this.#job.matrix ? { table: this.#table, facets: facetsOf(this.#game, this.#table) } : {}),
      ...this.#progress(),
      used: this.#used,
      ...(this.#failure ? { failure: { ...this.#failure, record: this.record() } } : {}),
    };
  }

  #progress(): Pick<Played, 'rounds' | 'order'> {
    const { s } = this.#play;
    const progress = this.#game.progress?.(s);
    if (progress === undefined) return {};
    const { rounds, first } = progress;
    if (first === undefined) return { rounds };
    return {
      rounds,
      order: Array.from({ length: s.seats }, (_, seat) => (seat - first + s.seats) % s.seats),
    };
  }

  #turn(): void {
    let next: [Seat, K['action']] | undefined;
    try {
      const { seat } = this.#play;
      const legal = this.#play.legal(seat);
      if (this.#actions.length >= this.#job.cap) {
        this.#fail('endless', `still going on after ${this.#job.cap} actions`);
      } else if (legal.length === 0) {
        this.#fail('stuck', `seat ${seat} has no legal action at “${this.#play.asking.step}”`);
      } else {
        const unasked = this.#unasked();
        next = unasked ? [unasked.seat, unasked.action] : [seat, this.#choose(seat, legal)];
        this.#play.act(...next);
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

  /** A state that breaks an invariant ends its game, whose record then leads right there. */
  #check(): void {
    const { check } = this.#job;
    if (check === undefined || (this.#actions.length % check !== 0 && !this.#play.over)) return;
    // As it would be saved: what is undefined is not there.
    const problem = stateProblem(this.#game, JSON.parse(JSON.stringify(this.#play.s)));
    if (problem) this.#fail('unsound', `${problem.field} ${problem.reason}`);
  }

  #choose(seat: Seat, legal: readonly K['action'][]): K['action'] {
    const { budget } = this.#job;
    const level: Level = this.#table.bots[seat] ?? 'random';
    if (level === 'random') return pick(sensible(this.#game, legal), this.#dice);
    const seed = this.#seedFor(seat);
    const question = questionOf(this.#game, this.#play.s, seat, { legal, intent: this.#intents[seat] });
    const { action, intent } = decide(botOf(level), question, { seed, ...(budget ? { budget } : {}) });
    this.#intents[seat] = intent;
    const objection = legal.includes(action) ? undefined : this.#play.objection(seat, action);
    if (objection)
      throw new Error(`the ${level} bot did what ${objection.rule} forbids: ${JSON.stringify(action)}`);
    return action;
  }

  #unasked(): Interjection<K['action']> | undefined {
    if (this.#game.sense.interject === undefined) return undefined;
    return interjection(this.#game, this.#play.s, this.#table.bots, this.#seedFor('unasked'));
  }

  #seedFor(whom: Seat | 'unasked'): string {
    return `${seedOf(this.#job, this.#index)}/${whom}/${this.#actions.length}`;
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
    this.#failure = { index: this.#index, kind, message, ...(next ? { next } : {}) };
  }

  record(): MatchRecord {
    const { id, version } = this.#game;
    return {
      orrery: 1,
      game: id,
      rules: version,
      seats: this.#table.seats,
      options: this.#table.options,
      random: { kind: 'fast', seed: seedOf(this.#job, this.#index) },
      actions: this.#actions,
      // A rule that broke down may have left half a change behind: then the last action tells where the game stood.
      ...(this.#failure?.kind === 'broken' ? {} : { hash: hash(this.#play.s) }),
    };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
