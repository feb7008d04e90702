// The server's process: starts on one address, says which, and leaves cleanly when asked to.
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { GAMES } from '#games';
import { readFlags, USAGE } from './flags.mjs';
import { createServer, type Limits, openOnline } from './index.ts';
import { TALK_RATES } from './matches/talkLimits.ts';
import { Ending } from './process/ending.ts';
import { EXIT, type Up } from './process/exits.ts';
import { type FolderLock, lockFolder } from './process/lock.ts';
import { boundGarbage } from './process/memory.ts';
import { type EdgeSettings, readEdge } from './settings/edge.ts';
import { type QuotaSettings, readQuotas } from './settings/quotas.ts';
import { type HostSettings, type ReachSettings, readHost, readSettings, SettingsFault } from './settings.ts';

const PORTS_TRIED = 20;

/** Gives the code to end with; nothing when the server is up. */
async function main(ending: Ending): Promise<number | undefined> {
  const flags = readFlags(process.argv.slice(2), process.env);
  if ('error' in flags) {
    console.error(flags.error);
    return EXIT.misconfigured;
  }
  if (flags.help) {
    process.stdout.write(USAGE);
    return EXIT.left;
  }
  const { env } = process;
  const settings = settingsIn(env);
  if (typeof settings === 'string') {
    console.error(settings);
    return EXIT.misconfigured;
  }
  const { reach, edge, quotas, log, rate, talkWait, database, redis } = settings;
  // Before anything is opened: a second server must not even begin to migrate.
  const lock = database ? undefined : locked(resolve(flags.data));
  if (typeof lock === 'string') {
    console.error(lock);
    return EXIT.cannotStart;
  }
  let server: FastifyInstance | undefined;
  const opened = openOnline({
    games: GAMES,
    place: { url: database, file: join(resolve(flags.data), 'orrery.db') },
    redis,
    plays: env.ORRERY_BOTS !== 'elsewhere',
    reach,
    quotas,
    say: (words) => console.log(words),
    trouble: (what, error) => server?.log.error({ err: error }, what),
  });
  const online = await opened.catch((error: unknown) => wordsFor(error));
  if (typeof online === 'string') {
    console.error(`The ${database ? 'database of DATABASE_URL' : 'database'} cannot be opened: ${online}`);
    return database ? EXIT.died : EXIT.cannotStart;
  }
  const created = createServer({
    webRoot: fileURLToPath(new URL('../web/', import.meta.url)),
    api: { online, limits: { ...limitsFrom(rate), ...waitingFor(talkWait) }, ...edge },
    log,
  });
  const app = await created.catch((fault: unknown) => {
    if (fault instanceof SettingsFault) return fault.message;
    throw fault;
  });
  if (typeof app === 'string') {
    console.error(app);
    return EXIT.cannotStart;
  }
  server = app;
  ending.prepare({
    async close() {
      await app.close();
      lock?.release();
    },
    note(error) {
      app.log.fatal({ err: error }, 'nobody caught this: the server ends');
    },
  });
  const found = await listen(app, flags.host, flags.port);
  if (typeof found === 'string') {
    console.error(found);
    await app.close();
    return EXIT.cannotStart;
  }
  lock?.at(found.address);
  process.send?.({ up: found.port } satisfies Up);
  return undefined;
}

/** The lock of the data folder, or words for whoever starts the server. */
function locked(folder: string): FolderLock | string {
  try {
    return lockFolder(folder);
  } catch (slip) {
    return `The data folder ${folder} cannot be used: ${wordsFor(slip)}`;
  }
}

type Settings = HostSettings & {
  readonly reach: ReachSettings;
  readonly edge: EdgeSettings;
  readonly quotas: QuotaSettings;
};

function settingsIn(env: NodeJS.ProcessEnv): Settings | string {
  try {
    return {
      ...readHost(env),
      reach: readSettings(env),
      edge: readEdge(env),
      quotas: readQuotas(env),
    };
  } catch (fault) {
    if (fault instanceof SettingsFault) return fault.message;
    throw fault;
  }
}

/** An error for whoever starts the server; where several ways were tried, the first. */
function wordsFor(error: unknown): string {
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  return first instanceof Error ? first.message : String(first);
}

/** How long those who have just come listen before they talk. */
function waitingFor(seconds: number | undefined): Partial<Limits> {
  if (seconds === undefined) return {};
  const ms = seconds * 1000;
  return { talk: { ...TALK_RATES, newFor: ms, listenFor: Math.min(ms, TALK_RATES.listenFor) } };
}

/** Limits that a host sets: for a table behind a proxy of its own, or for measuring. */
function limitsFrom(each: number | undefined): Partial<Limits> {
  if (each === undefined) return {};
  const rate = { perSecond: each, burst: each * 3 };
  const guests = { perSecond: each / 10, burst: each * 3 };
  const effort = { perSecond: each * 20, burst: each * 600 };
  return { http: each * 60, socket: rate, seat: rate, perAddress: each * 10, effort, guests };
}

interface Found {
  readonly address: string;
  readonly port: number;
}

/** Listens on the first free port from `first` on; gives words for a person when there is none. */
async function listen(app: FastifyInstance, host: string, first: number): Promise<Found | string> {
  for (let port = first; port < first + PORTS_TRIED && port <= 65535; port++) {
    try {
      await app.listen({ host, port });
      const address = app.server.address();
      const bound = address && typeof address === 'object' ? address.port : port;
      const at = `http://${spoken(host)}:${bound}/`;
      console.log(`Orrery is at ${at}  (Ctrl+C to stop)`);
      for (const other of addressesOf(host))
        console.log(`Others on your network open http://${other}:${bound}/`);
      return { address: at, port: bound };
    } catch (slip) {
      const code = slip instanceof Error && 'code' in slip ? slip.code : undefined;
      if (code !== 'EADDRINUSE') return `Cannot listen on ${host}:${port}: ${String(slip)}`;
      console.log(`Port ${port} is taken, trying the next one.`);
    }
  }
  return `No free port from ${first} on. Choose another with --port.`;
}

/** Under which addresses a server that listens everywhere is found by other machines. */
function addressesOf(host: string): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

/** How a browser on this machine names the host. */
function spoken(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

// Whoever reads what is printed may go; that must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
boundGarbage();
const code = await main(new Ending(process));
if (code !== undefined) process.exit(code);
