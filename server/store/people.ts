/** People as they are kept: players, their sessions, and the addresses and identities by which they come back. */
import { paged } from './pages.ts';
import { type ChatRow, columnsOf, type Player, playerOf } from './rows.ts';
import type { Row, Sql, Statement } from './sql.ts';

export interface SessionRow {
  readonly id: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
}

export interface Address {
  /** The address that was confirmed. */
  readonly address?: string;
  /** One that waits for its confirmation. */
  readonly pending?: string;
  /** Whether the person wants to be called there. */
  readonly calls: boolean;
}

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export const boxOf = (address: string): string => address.toLowerCase();

export class People {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async create({ id, name, created, language }: Player): Promise<void> {
    await this.#sql.query('INSERT INTO players (id, name, created, language) VALUES (?, ?, ?, ?)', [
      ...[id, name, created, language ?? null],
    ]);
  }

  /** From now on they are spoken and written to in it. */
  async speak(id: string, language: string): Promise<void> {
    await this.#sql.query('UPDATE players SET language = ? WHERE id = ?', [language, id]);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#sql.query('UPDATE players SET name = ? WHERE id = ?', [name, id]);
  }

  async player(id: string): Promise<Player | undefined> {
    const [row] = await this.#sql.query('SELECT id, name, created, language FROM players WHERE id = ?', [id]);
    return row && playerOf(row);
  }

  // Sessions

  async openSession(token: string, session: SessionRow & { player: string }): Promise<void> {
    const { id, player, device, created, seen } = session;
    await this.#sql.query(
      'INSERT INTO sessions (token, id, player, device, created, seen) VALUES (?, ?, ?, ?, ?, ?)',
      [token, id, player, device, created, seen],
    );
  }

  /** The player of a session, by the hash of its token. */
  async playerOf(token: string): Promise<Player | undefined> {
    const [row] = await this.#sql.query(
      `SELECT p.id, p.name, p.created, p.language FROM sessions s JOIN players p ON p.id = s.player
       WHERE s.token = ?`,
      [token],
    );
    return row && playerOf(row);
  }

  async sessions(player: string): Promise<(SessionRow & { token: string })[]> {
    const rows = await this.#sql.query(
      'SELECT token, id, device, created, seen FROM sessions WHERE player = ? ORDER BY seen DESC, id',
      [player],
    );
    return rows.map(columnsOf<SessionRow & { token: string }>);
  }

  /** Notes that these sessions are in use. */
  async seen(tokens: readonly string[], at: number): Promise<void> {
    for (let i = 0; i < tokens.length; i += 100) {
      const some = tokens.slice(i, i + 100);
      const marks = some.map(() => '?').join(', ');
      await this.#sql.query(`UPDATE sessions SET seen = ? WHERE token IN (${marks})`, [at, ...some]);
    }
  }

  /** Whether a session of this person was in use since then. */
  async isAbout(player: string, since: number): Promise<boolean> {
    const rows = await this.#sql.query('SELECT id FROM sessions WHERE player = ? AND seen >= ? LIMIT 1', [
      ...[player, since],
    ]);
    return rows.length > 0;
  }

  async closeSession(token: string): Promise<void> {
    await this.#sql.query('DELETE FROM sessions WHERE token = ?', [token]);
  }

  /** Ends one session of a person by its name, or all of them. */
  async closeSessions(player: string, id?: string): Promise<number> {
    const [where, key] = id === undefined ? ['', []] : [' AND id = ?', [id]];
    const gone = await this.#sql.query(`DELETE FROM sessions WHERE player = ?${where} RETURNING id`, [
      ...[player, ...key],
    ]);
    return gone.length;
  }

  // How they are known elsewhere

  async address(player: string): Promise<Address | undefined> {
    const [row] = await this.#sql.query('SELECT address, pending, calls FROM addresses WHERE player = ?', [
      player,
    ]);
    return row && addressOf(row);
  }

  async askAddress(player: string, pending: string): Promise<void> {
    await this.#sql.query(
      `INSERT INTO addresses (player, pending, calls) VALUES (?, ?, 1)
       ON CONFLICT (player) DO UPDATE SET pending = excluded.pending`,
      [player, pending],
    );
  }

  /** The address is theirs from now on; false when it is someone else's. */
  async confirmAddress(player: string, address: string): Promise<boolean> {
    const owner = await this.withAddress(address);
    if (owner !== undefined && owner.id !== player) return false;
    await this.#sql.query(
      `INSERT INTO addresses (player, address, box, calls) VALUES (?, ?, ?, 1)
       ON CONFLICT (player) DO UPDATE SET address = excluded.address, box = excluded.box, pending = NULL`,
      [player, address, boxOf(address)],
    );
    return true;
  }

  async callAt(player: string, calls: boolean): Promise<void> {
    await this.#sql.query('UPDATE addresses SET calls = ? WHERE player = ?', [calls ? 1 : 0, player]);
  }

  async dropAddress(player: string): Promise<void> {
    await this.#sql.query('DELETE FROM addresses WHERE player = ?', [player]);
  }

  withAddress(address: string): Promise<Player | undefined> {
    return this.#one('SELECT player FROM addresses WHERE box = ?', [boxOf(address)]);
  }

  withIdentity({ issuer, subject }: Identity): Promise<Player | undefined> {
    return this.#one('SELECT player FROM identities WHERE issuer = ? AND subject = ?', [issuer, subject]);
  }

  async identities(player: string): Promise<Identity[]> {
    const rows = await this.#sql.query(
      'SELECT issuer, subject FROM identities WHERE player = ? ORDER BY issuer, subject',
      [player],
    );
    return rows.map(columnsOf<Identity>);
  }

  async addIdentity(player: string, { issuer, subject }: Identity, at: number): Promise<void> {
    await this.#sql.query('INSERT INTO identities (issuer, subject, player, created) VALUES (?, ?, ?, ?)', [
      ...[issuer, subject, player, at],
    ]);
  }

  /** Whether there is a way back for this person besides the sessions they have. */
  async hasAccount(player: string): Promise<boolean> {
    const rows = await this.#sql.query(
      `SELECT player FROM addresses WHERE player = ? AND box IS NOT NULL
       UNION SELECT player FROM identities WHERE player = ?`,
      [player, player],
    );
    return rows.length > 0;
  }

  // Being together, and being gone

  /** All that a guest has becomes another's: seats, tables, words, devices. */
  async join(guest: string, into: string): Promise<void> {
    const moved: readonly Statement[] = [
      {
        // Whoever comes by link to a seat that is their own by now is its owner.
        text: `INSERT INTO holders (match, seat, player, by_link, device, asked)
          SELECT match, seat, CAST(? AS TEXT), by_link, device, asked FROM holders WHERE player = ?
          ON CONFLICT (match, seat, player) DO UPDATE
            SET by_link = CASE WHEN excluded.by_link IS NULL THEN NULL ELSE holders.by_link END`,
        values: [into, guest],
      },
      { text: 'UPDATE matches SET owner = ? WHERE owner = ?', values: [into, guest] },
      ...['left_by', 'kept'].map((column) => ({
        text: `UPDATE seats SET ${column} = ? WHERE ${column} = ?`,
        values: [into, guest],
      })),
      { text: 'UPDATE instructions SET giver = ? WHERE giver = ?', values: [into, guest] },
      // Who was shut out as a guest is shut out as whoever they turn out to be.
      ...['chat', 'sessions', 'hooks', 'bans'].map((table) => ({
        text: `UPDATE ${table} SET player = ? WHERE player = ?`,
        values: [into, guest],
      })),
      ...['reporter', 'person'].map((column) => ({
        text: `UPDATE reports SET ${column} = ? WHERE ${column} = ?`,
        values: [into, guest],
      })),
      ...SHUNNED.flatMap((shunned) => takenOver(shunned, guest, into)),
    ];
    const gone = goneFrom(['holders', 'blocks', 'mutes', ...KEPT_BY_PLAYER], guest);
    await this.#sql.batch([...moved, ...SHUNNED.map((shunned) => notNamed(shunned, guest)), ...gone]);
  }

  /** Forgets a person at one table: their name there, and that they held a seat. The table passes on to who is left. */
  async forgetAt(id: string, match: string, instead: string): Promise<void> {
    await this.#sql.batch([
      {
        text: `UPDATE seats SET name = ?, token = NULL,
          kind = CASE WHEN kind = 'person' THEN 'away' ELSE kind END
          WHERE match = ? AND EXISTS
            (SELECT 1 FROM holders h WHERE h.match = seats.match AND h.seat = seats.seat AND h.player = ?
              AND h.by_link IS NULL)`,
        values: [instead, match, id],
      },
      {
        text: `DELETE FROM instructions WHERE match = ? AND seat IN
          (SELECT h.seat FROM holders h WHERE h.match = ? AND h.player = ? AND h.by_link IS NULL)`,
        values: [match, match, id],
      },
      { text: 'DELETE FROM holders WHERE match = ? AND player = ?', values: [match, id] },
      { text: 'DELETE FROM instructions WHERE match = ? AND giver = ?', values: [match, id] },
      {
        text: `UPDATE matches SET owner = COALESCE((SELECT h.player FROM holders h WHERE h.match = matches.id
            ORDER BY CASE WHEN h.by_link IS NULL THEN 0 ELSE 1 END, h.player LIMIT 1), '')
          WHERE id = ? AND owner = ?`,
        values: [match, id],
      },
    ]);
  }

  /** Forgets a person besides their tables: what they said, how they are reached, and letters about their addresses. */
  async forget(
    id: string,
    instead: string,
    letters: readonly { readonly address: string; readonly about: string }[],
  ): Promise<void> {
    for (;;) {
      const lines = await this.#sql.query(
        `UPDATE chat SET name = ?, text = '', player = '' WHERE player = ? AND number IN
           (SELECT number FROM chat WHERE player = ? LIMIT 200) RETURNING number`,
        [instead, id, id],
      );
      if (lines.length === 0) break;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await this.#sql.batch([
      ...letters.flatMap(({ address, about }) => [
        { text: "DELETE FROM outbox WHERE kind IN ('confirm', 'enter') AND about = ?", values: [about] },
        {
          text: 'DELETE FROM links WHERE LOWER(body) = ?',
          values: [JSON.stringify({ address }).toLowerCase()],
        },
      ]),
      // The seats they had left for good, and those kept for them.
      { text: "UPDATE seats SET name = '', kept = NULL WHERE kept = ?", values: [id] },
      { text: 'UPDATE seats SET name = ?, left_by = NULL WHERE left_by = ?', values: [instead, id] },
      ...SHUNNED.map((shunned) => notNamed(shunned, id)),
      ...goneFrom(
        ['holders', 'sessions', 'identities', 'hooks', 'blocks', 'mutes', 'bans', ...KEPT_BY_PLAYER],
        id,
      ),
    ]);
  }

  /** Everything a person has said, where it is still kept. */
  saidBy(player: string): AsyncIterable<Omit<ChatRow, 'player'> & { match: string }> {
    return paged(async (last, most) => {
      const rows = await this.#sql.query(
        `SELECT match, number, channel, seat, name, text, at FROM chat
         WHERE player = ? AND (match > ? OR (match = ? AND number > ?)) ORDER BY match, number LIMIT ${most}`,
        [player, last?.match ?? '', last?.match ?? '', last?.number ?? 0],
      );
      return rows.map(columnsOf<Omit<ChatRow, 'player'> & { match: string }>);
    });
  }

  async #one(text: string, values: readonly string[]): Promise<Player | undefined> {
    const [row] = await this.#sql.query(text, values);
    return row && this.player(String(row.player));
  }
}

