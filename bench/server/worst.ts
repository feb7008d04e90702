/** How others fare while one guest does his worst: `/healthz` and the moves at their tables. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { stream } from '#engine';
import type { Child } from './child.ts';
import { move, open, type Played } from './live.ts';
import { person } from './ours.ts';
import { percentile } from './rounds.ts';

export const WORST = [
  ...['nothing', 'asking', 'ahead', 'past', 'tables', 'sockets', 'malformed', 'chat'],
] as const;
const TABLES = 15;
/** Each of the other tables has a move every so often, in milliseconds. */
const BEAT = 300;
const LOOK = 25;

export interface Fared {
  readonly what: string;
  readonly health: { readonly p50: number; readonly p99: number };
  readonly moves: { readonly count: number; readonly p50: number; readonly p99: number };
  /** The longest time the server's event loop stood still. */
  readonly held: number;
}

/** The server must hold a long match, and have the limits that it has in use. */
export async function worst(server: Child, seconds: number, only?: string): Promise<Fared[]> {
  const long = server.note;
  const fared: Fared[] = [];
  for (const what of WORST.filter((one) => only === undefined || one === only))
    fared.push(await fare(server, what, long, seconds));
  return fared;
}

async function fare(server: Child, what: string, long: string, seconds: number): Promise<Fared> {
  const club = await Promise.all(['a', 'b', 'c'].map((name) => person(server.url, `${name}-${what}`)));
  const tables: Played[] = [];
  for (let i = 0; i < TABLES; i++) tables.push(await open(club, i));
  const attacker = what === 'nothing' ? undefined : attack(server.url, what, long);
  await pause(1000);
  await server.usage();
  const until = performance.now() + seconds * 1000;
  const health: number[] = [];
  const moves: number[] = [];
  const random = stream(what);
  await Promise.all([
    look(server.url, until, health),
    ...tables.map(async (table, i) => {
      await pause((i / tables.length) * BEAT);
      while (performance.now() < until) {
        const took = await move(table, random);
        if (took === undefined) return;
        moves.push(took);
        await pause(BEAT);
      }
    }),
  ]);
  const { held } = await server.usage();
  await end(attacker);
  for (const { connection } of club) connection.close();
  await pause(1500);
  return { what, held, health: figures(health), moves: { count: moves.length, ...figures(moves) } };
}

async function look(url: string, until: number, into: number[]): Promise<void> {
  while (performance.now() < until) {
    const sent = performance.now();
    const answer = await fetch(`${url}/healthz`);
    await answer.text();
    into.push(performance.now() - sent);
    await pause(LOOK);
  }
}

function attack(url: string, what: string, long: string): ChildProcess {
  return fork(new URL('./attack.js', import.meta.url), [url, what, long], { stdio: 'ignore' });
}

async function end(attacker: ChildProcess | undefined): Promise<void> {
  if (attacker === undefined || attacker.exitCode !== null) return;
  const gone = once(attacker, 'exit');
  attacker.kill('SIGKILL');
  await gone;
}

function figures(all: number[]) {
  const sorted = all.sort((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
