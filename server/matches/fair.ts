/** Work in line. So much is done side by side, everyone's in turn: who asks for much waits behind their own, not others. */
export interface FairTerms<T> {
  /** So many at a time. */
  readonly most: number;
  /** So many at a time for one owner. */
  readonly each: number;
  /** Does one of them; must not fail. */
  work(item: T): Promise<void>;
}

export class FairLine<T> {
  readonly #terms: FairTerms<T>;
  /** What waits, by owner; whose turn is next comes first. */
  readonly #lines = new Map<string, T[]>();
  readonly #running = new Map<string, number>();
  #busy = 0;

  constructor(terms: FairTerms<T>) {
    this.#terms = terms;
  }

  add(owner: string, item: T): void {
    const line = this.#lines.get(owner);
    if (line) line.push(item);
    else this.#lines.set(owner, [item]);
    this.#go();
  }

  /** Forgets what has not begun. */
  clear(): void {
    this.#lines.clear();
  }

  #go(): void {
    const { most, each } = this.#terms;
    // What is begun here goes to the end of the lines, so those who wait longer come first.
    for (const [owner, line] of this.#lines) {
      if (this.#busy >= most) return;
      if ((this.#running.get(owner) ?? 0) < each) this.#begin(owner, line);
    }
  }

  #begin(owner: string, line: T[]): void {
    const item = line.shift();
    this.#lines.delete(owner);
    if (line.length > 0) this.#lines.set(owner, line);
    if (item === undefined) return;
    this.#busy++;
    this.#running.set(owner, (this.#running.get(owner) ?? 0) + 1);
    void this.#terms.work(item).then(() => {
      this.#busy--;
      const left = (this.#running.get(owner) ?? 1) - 1;
      if (left > 0) this.#running.set(owner, left);
      else this.#running.delete(owner);
      this.#go();
    });
  }
}
