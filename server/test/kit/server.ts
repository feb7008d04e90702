/** A real server on a free port of this machine, and people who use it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { type Answer, Api, Connection, Dice, type Standing, type TableInfo } from '#client';
import type { GameWithBots } from '#engine';
import { PATIENCE } from '../../edge/connections.ts';
import { GuestWork } from '../../edge/guestWork.ts';
import { CALM } from '../../edge/pressure.ts';
import {
  type ApiTerms,
  createServer,
  type Limits,
  type Online,
  openOnline,
  type ServerOptions,
} from '../../index.ts';
import { THINK_HERE, type Thinkers } from '../../matches/bots.ts';
import { TALK_RATES } from '../../matches/talkLimits.ts';
import { NO_QUOTAS, type QuotaSettings } from '../../settings/quotas.ts';
import type { ReachSettings } from '../../settings.ts';

export interface Hosted {
  readonly url: string;
  readonly online: Online;
  readonly troubles: string[];
  /** What the server's log says went wrong with requests. */
  readonly logged: string[];
  close(): Promise<void>;
}

export interface HostedTerms {
  readonly games: readonly GameWithBots[];
  readonly file?: string;
  readonly database?: string;
  readonly redis?: string;
  readonly now?: () => number;
  readonly limits?: Partial<Limits>;
  readonly quotas?: QuotaSettings;
  readonly thinkers?: Thinkers;
  readonly reach?: ReachSettings;
  /** What else is said about the edge of the server. */
  readonly edge?: Partial<ApiTerms>;
  readonly patience?: ServerOptions['patience'];
}

const PLENTY = { perSecond: 1e6, burst: 1e6 };
/** No guest is asked for work. */
export const NO_WORK = new GuestWork({ rule: 'off', rate: PLENTY, pressure: CALM });

/** On a starved machine what was sent long ago may not have been read yet. */
const LONG_PATIENCE = { ...PATIENCE, request: 300_000, headers: 300_000 };

const GENEROUS: Limits = {
  http: 1_000_000,
  ...{
    socket: PLENTY,
    perAddress: 1e6,
    connections: 1e6,
    seat: PLENTY,
    letters: PLENTY,
    tries: PLENTY,
    effort: PLENTY,
    guests: PLENTY,
  },
  talk: {
    person: TALK_RATES.person,
    place: PLENTY,
    table: PLENTY,
    watchers: PLENTY,
    newcomers: PLENTY,
    newFor: 0,
    listenFor: 0,
    reports: PLENTY,
    shunned: PLENTY,
  },
};

export async function host({
  games,
  file,
  database,
  redis,
  now,
  limits,
  reach,
  quotas,
  thinkers = THINK_HERE,
  edge,
  patience = LONG_PATIENCE,
}: HostedTerms): Promise<Hosted> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-online-'));
  const webRoot = join(folder, 'web');
  mkdirSync(webRoot);
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Orrery</title>');
  const troubles: string[] = [];
  const trouble = (what: string, error: unknown) =>
    troubles.push(`${what}: ${error instanceof Error ? error.stack : error}`);
  const online = await openOnline({
    games,
    trouble,
    thinkers,
    redis,
    place: { url: database, file: file ?? join(folder, 'orrery.db') },
    quotas: quotas ?? NO_QUOTAS,
    ...(now ? { now } : {}),
    ...(reach ? { reach, timed: false } : {}),
  });
  // Tests run on machines that others keep busy, too.
  const api = { online, limits: { ...GENEROUS, ...limits }, pressure: CALM, ...edge };
  const app = await createServer({ webRoot, api, patience });
  const logged: string[] = [];
  app.log.error = (_given: unknown, what?: string) => void logged.push(String(what));
  app.addHook('onError', async (_request, _reply, error) => {
    trouble('http', error);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    online,
    troubles,
    logged,
    async close() {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const socketUrl = (url: string) => `${url.replace('http', 'ws')}/api/v1/socket`;

/** Someone with a session and an open connection. */
export class Person {
  readonly api: Api;
  readonly connection: Connection;
  readonly dice: Dice;
  /** How the watched matches stand, as last heard. */
  readonly standing = new Map<string, Standing>();
  readonly tables = new Map<string, TableInfo>();
  readonly lines: string[] = [];
  readonly #waiting = new Set<() => void>();

  private constructor(api: Api, url: string) {
    this.api = api;
    this.dice = new Dice(api);
    this.connection = new Connection({
      url: socketUrl(url),
      session: api.session,
      connect: (address) => new WebSocket(address),
    });
    this.connection.open();
  }

  static async named(name: string, url: string): Promise<Person> {
    const api = new Api(url, { fetch });
    well(await api.signIn(name));
    return new Person(api, url);
  }

  /** The same person, by a new connection. */
  static again({ api }: Person, url: string): Person {
    return new Person(api, url);
  }

  /** Someone who has a session already. */
  static known(session: string, url: string): Person {
    return new Person(new Api(url, { session, fetch }), url);
  }

  /** Someone who has said nothing about themselves. */
  static unknown(url: string): Person {
    return new Person(new Api(url, { fetch }), url);
  }

  watch(match: string, how: { seat?: number | 'spectator'; as?: 'view' | 'position' } = {}): () => void {
    return this.connection.watch({
      match,
      ...how,
      onTable: (table) => {
        this.tables.set(match, table);
        this.tell();
      },
      onStanding: (standing) => {
        this.standing.set(match, standing);
        this.tell();
      },
      onChat: (lines) => {
        this.lines.push(...lines.map(({ name, text }) => `${name}: ${text}`));
        this.tell();
      },
      onRefused: ({ code }) => this.lines.push(`refused: ${code}`),
    });
  }

  /** Lets whoever waits look again. */
  tell(): void {
    for (const look of this.#waiting) look();
  }

  /** Resolves as soon as it is true; news is what makes it look again. */
  until(isTrue: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isTrue()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  version(match: string): number {
    return this.standing.get(match)?.version ?? -1;
  }

  close(): void {
    this.connection.close();
  }
}

/** The answer, where it must be a good one. */
export function well<T extends object>(answer: Answer<T>): T & { readonly ok: true } {
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  return answer;
}

export function codeOf(answer: Answer): string {
  return answer.ok ? 'ok' : answer.error.code;
}

/** Sets a table up, lets the others sit down, and everyone is ready: with the last of them the match begins. */
export async function begun(wanted: object, host: Person, ...guests: readonly Person[]): Promise<TableInfo> {
  const { table } = well(await host.dice.create({ ...wanted }));
  for (const guest of guests) well(await guest.dice.join(table.id));
  return allReady(table.id, host, ...guests);
}

/** Everyone at a full table is ready. */
export async function allReady(match: string, ...people: readonly Person[]): Promise<TableInfo> {
  for (const { api, dice } of people) {
    well(await dice.attend(well(await api.read<{ table: TableInfo }>(match, 'table')).table));
  }
  let last: TableInfo | undefined;
  for (const person of people) last = well(await person.dice.ready(match)).table;
  if (last?.status !== 'playing') throw new Error(`the match has not begun: it is ${last?.status}`);
  return last;
}

/** A table of tic-tac-toe with these two at it, both watching. */
export async function atTable(one: Person, other: Person, more: object = {}): Promise<string> {
  const table = await begun({ game: 'tic-tac-toe', seats: 2, ...more }, one, other);
  for (const person of [one, other]) {
    person.watch(table.id);
    await person.until(() => person.version(table.id) >= 0);
  }
  return table.id;
}

export const mark = (cell: number) => ({ type: 'mark', cell });
