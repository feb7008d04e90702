// Starts the server on one address, says which, and leaves cleanly when asked to.
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { GAMES } from '#games';
import { readFlags, USAGE } from './flags.mjs';
import { createServer, type Limits, openOnline } from './index.ts';
import { TALK_RATES } from './matches/talkLimits.ts';
import { type EdgeSettings, readEdge } from './settings/edge.ts';
import { type HostSettings, type ReachSettings, readHost, readSettings, SettingsFault } from './settings.ts';

const PORTS_TRIED = 20;

async function main(): Promise<number> {
  const flags = readFlags(process.argv.slice(2), process.env);
  if ('error' in flags) {
    console.error(flags.error);
    return 2;
  }
  if (flags.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const { env } = process;
  const settings = settingsIn(env);
  if (typeof settings === 'string') {
    console.error(settings);
    return 2;
  }
  const { reach, edge, log, rate, talkWait, database, redis } = settings;
  const opened = openOnline({
    games: GAMES,
    place: { url: database, file: join(resolve(flags.data), 'orrery.db') },
    redis,
    plays: env.ORRERY_BOTS !== 'elsewhere',
    reach,
    trouble: (what, error) => app.log.error({ err: error }, what),
  });
  const online = await opened.catch((error: unknown) => wordsFor(error));
  if (typeof online === 'string') {
    console.error(`The ${database ? 'database of DATABASE_URL' : 'database'} cannot be opened: ${online}`);
    return 1;
  }
  const app: FastifyInstance = await createServer({
    webRoot: fileURLToPath(new URL('../web/', import.meta.url)),
    api: { online, limits: { ...limitsFrom(rate), ...waitingFor(talkWait) }, ...edge },
    log,
  });
  const failure = await listen(app, flags.host, flags.port);
  if (failure) {
    console.error(failure);
    return 1;
  }
  leaveWhenAsked(app);
  return 0;
}

type Settings = HostSettings & { readonly reach: ReachSettings; readonly edge: EdgeSettings };

function settingsIn(env: NodeJS.ProcessEnv): Settings | string {
  try {
    return { ...readHost(env), reach: readSettings(env), edge: readEdge(env) };
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
  return { http: each * 60, socket: rate, seat: rate, perAddress: each * 10 };
}

/** Listens on the first free port from `first` on; gives words for a person when there is none. */
async function listen(app: FastifyInstance, host: string, first: number): Promise<string | undefined> {
  for (let port = first; port < first + PORTS_TRIED && port <= 65535; port++) {
    try {
      await app.listen({ host, port });
      const address = app.server.address();
      const bound = address && typeof address === 'object' ? address.port : port;
      console.log(`Orrery is at http://${spoken(host)}:${bound}/  (Ctrl+C to stop)`);
      for (const other of addressesOf(host))
        console.log(`Others on your network open http://${other}:${bound}/`);
      return undefined;
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

function leaveWhenAsked(app: FastifyInstance): void {
  let leaving = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (leaving) process.exit(1);
      leaving = true;
      void app.close().then(() => process.exit(0));
    });
  }
}

process.exitCode = await main();
