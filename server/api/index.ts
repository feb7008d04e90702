/** The online tables on the server: HTTP, WebSocket, the OpenAPI document, health and metrics. */
import type { IncomingMessage } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { PROTOCOL } from '#client/protocol.ts';
import type { Seat } from '#engine';
import { CODES, type Code, fail } from '../answer.ts';
import { guardConnections, UnderWay } from '../edge/connections.ts';
import { knownHosts } from '../edge/hosts.ts';
import { serveFigures } from '../edge/metricsDoor.ts';
import { guardRequests } from '../edge/requests.ts';
import { TALK_RATES, TalkLimits, type TalkRates } from '../matches/talkLimits.ts';
import type { Online } from '../online.ts';
import { securityHeaders } from '../security.ts';
import type { MetricsSettings } from '../settings/edge.ts';
import { Efforts } from './effort.ts';
import { Buckets, type Rate } from './limits.ts';
import { Metrics } from './metrics.ts';
import { isAllowedOrigin } from './origin.ts';
import { placeOf, visitorOf } from './place.ts';
import { serveReturns } from './returns.ts';
import { send } from './route.ts';
import { serveRoutes } from './routes.ts';
import { Sockets } from './socket.ts';

export interface ApiTerms {
  readonly online: Online;
  /** Origins besides its own whose pages may use the server. */
  readonly origins?: readonly string[];
  readonly limits?: Partial<Limits>;
  readonly metrics?: MetricsSettings;
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
  /** Connections in all. */
  readonly connections: number;
  /** What is asked for one seat, whatever it comes through. */
  readonly seat: Rate;
  /** Requests that send a mail, from one place. */
  readonly letters: Rate;
  readonly talk: TalkRates;
  /** Actions played again for who looks back, of one person and of one place. */
  readonly effort: Rate;
}

const LIMITS: Limits = {
  ...{ http: 600, socket: { perSecond: 20, burst: 60 }, perAddress: 200, connections: 10_000 },
  seat: { perSecond: 20, burst: 60 },
  letters: { perSecond: 1 / 120, burst: 6 },
  talk: TALK_RATES,
  // A whole match of thousands of actions three times over; then a few of its moments each second.
  effort: { perSecond: 400, burst: 12_000 },
};
const PREFIX = '/api/v1';

export async function serveApi(
  app: FastifyInstance,
  { online, origins = [], hops = 0, ...more }: ApiTerms,
): Promise<void> {
  const { house, store } = online;
  const limits = { ...LIMITS, ...more.limits };
  const trouble = (what: string, error: unknown) => app.log.error({ err: error }, what);
  const seats = new Buckets(limits.seat);
  const hurries = (match: string, seat: Seat) => !seats.take(`${match} ${seat}`, Date.now());
  const efforts = new Efforts(limits.effort);
  const place = (request: IncomingMessage) => placeOf(visitorOf(request, hops));
  const { publicUrl } = online.settings;
  const headers = securityHeaders(publicUrl);
  const isKnown = knownHosts({ publicUrl, origins });
  const talk = new TalkLimits(limits.talk);
  let closing = false;

  guardConnections(app.server, {
    ...{ most: limits.connections, headers, trouble },
    fromOne: hops === 0 ? limits.perAddress * 2 : undefined,
  });
  guardRequests(app, { isKnown, underWay: new UnderWay(limits.perAddress, place) });

  await app.register(
    async (api) => {
      await api.register(rateLimit, {
        max: limits.http,
        timeWindow: '1 minute',
        keyGenerator: ({ raw }) => place(raw),
        errorResponseBuilder: () => ({ statusCode: 429, code: 'too-fast' }),
      });
      await api.register(swagger, {
        openapi: {
          info: { title: 'Orrery online tables', version: String(PROTOCOL) },
          components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
        },
      });
      api.addHook('onRequest', async (request, reply) => {
        const { origin, host } = request.headers;
        const reads = request.method === 'GET' || request.method === 'HEAD';
        if (!reads && !isAllowedOrigin(origin, host, origins)) {
          return send(
            reply,
            fail('forbidden', 'pages of other sites may not use this server', { field: 'origin' }),
          );
        }
        return undefined;
      });
      api.setErrorHandler((error: FastifyError, request, reply) =>
        send(reply, failureOf(error, request, trouble)),
      );
      serveRoutes(api, { online, hurries, efforts, talk, place, letters: limits.letters });
      serveReturns(api, online);
      api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger());
    },
    { prefix: PREFIX },
  );

  const figures = new Metrics(house, () => sockets.size);
  const sockets = new Sockets(app.server, {
    ...{ house, passes: online.passes, talk, origins, isKnown, headers, place, trouble, hurries, efforts },
    ...{ rate: limits.socket, perAddress: limits.perAddress },
    count: (what) => figures.count(what),
  });

  online.people.listen((people) => void sockets.review(people));

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (closing) return reply.code(503).send({ status: 'closing' });
    const problem = await store.problem();
    if (problem === undefined) return { status: 'ready' };
    trouble('store', problem);
    return reply.code(503).send({ status: problem });
  });
  await serveFigures(app, figures, more.metrics);

  // Sockets would keep the server open: they are told and closed first, then the matches are put away.
  app.addHook('preClose', async () => {
    closing = true;
    await sockets.close();
  });
  app.addHook('onClose', () => online.close());
}

function failureOf(
  error: FastifyError,
  request: FastifyRequest,
  trouble: (what: string, error: unknown) => void,
) {
  const code = error.code as string;
  if (code === 'too-fast') return fail('too-fast', 'too many requests; wait a moment');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return fail('too-large', 'a request may have at most 16 kB');
  if (code in CODES) return fail(code as Code, error.message);
  if ((error.statusCode ?? 500) < 500) {
    return fail(
      error instanceof SyntaxError || code?.includes('JSON') ? 'bad-json' : 'bad-request',
      error.message,
      {
        field: 'request',
      },
    );
  }
  trouble(`${request.method} ${request.routeOptions.url}`, error);
  return fail('unavailable', 'something went wrong here; it is safe to send this again');
}
