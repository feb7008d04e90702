/** The embedded database in a thread of its own, so that the server goes on while the disk is written. */
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { AppendRow, Row, Statement, Value } from './sql.ts';

export interface Asked {
  readonly id: number;
  readonly call:
    | { readonly to: 'query'; readonly text: string; readonly values: readonly Value[] }
    | { readonly to: 'batch'; readonly statements: readonly Statement[] }
    | { readonly to: 'append'; readonly rows: readonly AppendRow[] }
    | { readonly to: 'close' };
}

export type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: unknown };

interface Waiting {
  resolve(result: never): void;
  reject(error: unknown): void;
}

/** Bundled, the thread's code lies beside this one. */
const CODE = new URL('./sqliteThread.js', import.meta.url);

export class ThreadedFile {
  readonly #file: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #last = 0;

  /** Where the code runs from its sources there is no thread to start. */
  static get possible(): boolean {
    return existsSync(CODE);
  }

  constructor(file: string) {
    this.#file = file;
  }

  query(text: string, values: readonly Value[]): Promise<Row[]> {
    return this.#ask({ to: 'query', text, values });
  }

  batch(statements: readonly Statement[]): Promise<Row[][]> {
    return this.#ask({ to: 'batch', statements });
  }

  append(rows: readonly AppendRow[]): Promise<boolean[]> {
    return this.#ask({ to: 'append', rows });
  }

  async close(): Promise<void> {
    if (this.#worker === undefined) return;
    await this.#ask({ to: 'close' });
    await this.#worker.terminate();
  }

  #ask<T>(call: Asked['call']): Promise<T> {
    const id = ++this.#last;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker ??= this.#start();
      // A program may end when nobody waits for an answer.
      this.#worker.ref();
      this.#worker.postMessage({ id, call } satisfies Asked);
    });
  }

  #start(): Worker {
    const worker = new Worker(CODE, { workerData: this.#file });
    worker.on('message', (answer: Answer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (this.#waiting.size === 0) worker.unref();
      if ('error' in answer) waiting?.reject(answer.error);
      else waiting?.resolve(answer.result as never);
    });
    // Whoever waits hears that the thread has gone; whoever asks next starts another.
    const gone = (error: unknown) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    worker.on('error', gone);
    worker.on('exit', () => gone(new Error('the thread of the database ended')));
    return worker;
  }
}
