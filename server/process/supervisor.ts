/**
 * Watches over the server's process: one that dies is started again, later and later, until it dies too often. What
 * starting again cannot mend is left alone. Asked to end, it passes that on and ends with the server.
 */
import type { ChildProcess } from 'node:child_process';
import { EXIT, LEAVE, type Up } from './exits.ts';

const MINUTE = 60_000;
const MOST_DEATHS = 5;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
/** A server that does not end by itself is ended, in milliseconds after it was asked to. */
const PATIENCE = 4700;

export interface SupervisorTerms {
  /** Starts the server; again, on the port it had. */
  start(port: number | undefined): ChildProcess;
  say(words: string): void;
  now(): number;
  pause(ms: number, ended: AbortSignal): Promise<void>;
}

interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Whether it had come to listen. */
  readonly wasUp: boolean;
}

export class Supervisor {
  readonly #terms: SupervisorTerms;
  readonly #asked = new AbortController();
  #child: ChildProcess | undefined;
  #port: number | undefined;
  #deaths: number[] = [];

  constructor(terms: SupervisorTerms) {
    this.#terms = terms;
  }

  /** Runs until the server ends for good, and gives the code to end with. */
  async run(): Promise<number> {
    const { say, pause } = this.#terms;
    for (;;) {
      const end = await this.#once();
      if (this.#asked.signal.aborted || isFinal(end, this.#port)) return end.code ?? EXIT.died;
      const wait = this.#died();
      const how = end.signal ? `by ${end.signal}` : `with exit code ${end.code}`;
      if (wait === undefined) {
        say(`Orrery ended ${how}, the fifth time within a minute: it is not started again.`);
        say('What it wrote above says why; docs/hosting.md tells where to report it.');
        return end.code || EXIT.died;
      }
      say(`Orrery ended unexpectedly (${how}). It is started again in ${wait / 1000} s.`);
      await pause(wait, this.#asked.signal);
      if (this.#asked.signal.aborted) return EXIT.left;
    }
  }

  /** Passes on that the server is to end; asked again, without waiting for what is under way. */
  leave(signal: NodeJS.Signals): void {
    const child = this.#child;
    if (this.#asked.signal.aborted) {
      child?.kill(signal);
      return;
    }
    this.#asked.abort();
    if (child === undefined) return;
    // Not by a signal: Ctrl+C has reached the server already, and a second one would mean haste.
    if (child.connected) child.send(LEAVE, (slip) => slip && child.kill(signal));
    else child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    child.once('exit', () => clearTimeout(timer));
  }

  #once(): Promise<End> {
    return new Promise((resolve) => {
      const child = this.#terms.start(this.#port);
      this.#child = child;
      let wasUp = false;
      child.on('message', (message) => {
        if (!isUp(message)) return;
        wasUp = true;
        this.#port = message.up;
      });
      const ended = (code: number | null, signal: NodeJS.Signals | null) => {
        this.#child = undefined;
        resolve({ code, signal, wasUp });
      };
      // Not `exit`: what it said last may still be on its way then.
      child.once('close', ended);
      child.on('error', (error) => {
        this.#terms.say(`The server's process: ${error.message}`);
        if (child.pid === undefined) ended(EXIT.cannotStart, null);
      });
    });
  }

  /** How long to wait before the next start; nothing when it has died too often. */
  #died(): number | undefined {
    const now = this.#terms.now();
    this.#deaths = [...this.#deaths.filter((at) => now - at < MINUTE), now];
    if (this.#deaths.length >= MOST_DEATHS) return undefined;
    return Math.min(FIRST_PAUSE * 2 ** (this.#deaths.length - 1), LONGEST_PAUSE);
  }
}

/** It left as asked, nothing would change by starting again, or it has never come to listen. */
function isFinal({ code, wasUp }: End, port: number | undefined): boolean {
  const known: readonly (number | null)[] = [EXIT.left, EXIT.hurried, EXIT.misconfigured, EXIT.cannotStart];
  return known.includes(code) || (!wasUp && port === undefined);
}

function isUp(message: unknown): message is Up {
  return typeof message === 'object' && message !== null && 'up' in message && typeof message.up === 'number';
}
