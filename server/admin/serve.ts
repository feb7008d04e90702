/** The console over HTTP, behind the host's token. Without one it is not there at all. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { type Failure, fail } from '../answer.ts';
import { checkOf } from '../api/check.ts';
import { Buckets } from '../api/limits.ts';
import { send } from '../api/route.ts';
import { ACTIONS, type ConsoleAction, type ConsoleTerms } from './actions.ts';

export interface AdminTerms extends ConsoleTerms {
  readonly token: string | undefined;
  /** Where a request comes from. */
  place(request: FastifyRequest['raw']): string;
}

/** Wrong tokens from one place. */
const WRONG = { perSecond: 1 / 30, burst: 5 };

export function serveAdmin(app: FastifyInstance, terms: AdminTerms): void {
  const wrong = new Buckets(WRONG);
  const refusal = (request: FastifyRequest): Failure | undefined => {
    const { token } = terms;
    if (token === undefined) return fail('unknown-page', 'there is nothing here');
    const place = terms.place(request.raw);
    const now = terms.house.now();
    if (wrong.isEmpty(place, now)) return fail('too-fast', 'too many wrong tokens; wait a few minutes');
    const given = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (timingSafeEqual(digest(given), digest(token))) return undefined;
    wrong.take(place, now);
    return fail('not-signed-in', 'the token of the console is missing or wrong');
  };
  for (const [name, action] of Object.entries(ACTIONS)) serveAction(app, name, action, refusal, terms);
}

function serveAction(
  app: FastifyInstance,
  name: string,
  { method, fields, run }: ConsoleAction,
  refusal: (request: FastifyRequest) => Failure | undefined,
  terms: ConsoleTerms,
): void {
  const check = checkOf(Type.Object(fields, { additionalProperties: false }));
  app.route({
    ...{ method, url: `/admin/${name}`, schema: { hide: true } },
    handler: async (request, reply) => {
      const closed = refusal(request);
      if (closed) return send(reply, closed);
      const given = ((method === 'GET' ? request.query : request.body) ?? {}) as Record<string, unknown>;
      const problem = check(given);
      if (problem) {
        return send(reply, fail('bad-request', `${problem.field} ${problem.reason}`, { field: problem.field }));
      }
      return send(reply, await run(terms, given));
    },
  });
}

/** Of the same length whatever was given. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
