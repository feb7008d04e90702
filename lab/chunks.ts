/** Deals out the games of a job in chunks that take about as long as a person notices. */

export interface Chunk {
  readonly from: number;
  readonly to: number;
}

const CHUNK_MS = 100;

export class Chunks {
  readonly #games: number;
  readonly #players: number;
  #dealt = 0;
  #size = 1;

  constructor(games: number, players = 1) {
    this.#games = games;
    this.#players = players;
  }

  next(): Chunk | undefined {
    if (this.#dealt >= this.#games) return undefined;
    // Towards the end chunks get smaller, so that no player sits idle while another has a big one to finish.
    const fair = Math.ceil((this.#games - this.#dealt) / (2 * this.#players));
    const from = this.#dealt;
    this.#dealt = Math.min(this.#games, from + Math.max(1, Math.min(this.#size, fair)));
    return { from, to: this.#dealt };
  }

  /** Learns from how long a chunk took. */
  took({ from, to }: Chunk, ms: number): void {
    const size = to - from;
    const wanted = ms > 0 ? (size * CHUNK_MS) / ms : size * 8;
    // A short chunk is a poor measure, so the size grows at most eightfold at a time.
    this.#size = Math.max(1, Math.round(Math.min(wanted, size * 8)));
  }
}
