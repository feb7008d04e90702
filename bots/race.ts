/**
 * A race between candidates that are tried in rounds, each round under the same luck for all. Who is clearly behind the
 * leader drops out, as does who never differs from another. Luck being shared, it is the difference within a round that counts, not how the rounds differ.
 */

/** Nobody drops out before so many rounds, and it is looked at again after as many. */
const LAP = 8;
/** So many standard errors behind the leader is clearly behind. */
const CLEAR = 2;
/** The first candidate, the usual choice, is given up only for one that is so many standard errors ahead of it. */
export const AHEAD = 2.5;

export class Race {
  /** Whole rounds so far. */
  rounds = 0;
  /** Who is still in it, in the order of the start. */
  running: readonly number[];
  readonly #results: number[][];
  readonly #ahead: number;
  #turn = 0;

  constructor(runners: number, ahead = AHEAD) {
    this.#ahead = ahead;
    this.#results = Array.from({ length: runners }, () => []);
    this.running = this.#results.map((_, runner) => runner);
  }

  /** Whose turn it is in this round. */
  next(): number {
    return this.running[this.#turn] ?? 0;
  }

  finish(result: number): void {
    this.#results[this.next()]?.push(result);
    if (++this.#turn < this.running.length) return;
    this.#turn = 0;
    this.rounds++;
    if (this.rounds % LAP === 0) this.#drop();
  }

  /** The best so far; the first as long as nobody is clearly better. */
  winner(): number {
    const leader = this.#leader();
    if (leader === 0 || !this.running.includes(0)) return leader;
    return this.#lead(leader, 0) > this.#ahead ? leader : 0;
  }

  record(runner: number): { visits: number; mean: number } {
    const results = this.#results[runner] ?? [];
    const visits = results.length;
    return { visits, mean: visits === 0 ? 0 : results.reduce((sum, result) => sum + result, 0) / visits };
  }

  #drop(): void {
    const leader = this.#leader();
    this.running = this.running.filter(
      (runner, place) =>
        runner === leader ||
        (this.#lead(leader, runner) < CLEAR &&
          !this.running.slice(0, place).some((earlier) => this.#alike(earlier, runner))),
    );
  }

  /** Two that did the same in every round, under the same luck, are the same in other words. */
  #alike(one: number, other: number): boolean {
    const others = this.#results[other];
    return this.#results[one]?.every((result, round) => result === others?.[round]) ?? false;
  }

  #leader(): number {
    let best = this.running[0] ?? 0;
    for (const runner of this.running) if (this.record(runner).mean > this.record(best).mean) best = runner;
    return best;
  }

  /** By how many standard errors of their difference one is ahead of another; none while both always did alike. */
  #lead(one: number, other: number): number {
    const ones = this.#results[one] ?? [];
    const others = this.#results[other] ?? [];
    const n = Math.min(ones.length, others.length);
    if (n < 2) return 0;
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < n; i++) {
      const difference = (ones[i] ?? 0) - (others[i] ?? 0);
      sum += difference;
      squares += difference * difference;
    }
    const mean = sum / n;
    if (mean === 0) return 0;
    const variance = Math.max(0, (squares - n * mean * mean) / (n - 1));
    return mean / Math.sqrt(variance / n + Number.EPSILON);
  }
}
