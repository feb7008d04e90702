/** What the host's console looks up, and the log of what it did. */
import { type MatchRow, matchOf } from './rows.ts';
import type { Sql } from './sql.ts';

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** When one of their sessions was last in use. */
  readonly seen: number;
  readonly account: boolean;
  /** How many tables they sit at. */
  readonly tables: number;
}

export interface AuditRow {
  readonly id: string;
  readonly at: number;
  readonly action: string;
  readonly about: string;
  readonly detail: unknown;
}

const LISTED = 100;

export class ConsoleStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** By a part of the name, or the whole id; without either, who was here last. */
  async people(text: string): Promise<PersonRow[]> {
    const rows = await this.#sql.query(
      `SELECT p.id, p.name, p.created,
         COALESCE((SELECT MAX(s.seen) FROM sessions s WHERE s.player = p.id), 0) AS seen,
         (SELECT COUNT(DISTINCT h.match) FROM holders h WHERE h.player = p.id) AS tables,
         CASE WHEN EXISTS (SELECT 1 FROM addresses a WHERE a.player = p.id AND a.box IS NOT NULL)
           OR EXISTS (SELECT 1 FROM identities i WHERE i.player = p.id) THEN 1 ELSE 0 END AS account
       FROM players p WHERE ? = '' OR p.id = ? OR LOWER(p.name) LIKE ? ESCAPE '!'
       ORDER BY seen DESC, p.id LIMIT ${LISTED}`,
      [text, text, `%${text.toLowerCase().replace(/[!%_]/g, '!$&')}%`],
    );
    return rows.map(({ id, name, created, seen, tables, account }) => ({
      ...{ id: String(id), name: String(name), created: Number(created), seen: Number(seen) },
      ...{ tables: Number(tables), account: account === 1 },
    }));
  }

  async tables(status: MatchRow['status']): Promise<MatchRow[]> {
    const rows = await this.#sql.query(
      `SELECT * FROM matches WHERE status = ? ORDER BY updated DESC LIMIT ${LISTED}`,
      [status],
    );
    return rows.map(matchOf);
  }

  async note({ id, at, action, about, detail }: AuditRow): Promise<void> {
    await this.#sql.query('INSERT INTO audit (id, at, action, about, detail) VALUES (?, ?, ?, ?, ?)', [
      ...[id, at, action, about, JSON.stringify(detail)],
    ]);
  }

  async log(): Promise<AuditRow[]> {
    const rows = await this.#sql.query('SELECT * FROM audit ORDER BY at DESC, id LIMIT 500');
    return rows.map(({ id, at, action, about, detail }) => ({
      ...{ id: String(id), at: Number(at), action: String(action), about: String(about) },
      detail: JSON.parse(String(detail)),
    }));
  }
}
