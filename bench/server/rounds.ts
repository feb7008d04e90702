/**
 * The driver's rules, the same for every server: fifty tables of tic-tac-toe, two people at each, each with a connection
 * of their own. A round plays every table once, one move outstanding at each; the clock runs from the first move to the
 * last acknowledgement, and setting the tables up is not counted.
 */
import { pick, type Random } from '#engine';
import { dice } from '../dice.ts';
import type { Child } from './child.ts';

/** A table that is set up: gives the free cells, and takes a move of whoever is to move; resolves when the mover knows. */
export interface Board {
  free(): readonly number[];
  move(cell: number): Promise<void>;
  over(): boolean;
}

export interface Contender {
  readonly name: string;
  readonly server: Child;
  /** Sets all tables up anew. */
  setUp(tables: number): Promise<Board[]>;
  close(): Promise<void>;
}

export interface Measured {
  /** Of the play alone: on the clock, in milliseconds, and of the server's processor, in seconds. */
  ms: number;
  cpu: number;
  readonly latencies: number[];
}

export async function round(contender: Contender, tables: number, into: Measured): Promise<void> {
  const set = await contender.setUp(tables);
  const random = dice();
  const before = await contender.server.usage();
  const start = performance.now();
  await Promise.all(set.map((table) => playThrough(table, random, into)));
  into.ms += performance.now() - start;
  into.cpu += (await contender.server.usage()).cpu - before.cpu;
}

async function playThrough(table: Board, random: Random, { latencies }: Measured): Promise<void> {
  while (!table.over()) {
    const sent = performance.now();
    await table.move(pick(table.free(), random));
    latencies.push(performance.now() - sent);
  }
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
