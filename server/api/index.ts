/** The online tables on the server: HTTP, WebSocket, the OpenAPI document, health and metrics. */
import type { IncomingMessage } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { PROTOCOL } from '#client/protocol.ts';
import { isOneOf, keysOf, type Seat } from '#engine';
import { CONSOLE, serveConsole } from '../admin/serve.ts';
import { CODES, fail, failWith } from '../answer.ts';
import { guardConnections, UnderWay } from '../edge/connections.ts';
import type { Entrance } from '../edge/entrance.ts';
import type { Gate } from '../edge/gate.ts';
import { GuestWork } from '../edge/guestWork.ts';
import { knownHosts } from '../edge/hosts.ts';
import { serveFigures } from '../edge/metricsDoor.ts';
import { LoopPressure, type Pressure } from '../edge/pressure.ts';
import { guardAnswers, guardRequests } from '../edge/requests.ts';
import { shed } from '../edge/shedding.ts';
import { limitStrays, type Strays } from '../edge/strays.ts';
import { TALK_RATES, TalkLimits, type TalkRates } from '../matches/talkLimits.ts';
import type { Online } from '../online.ts';
import { shutAddress } from '../people/bans.ts';
import { securityHeaders } from '../security.ts';
import type { GuestWorkRule, MetricsSettings } from '../settings/edge.ts';
import { Efforts } from './effort.ts';
import { Buckets, type Rate } from './limits.ts';
import { Metrics } from './metrics.ts';
import { isAllowedOrigin } from './origin.ts';
import { placing } from './place.ts';
import { serveReturns } from './returns.ts';
import { send } from './route.ts';
import { type RouteTerms, serveRoutes } from './routes.ts';
import { Sockets } from './socket.ts';

export interface ApiTerms {
  readonly online: Online;
  /** Origins besides its own whose pages may use the server. */
  readonly origins?: readonly string[];
  readonly limits?: Partial<Limits>;
  readonly metrics?: MetricsSettings;
  /** Whether new guests are asked for a proof of work; without a word, they are not. */
  readonly guestWork?: GuestWorkRule;
  /** The token that opens the host's console; without one there is none. */
  readonly console?: string;
  /** A secret that servers of one database share. */
  readonly shared?: string;
  /** How pressed the server is; by default as late as its event loop. */
  readonly pressure?: Pressure;
  /** How many proxies of the host stand in front and name the visitors' addresses. */
  readonly hops?: number;
}

export interface Limits {
  /** HTTP requests a minute from one place. */
  readonly http: number;
  /** Messages on one connection. */
  readonly socket: Rate;
  /** WebSocket connections from one place, and requests under way; connections of all kinds are twice as many. */
  readonly perAddress: number;
  /** New guests, from everywhere, before they are asked for a proof of work. */
  readonly guests: Rate;
  /** Connections in all. */
  readonly connections: number;
  /** What is asked for one seat, whatever it comes through. */
  readonly seat: Rate;
  /** Requests that send a mail, from one place. */
  readonly letters: Rate;
  /** Hooks that are tried from one place: who has them called is known to nobody there. */
  readonly tries: Rate;
  readonly talk: TalkRates;
  /** Actions played again for who looks back, of one person and of one place. */
  readonly effort: Rate;
}

const LIMITS: Limits = {
  http: 600,
  socket: { perSecond: 20, burst: 60 },
  perAddress: 200,
  connections: 10_000,
  seat: { perSecond: 20, burst: 60 },
  letters: { perSecond: 1 / 120, burst: 6 },
  tries: { perSecond: 0.1, burst: 12 },
  guests: { perSecond: 2, burst: 60 },
  talk: TALK_RATES,
  // A whole match of thousands of actions three times over; then a few of its moments each second.
  effort: { perSecond: 400, burst: 12_000 },
};
const PREFIX = '/api/v1';
const DESCRIPTION = {
  openapi: {
    info: { title: 'Orrery online tables', version: String(PROTOCOL) },
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        console: { type: 'http', scheme: 'bearer', description: 'ORRERY_ADMIN_TOKEN of the host' },
      },
    },
  },
} as const;

/** Where everything comes in. */
export interface Doors {
  readonly gate: Gate;
  readonly entrance: Entrance;
}

function workOfGuests(
  { guestWork, shared }: Partial<ApiTerms>,
  { guests }: Limits,
  pressure: Pressure,
): GuestWork {
  return new GuestWork({ rule: guestWork ?? 'off', rate: guests, pressure, secret: shared });
}

