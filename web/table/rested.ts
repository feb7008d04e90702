/** A key that means one thing and then another: who pressed for the first must not be taken at the second. */

/** So long, in milliseconds, a key is dead after its meaning has changed. */
const REST = 600;

export class Rested {
  #meaning: string | undefined;
  #since = Number.NEGATIVE_INFINITY;

  /** What it means now; while it means nothing it keeps what it meant. */
  now(meaning: string | undefined, at: number): void {
    if (meaning === undefined || meaning === this.#meaning) return;
    // The first meaning takes nobody by surprise.
    if (this.#meaning !== undefined) this.#since = at;
    this.#meaning = meaning;
  }

  isNew(at: number): boolean {
    return at - this.#since < REST;
  }
}
