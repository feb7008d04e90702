/** A bucket of tokens: so many at once, refilled steadily. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

const MOST_BUCKETS = 10_000;

/** One bucket for each key. */
export class Buckets {
  readonly #rate: Rate;
  readonly #all = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(key: string, now: number): boolean {
    return this.#of(key, now).take(now);
  }

  /** How much is left; less than nothing where more was spent than there was. */
  left(key: string, now: number): number {
    return this.#of(key, now).left(now);
  }

  /** Takes whatever it was, also more than there is. */
  spend(key: string, amount: number, now: number): void {
    this.#of(key, now).spend(amount, now);
  }

  #of(key: string, now: number): Bucket {
    let bucket = this.#all.get(key);
    if (bucket === undefined) {
      if (this.#all.size >= MOST_BUCKETS) this.#makeRoom(now);
      bucket = new Bucket(this.#rate, now);
      this.#all.set(key, bucket);
    }
    return bucket;
  }

  /** Those with most left say least: however many new names come, who has used theirs up is not forgotten for them. */
  #makeRoom(now: number): void {
    const fullest = [...this.#all].sort(([, one], [, other]) => other.left(now) - one.left(now));
    for (const [key] of fullest.slice(0, MOST_BUCKETS / 2)) this.#all.delete(key);
  }
}

export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  take(now: number): boolean {
    if (this.left(now) < 1) return false;
    this.#left -= 1;
    return true;
  }

  left(now: number): number {
    const { perSecond, burst } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    return this.#left;
  }

  spend(amount: number, now: number): void {
    this.#left = this.left(now) - amount;
  }
}
