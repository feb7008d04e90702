/** The HTTP side: people, the lobby, and every operation on a match. */

import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { idAmong } from '#engine';
import type { Gate } from '../edge/gate.ts';
import type { GuestWork } from '../edge/guestWork.ts';
import { historyOf } from '../matches/history.ts';
import { createTable, listTables, type NewTable } from '../matches/lobby.ts';
import { wantedBy } from '../matches/quotas.ts';
import type { TalkLimits } from '../matches/talkLimits.ts';
import type { Online } from '../online.ts';
import { announced } from '../people/announcement.ts';
import { accountRoutes } from './account.ts';
import type { Efforts } from './effort.ts';
import { matchId, newTable } from './fields.ts';
import { hello } from './hello.ts';
import type { Rate } from './limits.ts';
import type { Asker } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import { peopleRoutes } from './people.ts';
import { type Route, type RouteHouse, serveRoute, signedIn } from './route.ts';
import { sessionRoutes } from './session.ts';

export interface RouteTerms {
  readonly online: Online;
  readonly gate: Gate;
  readonly hurries: NonNullable<Asker['hurries']>;
  readonly talk: TalkLimits;
  readonly efforts: Efforts;
  /** Who may come as a guest. */
  readonly guests: GuestWork;
  /** Where a request comes from. */
  readonly place: RouteHouse['place'];
  /** Requests that send a mail, from one place. */
  readonly letters: Rate;
  /** Hooks that are tried from one place. */
  readonly tries: Rate;
}

const LISTS = ['open', 'playing', 'over', 'mine'] as const;

export function routesOf(terms: RouteTerms): Route[] {
  const { hurries, efforts, talk } = terms;
  const { house, people } = terms.online;
  return [
    {
      method: 'GET',
      url: '',
      about: 'What this server is and which games it has.',
      run: async () => ({ ok: true, ...hello(house.games) }),
    },
    {
      method: 'GET',
      url: '/announcement',
      about: 'What the host has to say to everyone, where there is something.',
      run: async () => {
        const announcement = await announced(house);
        return { ok: true, ...(announcement ? { announcement } : {}) };
      },
    },
    ...sessionRoutes(terms),
    ...accountRoutes(terms),
    ...peopleRoutes(terms),
    {
      method: 'GET',
      url: '/matches',
      about: 'Tables: open, playing, over, or your own.',
      fields: { list: Type.Enum([...LISTS]) },
      run: async ({ player, given }) => ({
        ok: true,
        tables: await listTables(house, idAmong(LISTS, given.list), player),
      }),
    },
    {
      method: 'GET',
      url: '/history',
      about: 'Your finished matches, the newest first, or those before one of them.',
      fields: { before: Type.Optional(matchId) },
      run: signedIn((player, { given: { before } }) =>
        historyOf(house, player, before === undefined ? undefined : String(before)),
      ),
    },
    {
      method: 'POST',
      url: '/matches',
      about: 'Sets up a table.',
      fields: newTable,
      run: signedIn((player, { given, from }) => {
        const wanted = given as unknown as NewTable;
        const asks = { player: player.id, place: from, wanted: wantedBy(wanted.players ?? []) };
        return house.quotas.within(asks, async () => {
          const made = await createTable(house, player, wanted);
          if (made.ok) house.quotas.note(from, made.table.id);
          return made;
        });
      }),
    },
    ...Object.entries(OPERATIONS).map(([op, { about, fields, problem, reads, known, run }]): Route => {
      const { match: _, ...rest } = fields;
      const method = reads && !('action' in fields) ? 'GET' : 'POST';
      return {
        method,
        url: `/matches/:match/${op}`,
        about,
        fields: rest,
        ...(problem ? { problem } : {}),
        known,
        run: ({ player, seats, given, from, device, gone }) =>
          run({ house, player, seats, from, device, gone, hurries, efforts, people, talk }, given as never),
      };
    }),
  ];
}

export function serveRoutes(app: FastifyInstance, terms: RouteTerms): void {
  const { online, gate, place } = terms;
  for (const route of routesOf(terms))
    serveRoute(app, { house: online.house, passes: online.passes, gate, place }, route);
}
