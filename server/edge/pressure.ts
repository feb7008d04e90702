/**
 * How much the server is pressed, by how late its event loop is: whoever waits for it waits at least that long. What is
 * dear and can wait is refused before those in play notice anything; it goes on a little after the lag has gone, so that
 * it does not swing to and fro.
 */
export const LEVELS = ['calm', 'strained', 'swamped'] as const;
export type Level = (typeof LEVELS)[number];

export interface Pressure {
  readonly level: Level;
  /** In how many seconds whoever was refused may try again. */
  readonly after: number;
  /** By how much the event loop is late of late, in milliseconds. */
  readonly lag: number;
}

export const CALM: Pressure = { level: 'calm', after: 1, lag: 0 };

/** From which lag on each level begins, and under which it ends, in milliseconds. */
const BOUNDS = {
  strained: { from: 150, until: 60 },
  swamped: { from: 400, until: 200 },
} as const;

const EVERY = 50;
/** What was so long ago weighs a third of what is now. */
const MEMORY = 1000;
/** A machine that slept so long was not busy. */
const ASLEEP = 10_000;
/** More than this at once says no more about what comes next. */
const MOST = 1000;

export class LoopPressure implements Pressure {
  #lag = 0;
  #level: Level = 'calm';
  #timer: NodeJS.Timeout | undefined;

  get level(): Level {
    return this.#level;
  }

  get lag(): number {
    return this.#lag;
  }

  get after(): number {
    return this.#level === 'swamped' ? 3 : 1;
  }

  /** Begins to look at the event loop. */
  watch(): void {
    let last = performance.now();
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.note(now - last);
      last = now;
    }, EVERY);
    this.#timer.unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** So many milliseconds have passed between two looks. */
  note(passed: number): void {
    if (passed > ASLEEP) return;
    const late = Math.min(Math.max(0, passed - EVERY), MOST);
    this.#lag += (1 - Math.exp(-passed / MEMORY)) * (late - this.#lag);
    this.#level = this.#next();
  }

  #next(): Level {
    const lag = this.#lag;
    const { strained, swamped } = BOUNDS;
    if (lag >= swamped.from || (this.#level === 'swamped' && lag >= swamped.until)) return 'swamped';
    if (lag >= strained.from || (this.#level !== 'calm' && lag >= strained.until)) return 'strained';
    return 'calm';
  }
}
