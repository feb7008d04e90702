/** People at our server: a move counts when its acknowledgement has come, and that comes when it is on the disk. */
import WebSocket from 'ws';
import { Api, Connection, type SocketLike, type Standing } from '#client';
import type { Child } from './child.ts';
import type { Contender, Table } from './rounds.ts';

export interface Person {
  readonly api: Api;
  readonly connection: Connection;
}

export async function person(url: string, name: string): Promise<Person> {
  const api = new Api(url, { fetch });
  await api.signIn(name);
  const connection = new Connection({
    ...{ url: `${url.replace('http', 'ws')}/api/v1/socket`, session: api.session },
    connect: (address) => new WebSocket(address) as unknown as SocketLike,
  });
  connection.open();
  return { api, connection };
}

export async function ours(server: Child, name: string): Promise<Contender> {
  const people: Person[] = [];
  const leaving: (() => void)[] = [];
  return {
    ...{ name, server },
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

async function setUp([one, other]: readonly (Person | undefined)[], leaving: (() => void)[]): Promise<Table> {
  if (!one || !other) throw new Error('nobody sits here');
  const made = await one.api.create({ game: 'tic-tac-toe', seats: 2, visibility: 'link' });
  if (!made.ok) throw new Error(made.error.message);
  const { id: match } = made.table;
  const joined = await other.api.do(match, 'join');
  if (!joined.ok) throw new Error(joined.error.message);
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
