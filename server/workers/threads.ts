/** Bots in threads of this process: the server itself never thinks. */
import { Worker } from 'node:worker_threads';
import { type Port, type RemoteBot, remoteBot } from '#bots';
import { BOT_BUDGET, type BotQuestion, type Thinkers } from '../matches/bots.ts';

/** Bundled, the thread's code lies beside this one. */
const CODE = new URL('./thinker.js', import.meta.url);

interface Thread {
  readonly worker: Worker;
  readonly bot: RemoteBot;
  busy: number;
}

export class Threads implements Thinkers {
  readonly #threads: Thread[] = [];
  readonly #most: number;
  #closed = false;

  constructor(most: number) {
    this.#most = most;
  }

  async choose({ level, game, state, seat, seed, intent, budget = BOT_BUDGET }: BotQuestion) {
    const thread = this.#idlest();
    thread.busy++;
    try {
      const terms = { seed, budget, intent };
      return await thread.bot.think(level, game, state, seat, terms).thought;
    } finally {
      thread.busy--;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #idlest(): Thread {
    const [first] = [...this.#threads].sort((a, b) => a.busy - b.busy);
    if (first && (first.busy === 0 || this.#threads.length >= this.#most)) return first;
    return this.#start();
  }

  #start(): Thread {
    if (this.#closed) throw new Error('the bots are closed');
    const worker = new Worker(CODE);
    worker.unref();
    const port: Port = {
      post: (message) => worker.postMessage(message),
      listen: (receive) => worker.on('message', receive),
    };
    const thread: Thread = { worker, bot: remoteBot(port), busy: 0 };
    // A thread that breaks down is replaced; whoever waited for it hears of it and asks again.
    const gone = (why: string) => {
      const at = this.#threads.indexOf(thread);
      if (at >= 0) this.#threads.splice(at, 1);
      thread.bot.close(why);
    };
    worker.on('error', (error) => gone(String(error)));
    worker.on('exit', () => gone('the thread ended'));
    this.#threads.push(thread);
    return thread;
  }
}
