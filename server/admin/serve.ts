/** The console over HTTP, behind the host's token. Without one it is not there at all. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { type Failure, fail, malformed, type Reply } from '../answer.ts';
import { checkOf } from '../api/check.ts';
import { Buckets } from '../api/limits.ts';
import { ANSWERS, send } from '../api/route.ts';
import { namesToken } from '../edge/bearer.ts';
import type { Online } from '../online.ts';
import { deviceOf } from '../people/session.ts';
import { newId } from '../tokens.ts';
import { ACTIONS, type ConsoleAction, type Given } from './actions.ts';

/** Where it stands, below the address of the server's interface. */
export const CONSOLE = '/admin';

export interface ConsoleTerms {
  readonly online: Online;
  readonly token: string | undefined;
  /** Where a request comes from. */
  place(request: FastifyRequest['raw']): string;
}

/** Wrong tokens from one place. */
const WRONG = { perSecond: 1 / 30, burst: 5 };
/** And how many of them, from everywhere, are written down. */
const WRITTEN = { perSecond: 1 / 10, burst: 50 };

export function serveConsole(app: FastifyInstance, terms: ConsoleTerms): void {
  const { token } = terms;
  const door = token === undefined ? undefined : new Door(terms, token);
  for (const [name, action] of Object.entries(ACTIONS)) serveAction(app, name, action, terms, door);
}

/** Lets in who names the token. */
class Door {
  readonly #terms: ConsoleTerms;
  readonly #token: string;
  readonly #wrong = new Buckets(WRONG);
  readonly #written = new Buckets(WRITTEN);

  constructor(terms: ConsoleTerms, token: string) {
    this.#terms = terms;
    this.#token = token;
  }

  async refusal(request: FastifyRequest): Promise<Failure | undefined> {
    const { authorization } = request.headers;
    const closed = fail('not-signed-in', 'consoleToken');
    // Whoever names none guesses nothing: a page of another site, which cannot name one, does not use up the tries.
    if (!authorization?.startsWith('Bearer ')) return closed;
    const { online, place } = this.#terms;
    const from = place(request.raw);
    const now = online.house.now();
    if (this.#wrong.left(from, now) < 1) {
      return fail('too-fast', 'wrongTokens');
    }
    if (namesToken(authorization, this.#token)) return undefined;
    this.#wrong.spend(from, 1, now);
    if (this.#written.take('', now)) await note(online, { who: whoIn(request, from), action: 'wrong token' });
    return closed;
  }
}

function serveAction(
  app: FastifyInstance,
  name: string,
  { method, summary, fields, about, run }: ConsoleAction,
  { online, place }: ConsoleTerms,
  door: Door | undefined,
): void {
  const shape = Type.Object(fields, { additionalProperties: false });
  const check = checkOf(shape);
  const looks = method === 'GET';
  const given = ({ query, body }: FastifyRequest) => ((looks ? query : body) ?? {}) as Given;
  app.route({
    method,
    url: `${CONSOLE}/${name}`,
    schema: {
      summary,
      tags: ['console'],
      security: [{ console: [] }],
      response: ANSWERS,
      ...(Object.keys(fields).length > 0 ? { [looks ? 'querystring' : 'body']: shape } : {}),
    },
    validatorCompiler: () => () => true,
    serializerCompiler: () => (answer) => JSON.stringify(answer),
    handler: async (request, reply) => {
      if (door === undefined) return send(reply, NONE);
      const closed = await door.refusal(request);
      if (closed) return send(reply, closed);
      const wanted = given(request);
      const problem = check(wanted);
      if (problem) {
        return send(reply, malformed(problem));
      }
      const noted = { who: whoIn(request, place(request.raw)), action: name, about: about(wanted) };
      // What changes something stands in the log before it is done: where the note cannot be made, nothing is.
      const id = looks
        ? undefined
        : await note(online, { ...noted, detail: { ...wanted, outcome: 'begun' } });
      const answer = await run(online, wanted);
      if (id !== undefined) await online.house.store.audit.settle(id, outcomeOf(wanted, answer));
      else if (answer.ok) await note(online, { ...noted, detail: wanted });
      return send(reply, answer);
    },
  });
}

const NONE = fail('unknown-page', 'noConsole');

/** What was asked for, and what came of it. */
function outcomeOf(given: Given, answer: Reply): object {
  if (!answer.ok) return { ...given, outcome: 'refused', refusal: answer.error.message };
  const { ok: _, ...rest } = answer;
  return { ...given, ...rest, outcome: 'done' };
}

/** Whoever has the token is the host: what tells them apart is where they are and what they use. */
function whoIn({ headers }: FastifyRequest, place: string): string {
  return `${place}, ${deviceOf(headers['user-agent'])}`;
}

interface Noted {
  readonly who: string;
  readonly action: string;
  readonly about?: string;
  readonly detail?: object;
}

async function note({ house }: Online, { who, action, about = '', detail = {} }: Noted): Promise<string> {
  const id = newId();
  await house.store.audit.note({ id, at: house.now(), who, action, about, detail });
  return id;
}
