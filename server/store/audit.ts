/** What was done at the host's console, by whom, and when. Nothing is ever taken out of it. */
import type { Sql } from './sql.ts';

export interface AuditRow {
  readonly id: string;
  readonly at: number;
  /** Where they came from and what they used: whoever has the token is the host. */
  readonly who: string;
  readonly action: string;
  readonly about: string;
  readonly detail: unknown;
}

const LISTED = 200;

export class Audit {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async note({ id, at, who, action, about, detail }: AuditRow): Promise<void> {
    await this.#sql.query(
      'INSERT INTO audit (id, at, who, action, about, detail) VALUES (?, ?, ?, ?, ?, ?)',
      [id, at, who, action, about, JSON.stringify(detail)],
    );
  }

  /** The newest first, before a time; without those actions. */
  async list(without: readonly string[], before: number): Promise<AuditRow[]> {
    const marks = without.map(() => '?').join(', ');
    const rows = await this.#sql.query(
      `SELECT * FROM audit WHERE at < ?${without.length > 0 ? ` AND action NOT IN (${marks})` : ''}
       ORDER BY at DESC, id LIMIT ${LISTED}`,
      [before, ...without],
    );
    return rows.map(({ id, at, who, action, about, detail }) => ({
      ...{ id: String(id), at: Number(at), who: String(who), action: String(action), about: String(about) },
      detail: JSON.parse(String(detail)) as unknown,
    }));
  }
}
