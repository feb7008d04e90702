/** The HTTP side: sessions, the lobby, and every operation on a match. All answers have the shape of the socket's. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type TProperties } from 'typebox';
import { CODES, type Code, DONE, fail, type Reply } from '../answer.ts';
import type { House } from '../matches/house.ts';
import { createTable, listTables, type NewTable } from '../matches/lobby.ts';
import type { Player } from '../store/index.ts';
import { hashOf, newId, newToken } from '../tokens.ts';
import { checkOf } from './check.ts';
import { displayName, newTable } from './fields.ts';
import { hello } from './hello.ts';
import { notSignedIn } from './operation.ts';
import { OPERATIONS } from './operations.ts';

interface Answering {
  readonly player: Player | undefined;
  readonly given: Readonly<Record<string, unknown>>;
}

interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly about: string;
  readonly fields?: TProperties;
  run(asked: Answering): Promise<Reply>;
}

const FORGOTTEN = 'someone';

export function routesOf(house: House): Route[] {
  const { store } = house;
  const signedIn = (run: (player: Player, given: Answering['given']) => Promise<Reply>) => {
    return async ({ player, given }: Answering) => (player ? run(player, given) : notSignedIn());
  };
  return [
    {
      ...{ method: 'GET', url: '', about: 'What this server is and which games it has.' },
      run: async () => ({ ok: true, ...hello(house.games) }),
    },
    {
      ...{ method: 'POST', url: '/session', about: 'Sits you down as a guest. The token is shown once.' },
      fields: { name: displayName },
      run: async ({ given }) => {
        const token = newToken();
        const player = { id: newId(), name: String(given.name).trim(), created: house.now() };
        await store.createPlayer(player, hashOf(token));
        return { ok: true, player: player.id, name: player.name, token };
      },
    },
    {
      ...{ method: 'GET', url: '/session', about: 'Who you are.' },
      run: signedIn(async ({ id, name }) => ({ ok: true, player: id, name })),
    },
    {
      ...{ method: 'PATCH', url: '/session', about: 'Changes your name, for the tables to come.' },
      fields: { name: displayName },
      run: signedIn(async ({ id }, { name }) => {
        await store.renamePlayer(id, String(name).trim());
        return DONE;
      }),
    },
    {
      ...{
        method: 'DELETE',
        url: '/session',
        about: 'Forgets you: session, names and words. Your moves stay.',
      },
      run: signedIn(async ({ id }) => {
        const held = await store.heldBy(id);
        await store.forgetPlayer(id, FORGOTTEN);
        for (const row of held) {
          await house.on(row.id, async (live): Promise<Reply> => {
            await house.refresh(live);
            return DONE;
          });
        }
        return DONE;
      }),
    },
    {
      ...{ method: 'GET', url: '/session/export', about: 'All that is kept about you.' },
      run: signedIn(async (player) => ({
        ...{ ok: true, player, tables: await listTables(house, 'mine', player) },
        said: await store.saidBy(player.id),
      })),
    },
    {
      ...{ method: 'GET', url: '/matches', about: 'Tables: open, playing, over, or your own.' },
      fields: { list: Type.Enum(['open', 'playing', 'over', 'mine']) },
      run: async ({ player, given }) => ({
        ...{ ok: true },
        tables: await listTables(house, given.list as 'open' | 'playing' | 'over' | 'mine', player),
      }),
    },
    {
      ...{ method: 'POST', url: '/matches', about: 'Sets up a table.' },
      fields: newTable,
      run: signedIn((player, given) => createTable(house, player, given as unknown as NewTable)),
    },
    ...Object.entries(OPERATIONS).map(([op, { about, fields, reads, run }]): Route => {
      const { match: _, ...rest } = fields;
      const method = reads && !('action' in fields) ? 'GET' : 'POST';
      return {
        ...{ method, url: `/matches/:match/${op}`, about, fields: rest },
        run: ({ player, given }) => run({ house, player }, given as never),
      };
    }),
  ];
}

/** Puts the routes on the server, each with its schema, which is also what the OpenAPI document shows. */
export function serveRoutes(app: FastifyInstance, house: House): void {
  for (const { method, url, about, fields = {}, run } of routesOf(house)) {
    const inPath = url.includes(':match');
    const body = Type.Object(fields, { additionalProperties: false });
    const check = checkOf(body);
    const place = method === 'GET' ? 'querystring' : 'body';
    app.route({
      method,
      url,
      schema: {
        summary: about,
        ...(Object.keys(fields).length > 0 ? { [place]: body } : {}),
        ...(inPath ? { params: Type.Object({ match: Type.String() }) } : {}),
      },
      // Checked below, so that both sides of the protocol refuse in the same words.
      validatorCompiler: () => () => true,
      handler: async (request, reply) => {
        const given = givenIn(request, method === 'GET');
        const problem = checkMatch(request, inPath) ?? check(given);
        if (problem) {
          return send(
            reply,
            fail('bad-request', `${problem.field} ${problem.reason}`, { field: problem.field }),
          );
        }
        const player = await playerIn(house, request);
        if (player === null) return send(reply, notSignedIn());
        const { match } = request.params as { match?: string };
        return send(reply, await run({ player, given: match ? { ...given, match } : given }));
      },
    });
  }
}

function checkMatch({ params }: FastifyRequest, inPath: boolean) {
  const { match = '' } = (params ?? {}) as { match?: string };
  if (!inPath || /^[A-Za-z0-9_-]{1,40}$/.test(match)) return undefined;
  return { field: 'match', reason: 'is not the name of a match' };
}

function givenIn({ query, body }: FastifyRequest, inQuery: boolean): Record<string, unknown> {
  if (!inQuery) return (body ?? {}) as Record<string, unknown>;
  const entries = Object.entries((query ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
    ]),
  );
}

/** The player of a session; null when the session named is not valid. */
async function playerIn(house: House, { headers }: FastifyRequest): Promise<Player | undefined | null> {
  const { authorization } = headers;
  if (authorization === undefined) return undefined;
  const token = /^Bearer ([A-Za-z0-9_-]{16,64})$/.exec(authorization)?.[1];
  return token === undefined ? null : ((await house.store.playerOf(hashOf(token))) ?? null);
}

export function send(reply: FastifyReply, answer: Reply) {
  if (!answer.ok) reply.code(CODES[answer.error.code as Code]);
  return reply.header('cache-control', 'no-store').send(answer);
}
