/**
 * One piece of work at a time for each key; what comes meanwhile waits its turn. Who only looks lets those go first who
 * change something: however many look at a match, its players do not wait behind them.
 */
interface Queue {
  /** Done when what is being worked on is. */
  running: Promise<void>;
  readonly first: (() => void)[];
  readonly looking: (() => void)[];
}

export class Locks {
  readonly #queues = new Map<string, Queue>();

  run<T>(key: string, work: () => Promise<T>, { looks = false } = {}): Promise<T> {
    const queue = this.#queues.get(key);
    if (queue === undefined) {
      const begun: Queue = { running: Promise.resolve(), first: [], looking: [] };
      this.#queues.set(key, begun);
      return this.#begin(key, begun, work);
    }
    return new Promise((resolve, reject) => {
      const begin = () => void this.#begin(key, queue, work).then(resolve, reject);
      (looks ? queue.looking : queue.first).push(begin);
    });
  }

  /** When all that is running now is done. */
  async idle(): Promise<void> {
    while (this.#queues.size > 0) await Promise.all([...this.#queues.values()].map(({ running }) => running));
  }

  #begin<T>(key: string, queue: Queue, work: () => Promise<T>): Promise<T> {
    const mine = work();
    const next = () => {
      const begin = queue.first.shift() ?? queue.looking.shift();
      if (begin) begin();
      else this.#queues.delete(key);
    };
    queue.running = mine.then(next, next);
    return mine;
  }
}
