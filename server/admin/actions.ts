/** What the host's console can do. The page and `orrery admin` ask for the same things, over HTTP and with the token. */
import Type, { type TProperties } from 'typebox';
import { DONE, fail, type Reply } from '../answer.ts';
import * as f from '../api/fields.ts';
import type { Online } from '../online.ts';
import { RANGE_WORDS, rangeOf } from '../people/addresses.ts';
import { announce } from '../people/announcement.ts';
import { vacate } from '../people/bans.ts';
import { forget } from '../people/forget.ts';
import type { Ban } from '../store/index.ts';
import { newId } from '../tokens.ts';
import { closeTable } from './closing.ts';
import { after, further, placeIn } from './parts.ts';
import { consoleReport, consoleTable } from './tables.ts';

export interface ConsoleAction {
  /** What only looks is asked by GET. */
  readonly method: 'GET' | 'POST';
  readonly summary: string;
  readonly fields: TProperties;
  /** What it is about, for the log. */
  about(given: Given): string;
  run(online: Online, given: Given): Promise<Reply>;
}

export type Given = Readonly<Record<string, unknown>>;

const DAY = 24 * 3_600_000;
const words = Type.String({
  description: 'plain text of at most 500 characters',
  maxLength: 500,
  pattern: '^(?:[^\\p{Cc}\\p{Cs}]|[\\n\\t])*$',
});
const id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
const STATUSES = ['open', 'playing', 'over'] as const;
const of = (name: string) => (given: Given) => String(given[name] ?? '');

/** Looks into the store; everything else changes something. */
const LOOKS: Readonly<Record<string, ConsoleAction>> = {
  people: {
    method: 'GET',
    summary: 'People, by a part of their name or their id; who came last comes first.',
    fields: { search: Type.Optional(Type.String({ maxLength: 64 })), after },
    about: of('search'),
    run: async ({ house }, { search = '', after: from }) => {
      const { console } = house.store;
      const found = await console.people(String(search).trim(), house.now(), placeIn(from));
      return { ok: true, people: found.list, ...further(found, ({ created }) => created) };
    },
  },

  person: {
    method: 'GET',
    summary: 'One person: their tables, what was reported about them, and whether they are shut out.',
    fields: { player: f.playerId },
    about: of('player'),
    run: async ({ house }, { player }) => {
      const { console, bans, reports } = house.store;
      const wanted = String(player);
      const { list: people } = await console.people(wanted, house.now());
      const person = people.find((one) => one.id === wanted);
      if (person === undefined) return nobody('player');
      const { list: rows } = await console.tables({ player: wanted });
      const tables = await Promise.all(rows.map((row) => consoleTable(house, row)));
      const { list: about } = await reports.list({ all: true, about: wanted });
      const told = about.map((report) => consoleReport(house, report));
      return { ok: true, person, tables, bans: await bans.of(wanted), reports: told };
    },
  },

  tables: {
    method: 'GET',
    summary:
      'Tables, also those by link, the newest first: open, playing, over, or all; of one person, or of all.',
    fields: {
      status: Type.Optional(Type.Enum([...STATUSES])),
      player: Type.Optional(f.playerId),
      after,
    },
    about: ({ status, player }) => String(player ?? status ?? ''),
    run: async ({ house }, { status: wanted, player, after: from }) => {
      const status = STATUSES.find((one) => one === wanted);
      const whose = {
        ...(status ? { status } : {}),
        ...(player === undefined ? {} : { player: String(player) }),
      };
      const found = await house.store.console.tables(whose, placeIn(from));
      const tables = await Promise.all(found.list.map((row) => consoleTable(house, row)));
      return { ok: true, tables, ...further(found, ({ updated }) => updated) };
    },
  },

  reports: {
    method: 'GET',
    summary: 'What was reported and not handled yet; or all.',
    fields: { all: Type.Optional(Type.Enum(['yes'])), after },
    about: of('all'),
    run: async ({ house }, { all, after: from }) => {
      const found = await house.store.reports.list({ all: all === 'yes' }, placeIn(from));
      const reports = found.list.map((report) => consoleReport(house, report));
      return { ok: true, reports, ...further(found, ({ created }) => created) };
    },
  },

  bans: {
    method: 'GET',
    summary: 'Who is shut out: persons and addresses.',
    fields: { after },
    about: () => '',
    run: async ({ house }, { after: from }) => {
      const found = await house.store.bans.all(house.now(), placeIn(from));
      return { ok: true, bans: found.list, ...further(found, ({ created }) => created) };
    },
  },

  log: {
    method: 'GET',
    summary: 'What was done here, the newest first; with what was only looked at, and before a time.',
    fields: {
      looks: Type.Optional(Type.Enum(['yes'])),
      before: Type.Optional(Type.String({ pattern: '^\\d{1,16}$' })),
      after,
    },
    about: of('before'),
    run: async ({ house }, { looks, before = Number.MAX_SAFE_INTEGER, after: from }) => {
      const without = looks === 'yes' ? [] : Object.keys(LOOKS);
      const found = await house.store.audit.list(without, Number(before), placeIn(from));
      return { ok: true, log: found.list, ...further(found, ({ at }) => at) };
    },
  },
};

