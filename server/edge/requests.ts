/** What is looked at before any request: under which name the server was asked, and how much is under way from one place. */
import type { FastifyInstance } from 'fastify';
import { fail } from '../answer.ts';
import { send } from '../api/route.ts';
import type { UnderWay } from './connections.ts';
import { strangeHost } from './hosts.ts';

/** Asked by whoever watches over the server, under whatever name it has for them; figures have a guard of their own. */
const ALWAYS = ['/healthz', '/readyz', '/metrics'];

export interface RequestGuard {
  readonly isKnown: (host: string | undefined) => boolean;
  readonly underWay: UnderWay;
}

export function guardRequests(app: FastifyInstance, { isKnown, underWay }: RequestGuard): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (ALWAYS.includes(path)) return undefined;
    const { host } = request.headers;
    const nameless = host === undefined && request.raw.httpVersion !== '1.0';
    const refusal = nameless
      ? fail('bad-request', 'a request names the host it is for', { field: 'host' })
      : !isKnown(host)
        ? fail('forbidden', strangeHost(host), { field: 'host' })
        : underWay.isTooMany(request.raw, reply.raw)
          ? fail('too-fast', 'too many requests at once from this address; wait a moment')
          : undefined;
    if (refusal === undefined) return undefined;
    if (path.startsWith('/api/')) return send(reply, refusal);
    return send(reply.type('text/plain; charset=utf-8'), refusal, `Refused: ${refusal.error.message}.\n`);
  });
}
