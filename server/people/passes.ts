/**
 * Who asks, as the store has it when they ask: a session that has ended anywhere is refused everywhere from that moment
 * on. What is asked while an answer is on its way shares the next question, so that many moves cost few of them.
 */
import type { Known, PassLookup, Store } from '../store/index.ts';

/** So many answers are kept while they hold, and so many sessions are known to be noted today. */
const MOST_KNOWN = 20_000;

const DAY = 24 * 3_600_000;

interface Waiting {
  readonly asked: PassLookup;
  resolve(known: Known | undefined): void;
  reject(error: unknown): void;
}

export class Passes {
  readonly #store: Store['passes'];
  #waiting: Waiting[] = [];
  #asking = false;
  /** What was read since anything was written about people or seats. */
  readonly #known = new Map<string, Known>();
  #epoch: number | undefined;
  readonly #people: Store['people'];
  readonly #now: () => number;
  #day = 0;
  #today = new Set<string>();

  constructor({ passes, people }: Store, now: () => number) {
    this.#store = passes;
    this.#people = people;
    this.#now = now;
  }

  async look(session: string, match?: string): Promise<Known | undefined> {
    const epoch = this.#store.epoch();
    if (epoch === undefined) return this.#read(session, match);
    if (epoch !== this.#epoch || this.#known.size > MOST_KNOWN) this.#known.clear();
    this.#epoch = epoch;
    const key = `${session} ${match ?? ''}`;
    const known = this.#known.get(key) ?? (await this.#read(session, match));
    if (known && this.#epoch === epoch) this.#known.set(key, known);
    return known;
  }

  /** Notes, once a day, that a session is in use: one that is not used for a year ends. */
  async used(session: string): Promise<void> {
    const now = this.#now();
    const day = Math.floor(now / DAY);
    if (day !== this.#day || this.#today.size >= MOST_KNOWN) this.#today = new Set();
    this.#day = day;
    if (this.#today.has(session)) return;
    this.#today.add(session);
    await this.#people.seen([session], now);
  }

  #read(session: string, match: string | undefined): Promise<Known | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ asked: { session, match }, resolve, reject });
      if (!this.#asking) void this.#ask();
    });
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    while (this.#waiting.length > 0) {
      const some = this.#waiting;
      this.#waiting = [];
      try {
        const found = await this.#store.look(some.map(({ asked }) => asked));
        for (const [i, { resolve }] of some.entries()) resolve(found[i]);
      } catch (error) {
        for (const { reject } of some) reject(error);
      }
    }
    this.#asking = false;
  }
}
