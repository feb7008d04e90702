/**
 * The requests of one connection. Those about different matches are worked on side by side, those about one match one
 * after the other, and what concerns the connection itself alone; the answers leave in the order of the requests.
 */
export class Lanes {
  /** Done when everything asked so far has been answered. */
  #answered: Promise<void> = Promise.resolve();
  /** Done when the last request that wanted to be alone has been answered. */
  #alone: Promise<void> = Promise.resolve();
  readonly #lanes = new Map<string, Promise<unknown>>();
  /** How many are not answered yet. */
  #open = 0;

  /** Works something out beside other lanes and answers when its turn has come. Neither may fail. */
  beside<T>(lane: string, work: () => Promise<T>, answer: (result: T) => void): void {
    const before = this.#open++ === 0 ? undefined : this.#answered;
    const made = before ? Promise.all([this.#alone, this.#lanes.get(lane)]).then(work) : work();
    const done = (result: T) => {
      this.#open--;
      if (this.#lanes.get(lane) === made) this.#lanes.delete(lane);
      answer(result);
    };
    this.#answered = before ? Promise.all([made, before]).then(([result]) => done(result)) : made.then(done);
    this.#lanes.set(lane, made);
  }

  /** Does something when all that was asked before is answered; what is asked afterwards waits for it. */
  alone(work: () => Promise<void>): void {
    this.#open++;
    this.#answered = this.#answered.then(work).then(() => {
      this.#open--;
    });
    this.#alone = this.#answered;
    this.#lanes.clear();
  }

  /** Everything asked so far is answered. */
  idle(): Promise<void> {
    return this.#answered;
  }
}
