/** A server as a process of its own, that can be killed without a word and started again on the same port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface NodeTerms {
  /** The bundled server. */
  readonly program: string;
  readonly port: number;
  readonly data: string;
  readonly env: Readonly<Record<string, string>>;
}

export class ServerProcess {
  readonly url: string;
  readonly #terms: NodeTerms;
  #child: ChildProcess | undefined;

  constructor(terms: NodeTerms) {
    this.#terms = terms;
    this.url = `http://127.0.0.1:${terms.port}`;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async start(): Promise<void> {
    const { program, port, data, env } = this.#terms;
    const args = [program, '--host', '127.0.0.1', '--port', String(port), '--data', data];
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ORRERY_RATE: '1000', ORRERY_QUOTAS: 'off', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = child;
    for (let tries = 0; ; tries++) {
      if (child.exitCode !== null || tries > 600) throw new Error('the server does not start');
      const ready = await fetch(`${this.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (ready) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** `kill -9`: nothing is finished, nothing is saved. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks it to end; gives its exit code. */
  stop(): Promise<number | undefined> {
    return this.#end('SIGTERM');
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
