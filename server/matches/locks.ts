/**
 * One piece of work at a time for each key; what comes meanwhile waits its turn. Who only looks lets those go first who
 * change something: however many look at a match, its players do not wait behind them.
 */
interface Line {
  /** Done when what is being worked on is. */
  running: Promise<void>;
  readonly first: (() => void)[];
  readonly looking: (() => void)[];
}

export class Locks {
  readonly #lines = new Map<string, Line>();

  run<T>(key: string, work: () => Promise<T>, { looks = false } = {}): Promise<T> {
    const line = this.#lines.get(key);
    if (line === undefined) {
      const begun: Line = { running: Promise.resolve(), first: [], looking: [] };
      this.#lines.set(key, begun);
      return this.#begin(key, begun, work);
    }
    return new Promise((resolve, reject) => {
      const begin = () => void this.#begin(key, line, work).then(resolve, reject);
      (looks ? line.looking : line.first).push(begin);
    });
  }

  /** When all that is running now is done. */
  async idle(): Promise<void> {
    while (this.#lines.size > 0) await Promise.all([...this.#lines.values()].map(({ running }) => running));
  }

  #begin<T>(key: string, line: Line, work: () => Promise<T>): Promise<T> {
    const mine = work();
    const next = () => {
      const begin = line.first.shift() ?? line.looking.shift();
      if (begin) begin();
      else this.#lines.delete(key);
    };
    line.running = mine.then(next, next);
    return mine;
  }
}
