/** A server as a child of the benchmark: it says where it listens, and afterwards how much processor time it took. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { present } from '#engine';

export interface Usage {
  readonly cpu: number;
  readonly heap: number;
  /** The longest turn of its event loop since it was last asked, in milliseconds. */
  readonly held: number;
}

export interface Child {
  readonly url: string;
  /** Whatever else it says of itself. */
  readonly note: string;
  /** Processor time in seconds and the heap in bytes; tidied up first where memory is to be measured. */
  usage(tidy?: boolean): Promise<Usage>;
  close(): Promise<void>;
}

export async function child(program: URL, env: Readonly<Record<string, string>> = {}): Promise<Child> {
  const process_: ChildProcess = fork(program, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: ['--expose-gc'],
  });
  const [made]: { url: string; note: string }[] = await once(process_, 'message');
  const { url, note } = present(made, 'address of the server');
  return {
    url,
    note,
    async usage(tidy = false) {
      process_.send({ tidy });
      const [usage]: Usage[] = await once(process_, 'message');
      return present(usage, 'usage in the answer');
    },
    async close() {
      const gone = once(process_, 'exit');
      process_.kill('SIGKILL');
      await gone;
    },
  };
}

/** How often it is looked whether the event loop turns, in milliseconds. */
const LOOK = 5;

/** Where Linux tells how long the thread of the event loop has had a processor, in nanoseconds. */
const OWN = `/proc/self/task/${process.pid}/schedstat`;
const isTold = existsSync(OWN);

/** How long the event loop has had a processor, in milliseconds; elsewhere than on Linux, the threads beside it count too. */
function worked(): number {
  if (isTold) return Number(readFileSync(OWN, 'utf8').split(' ')[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * The longest turn of the event loop. Counted is the smaller of the time on the clock and the processor's: where other
 * programs have the processor, the server holds nobody up.
 */
class Turns {
  #longest = 0;
  #at = performance.now();
  #worked = worked();

  constructor() {
    setInterval(() => {
      const took = Math.min(performance.now() - this.#at - LOOK, worked() - this.#worked);
      this.#longest = Math.max(this.#longest, took);
      this.#at = performance.now();
      this.#worked = worked();
    }, LOOK).unref();
  }

  /** The longest since it was last asked for, in milliseconds. */
  take(): number {
    const longest = this.#longest;
    this.#longest = 0;
    return longest;
  }
}

/** The child's side. */
export function report(url: string, note?: string): void {
  // Looking costs something, too: only where it is asked for.
  const turns = note === undefined ? undefined : new Turns();
  process.on('message', ({ tidy }: { tidy: boolean }) => {
    if (tidy) (globalThis as { gc?: () => void }).gc?.();
    const { user, system } = process.cpuUsage();
    const held = turns?.take() ?? 0;
    const { heapUsed: heap } = process.memoryUsage();
    process.send?.({ cpu: (user + system) / 1e6, heap, held } satisfies Usage);
  });
  // Whoever measures is gone: so is what is measured.
  process.on('disconnect', () => process.exit());
  process.send?.({ url, note });
}
