/** A pool of threads that work on one job. Whoever is free takes the next chunk. */
import { Worker } from 'node:worker_threads';
import { type Chunk, Chunks } from './chunks.ts';
import type { Job } from './job.ts';
import type { TournamentJob } from './tournament/job.ts';

/** Games of a simulation, or deals of a tournament. */
export type Work =
  | { readonly kind: 'games'; readonly job: Job }
  | { readonly kind: 'deals'; readonly job: TournamentJob };

/** What a thread answers to a chunk. */
export type Reply<R = unknown> =
  | { readonly chunk: Chunk; readonly result: R; readonly ms: number }
  | { readonly error: string };

/** Bundled, the thread's code lies beside this one. */
const WORKER = new URL('./worker.js', import.meta.url);

export class Pool<R> {
  readonly #workers: Worker[] = [];
  readonly #work: Work;
  readonly #threads: number;
  readonly #code: URL;

  constructor(work: Work, threads: number, code = WORKER) {
    this.#work = work;
    this.#threads = threads;
    this.#code = code;
  }

  /**
   * Ends when everything is done, or once `add` says that it is enough; whatever goes wrong in a thread, or a stop, ends
   * all of them.
   */
  async run(count: number, add: (part: R) => boolean, signal?: AbortSignal): Promise<void> {
    const chunks = new Chunks(count, this.#threads);
    let stop: (() => void) | undefined;
    const stopped = new Promise<never>((_, reject) => {
      stop = () => reject(signal?.reason);
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop, { once: true });
    });
    try {
      const enough = new Promise<void>((resolve, reject) => {
        const taken = (part: R) => {
          if (add(part)) resolve();
        };
        const threads = Array.from({ length: this.#threads }, () => this.#thread(chunks, taken));
        Promise.all(threads).then(() => resolve(), reject);
      });
      await Promise.race([enough, stopped]);
    } finally {
      if (stop) signal?.removeEventListener('abort', stop);
      await Promise.all(this.#workers.map((worker) => worker.terminate()));
    }
  }

  /** One thread, fed until there is nothing left. */
  #thread(chunks: Chunks, add: (part: R) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.#code, { workerData: this.#work });
      this.#workers.push(worker);
      const feed = () => {
        const chunk = chunks.next();
        if (chunk) worker.postMessage(chunk);
        else resolve();
      };
      worker.on('message', (reply: Reply<R>) => {
        if ('error' in reply) {
          reject(new Error(reply.error));
          return;
        }
        chunks.took(reply.chunk, reply.ms);
        add(reply.result);
        feed();
      });
      worker.on('error', reject);
      worker.on('messageerror', reject);
      worker.on('exit', (code) => reject(new Error(`a thread of the simulation ended early (code ${code})`)));
      feed();
    });
  }
}