/** Where people name others whom they do not want to meet or to read. */
const SHUNNED = [
  { table: 'blocks', column: 'blocked' },
  { table: 'mutes', column: 'muted' },
] as const;
type Shunned = (typeof SHUNNED)[number];

function notNamed({ table, column }: Shunned, player: string): Statement {
  return { text: `DELETE FROM ${table} WHERE ${column} = ?`, values: [player] };
}

/** Whom someone named, and who named them, goes over to another; nobody names themselves. */
function takenOver({ table, column }: Shunned, from: string, to: string): Statement[] {
  return [
    {
      text: `INSERT INTO ${table} (player, ${column}, name, created)
        SELECT CAST(? AS TEXT), ${column}, name, created FROM ${table} WHERE player = ? AND ${column} <> ?
        ON CONFLICT DO NOTHING`,
      values: [to, from, to],
    },
    {
      text: `INSERT INTO ${table} (player, ${column}, name, created)
        SELECT player, CAST(? AS TEXT), name, created FROM ${table} WHERE ${column} = ? AND player <> ?
        ON CONFLICT DO NOTHING`,
      values: [to, from, to],
    },
  ];
}

/** What nobody else can make use of. */
const KEPT_BY_PLAYER = ['addresses', 'links', 'pairings', 'visits', 'outbox'];

function goneFrom(tables: readonly string[], player: string): Statement[] {
  return [
    ...tables.map((table) => ({ text: `DELETE FROM ${table} WHERE player = ?`, values: [player] })),
    { text: 'DELETE FROM players WHERE id = ?', values: [player] },
  ];
}

function addressOf({ address, pending, calls }: Row): Address {
  return {
    ...(address === null ? {} : { address: String(address) }),
    ...(pending === null ? {} : { pending: String(pending) }),
    calls: calls === 1,
  };
}
