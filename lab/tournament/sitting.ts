/** A program at one seat of one game: what it is told and asked, and what it does wrong. */
import type { Action, OptionValues, Outcome, Seat } from '#engine';
import type { Program } from './program.ts';

/** So many wrong answers lose a game. */
const MOST_WRONG = 3;
/** Whoever plays again from the start of a game after it died has so many tries. */
const MOST_STARTS = 2;

export interface Start {
  readonly match: string;
  readonly seat: Seat;
  readonly seats: number;
  readonly options: OptionValues;
  /** For the program's own chance, so that it can play the same game again; of the match's luck it tells nothing. */
  readonly seed: string;
}

/** What a player is given to decide by. */
export interface SeatQuestion {
  readonly view: object;
  readonly actions: readonly Action[];
  readonly events: readonly object[];
  /** A state that the seat cannot tell from the true one. */
  readonly position: object;
}

/** What needs no thought may take this long on the busiest machine. */
export const CALM_MS = 10_000;

/** Gives the running program, started if it is not. */
export type Running = () => Promise<Program>;

export class Sitting {
  /** How many events of the game it has been told of. */
  heard = 0;
  readonly #running: Running;
  readonly #start: Start;
  readonly #ms: number;
  #late = 0;
  #illegal = 0;
  #died = 0;

  constructor(running: Running, start: Start, ms: number) {
    this.#running = running;
    this.#start = start;
    this.#ms = ms;
  }

  async begin(): Promise<Program> {
    const program = await this.#running();
    const { ok } = await program.ask('start', { ...this.#start }, CALM_MS);
    if (!ok) this.#noteDeath(program);
    return program;
  }

  /** Its action, if it is one that the rules allow. */
  async choose<A extends object>(
    asked: SeatQuestion,
    allowed: (action: object) => action is A,
  ): Promise<A | undefined> {
    if (this.#forfeit) return undefined;
    let program = await this.#running();
    if (this.#died > 0 && this.#died < MOST_STARTS) program = await this.begin();
    const { match, seat } = this.#start;
    const fields = { match, seat, ...asked, budget: { ms: this.#ms } };
    const answer = await program.ask('choose', fields, this.#ms);
    if (!answer.ok) {
      if (answer.why === 'late') this.#late++;
      else if (answer.why === 'dead') this.#noteDeath(program);
      else this.#illegal++;
    } else {
      const { action } = answer.fields;
      if (typeof action === 'object' && action !== null && allowed(action)) return action;
      this.#illegal++;
    }
    // What hangs would answer the next question late, too.
    if (this.#forfeit) program.kill();
    return undefined;
  }

  async end(outcome: Outcome | undefined, places: readonly number[] | undefined): Promise<void> {
    const program = await this.#running();
    const { match } = this.#start;
    await program.ask('end', { match, outcome, places }, CALM_MS);
  }

  wrongs(): { late: number; illegal: number; died: number; forfeit: boolean } {
    return { late: this.#late, illegal: this.#illegal, died: this.#died, forfeit: this.#forfeit };
  }

  get #forfeit(): boolean {
    return this.#late + this.#illegal >= MOST_WRONG || this.#died >= MOST_STARTS;
  }

  #noteDeath(program: Program): void {
    this.#died++;
    program.kill();
  }
}
