/** Plays the games of a job, on this thread or on many: the result is the same. */
import type { GameWithBots } from '#engine';
import { Chunks } from './chunks.ts';
import type { Job } from './job.ts';
import { playGames } from './player.ts';
import { Pool } from './pool.ts';
import { emptyTally, merge, type Tally } from './tally.ts';

export interface SimulateTerms {
  readonly threads: number;
  readonly onProgress?: (games: number) => void;
  readonly signal?: AbortSignal;
  /** Where the code of the threads is, if not beside this one. */
  readonly worker?: URL;
}

export interface Simulation {
  readonly tally: Tally;
  readonly seconds: number;
}

export async function simulate(game: GameWithBots, job: Job, terms: SimulateTerms): Promise<Simulation> {
  const start = performance.now();
  const tally = emptyTally(job.seats);
  const add = (part: Tally) => {
    merge(tally, part);
    terms.onProgress?.(tally.games);
    return false;
  };
  if (terms.threads > 1 && job.games > 1) {
    const pool = new Pool<Tally>({ kind: 'games', job }, Math.min(terms.threads, job.games), terms.worker);
    await pool.run(job.games, add, terms.signal);
  } else {
    await alone(game, job, add, terms.signal);
  }
  return { tally, seconds: (performance.now() - start) / 1000 };
}

/** On this thread, with a breath between the chunks so that progress shows and a stop is heard. */
async function alone(
  game: GameWithBots,
  job: Job,
  add: (part: Tally) => boolean,
  signal: AbortSignal | undefined,
): Promise<void> {
  const chunks = new Chunks(job.games);
  for (let chunk = chunks.next(); chunk; chunk = chunks.next()) {
    signal?.throwIfAborted();
    const start = performance.now();
    add(playGames(game, job, chunk.from, chunk.to));
    chunks.took(chunk, performance.now() - start);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
