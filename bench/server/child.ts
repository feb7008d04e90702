/** A server as a child of the benchmark: it says where it listens, and afterwards how much processor time it took. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface Usage {
  readonly cpu: number;
  readonly heap: number;
}

export interface Child {
  readonly url: string;
  /** Processor time in seconds and the heap in bytes; tidied up first where memory is to be measured. */
  usage(tidy?: boolean): Promise<Usage>;
  close(): Promise<void>;
}

export async function child(program: URL, env: Readonly<Record<string, string>> = {}): Promise<Child> {
  const process_: ChildProcess = fork(program, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: ['--expose-gc'],
  });
  const [{ url }] = (await once(process_, 'message')) as [{ url: string }];
  return {
    url,
    async usage(tidy = false) {
      process_.send({ tidy });
      const [usage] = await once(process_, 'message');
      return usage as Usage;
    },
    async close() {
      const gone = once(process_, 'exit');
      process_.kill('SIGKILL');
      await gone;
    },
  };
}

/** The child's side. */
export function report(url: string): void {
  process.on('message', ({ tidy }: { tidy: boolean }) => {
    if (tidy) (globalThis as { gc?: () => void }).gc?.();
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1e6, heap: process.memoryUsage().heapUsed } satisfies Usage);
  });
  process.send?.({ url });
}
