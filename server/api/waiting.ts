/** The requests of one connection that wait for their answers: how many, and how long they are together. */
import type { Counts } from '../edge/connections.ts';

const MOST_WAITING = 64;
/** So long they may be, here and at one place over all its connections: read, they take twenty times as much. */
const MOST_ASKED = { here: 128_000, there: 2_000_000 };

export class Waiting {
  readonly #place: string;
  /** How long all requests are together that wait at one place. */
  readonly #there: Counts;
  #many = 0;
  #length = 0;

  constructor(place: string, there: Counts) {
    this.#place = place;
    this.#there = there;
  }

  get isFull(): boolean {
    return this.#many >= MOST_WAITING;
  }

  /** Whether a request is too much beside what waits already; alone it never is. */
  isTooMuch(length: number): boolean {
    if (this.#many === 0) return false;
    const there = this.#there.of(this.#place) + length;
    return this.#length + length > MOST_ASKED.here || there > MOST_ASKED.there;
  }

  /** One more waits; told when it is answered. */
  add(length: number): () => void {
    this.#many++;
    this.#length += length;
    this.#there.add(this.#place, length);
    return () => {
      this.#many--;
      this.#length -= length;
      this.#there.remove(this.#place, length);
    };
  }
}
