/**
 * Work that waits, done for a few milliseconds in each turn of the event loop, everyone in turn. What follows from one
 * piece is done before the next one is begun, so that it counts, too.
 */

export interface RotaTerms {
  /** So many pieces are begun in a turn, as long as it lasts. */
  readonly most: number;
  /** So long a turn lasts, in milliseconds; a piece should be shorter. */
  readonly lasts: number;
  readonly now?: () => number;
}

export class Rota {
  readonly #lines = new Map<string, (() => void)[]>();
  readonly #terms: Required<RotaTerms>;
  #running = false;

  constructor({ now = () => performance.now(), ...terms }: RotaTerms) {
    this.#terms = { ...terms, now };
  }

  add(owner: string, work: () => void): void {
    const line = this.#lines.get(owner);
    if (line) line.push(work);
    else this.#lines.set(owner, [work]);
    if (this.#running) return;
    this.#running = true;
    this.#turn();
  }

  #turn(): void {
    const { most, lasts, now } = this.#terms;
    let left = most;
    let until: number | undefined;
    const one = () => {
      until ??= now() + lasts;
      if (now() < until) this.#next();
      if (--left > 0) return;
      this.#running = this.#lines.size > 0;
      if (this.#running) this.#turn();
    };
    for (let n = 0; n < most; n++) setImmediate(one);
  }

  #next(): void {
    const [first] = this.#lines;
    if (first === undefined) return;
    const [owner, line] = first;
    const work = line.shift();
    // Whoever had a piece done goes to the end.
    this.#lines.delete(owner);
    if (line.length > 0) this.#lines.set(owner, line);
    work?.();
  }
}
