/** Many live matches of real games at once, each with one move a second: how long an acknowledgement takes, and what a match weighs. */

import type { Standing } from '#client';
import { type Kit, NO_DRAWS, Play, pick, type Random, type Seat, stream } from '#engine';
import { findGame } from '#games';
import type { Child } from './child.ts';
import { gathered, type Person, person } from './ours.ts';

const TABLES = [
  { game: 'exoship', seats: 1 },
  { game: 'exoworld', seats: 2 },
  { game: 'mothership', seats: 2 },
  { game: 'eos-rise', seats: 2 },
  { game: 'exodus', seats: 3 },
] as const;

/** People play many matches on one connection, as those of a club do. */
const PER_CONNECTION = 20;
const CLUB = ['a', 'b', 'c'];

export interface Played {
  readonly game: string;
  readonly match: string;
  /** Who sits at each seat, and how things stand for them. */
  readonly seats: readonly { readonly who: Person; now: Standing | undefined }[];
}

export async function live(server: Child, matches: number, seconds: number) {
  const empty = await server.usage(true);
  const people: Person[] = [];
  const tables: Played[] = [];
  for (let i = 0; i < matches; i++) {
    if (i % PER_CONNECTION === 0) {
      for (const name of CLUB) people.push(await person(server.url, `${name}${i}`));
    }
    tables.push(await open(people.slice(-CLUB.length), i));
  }
  const full = await server.usage(true);
  const latencies: number[] = [];
  const random = stream('live');
  const before = await server.usage();
  const start = performance.now();
  const until = start + seconds * 1000;
  await Promise.all(
    tables.map(async (table, i) => {
      await pause((i / tables.length) * 1000);
      while (performance.now() < until) {
        const next = performance.now() + 1000;
        const took = await move(table, random);
        if (took === undefined) return;
        latencies.push(took);
        await pause(Math.max(0, next - performance.now()));
      }
    }),
  );
  const elapsed = (performance.now() - start) / 1000;
  const after = await server.usage();
  for (const { connection } of people) connection.close();
  const moves = latencies.length;
  return {
    matches,
    moves,
    latencies: latencies.sort((a, b) => a - b),
    perSecond: moves / elapsed,
    bytesPerMatch: (full.heap - empty.heap) / matches,
    cpuPerMove: ((after.cpu - before.cpu) / moves) * 1000,
  };
}

export async function open(club: readonly Person[], i: number): Promise<Played> {
  const table = TABLES[i % TABLES.length];
  const [host, ...guests] = club.slice(0, table?.seats);
  if (!host || !table) throw new Error('nobody sits here');
  const { id: match } = await gathered({ ...table, visibility: 'link' }, [host, ...guests]);
  const seats = [host, ...guests].map((who): { who: Person; now: Standing | undefined } => ({
    who,
    now: undefined,
  }));
  await Promise.all(
    seats.map(
      (seat) =>
        new Promise<void>((resolve) => {
          seat.who.connection.watch({
            match,
            as: 'position',
            onStanding: (now) => {
              seat.now = now;
              resolve();
            },
          });
        }),
    ),
  );
  return { game: table.game, match, seats };
}

/** One move, worked out as a page does it: from the position of who is to move. Nothing when the match is over. */
export async function move({ game, match, seats }: Played, random: Random): Promise<number | undefined> {
  const { awaited = [] } = seats[0]?.now ?? {};
  const seat: Seat | undefined = awaited[0];
  const mover = seat === undefined ? undefined : seats[seat];
  const rules = findGame(game);
  if (seat === undefined || !mover?.now || !rules) return undefined;
  const play = new Play(rules, mover.now.position as Kit['state'], NO_DRAWS);
  const action = pick(play.legal(seat), random);
  const sent = performance.now();
  const done = await mover.who.connection.ask('act', { match, seat, action, version: mover.now.version });
  if (!done.ok) throw new Error(done.error.message);
  return performance.now() - sent;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
