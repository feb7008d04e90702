/** What is looked at before any request: under which name the server was asked, and how much is under way from one place. */

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CODES, type Failure, fail, inLanguage } from '../answer.ts';
import { send } from '../api/route.ts';
import { askedLanguage, said } from '../words.ts';
import type { UnderWay } from './connections.ts';
import { shownHost } from './hosts.ts';
import { aboutRequest } from './shedding.ts';

/** Asked by whoever watches over the server, under whatever name it has for them; figures have a guard of their own. */
const ALWAYS = ['/healthz', '/readyz', '/metrics'];

export interface RequestGuard {
  readonly isKnown: (host: string | undefined) => boolean;
  readonly underWay: UnderWay;
  /** Why something is refused while the server is pressed; `known`: by someone with a session. */
  readonly sheds: (what: string, known: boolean) => Failure | undefined;
}

export function guardRequests(app: FastifyInstance, guard: RequestGuard): void {
  const { isKnown, underWay, sheds } = guard;
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (ALWAYS.includes(path)) return undefined;
    const { host } = request.headers;
    const refusal = !namesOneHost(request.raw)
      ? fail('bad-request', 'oneHost', { field: 'host' })
      : !isKnown(host)
        ? fail('forbidden', ['strangeHost', shownHost(host)], { field: 'host' })
        : underWay.isTooMany(request.raw, reply.raw)
          ? fail('too-fast', 'addressBusy')
          : sheds(
              aboutRequest(request.method, request.routeOptions.url ?? ''),
              request.headers.authorization !== undefined,
            );
    if (refusal === undefined) return undefined;
    if (refusal.error.after !== undefined) reply.header('retry-after', refusal.error.after);
    return refuse(reply, path, refusal);
  });
}

/** An answer this long is worth counting. */
const LONG = 100_000;

/** Whoever asks for much and reads nothing of it is given no more of it: it would all wait in memory. */
export function guardAnswers(app: FastifyInstance, underWay: UnderWay): void {
  app.addHook('onSend', async ({ raw, headers }, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LONG) return payload;
    if (!underWay.isTooMuch(raw, reply.raw, payload.length)) return payload;
    const refusal = inLanguage(fail('too-fast', 'addressBusy'), askedLanguage(headers['accept-language']));
    reply.code(CODES['too-fast']);
    return JSON.stringify(refusal);
  });
}

/** Where two are named, a proxy may have looked at the other one. */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const named = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length;
  return named === 1 || (named === 0 && httpVersion === '1.0');
}

/** Programs are told in JSON, people in plain words. */
export function refuse(reply: FastifyReply, path: string, refusal: Failure): FastifyReply {
  if (path.startsWith('/api/')) return send(reply, refusal);
  return send(reply.type('text/plain; charset=utf-8'), refusal, {
    body: (message, language) => `${said(['refused', message], language)}\n`,
  });
}