/** Gives the limit on requests for what is not there, for whoever answers those. */
export async function serveApi(
  app: FastifyInstance,
  { gate, entrance }: Doors,
  { online, origins = [], hops = 0, ...more }: ApiTerms,
): Promise<Strays> {
  const { house } = online;
  const limits = { ...LIMITS, ...more.limits };
  const trouble = (what: string, error: unknown) => app.log.error({ err: error }, what);
  const hurries = hurrying(new Buckets(limits.seat));
  const efforts = new Efforts(limits.effort);
  const place = placing(hops);
  const { publicUrl } = online.settings;
  const headers = securityHeaders(publicUrl);
  const isKnown = knownHosts({ publicUrl, origins });
  const talk = new TalkLimits(limits.talk);
  let closing = false;

  guardConnections(app.server, {
    most: limits.connections,
    headers,
    trouble,
    isUnruly: (from) => entrance.isUnruly(from),
    fromOne: hops === 0 ? limits.perAddress * 2 : undefined,
  });
  const pressure = more.pressure ?? watchLoop(app);
  const sheds = (what: string, known: boolean) => {
    const refusal = shed(pressure, what, known);
    if (refusal) figures.count('shed');
    return refusal;
  };
  const underWay = new UnderWay(limits.perAddress, place);
  guardRequests(app, { isKnown, sheds, underWay });
  guardAnswers(app, underWay);
  const { letters, tries } = limits;
  const guests = workOfGuests(more, limits, pressure);
  const routes = { online, gate, guests, hurries, efforts, talk, place, letters, tries };
  const door = { online, place, origins };
  await app.register(
    async (api) => serveVersion(api, routes, { door, most: limits.http, console: more.console, trouble }),
    { prefix: PREFIX },
  );

  const figures = new Metrics(online, pressure, () => sockets.size);
  const sockets = new Sockets(app.server, {
    house,
    passes: online.passes,
    people: online.people,
    shut: online.shut,
    talk,
    origins,
    isKnown,
    headers,
    place,
    gate,
    sheds,
    trouble,
    hurries,
    efforts,
    rate: limits.socket,
    perAddress: limits.perAddress,
    count: (what) => figures.count(what),
  });

  online.people.listen((people) => sockets.review(people));
  house.figures.onNews = (what, about) => app.log.info(about, what);

  serveReadiness(app, online, () => closing);
  await serveFigures(app, figures, more.metrics);

  // Sockets would keep the server open: they are told and closed first, then the matches are put away.
  app.addHook('preClose', async () => {
    closing = true;
    await sockets.close();
  });
  app.addHook('onClose', () => online.close());
  return limitStrays(limits.http, place);
}

/** Whether a seat asks for more than its share. */
function hurrying(seats: Buckets): (match: string, seat: Seat, amount: number) => boolean {
  return (match, seat, amount) => {
    const now = Date.now();
    const name = `${match} ${seat}`;
    if (!seats.take(name, now)) return true;
    seats.spend(name, amount - 1, now);
    return false;
  };
}

interface VersionTerms {
  readonly door: DoorTerms;
  /** Requests a minute from one place. */
  readonly most: number;
  readonly console: ApiTerms['console'];
  readonly trouble: (what: string, error: unknown) => void;
}

/** Everything under the prefix of this version of the protocol, with its description. */
async function serveVersion(
  api: FastifyInstance,
  routes: RouteTerms,
  { door, most, console: token, trouble }: VersionTerms,
): Promise<void> {
  const { online, place } = door;
  await api.register(rateLimit, {
    max: most,
    timeWindow: '1 minute',
    keyGenerator: ({ raw }) => place(raw),
    errorResponseBuilder: () => ({ statusCode: 429, code: 'too-fast' }),
  });
  await api.register(swagger, DESCRIPTION);
  guardDoor(api, door);
  api.setErrorHandler((error: FastifyError, request, reply) =>
    send(reply, failureOf(error, request, trouble)),
  );
  serveRoutes(api, routes);
  serveReturns(api, online);
  serveConsole(api, { online, place, token });
  let description: string | undefined;
  api.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    // Long, and always the same.
    description ??= JSON.stringify(api.swagger());
    return reply.type('application/json; charset=utf-8').send(description);
  });
}

interface DoorTerms {
  readonly online: Online;
  readonly place: (request: IncomingMessage) => string;
  readonly origins: readonly string[];
}

/** Who may ask at all: nobody from an address that is shut out, and no page of another site. */
function guardDoor(api: FastifyInstance, { online, place, origins }: DoorTerms): void {
  api.addHook('onRequest', async (request, reply) => {
    // The host's own token opens the console from anywhere.
    const toConsole = request.routeOptions.url?.startsWith(`${PREFIX}${CONSOLE}/`);
    if (!toConsole && online.shut.covers(place(request.raw))) return send(reply, shutAddress());
    const { origin, host } = request.headers;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && !isAllowedOrigin(origin, host, origins)) {
      return send(reply, fail('forbidden', 'otherSite', { field: 'origin' }));
    }
    return undefined;
  });
}

/** Whether it is ready to be asked. */
function serveReadiness(app: FastifyInstance, { store }: Online, isClosing: () => boolean): void {
  let logged: string | undefined;
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isClosing()) return reply.code(503).send({ status: 'closing' });
    const problem = await store.problem();
    // Anyone may ask as often as they like: what is asked again is not written into the log again.
    if (problem !== logged && problem !== undefined) app.log.error({ err: problem }, 'store');
    logged = problem;
    if (problem === undefined) return { status: 'ready' };
    return reply.code(503).send({ status: problem });
  });
}

/** Looks at the event loop until the server closes. */
function watchLoop(app: FastifyInstance): Pressure {
  const pressure = new LoopPressure();
  pressure.watch();
  app.addHook('onClose', async () => pressure.close());
  return pressure;
}

function failureOf(
  error: FastifyError,
  request: FastifyRequest,
  trouble: (what: string, error: unknown) => void,
) {
  const { code } = error;
  if (code === 'too-fast') return fail('too-fast', 'tooFast');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return fail('too-large', 'tooLarge');
  if (isOneOf(keysOf(CODES), code)) return failWith(code, error.message);
  if ((error.statusCode ?? 500) < 500) {
    return failWith(
      error instanceof SyntaxError || code?.includes('JSON') ? 'bad-json' : 'bad-request',
      error.message,
      {
        field: 'request',
      },
    );
  }
  trouble(`${request.method} ${request.routeOptions.url}`, error);
  return fail('unavailable', 'wentWrong');
}
