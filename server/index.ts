// The HTTP server: today it hands out the built app; online matches will be further plugins on the same instance.
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { SECURITY_HEADERS } from './security.ts';

export interface ServerOptions {
  /** The folder of the built web app. */
  readonly webRoot: string;
}

const A_YEAR = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

export async function createServer({ webRoot }: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({ logger: false });

  app.addHook('onSend', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

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

  app.setNotFoundHandler((request, reply) => {
    // Pages are drawn by the app, so every address that is no file opens it; a missing file stays missing.
    const path = request.url.split('?')[0] ?? '';
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (isPage && !/\.[a-z0-9]+$/i.test(path)) return reply.sendFile('index.html');
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  });

  return app;
}
