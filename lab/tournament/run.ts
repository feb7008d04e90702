/** Plays a tournament, on this thread or on many. Deals count in the order of their numbers, whoever was done first. */
import type { GameWithBots } from '#engine';
import { Chunks } from '../chunks.ts';
import { Pool } from '../pool.ts';
import { Dealer, type DealPlayed, sidesAt } from './deal.ts';
import type { TournamentJob } from './job.ts';
import { whole } from './results.ts';
import { sequential } from './sequential.ts';

export interface TournamentTerms {
  readonly threads: number;
  readonly onProgress?: (deals: number) => void;
  readonly signal?: AbortSignal;
  /** Where the code of the threads is, if not beside this one. */
  readonly worker?: URL;
}

export async function runTournament(
  game: GameWithBots,
  job: TournamentJob,
  terms: TournamentTerms,
): Promise<readonly DealPlayed[]> {
  const row = new Row(game, job, terms.onProgress);
  const { threads, worker, signal } = terms;
  const hands = Math.min(threads, job.deals);
  if (job.players.some(({ kind }) => kind === 'program')) {
    // A thread that is ended would leave its programs behind. They think elsewhere anyway: deals go on side by side here.
    const chunks = new Chunks(job.deals, hands);
    await Promise.all(Array.from({ length: hands }, () => playHere(game, job, row, chunks, signal)));
  } else if (hands > 1) {
    const pool = new Pool<DealPlayed[]>({ kind: 'deals', job }, hands, worker);
    await pool.run(job.deals, (deals) => row.add(deals), signal);
  } else {
    await playHere(game, job, row, new Chunks(job.deals), signal);
  }
  return row.deals;
}

async function playHere(
  game: GameWithBots,
  job: TournamentJob,
  row: Row,
  chunks: Chunks,
  signal: AbortSignal | undefined,
): Promise<void> {
  const dealer = new Dealer(game, job);
  try {
    await dealer.check();
    for (let chunk = chunks.next(); chunk; chunk = chunks.next()) {
      signal?.throwIfAborted();
      const start = performance.now();
      if (row.add(await dealer.play(chunk.from, chunk.to)) || signal?.aborted) break;
      chunks.took(chunk, performance.now() - start);
      await new Promise((resolve) => setImmediate(resolve));
    }
    signal?.throwIfAborted();
  } finally {
    dealer.end();
  }
}

/** The unbroken row of deals from the first on: a deal that is done early waits for those before it. */
class Row {
  readonly deals: DealPlayed[] = [];
  readonly #game: GameWithBots;
  readonly #job: TournamentJob;
  readonly #early = new Map<number, DealPlayed>();
  readonly #onProgress: ((deals: number) => void) | undefined;
  #decided = false;

  constructor(game: GameWithBots, job: TournamentJob, onProgress?: (deals: number) => void) {
    this.#game = game;
    this.#job = job;
    this.#onProgress = onProgress;
  }

  /** Whether no more deals are needed. */
  add(more: readonly DealPlayed[]): boolean {
    for (const deal of more) this.#early.set(deal.deal, deal);
    for (let next = this.#early.get(this.deals.length); next && !this.#decided; ) {
      this.#early.delete(next.deal);
      this.deals.push(next);
      this.#decided = this.#isDecided();
      next = this.#early.get(this.deals.length);
    }
    this.#onProgress?.(this.deals.length);
    return this.#decided;
  }

  #isDecided(): boolean {
    if (this.#job.form !== 'sprt') return false;
    const sides = sidesAt(this.#game, this.#job);
    return sequential(this.#job, this.deals.filter(whole), sides)?.verdict !== 'undecided';
  }
}
