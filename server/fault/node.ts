/** A server as a process of its own, that can be killed without a word and started again on the same port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface NodeTerms {
  /** The bundled server. */
  readonly program: string;
  /** One that waits for its turn (see `standby.ts`): with it, a start takes no time for loading. */
  readonly standby?: string;
  readonly port: number;
  readonly data: string;
  readonly env: Readonly<Record<string, string>>;
}

export class ServerProcess {
  readonly url: string;
  readonly #terms: NodeTerms;
  #child: ChildProcess | undefined;
  #next: ChildProcess | undefined;

  constructor(terms: NodeTerms) {
    this.#terms = terms;
    this.url = `http://127.0.0.1:${terms.port}`;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async start(): Promise<void> {
    const { program, standby } = this.#terms;
    const child = this.#next ?? this.#spawn(standby ?? program);
    this.#child = child;
    const up = said(child, 'up');
    if (standby !== undefined) {
      // It hears what was said before it listens.
      child.send('begin');
      this.#next = this.#spawn(standby);
    }
    await up;
  }

  /** `kill -9`: nothing is finished, nothing is saved. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks it to end; gives its exit code. */
  stop(): Promise<number | undefined> {
    return this.#end('SIGTERM');
  }

  /** Ends it for good, and the one that waits for its turn. */
  async dismiss(): Promise<void> {
    this.#next?.kill('SIGKILL');
    this.#next = undefined;
    await this.kill();
  }

  #spawn(program: string): ChildProcess {
    const { port, data, env } = this.#terms;
    const args = [program, '--host', '127.0.0.1', '--port', String(port), '--data', data];
    return spawn(process.execPath, args, {
      env: { ...process.env, ORRERY_RATE: '1000', ORRERY_QUOTAS: 'off', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  async #end(signal: NodeJS.Signals): Promise<number | undefined> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null) return undefined;
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = await gone;
    return typeof code === 'number' ? code : undefined;
  }
}

/** Waits until a process says so. */
function said(child: ChildProcess, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && what in message) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the server does not start: it ended with ${code}`)));
  });
}
