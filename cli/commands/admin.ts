/** `orrery admin`: the host's console. Against a running server by its token, or on the data folder or database itself. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Answer } from '#client';
import { GAMES } from '#games';
import { Fault } from '../fault.ts';
import { type Shell, say } from '../shell.ts';

export interface AdminFlags {
  readonly server?: string;
  readonly data?: string;
  readonly reason?: string;
  readonly note?: string;
  readonly days?: string;
  readonly all?: boolean;
  readonly json?: boolean;
}

type Given = Readonly<Record<string, string | number>>;

interface Order {
  readonly method: 'GET' | 'POST';
  /** What the word after it means; a question mark where it may be left out. */
  readonly about?: string;
  given(about: string | undefined, flags: AdminFlags): Given;
}

const some = (fields: Readonly<Record<string, string | number | undefined>>): Given =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string | number] => entry[1] !== undefined));

export const ORDERS: Readonly<Record<string, Order>> = {
  people: { method: 'GET', about: 'search?', given: (search) => some({ search }) },
  tables: { method: 'GET', about: 'status?', given: (status = 'playing') => ({ status }) },
  reports: { method: 'GET', given: (_, { all }) => some({ all: all ? 'yes' : undefined }) },
  settle: { method: 'POST', about: 'report', given: (report = '', { note }) => some({ report, note }) },
  bans: { method: 'GET', given: () => ({}) },
  ban: {
    ...{ method: 'POST', about: 'person or addresses' },
    given: (about = '', { reason, days }) =>
      some({
        ...(/[.:/]/.test(about) ? { addresses: about } : { player: about }),
        ...{ reason, days: days === undefined ? undefined : Number(days) },
      }),
  },
  lift: { method: 'POST', about: 'ban', given: (ban = '') => ({ ban }) },
  close: { method: 'POST', about: 'match', given: (match = '', { reason }) => some({ match, reason }) },
  log: { method: 'GET', given: () => ({}) },
};

export async function administer(
  shell: Shell,
  name: string,
  about: string | undefined,
  flags: AdminFlags,
): Promise<void> {
  const order = Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined;
  if (order === undefined) throw new Fault(`there is no “${name}”; say one of ${Object.keys(ORDERS).join(', ')}`);
  if (order.about && !order.about.endsWith('?') && about === undefined) {
    throw new Fault(`orrery admin ${name} needs a ${order.about}`);
  }
  if (flags.days !== undefined && !(Number(flags.days) > 0)) throw new Fault('--days must be a number above 0');
  const given = order.given(about, flags);
  const answer = flags.server ? await overHttp(shell, flags.server, name, order, given) : await here(shell, name, given, flags);
  if (!answer.ok) throw new Fault(answer.error.message);
  const { ok: _, ...rest } = answer;
  if (flags.json) say(shell, JSON.stringify(rest, undefined, 2));
  else for (const line of told(rest)) say(shell, line);
}

async function here(shell: Shell, name: string, given: Given, { data }: AdminFlags): Promise<Answer> {
  const { DATABASE_URL: url, REDIS_URL: redis, ORRERY_DATA } = shell.env;
  const file = join(resolve(data ?? ORRERY_DATA ?? 'data'), 'orrery.db');
  if (!url && !existsSync(file)) {
    throw new Fault(`there is no database at ${file}; name its folder with --data, or a server with --server`);
  }
  // Only this command and the worker need the server.
  const { openConsole } = await import('#server');
  const console = await openConsole(GAMES, { url, file }, redis);
  try {
    return await console.ask(name, given);
  } finally {
    await console.close();
  }
}

async function overHttp(shell: Shell, server: string, name: string, order: Order, given: Given): Promise<Answer> {
  const { ORRERY_ADMIN_TOKEN: token } = shell.env;
  if (!token) throw new Fault('--server needs ORRERY_ADMIN_TOKEN, the same as the server has');
  if (!URL.canParse(server)) throw new Fault('--server must be an address such as https://table.example');
  const reads = order.method === 'GET';
  const query = reads ? `?${new URLSearchParams(Object.entries(given).map(([key, value]) => [key, String(value)]))}` : '';
  const { Api } = await import('#client');
  return new Api(server, { session: token, fetch }).ask(order.method, `/admin/${name}${query}`, reads ? undefined : given);
}

/** A line for each thing, its facts by commas; what is deeper is shown as it is. */
function told(answer: object): string[] {
  const [list] = Object.values(answer).filter(Array.isArray);
  if (list === undefined) return ['Done.'];
  if (list.length === 0) return ['Nothing.'];
  return list.map((one: object) =>
    Object.entries(one)
      .map(([name, value]) => `${name} ${shown(name, value)}`)
      .join(', '),
  );
}

const TIMES = ['created', 'seen', 'at', 'until', 'settled', 'updated'];

function shown(name: string, value: unknown): string {
  if (TIMES.includes(name) && typeof value === 'number') return new Date(value).toISOString();
  // What people wrote must not steer the terminal.
  return typeof value === 'string' ? JSON.stringify(value).slice(1, -1) : JSON.stringify(value);
}
