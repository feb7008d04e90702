/** Many live matches of real games at once, each with one move a second: how long an acknowledgement takes, and what a match weighs. */

import type { Standing } from '#client';
import { pick, type Seat, stream } from '#engine';
import type { Child } from './child.ts';
import { type Person, person } from './ours.ts';

const TABLES = [
  { game: 'exoship', seats: 1, players: ['me'] },
  { game: 'exoworld', seats: 2, players: ['me', 'me'] },
  { game: 'mothership', seats: 2, players: ['me', 'me'] },
  { game: 'eos-rise', seats: 2, players: ['me', 'me'] },
] as const;

/** People share connections, as those of a family do: many matches on each. */
const PER_CONNECTION = 20;

interface Played {
  readonly who: Person;
  readonly match: string;
  readonly standing: Map<Seat, Standing>;
}

export async function live(server: Child, matches: number, seconds: number) {
  const empty = await server.usage(true);
  const people: Person[] = [];
  const tables: Played[] = [];
  for (let i = 0; i < matches; i++) {
    if (i % PER_CONNECTION === 0) people.push(await person(server.url, `live ${i}`));
    const who = people.at(-1);
    if (who) tables.push(await open(who, i));
  }
  const full = await server.usage(true);
  const latencies: number[] = [];
  const random = stream('live');
  let moves = 0;
  const before = await server.usage();
  const start = performance.now();
  const until = start + seconds * 1000;
  await Promise.all(
    tables.map(async (table, i) => {
      await pause((i / tables.length) * 1000);
      while (performance.now() < until) {
        const next = performance.now() + 1000;
        const took = await move(table, random);
        if (took !== undefined) {
          latencies.push(took);
          moves++;
        }
        await pause(Math.max(0, next - performance.now()));
      }
    }),
  );
  const elapsed = (performance.now() - start) / 1000;
  const after = await server.usage();
  for (const { connection } of people) connection.close();
  return {
    ...{ matches, moves, latencies: latencies.sort((a, b) => a - b) },
    perSecond: moves / elapsed,
    bytesPerMatch: (full.heap - empty.heap) / matches,
    cpuPerMove: ((after.cpu - before.cpu) / moves) * 1000,
  };
}

async function open(who: Person, i: number): Promise<Played> {
  const made = await who.api.create({ ...TABLES[i % TABLES.length], visibility: 'link' });
  if (!made.ok) throw new Error(made.error.message);
  const match = made.table.id;
  const standing = new Map<Seat, Standing>();
  await new Promise<void>((resolve) => {
    who.connection.watch({
      ...{ match, as: 'position' },
      onStanding: (now) => {
        standing.set(now.seat, now);
        resolve();
      },
    });
  });
  return { who, match, standing };
}

/** One move of whoever is to move; nothing when the match is over. */
async function move({ who, match }: Played, random: ReturnType<typeof stream>): Promise<number | undefined> {
  const table = await who.connection.ask<{ awaited: readonly Seat[]; version: number }>('decisions', {
    match,
    seat: 0,
  });
  const seat = table.ok ? table.awaited[0] : undefined;
  if (seat === undefined) return undefined;
  type Open = { version: number; decision?: { actions: readonly object[] } };
  const open_ = await who.connection.ask<Open>('decisions', { match, seat });
  if (!open_.ok || !open_.decision) return undefined;
  const action = pick(open_.decision.actions, random);
  const sent = performance.now();
  const done = await who.connection.ask('act', { match, seat, action, version: open_.version });
  return done.ok ? performance.now() - sent : undefined;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
