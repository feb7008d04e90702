/** Between nodes: Redis carries the news of changed matches and, through BullMQ, bot turns to whichever worker is free. */
import { type Job, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Thinkers } from '../matches/bots.ts';
import type { Bus, News } from '../matches/bus.ts';
import type { House } from '../matches/house.ts';
import type { LiveMatch } from '../matches/live.ts';
import { concernsBots, playTurn, type Turns } from '../matches/turns.ts';

const CHANNEL = 'orrery:news';
const QUEUE = 'orrery-bot-turns';
/** How long a node that ends waits for the queue. */
const CLOSING = 1500;

export class RedisBus implements Bus {
  readonly #out: Redis;
  readonly #in: Redis;
  readonly #node = `${process.pid}-${Math.random().toString(36).slice(2)}`;

  constructor(url: string, trouble: (what: string, error: unknown) => void) {
    this.#out = new Redis(url);
    this.#in = new Redis(url);
    for (const one of [this.#out, this.#in]) one.on('error', (error) => trouble('redis', error));
  }

  publish(news: News): void {
    // News that does not arrive is no loss: whoever asks next reads the store.
    this.#out.publish(CHANNEL, JSON.stringify({ ...news, node: this.#node })).catch(() => undefined);
  }

  listen(hear: (news: News) => void): void {
    this.#in.subscribe(CHANNEL).catch(() => undefined);
    this.#in.on('message', (_channel, text) => {
      const { node, ...news } = JSON.parse(text) as News & { node: string };
      if (node !== this.#node) hear(news);
    });
  }

  async close(): Promise<void> {
    this.#out.disconnect();
    this.#in.disconnect();
    await Promise.resolve();
  }
}

interface TurnJob {
  readonly match: string;
}

/** Puts bot turns into the queue. The same turn is queued once, however many nodes notice it. */
export class QueuedTurns implements Turns {
  readonly #line: ReturnType<typeof lineTo>;
  readonly #queue: Queue<TurnJob>;
  readonly #trouble: (what: string, error: unknown) => void;

  constructor(url: string, trouble: (what: string, error: unknown) => void) {
    this.#line = lineTo(url);
    this.#queue = new Queue<TurnJob>(QUEUE, { connection: this.#line.connection });
    this.#queue.on('error', (error) => trouble('queue', error));
    this.#trouble = trouble;
  }

  wake(live: LiveMatch): void {
    if (!concernsBots(live)) return;
    const { id: match, version } = live;
    const jobId = `${match}-${version}`;
    const kept = { removeOnComplete: true, removeOnFail: true, attempts: 5 };
    this.#queue
      .add('turn', { match }, { ...kept, jobId, backoff: { type: 'exponential', delay: 500 } })
      .catch((error: unknown) => this.#trouble(`queue of ${match}`, error));
  }

  close(): Promise<void> {
    return this.#line.close(this.#queue);
  }
}

/** Takes bot turns from the queue. A turn that two workers take is written once: the record has one line for it. */
export function takeTurns(
  url: string,
  house: House,
  thinkers: Thinkers,
  trouble: (what: string, error: unknown) => void,
): { close(): Promise<void> } {
  const line = lineTo(url);
  const worker = new Worker<TurnJob>(
    QUEUE,
    async ({ data: { match } }: Job<TurnJob>) => {
      await playTurn(house, thinkers, match);
    },
    // The turn of a worker that died is taken by another within seconds.
    {
      connection: line.connection,
      concurrency: 4,
      lockDuration: 10_000,
      stalledInterval: 5_000,
      maxStalledCount: 10,
    },
  );
  worker.on('error', (error) => trouble('worker', error));
  worker.on('failed', (job, error) => trouble(`bot of ${job?.data.match}`, error));
  return { close: () => line.close(worker) };
}

/** A connection for BullMQ, whose workers wait on it for ever, and a way to end that: also where Redis is gone. */
function lineTo(url: string) {
  let closing = false;
  const retryStrategy = (times: number) => (closing ? null : Math.min(50 * times, 1000));
  return {
    connection: { url, maxRetriesPerRequest: null, retryStrategy },
    /** Turns that are being thought about are finished; Redis, should it be gone, is not waited for. */
    async close(one: Queue<TurnJob> | Worker<TurnJob>): Promise<void> {
      closing = true;
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, CLOSING);
      });
      await Promise.race([one.close(), enough]);
      clearTimeout(timer);
    },
  };
}
