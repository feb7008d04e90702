/**
 * Work that waits, done for a few milliseconds in each turn of the event loop, everyone in turn, and of each owner's what
 * came by different ways in turn as well. What follows from one piece is done before the next one is begun, so that it
 * counts, too.
 */

export interface RotaTerms {
  /** So many pieces are begun in a turn, as long as it lasts. */
  readonly most: number;
  /** So long a turn lasts, in milliseconds; a piece should be shorter. */
  readonly lasts: number;
  readonly now?: () => number;
}

/** What waits, by the way it came; whose turn is next comes first. */
type Ways = Map<object | undefined, (() => void)[]>;

export class Rota {
  readonly #lines = new Map<string, Ways>();
  readonly #terms: Required<RotaTerms>;
  #running = false;

  constructor({ now = () => performance.now(), ...terms }: RotaTerms) {
    this.#terms = { ...terms, now };
  }

  add(owner: string, work: () => void, way?: object): void {
    const ways: Ways = this.#lines.get(owner) ?? new Map();
    const line = ways.get(way);
    if (line) line.push(work);
    else ways.set(way, [work]);
    this.#lines.set(owner, ways);
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
    const [owner, ways] = first;
    const [next] = ways;
    const [way, line = []] = next ?? [];
    const work = line.shift();
    // Whoever had a piece done goes to the end.
    ways.delete(way);
    if (line.length > 0) ways.set(way, line);
    this.#lines.delete(owner);
    if (ways.size > 0) this.#lines.set(owner, ways);
    work?.();
  }
}
