/** How often the event loop has turned. */
export class Turns {
  count = 0;
  #on = true;

  constructor() {
    const turn = () => {
      this.count++;
      if (this.#on) setImmediate(turn);
    };
    setImmediate(turn);
  }

  stop(): void {
    this.#on = false;
  }
}

/** Keeps the event loop busy for so many milliseconds. */
export function busy(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

/** Of what was done in these turns, the most that was done in one. */
export function mostInOne(turns: readonly number[]): number {
  return Math.max(...turns.map((turn) => turns.filter((one) => one === turn).length));
}
