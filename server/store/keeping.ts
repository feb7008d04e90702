/**
 * What nobody comes back for, by age. Of matches only those of guests alone are ever named, and only what nobody else was
 * shown: what belongs to someone who signs in, or may have been passed on, is theirs to delete.
 */
import { attempt, type Sql, type Statement } from './sql.ts';

/** So many are looked at, at once. */
const AT_ONCE = 200;

/** A person with a way to sign in again. */
const SIGNS_IN = (player: string) =>
  `(EXISTS (SELECT 1 FROM addresses a WHERE a.player = ${player} AND a.box IS NOT NULL)
    OR EXISTS (SELECT 1 FROM identities i WHERE i.player = ${player}))`;

const SOMEONE_SIGNS_IN = `(${SIGNS_IN('m.owner')}
  OR EXISTS (SELECT 1 FROM holders h WHERE h.match = m.id AND ${SIGNS_IN('h.player')}))`;

/** Someone sat there of whom nothing is known any more. */
const SOMEONE_FORGOTTEN = `EXISTS (SELECT 1 FROM seats s WHERE s.match = m.id AND s.kind IN ('person', 'away')
  AND NOT EXISTS (SELECT 1 FROM holders h WHERE h.match = s.match AND h.seat = s.seat))`;

/** A finished match of guests alone that was shown to nobody else. */
const OVER = `m.status = 'over' AND m.updated < ? AND m.shared = 0 AND NOT ${SOMEONE_SIGNS_IN} AND NOT ${SOMEONE_FORGOTTEN}`;

/** A table that never began and at which nobody sits but the guest who set it up. */
const OPEN = `m.status = 'open' AND m.updated < ? AND NOT ${SOMEONE_SIGNS_IN}
  AND NOT EXISTS (SELECT 1 FROM holders h WHERE h.match = m.id AND h.player <> m.owner)`;

/** A guest who sits nowhere, has no table, and has not been seen. */
const GUEST = `p.created < ? AND NOT ${SIGNS_IN('p.id')}
  AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.player = p.id AND s.seen >= ?)
  AND NOT EXISTS (SELECT 1 FROM holders h WHERE h.player = p.id)
  AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.owner = p.id)`;

export class Keeping {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Ends the sessions, of those after this one, that have not been used since; gives where to go on. */
  async endSessions(before: number, after: string): Promise<string | undefined> {
    const [last] = await this.#sql.query(
      `SELECT MAX(token) AS token FROM (SELECT token FROM sessions WHERE token > ? ORDER BY token LIMIT ${AT_ONCE}) page`,
      [after],
    );
    if (last?.token === null || last === undefined) return undefined;
    const to = String(last.token);
    await this.#sql.query('DELETE FROM sessions WHERE token > ? AND token <= ? AND seen < ?', [
      ...[after, to, before],
    ]);
    return to;
  }

  /** Tables that may be put away, of those after this one. */
  async tables(before: number, after: string): Promise<string[]> {
    const rows = await this.#sql.query(
      `SELECT m.id FROM matches m WHERE m.id > ? AND ((${OVER}) OR (${OPEN})) ORDER BY m.id LIMIT ${AT_ONCE}`,
      [after, before, before],
    );
    return rows.map(({ id }) => String(id));
  }

  /** Puts a table away with all that belongs to it, if that may still be done. */
  removeTable(id: string, before: number): Promise<boolean> {
    const gone: readonly Statement[] = [
      'records',
      'snapshots',
      'chat',
      'holders',
      'seats',
      'visits',
      'hooks',
      'presence',
      'instructions',
    ].map((table) => ({ text: `DELETE FROM ${table} WHERE match = ?`, values: [id] }));
    return attempt(this.#sql, [
      {
        text: `UPDATE matches AS m SET seating = seating + 1 WHERE m.id = ? AND ((${OVER}) OR (${OPEN})) RETURNING id`,
        values: [id, before, before],
        must: true,
      },
      ...gone,
      { text: 'DELETE FROM matches WHERE id = ?', values: [id] },
    ]);
  }

  /** Guests who may be forgotten, of those after this one. */
  async guests(before: number, after: string): Promise<string[]> {
    const rows = await this.#sql.query(
      `SELECT p.id FROM players p WHERE p.id > ? AND ${GUEST} ORDER BY p.id LIMIT ${AT_ONCE}`,
      [after, before, before],
    );
    return rows.map(({ id }) => String(id));
  }
}
