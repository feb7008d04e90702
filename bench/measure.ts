/**
 * Measuring side by side. Everyone has a thread of their own, but only one runs at a time. What counts is the time the
 * processor spent, which other programs on the machine hardly change; everyone has a turn in every round, and the
 * median over the rounds is taken.
 */

import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { byId } from '#engine';
import { median } from '#lab';
import { type Contestant, loadWork } from './contestants.ts';

/** Does its work once and says how many units of it that was. */
export type Work = () => number;

/** Work that notes how long each unit took, in milliseconds of processor time. */
export type TimedWork = Work & { readonly times: number[] };

export interface Rate {
  /** Units in a second of one core, the median of the rounds. */
  readonly perSecond: number;
  readonly slowest: number;
  readonly fastest: number;
  /** How long single units took, in milliseconds of processor time, where that is noted. */
  readonly took?: { readonly median: number; readonly most999: number; readonly most: number };
}

export interface Timing {
  readonly rounds: number;
  readonly warmUpMs: number;
  readonly roundMs: number;
}

/** `code` is the module that calls `serveTurns` when it finds itself in a thread. */
export async function measure<N extends Contestant>(
  names: readonly N[],
  timing: Timing,
  code: URL,
): Promise<Record<N, Rate>> {
  const threads = names.map((name) => new Worker(code, { workerData: name, argv: process.argv.slice(2) }));
  const rates = names.map((): number[] => []);
  const times = names.map((): number[] => []);
  for (const thread of threads) await turn(thread, timing.warmUpMs);
  for (let round = 0; round < timing.rounds; round++) {
    for (const [i, thread] of threads.entries()) {
      const told = await turn(thread, timing.roundMs);
      rates[i]?.push(told.perSecond);
      times[i]?.push(...told.times);
    }
  }
  await Promise.all(threads.map((thread) => thread.terminate()));
  return byId(names, (_, i) => rateOf(rates[i] ?? [], times[i] ?? []));
}

interface Timed {
  readonly perSecond: number;
  readonly times: readonly number[];
}

async function turn(thread: Worker, ms: number): Promise<Timed> {
  thread.postMessage(ms);
  const [told] = await once(thread, 'message');
  return told;
}

export function rateOf(rates: readonly number[], times: readonly number[]): Rate {
  const sorted = times.toSorted((a, b) => a - b);
  const most999 = sorted[Math.ceil(0.999 * sorted.length) - 1];
  return {
    perSecond: median(rates),
    slowest: Math.min(...rates),
    fastest: Math.max(...rates),
    ...(most999 === undefined ? {} : { took: { median: median(sorted), most999, most: sorted.at(-1) ?? 0 } }),
  };
}

/** The thread's side: works for as long as it is told, and says how fast it went. */
export function serveTurns(): void {
  const loading = loadWork(workerData as Contestant);
  parentPort?.on('message', async (ms: number) => {
    const work = await loading;
    const end = performance.now() + ms;
    const before = process.cpuUsage();
    let units = 0;
    while (performance.now() < end) units += work();
    const { user, system } = process.cpuUsage(before);
    const times = 'times' in work && Array.isArray(work.times) ? work.times.splice(0) : [];
    // What is timed one by one is counted by those times alone: getting to the next position is no part of it.
    const spent = times.length > 0 ? 1000 * times.reduce((sum, ms) => sum + ms, 0) : user + system;
    parentPort?.postMessage({ perSecond: (units / spent) * 1e6, times } satisfies Timed);
  });
}
