/**
 * What the host's console can do. The page and `orrery admin` do the same things: over HTTP, or on the store itself.
 * Whatever changes something is written into the log.
 */
import Type, { type TProperties } from 'typebox';
import { DONE, fail, type Reply } from '../answer.ts';
import * as f from '../api/fields.ts';
import { end } from '../matches/ending.ts';
import { AGAIN, type House } from '../matches/house.ts';
import { rangeOf } from '../people/addresses.ts';
import type { PeopleChanges } from '../people/changes.ts';
import { newId } from '../tokens.ts';
import { tableOf } from './tables.ts';

export interface ConsoleTerms {
  readonly house: House;
  readonly people: PeopleChanges;
}

export interface ConsoleAction {
  readonly method: 'GET' | 'POST';
  readonly about: string;
  readonly fields: TProperties;
  run(terms: ConsoleTerms, given: Readonly<Record<string, unknown>>): Promise<Reply>;
}

const DAY = 24 * 3_600_000;
const words = Type.String({ maxLength: 500, pattern: '^(?:[^\\p{Cc}\\p{Cs}]|[\\n\\t])*$' });
const id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });

export const ACTIONS: Readonly<Record<string, ConsoleAction>> = {
  people: {
    ...{ method: 'GET', about: 'People, by a part of their name or their id; who was here last comes first.' },
    fields: { search: Type.Optional(Type.String({ maxLength: 64 })) },
    run: async ({ house }, { search = '' }) => ({
      ...{ ok: true, people: await house.store.console.people(String(search)) },
    }),
  },

  tables: {
    ...{ method: 'GET', about: 'Tables, also those by link: open, playing or over.' },
    fields: { status: Type.Enum(['open', 'playing', 'over']) },
    run: async ({ house }, { status }) => {
      const rows = await house.store.console.tables(status as 'open' | 'playing' | 'over');
      return { ok: true, tables: await Promise.all(rows.map((row) => tableOf(house, row))) };
    },
  },

  reports: {
    ...{ method: 'GET', about: 'What was reported and not settled yet; or all.' },
    fields: { all: Type.Optional(Type.Enum(['yes'])) },
    run: async ({ house }, { all }) => ({ ok: true, reports: await house.store.reports.list(all === 'yes') }),
  },

  settle: {
    ...{ method: 'POST', about: 'Settles a report, with a note.', fields: { report: id, note: Type.Optional(words) } },
    run: async ({ house }, { report, note = '' }) => {
      if (!(await house.store.reports.settle(String(report), String(note), house.now()))) {
        return fail('unknown-page', 'there is no such report', { field: 'report' });
      }
      return noted(house, 'settle', String(report), { note });
    },
  },

  bans: {
    ...{ method: 'GET', about: 'Who is shut out: persons and addresses.', fields: {} },
    run: async ({ house }) => ({ ok: true, bans: await house.store.bans.all(house.now()) }),
  },

  ban: {
    method: 'POST',
    about: 'Shuts a person or a range of addresses out, for some days or for good.',
    fields: {
      player: Type.Optional(f.playerId),
      addresses: Type.Optional(Type.String({ maxLength: 64 })),
      reason: Type.Optional(words),
      days: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 36_500 })),
    },
    run: async ({ house, people }, { player, addresses, reason = '', days }) => {
      const range = addresses === undefined ? undefined : rangeOf(String(addresses));
      if ((player === undefined) === (addresses === undefined)) {
        return fail('bad-request', 'name either a player or addresses', { field: 'player' });
      }
      if (addresses !== undefined && range === undefined) {
        const such = 'such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48, not wider than /8';
        return fail('bad-request', `addresses must be an address or a range ${such}`, { field: 'addresses' });
      }
      if (player !== undefined && (await house.store.people.player(String(player))) === undefined) {
        return fail('bad-request', 'player is nobody here', { field: 'player' });
      }
      const now = house.now();
      const ban = {
        ...{ id: newId(), reason: String(reason), created: now },
        ...(player === undefined ? {} : { player: String(player) }),
        ...(range === undefined ? {} : { addresses: range }),
        ...(days === undefined ? {} : { until: now + Number(days) * DAY }),
      };
      await house.store.bans.add(ban);
      if (player !== undefined) people.changed(String(player));
      if (range !== undefined) people.shut();
      return { ...(await noted(house, 'ban', String(player ?? range), ban)), ban };
    },
  },

  lift: {
    ...{ method: 'POST', about: 'Lifts a ban.', fields: { ban: id } },
    run: async ({ house, people }, { ban }) => {
      const lifted = await house.store.bans.lift(String(ban));
      if (lifted === undefined) return fail('unknown-page', 'there is no such ban', { field: 'ban' });
      if (lifted.player !== undefined) people.changed(lifted.player);
      else people.shut();
      return noted(house, 'lift', lifted.player ?? lifted.addresses ?? '', lifted);
    },
  },

  close: {
    ...{ method: 'POST', about: 'Closes a table: one in play ends, one that waits is put away.' },
    fields: { match: f.matchId, reason: Type.Optional(words) },
    run: async ({ house }, { match, reason = '' }) => {
      const closed = await house.around(String(match), async (live): Promise<Reply | typeof AGAIN> => {
        if (!(await house.reread(live))) return AGAIN;
        if (live.row.status === 'over') return fail('over', 'the match is over');
        if (live.row.status === 'playing') return (await end(house, live, { how: 'closed' })) ? DONE : AGAIN;
        if (!(await house.store.lobby.remove(live.row))) return AGAIN;
        house.forget(live.id);
        return DONE;
      });
      return closed.ok ? noted(house, 'close', String(match), { reason }) : closed;
    },
  },

  log: {
    ...{ method: 'GET', about: 'What the console did, the newest first.', fields: {} },
    run: async ({ house }) => ({ ok: true, log: await house.store.console.log() }),
  },
};

async function noted(house: House, action: string, about: string, detail: object): Promise<Reply> {
  await house.store.console.note({ id: newId(), at: house.now(), action, about, detail });
  return DONE;
}
