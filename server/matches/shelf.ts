/**
 * The matches that one node has in memory. What is watched stays while it is used; what nobody watches goes soon, what is
 * over sooner, and where a lot of it was played in little time the longest unused first: so memory depends on who is
 * there, not on how much was played of late. Who comes back to a match waits for it to be loaded.
 */
interface Shelved {
  readonly id: string;
  /** How many lines it has. */
  readonly version: number;
  /** When it was last of use. */
  readonly used: number;
  readonly row: { readonly status: string };
}

/** So long a match stays without use: where someone watches, where nobody does, and where it is over besides. */
const IDLE = 10 * 60_000;
const UNWATCHED = 2 * 60_000;
const OVER = 10_000;
/** So many lines of matches that nobody watches stay; a match counts as some lines however short it is. */
const MOST_LINES = 50_000;
const LINES_A_MATCH = 20;

export class Shelf<T extends Shelved> {
  readonly #matches = new Map<string, T>();

  get size(): number {
    return this.#matches.size;
  }

  /** The lines of all of them together. */
  get lines(): number {
    let sum = 0;
    for (const { version } of this.#matches.values()) sum += version;
    return sum;
  }

  get(id: string): T | undefined {
    return this.#matches.get(id);
  }

  has(id: string): boolean {
    return this.#matches.has(id);
  }

  keys(): IterableIterator<string> {
    return this.#matches.keys();
  }

  put(match: T): void {
    this.#matches.set(match.id, match);
  }

  drop(id: string): void {
    this.#matches.delete(id);
  }

  /** Forgets what has not been used for a while, and of what nobody watches all that is too much. */
  sweep(now: number, isWatched: (id: string) => boolean): void {
    const unwatched: T[] = [];
    for (const [id, match] of this.#matches) {
      const watched = isWatched(id);
      const most = watched ? IDLE : match.row.status === 'over' ? OVER : UNWATCHED;
      if (now - match.used >= most) this.#matches.delete(id);
      else if (!watched) unwatched.push(match);
    }
    let left = MOST_LINES;
    for (const { id, version } of unwatched.sort((a, b) => b.used - a.used)) {
      left -= version + LINES_A_MATCH;
      if (left < 0) this.#matches.delete(id);
    }
  }
}
