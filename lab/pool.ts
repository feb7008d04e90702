/** A pool of threads that play the games of one job. Whoever is free takes the next chunk. */
import { Worker } from 'node:worker_threads';
import { type Chunk, Chunks } from './chunks.ts';
import type { Job } from './job.ts';
import type { Tally } from './tally.ts';

/** What a thread answers to a chunk. */
export type Reply =
  | { readonly chunk: Chunk; readonly tally: Tally; readonly ms: number }
  | { readonly error: string };

/** Bundled, the thread's code lies beside this one. */
const WORKER = new URL('./worker.js', import.meta.url);

export class Pool {
  readonly #workers: Worker[] = [];
  readonly #job: Job;
  readonly #threads: number;
  readonly #code: URL;

  constructor(job: Job, threads: number, code = WORKER) {
    this.#job = job;
    this.#threads = threads;
    this.#code = code;
  }

  /** Ends when all games are played; whatever goes wrong in a thread, or a stop, ends all of them. */
  async run(add: (part: Tally) => void, signal?: AbortSignal): Promise<void> {
    const chunks = new Chunks(this.#job.games, this.#threads);
    let stop: (() => void) | undefined;
    const stopped = new Promise<never>((_, reject) => {
      stop = () => reject(signal?.reason);
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop, { once: true });
    });
    try {
      const threads = Array.from({ length: this.#threads }, () => this.#thread(chunks, add));
      await Promise.race([Promise.all(threads), stopped]);
    } finally {
      if (stop) signal?.removeEventListener('abort', stop);
      await Promise.all(this.#workers.map((worker) => worker.terminate()));
    }
  }

  /** One thread, fed until there is nothing left. */
  #thread(chunks: Chunks, add: (part: Tally) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.#code, { workerData: this.#job });
      this.#workers.push(worker);
      const feed = () => {
        const chunk = chunks.next();
        if (chunk) worker.postMessage(chunk);
        else resolve();
      };
      worker.on('message', (reply: Reply) => {
        if ('error' in reply) {
          reject(new Error(reply.error));
          return;
        }
        chunks.took(reply.chunk, reply.ms);
        add(reply.tally);
        feed();
      });
      worker.on('error', reject);
      worker.on('messageerror', reject);
      worker.on('exit', (code) => reject(new Error(`a thread of the simulation ended early (code ${code})`)));
      feed();
    });
  }
}
