/** One address of the HTTP side: its fields, checked before it runs, and an answer in the shape of the socket's. */

import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type TProperties } from 'typebox';
import { isRecord, type Language, type Seat } from '#engine';
import { CODES, type Code, inLanguage, malformed, type Reply } from '../answer.ts';
import type { Gate } from '../edge/gate.ts';
import type { House } from '../matches/house.ts';
import { shutOut } from '../people/bans.ts';
import type { Passes } from '../people/passes.ts';
import { deviceOf } from '../people/session.ts';
import { notOpen } from '../people/shunning.ts';
import type { Known, Player } from '../store/index.ts';
import { hashOf } from '../tokens.ts';
import { askedLanguage, languageFor } from '../words.ts';
import { type Check, checkOf } from './check.ts';
import { notSignedIn } from './operation.ts';
import { textOf } from './written.ts';

/** A request, once it is known who asks and that its fields are as they should be. */
export interface CheckedRequest {
  readonly player: Player | undefined;
  /** The seats they hold at the match they ask about. */
  readonly seats: readonly Seat[];
  readonly given: Readonly<Record<string, unknown>>;
  /** The hash of the session's token. */
  readonly session: string | undefined;
  /** A few words about what they use. */
  readonly device: string;
  /** What they are spoken to in. */
  readonly language: Language;
  /** The place it came from, which limits count by. */
  readonly from: string;
  /** Whether nobody waits for the answer any more. */
  gone(): boolean;
  /** Gives the browser something to bring back. */
  remember(cookie: string): void;
}

/** An answer that may be too long to be made at once. */
export class Pieces {
  readonly json: AsyncIterable<string>;

  constructor(json: AsyncIterable<string>) {
    this.json = json;
  }
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Parts that begin with a colon are names, and are given like fields. */
  readonly url: string;
  readonly about: string;
  readonly fields?: TProperties;
  /** What is wrong with fields that are each as they should be. */
  readonly problem?: Check;
  /** Whether it is for whoever has a session; by default, whether it was made by `signedIn`. */
  readonly known?: boolean;
  /** Whether it is also for whoever is shut out: what is kept about them stays theirs to see. */
  readonly evenShut?: true;
  run(asked: CheckedRequest): Promise<Reply | Pieces>;
}

const forKnown = new WeakSet<Route['run']>();

/** Whoever has a session may ask it. */
export function signedIn(
  run: (player: Player, asked: CheckedRequest) => Promise<Reply | Pieces>,
): Route['run'] {
  const asks: Route['run'] = async (asked) => (asked.player ? run(asked.player, asked) : notSignedIn());
  forKnown.add(asks);
  return asks;
}

/** What every address answers, for the OpenAPI document; what else stands beside `ok` is said in `docs/protocol.md`. */
export const ANSWERS = {
  200: Type.Object({ ok: Type.Literal(true) }, { description: 'Done; with what was asked for.' }),
  default: Type.Object(
    {
      ok: Type.Literal(false),
      error: Type.Object({
        code: Type.Enum(Object.keys(CODES)),
        message: Type.String(),
        field: Type.Optional(Type.String()),
        rule: Type.Optional(Type.String()),
      }),
    },
    { description: 'Refused, with the reason.' },
  ),
};

export interface RouteHouse {
  readonly house: House;
  readonly passes: Passes;
  readonly gate: Gate;
  /** Where a request comes from. */
  place(request: FastifyRequest['raw']): string;
}

const NAME = /^[A-Za-z0-9_-]{1,40}$/;

/** Puts a route on the server with its schema, which is also what the OpenAPI document shows. */
export function serveRoute(
  app: FastifyInstance,
  { house, passes, gate, place }: RouteHouse,
  route: Route,
): void {
  const { method, url, about, fields = {}, run, known = forKnown.has(run) } = route;
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const body = Type.Object(fields, { additionalProperties: false });
  const check = checkOf(body);
  const part = method === 'GET' ? 'querystring' : 'body';
  app.route({
    method,
    url,
    schema: {
      summary: about,
      security: known ? [{ session: [] }] : [{}, { session: [] }],
      response: ANSWERS,
      ...(Object.keys(fields).length > 0 ? { [part]: body } : {}),
      ...(names.length > 0
        ? { params: Type.Object(Object.fromEntries(names.map((name) => [name, Type.String()]))) }
        : {}),
    },
    // Checked below, so that both sides of the protocol refuse in the same words.
    validatorCompiler: () => () => true,
    // The answers are described above, not made from that.
    serializerCompiler: () => (answer) => textOf(answer as object),
    handler: async (request, reply) => {
      const given = givenIn(request, method === 'GET');
      const params = (request.params ?? {}) as Record<string, string>;
      const wrong = names.find((name) => !NAME.test(params[name] ?? ''));
      const problem = wrong
        ? { field: wrong, reason: `is not the name of a ${wrong}` }
        : (check(given) ?? route.problem?.(given));
      if (problem) return send(reply, malformed(problem));
      const from = place(request.raw);
      const turn = gate.wait(from, request.raw.socket);
      if (turn) await turn;
      const session = sessionIn(request);
      const known = session ? await passes.look(session, params.match) : undefined;
      if (session !== undefined && known === undefined) return send(reply, notSignedIn());
      const closed =
        known && ((route.evenShut ? undefined : await shutOut(house, known)) ?? notOpenTo(known));
      const language = languageFor(known?.player, request.headers['accept-language']);
      if (closed) return send(reply, closed, { language });
      if (session) await passes.used(session);
      const answer = await run({
        player: known?.player,
        seats: known?.seats ?? [],
        session,
        given: { ...given, ...params },
        device: deviceOf(request.headers['user-agent']),
        language,
        from,
        // A request whose body was read counts as destroyed itself; only the answer tells whether someone waits.
        gone: () => reply.raw.destroyed,
        remember: (cookie) => void reply.header('set-cookie', cookie),
      });
      if (!(answer instanceof Pieces)) return send(reply, answer, { language });
      // Made here already: it is not to be turned into JSON once more.
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(Readable.from(answer.json, { objectMode: false }));
    },
  });
}

function notOpenTo({ unwelcome }: Known) {
  return unwelcome ? notOpen() : undefined;
}

function givenIn({ query, body }: FastifyRequest, inQuery: boolean): Record<string, unknown> {
  if (!inQuery) return isRecord(body) ? body : {};
  const entries = Object.entries(isRecord(query) ? query : {});
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
    ]),
  );
}

/** The hash of the session's token; empty when something else was named. */
function sessionIn({ headers: { authorization } }: FastifyRequest): string | undefined {
  if (authorization === undefined) return undefined;
  const token = /^Bearer ([A-Za-z0-9_-]{16,64})$/.exec(authorization)?.[1];
  return token === undefined ? '' : hashOf(token);
}

interface Wording {
  /** That of who asks; by default what their browser or program asks for. */
  readonly language?: Language;
  /** Other words, where the answer is for a person. */
  readonly body?: (message: string, language: Language) => string;
}

export function send(reply: FastifyReply, answer: Reply, { body, ...asked }: Wording = {}) {
  const language = asked.language ?? askedLanguage(reply.request.headers['accept-language']);
  const spoken = inLanguage(answer, language);
  if (!spoken.ok) reply.code(CODES[spoken.error.code as Code]);
  const sent = spoken.ok || body === undefined ? spoken : body(spoken.error.message, language);
  return reply.header('cache-control', 'no-store').send(sent);
}
