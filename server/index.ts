// The HTTP server: it hands out the built app and, where matches are kept, serves the online tables.
import { createServer as createHttp } from 'node:http';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { MOST_BYTES } from '#client/protocol.ts';
import { fail } from './answer.ts';
import { type ApiTerms, serveApi } from './api/index.ts';
import { placing } from './api/place.ts';
import { send } from './api/route.ts';
import { PATIENCE, type Patience } from './edge/connections.ts';
import { Entrance } from './edge/entrance.ts';
import { Gate } from './edge/gate.ts';
import { answerBroken } from './edge/raw.ts';
import { refuse } from './edge/requests.ts';
import type { Strays } from './edge/strays.ts';
import { servePreviews } from './preview.ts';
import { securityHeaders } from './security.ts';

export type { ApiTerms, Limits } from './api/index.ts';
export { type Online, openOnline } from './online.ts';
export { BadBackup, backup, restore, rowsIn, StoreAway } from './store/index.ts';
export { troubleSaid } from './words.ts';

export interface ServerOptions {
  /** The folder of the built web app. */
  readonly webRoot: string;
  /** The online tables; without them only the app is served. */
  readonly api?: ApiTerms;
  /** From which level on the server writes to its log. */
  readonly log?: string | undefined;
  /** How long requests may take to arrive. */
  readonly patience?: Patience;
}

const A_YEAR = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
/** How often lines are closed that nothing is asked on any more, once the server closes. */
const LINGER = 200;

export async function createServer({
  webRoot,
  api,
  log,
  patience = PATIENCE,
}: ServerOptions): Promise<FastifyInstance> {
  const headers = securityHeaders(api?.online.settings.publicUrl);
  const hops = api?.hops ?? 0;
  const gate = new Gate();
  const entrance = new Entrance({ gate, place: placing(hops) });
  const app: FastifyInstance = Fastify({
    // What stands behind a question mark may be a secret: a code, or the token of a link.
    logger: log
      ? {
          level: log,
          serializers: {
            req: ({ method, url, ip }) => ({ method, url: url?.split('?')[0], remoteAddress: ip }),
          },
        }
      : false,
    bodyLimit: MOST_BYTES,
    trustProxy: (_address, hop) => hop < hops,
    // A request that is under way when the server stops is still answered.
    return503OnClosing: false,
    serverFactory(handle) {
      const server = createHttp(
        {
          requestTimeout: patience.request,
          headersTimeout: patience.headers,
          keepAliveTimeout: patience.between,
          connectionsCheckingInterval: patience.look,
          // Refused below, with the headers of every answer.
          requireHostHeader: false,
        },
        (request, response) => entrance.enter(request, response, handle),
      );
      return server.setTimeout(patience.idle);
    },
    clientErrorHandler: (error, socket) => answerBroken(error, socket, headers),
    frameworkErrors(_error, _request, { raw }) {
      raw
        .writeHead(400, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
        .end('This is no address.\n');
    },
  });
  // What is expected of the answer is not for us to know; without this, Node would answer by itself.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));

  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
  });

  // Whoever was being answered when the server began to close keeps a line open that nobody needs any more.
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), LINGER);
    timer.unref();
    app.server.once('close', () => clearInterval(timer));
  });

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  const strays = api ? await serveApi(app, { gate, entrance }, api) : undefined;

  if (api) servePreviews(app, { webRoot, online: api.online, strays });
  await serveFiles(app, webRoot, strays);
  return app;
}

/** The app's own files; every address that is none of them opens the app. */
async function serveFiles(app: FastifyInstance, webRoot: string, strays?: Strays): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.setHeader('vary', 'accept-encoding');
      // Only what the bundler named after its content may be kept without asking.
      reply.setHeader('cache-control', /[\\/]assets[\\/]/.test(path) ? A_YEAR : ASK_AGAIN);
    },
  });

  // Those of the API have words of their own. What went wrong inside is for the log.
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ err: error }, 'page');
    const words = statusCode >= 500 ? 'Something went wrong here.' : 'This cannot be given.';
    return reply.code(statusCode).type('text/plain; charset=utf-8').send(`${words}\n`);
  });

  app.setNotFoundHandler((request, reply) => {
    // Pages are drawn by the app, so every address that is no file opens it; a missing file stays missing.
    const path = request.url.split('?')[0] ?? '';
    const early = strays?.(request.raw);
    if (early) return refuse(reply, path, early);
    if (path.startsWith('/api/')) return send(reply, fail('unknown-page', 'nothingHere'));
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (isPage && !/\.[a-z0-9]+$/i.test(path)) return reply.sendFile('index.html');
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  });
}
