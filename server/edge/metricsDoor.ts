/** Who may read the figures: nobody, until the host opens a port of its own for them or sets a token. */
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { MetricsSettings } from '../settings/edge.ts';
import { SettingsFault } from '../settings.ts';
import { namesToken } from './bearer.ts';

interface Figures {
  readonly type: string;
  text(): Promise<string>;
}

/** Puts the figures where the host wants them; without a word from the host, nowhere. */
export async function serveFigures(
  app: FastifyInstance,
  figures: Figures,
  settings: MetricsSettings | undefined,
): Promise<void> {
  const { token } = settings ?? {};
  if (settings?.port !== undefined) {
    const door = await openDoor(figures, settings);
    app.addHook('onClose', async () => {
      door.close();
      door.closeAllConnections();
    });
  }
  app.get('/metrics', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    if (token === undefined) return reply.code(404).send('Not found\n');
    if (!namesToken(headers.authorization, token)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send('This needs ORRERY_METRICS_TOKEN.\n');
    }
    return reply.type(figures.type).send(await figures.text());
  });
}

/** Serves the figures, and nothing else, on a port of their own. */
async function openDoor(figures: Figures, { port, host, token }: MetricsSettings): Promise<Server> {
  const server = createServer((request, response) => {
    const allowed = token === undefined || namesToken(request.headers.authorization, token);
    if (request.url !== '/metrics' || !allowed) {
      response.writeHead(allowed ? 404 : 401).end();
      return;
    }
    figures.text().then(
      (text) =>
        response.writeHead(200, { 'content-type': figures.type, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new SettingsFault(`ORRERY_METRICS_PORT: cannot listen on ${host}:${port} (${error.message}).`)),
    );
    server.listen(port, host, resolve);
  });
  server.on('error', () => undefined);
  server.unref();
  return server;
}
