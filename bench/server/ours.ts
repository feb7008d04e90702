/** People at our server: a move counts when its acknowledgement has come, and that comes when it is on the disk. */
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { type Answer, type Api, Connection, Dice, type Standing, type TableInfo } from '#client';
import { guestAt } from '#server/fault/guest.ts';
import type { Child } from './child.ts';
import type { Board, Contender } from './rounds.ts';

const TRIES = 60;

export interface Person {
  readonly api: Api;
  readonly connection: Connection;
  readonly dice: Dice;
}

export async function person(url: string, name: string): Promise<Person> {
  const { api } = await guestAt(url, name);
  const connection = new Connection({
    url: `${url.replace('http', 'ws')}/api/v1/socket`,
    session: api.session,
    connect: (address) => new WebSocket(address),
  });
  connection.open();
  return { api, connection, dice: new Dice(api) };
}

export async function ours(server: Child, name: string): Promise<Contender> {
  const people: Person[] = [];
  const leaving: (() => void)[] = [];
  return {
    name,
    server,
    async setUp(tables) {
      // Whoever goes to another table closes the last one, as a page does.
      for (const leave of leaving.splice(0)) leave();
      while (people.length < tables * 2) people.push(await person(server.url, `p${people.length}`));
      return Promise.all(
        Array.from({ length: tables }, (_, i) => setUp([people[2 * i], people[2 * i + 1]], leaving)),
      );
    },
    async close() {
      for (const { connection } of people) connection.close();
    },
  };
}

async function setUp([one, other]: readonly (Person | undefined)[], leaving: (() => void)[]): Promise<Board> {
  if (!one || !other) throw new Error('nobody sits here');
  const wanted = { game: 'tic-tac-toe', seats: 2, visibility: 'link' };
  const { id: match } = await gathered(wanted, [one, other]);
  const stands = await Promise.all([one, other].map((who) => watched(who, match, leaving)));
  let version = 0;
  const taken = new Set<number>();
  return {
    free: () => [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => !taken.has(cell)),
    over: () => stands.some(({ now }) => now?.outcome !== undefined),
    async move(cell) {
      const who = version % 2 === 0 ? one : other;
      const request = { match, action: { type: 'mark', cell }, version, submission: String(version) };
      const answer = await who.connection.ask('act', request);
      if (!answer.ok) throw new Error(answer.error.message);
      taken.add(cell);
      version++;
    },
  };
}

/** A table at which these people sit, all of them ready. */
export async function gathered(wanted: object, [host, ...guests]: readonly Person[]): Promise<TableInfo> {
  if (host === undefined) throw new Error('nobody sits here');
  const { table } = await patiently(() => host.dice.create({ ...wanted }));
  for (const { dice } of guests) await patiently(() => dice.join(table.id));
  for (const { dice } of [host, ...guests]) await patiently(() => dice.ready(table.id));
  return table;
}

/** Whoever is told to wait a moment waits and asks again. */
async function patiently<T extends object>(ask: () => Promise<Answer<T>>): Promise<T> {
  for (let tries = 1; ; tries++) {
    const answer = await ask();
    if (answer.ok) return answer;
    if (answer.error.code !== 'too-fast' || tries >= TRIES) throw new Error(answer.error.message);
    await pause(500);
  }
}

/** Follows a match as a page does: every change is sent with the view and the legal actions. */
function watched(
  { connection }: Person,
  match: string,
  leaving: (() => void)[],
): Promise<{ now: Standing | undefined }> {
  const seen: { now: Standing | undefined } = { now: undefined };
  return new Promise((resolve) => {
    const leave = connection.watch({
      match,
      onStanding: (standing) => {
        seen.now = standing;
        resolve(seen);
      },
    });
    leaving.push(leave);
  });
}
