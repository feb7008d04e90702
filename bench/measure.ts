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

export interface Rate {
  /** Units in a second of one core, the median of the rounds. */
  readonly perSecond: number;
  readonly slowest: number;
  readonly fastest: number;
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
  for (const thread of threads) await turn(thread, timing.warmUpMs);
  for (let round = 0; round < timing.rounds; round++) {
    for (const [i, thread] of threads.entries()) rates[i]?.push(await turn(thread, timing.roundMs));
  }
  await Promise.all(threads.map((thread) => thread.terminate()));
  return byId(names, (_, i) => rateOf(rates[i] ?? []));
}

async function turn(thread: Worker, ms: number): Promise<number> {
  thread.postMessage(ms);
  const [perSecond] = await once(thread, 'message');
  return perSecond;
}

function rateOf(rates: readonly number[]): Rate {
  return { perSecond: median(rates), slowest: Math.min(...rates), fastest: Math.max(...rates) };
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
    parentPort?.postMessage((units / (user + system)) * 1e6);
  });
}
