/** The programs of a tournament, each started once and again when it has ended. */
import { commitment, type OptionValues, type Seat } from '#engine';
import type { Entrant, TournamentJob } from './job.ts';
import { Program } from './program.ts';
import { CALM_MS, Sitting } from './sitting.ts';

export const PLAYER_PROTOCOL = 1;

/** A program did not even say hello: a mistake in its command, not in its play. */
export class NoProgram extends Error {
  override name = 'NoProgram';
  readonly player: string;
  constructor(player: string) {
    super(`${player} does not answer`);
    this.player = player;
  }
}

interface Chair {
  readonly seat: Seat;
  readonly seats: number;
  readonly options: OptionValues;
  /** That of the deal, which no program is told. */
  readonly seed: string;
}

export class Programs {
  readonly #job: TournamentJob;
  readonly #rules: string;
  readonly #running = new Map<string, Program>();
  #matches = 0;

  constructor(job: TournamentJob, rules: string) {
    this.#job = job;
    this.#rules = rules;
  }

  /** Whether all of them can be started. */
  async check(): Promise<void> {
    for (const one of this.#job.players) if (one.kind === 'program') await this.#program(one);
  }

  async sitDown(entrant: Entrant & { kind: 'program' }, { seed, ...chair }: Chair): Promise<Sitting> {
    const match = `t${++this.#matches}`;
    const own = commitment(`${seed} ${chair.seat}`);
    const start = { match, ...chair, seed: own };
    // Two seats of one program are two processes: each knows what its seat knows.
    const sitting = new Sitting(() => this.#program(entrant, chair.seat), start, this.#job.programMs);
    await sitting.begin();
    return sitting;
  }

  end(): void {
    for (const program of this.#running.values()) program.kill();
    this.#running.clear();
  }

  async #program({ name, command }: Entrant & { kind: 'program' }, seat: Seat = 0): Promise<Program> {
    const key = `${name} ${seat}`;
    const running = this.#running.get(key);
    if (running && !running.dead) return running;
    const program = new Program(command);
    this.#running.set(key, program);
    const { game } = this.#job;
    const hello = { protocol: PLAYER_PROTOCOL, game, rules: this.#rules };
    const { ok } = await program.ask('hello', hello, CALM_MS);
    if (ok) return program;
    program.kill();
    throw new NoProgram(name);
  }
}
