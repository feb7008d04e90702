/** Between nodes: Redis carries the news of changed matches and, through BullMQ, bot turns to whichever worker is free. */

import { type Job, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { keysOf } from '#engine';
import type { Thinkers } from '../matches/bots.ts';
import type { Bus, News } from '../matches/bus.ts';
import type { HeldMatch } from '../matches/heldMatch.ts';
import type { House } from '../matches/house.ts';
import { isLong, isToBePlayed, playTurn, type Turns } from '../matches/turns.ts';

const CHANNEL = 'orrery:news';
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
      const { node, ...news }: News & { node: string } = JSON.parse(text);
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
  /** Whose table it is. */
  readonly owner: string;
  /** The line after which it is due; queues filled by a former version do not have it. */
  readonly version?: number;
}

/** Strong bots think for seconds: they have a queue of their own, so that quick ones never wait behind them. */
const QUEUES = { quick: 'orrery-bot-turns', long: 'orrery-bot-turns-long' } as const;
type Kind = keyof typeof QUEUES;
const KINDS = keysOf(QUEUES);
/** So many turns a worker does side by side. */
const AT_ONCE: Readonly<Record<Kind, number>> = { quick: 8, long: 2 };
/** What an owner has in the queues is forgotten after so long, in seconds: workers may have died with it. */
const FORGOTTEN = 120;
/** Lower priorities are not told apart by the queue. */
const LOWEST = 2_000_000;

/**
 * Puts bot turns into the queues. The same turn is queued once, however many nodes notice it. The first turn that waits
 * for an owner's tables comes before the second of any owner, and so on: who has many tables waits behind their own.
 */
export class QueuedTurns implements Turns {
  readonly #house: House;
  readonly #line: ReturnType<typeof lineTo>;
  readonly #queues: Readonly<Record<Kind, Queue<TurnJob>>>;
  readonly #redis: Redis;
  #closed = false;
  readonly #trouble: (what: string, error: unknown) => void;
  /** Called when Redis is there again after it was gone: turns may have been lost with it. */
  onBack: (() => void) | undefined;

  constructor(url: string, house: House, trouble: (what: string, error: unknown) => void) {
    this.#house = house;
    this.#line = lineTo(url);
    const { connection } = this.#line;
    this.#queues = {
      quick: new Queue<TurnJob>(QUEUES.quick, { connection }),
      long: new Queue<TurnJob>(QUEUES.long, { connection }),
    };
    for (const kind of KINDS) this.#queues[kind].on('error', (error) => trouble('queue', error));
    this.#redis = patientRedis(url, trouble);
    this.#redis.once('ready', () => this.#redis.on('ready', () => this.onBack?.()));
    this.#trouble = trouble;
  }

  wake(live: HeldMatch): void {
    if (!isToBePlayed(this.#house, live)) return;
    this.#add(live).catch((error: unknown) => {
      if (!this.#closed) this.#trouble(`queue of ${live.id}`, error);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(KINDS.map((kind) => this.#line.close(this.#queues[kind])));
    this.#redis.disconnect();
  }

  async #add(live: HeldMatch): Promise<void> {
    const { id: match, version, row } = live;
    const jobId = `${match}-${version}`;
    const [, , waiting] =
      (await this.#redis
        .multi()
        .sadd(shareOf(row.owner), jobId)
        .expire(shareOf(row.owner), FORGOTTEN)
        .scard(shareOf(row.owner))
        .exec()) ?? [];
    const priority = Math.min(Math.max(1, Number(waiting?.[1] ?? 1)), LOWEST);
    const kept = { removeOnComplete: true, removeOnFail: true, attempts: 5 };
    const backoff = { type: 'exponential', delay: 500 };
    const queue = this.#queues[isLong(live) ? 'long' : 'quick'];
    await queue.add('turn', { match, owner: row.owner, version }, { ...kept, jobId, backoff, priority });
  }
}

/** What waits for an owner's tables. */
const shareOf = (owner: string) => `orrery:turns:${owner}`;

/** Takes bot turns from the queues. A turn that two workers take is written once: the record has one line for it. */
export function takeTurns(
  url: string,
  house: House,
  thinkers: Thinkers,
  trouble: (what: string, error: unknown) => void,
): { close(): Promise<void> } {
  const line = lineTo(url);
  const redis = patientRedis(url, trouble);
  const take = (kind: Kind) => {
    const worker = new Worker<TurnJob>(
      QUEUES[kind],
      async ({ id, data: { match, owner, version } }: Job<TurnJob>) => {
        // Taken is no longer waiting: what this turn leads to may be queued before it is done.
        if (id !== undefined) await redis.srem(shareOf(owner), id);
        const played = await playTurn(house, thinkers, { id: match, since: version });
        // The queue gives it out again, here or elsewhere.
        if (played === 'due') throw new Error('the turn could not be played just now');
      },
      // The turn of a worker that died is taken by another within seconds.
      {
        connection: line.connection,
        concurrency: AT_ONCE[kind],
        lockDuration: 10_000,
        stalledInterval: 5_000,
        maxStalledCount: 10,
      },
    );
    worker.on('error', (error) => trouble('worker', error));
    worker.on('failed', (job, error) => trouble(`bot of ${job?.data.match}`, error));
    return worker;
  };
  const workers = KINDS.map(take);
  return {
    async close() {
      await Promise.all(workers.map((worker) => line.close(worker)));
      redis.disconnect();
    },
  };
}

/** Waits for Redis for as long as it takes. */
function patientRedis(url: string, trouble: (what: string, error: unknown) => void): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null });
  redis.on('error', (error) => trouble('redis', error));
  return redis;
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