export const ACTIONS: Readonly<Record<string, ConsoleAction>> = {
  ...LOOKS,

  handle: {
    method: 'POST',
    summary: 'A report is done with; with a note.',
    fields: { report: id, note: Type.Optional(words) },
    about: of('report'),
    run: async ({ house }, { report, note = '' }) =>
      (await house.store.reports.handle(String(report), String(note), house.now()))
        ? DONE
        : fail('unknown-page', 'noReport', { field: 'report' }),
  },

  ban: {
    method: 'POST',
    summary: 'Shuts a person or a range of addresses out, for some days or for good.',
    fields: {
      player: Type.Optional(f.playerId),
      addresses: Type.Optional(Type.String({ maxLength: 64 })),
      reason: Type.Optional(words),
      days: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 36_500 })),
    },
    about: ({ player, addresses }) => String(player ?? addresses ?? ''),
    run: ban,
  },

  lift: {
    method: 'POST',
    summary: 'Lifts a ban.',
    fields: { ban: id },
    about: of('ban'),
    run: async ({ house, shut }, { ban: which }) => {
      const lifted = await house.store.bans.lift(String(which));
      if (lifted === undefined) return fail('unknown-page', 'noBan', { field: 'ban' });
      await shut.changed();
      return { ok: true, lifted };
    },
  },

  announce: {
    method: 'POST',
    summary:
      'Says something to everyone in the lobby, for some days or until it is taken down; without words it is.',
    fields: { text: words, days: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 3650 })) },
    about: () => '',
    run: async ({ house }, { text, days }) => {
      await announce(house, String(text), days === undefined ? undefined : Number(days));
      return DONE;
    },
  },

  close: {
    method: 'POST',
    summary: 'Closes a table: one in play ends, one that has not begun is put away.',
    fields: { match: f.matchId, reason: Type.Optional(words) },
    about: of('match'),
    run: ({ house }, { match }) => closeTable(house, String(match)),
  },

  forget: {
    method: 'POST',
    summary: 'Forgets a person, as they could themselves: sessions, addresses, names and words.',
    fields: { player: f.playerId },
    about: of('player'),
    run: async ({ house, people }, { player }) => {
      const gone = String(player);
      if ((await house.store.people.player(gone)) === undefined) return nobody('player');
      await forget(house, gone);
      await people.changed(gone);
      return DONE;
    },
  },
};

async function ban(online: Online, given: Given): Promise<Reply<{ ban: Ban }>> {
  const { house, people, shut } = online;
  const { player, addresses, reason = '', days } = given;
  if ((player === undefined) === (addresses === undefined)) {
    return fail('bad-request', 'playerOrAddresses', { field: 'player' });
  }
  const range = addresses === undefined ? undefined : rangeOf(String(addresses));
  if (addresses !== undefined && range === undefined) {
    return fail('bad-request', ['addresses', RANGE_WORDS], { field: 'addresses' });
  }
  const known = player === undefined ? undefined : await house.store.people.player(String(player));
  if (player !== undefined && known === undefined) return nobody('player');
  const now = house.now();
  const made: Ban = {
    id: newId(),
    reason: String(reason).trim(),
    created: now,
    ...(known ? { player: known.id } : {}),
    ...(range === undefined ? {} : { addresses: range }),
    ...(days === undefined ? {} : { until: now + Number(days) * DAY }),
  };
  await house.store.bans.add(made);
  if (known) {
    await people.changed(known.id);
    await vacate(house, known.id);
  }
  if (range !== undefined) await shut.changed();
  return { ok: true, ban: made };
}

function nobody(field: string) {
  return fail('unknown-page', 'noPerson', { field });
}
