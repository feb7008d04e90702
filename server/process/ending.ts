/**
 * How the process ends: when it is asked to, when whoever watches over it has gone, and, as a last resort, when something
 * went wrong that nobody caught. What is under way is answered first, within a bounded time.
 */
import { EXIT, LEAVE } from './exits.ts';

/** How long closing may take, in milliseconds; whoever sends SIGTERM waits no longer than five seconds. */
const PATIENCE = 4000;

/** What is needed of Node's `process`. */
export interface Mortal {
  on(event: string, listener: (what: unknown) => void): unknown;
  exit(code: number): unknown;
}

export interface Closing {
  close(): Promise<unknown>;
  /** Writes down what nobody caught. */
  note(error: unknown): void;
}

export class Ending {
  readonly #process: Mortal;
  #closing: Closing = { close: async () => undefined, note: (error) => console.error(error) };
  #signals = 0;
  #leaving = false;

  constructor(mortal: Mortal) {
    this.#process = mortal;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      mortal.on(signal, () => {
        // Whoever asks twice does not want to wait.
        if (++this.#signals > 1) mortal.exit(EXIT.died);
        else this.#leave(EXIT.left);
      });
    }
    mortal.on('message', (message) => {
      if (message === LEAVE) this.#leave(EXIT.left);
    });
    mortal.on('disconnect', () => this.#leave(EXIT.left));
    // Promises that nobody waits for come here too. The state of the process is unknown from here on, so it ends.
    mortal.on('uncaughtException', (error) => {
      this.#closing.note(error);
      this.#leave(EXIT.died);
    });
  }

  /** What is to be closed before the end. */
  prepare(closing: Closing): void {
    this.#closing = closing;
  }

  #leave(code: number): void {
    if (this.#leaving) return;
    this.#leaving = true;
    setTimeout(() => {
      // Whatever did not finish (a frozen database, a request that never comes to its end) is not waited for.
      console.error(
        'Ended without waiting any longer for what was under way; all that was acknowledged is kept.',
      );
      this.#process.exit(code || EXIT.hurried);
    }, PATIENCE);
    this.#closing.close().then(
      () => this.#process.exit(code),
      (error: unknown) => {
        this.#closing.note(error);
        this.#process.exit(EXIT.died);
      },
    );
  }
}
