/** What the host's console looks up: people and tables, whoever may see them otherwise. */
import { behind, type Part, type Place, partOf } from './pages.ts';
import { type MatchRow, matchOf } from './rows.ts';
import type { Sql } from './sql.ts';

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** When one of their sessions was last in use. */
  readonly seen: number;
  /** Whether they can sign in again. */
  readonly account: boolean;
  /** How many tables they sit at. */
  readonly tables: number;
  /** How much was reported about them, and whether they are shut out. */
  readonly reports: number;
  readonly banned: boolean;
}

const LISTED = 100;

export class ConsoleStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** By a part of the name, or the whole id; without either, who came last. */
  async people(text: string, now: number, after?: Place): Promise<Part<PersonRow>> {
    const part = (words: string) => `%${words.replace(/[!%_]/g, '!$&')}%`;
    const from = behind('created', 'id', after);
    const rows = await this.#sql.query(
      `SELECT p.id, p.name, p.created,
         COALESCE((SELECT MAX(s.seen) FROM sessions s WHERE s.player = p.id), 0) AS seen,
         (SELECT COUNT(DISTINCT h.match) FROM holders h WHERE h.player = p.id) AS tables,
         (SELECT COUNT(*) FROM reports r WHERE r.person = p.id) AS reports,
         (SELECT COUNT(*) FROM bans b WHERE b.player = p.id AND (b.until IS NULL OR b.until > ?)) AS bans,
         CASE WHEN EXISTS (SELECT 1 FROM addresses a WHERE a.player = p.id AND a.box IS NOT NULL)
           OR EXISTS (SELECT 1 FROM identities i WHERE i.player = p.id) THEN 1 ELSE 0 END AS account
       FROM (SELECT id, name, created FROM players
         WHERE (CAST(? AS TEXT) = '' OR id = ? OR name LIKE ? ESCAPE '!' OR LOWER(name) LIKE ? ESCAPE '!')
           AND ${from.text}
         ORDER BY created DESC, id LIMIT ${LISTED + 1}) p
       ORDER BY p.created DESC, p.id`,
      [now, text, text, part(text), part(text.toLowerCase()), ...from.values],
    );
    const people = rows.map(({ id, name, created, seen, tables, reports, bans, account }) => ({
      id: String(id),
      name: String(name),
      created: Number(created),
      seen: Number(seen),
      tables: Number(tables),
      reports: Number(reports),
      account: Number(account) === 1,
      banned: Number(bans) > 0,
    }));
    return partOf(people, LISTED);
  }

  /** The newest: of one status, or of all; of one person, who sits there or has set it up, or of all. */
  async tables({ status, player }: { status?: MatchRow['status']; player?: string }, after?: Place) {
    const from = behind('updated', 'id', after);
    const of =
      player === undefined ? '' : ' AND (id IN (SELECT match FROM holders WHERE player = ?) OR owner = ?)';
    const rows = await this.#sql.query(
      `SELECT * FROM matches WHERE ${status ? 'status = ?' : 'status IS NOT NULL'}${of} AND ${from.text}
       ORDER BY updated DESC, id LIMIT ${LISTED + 1}`,
      [...(status ? [status] : []), ...(player === undefined ? [] : [player, player]), ...from.values],
    );
    return partOf(rows.map(matchOf), LISTED);
  }
}
