/** What was done at the host's console, by whom, and when. Nothing is ever taken out of it. */
import { behind, type Part, type Place, partOf } from './pages.ts';
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

  /** What came of something that was noted before it was done. */
  async settle(id: string, detail: object): Promise<void> {
    await this.#sql.query('UPDATE audit SET detail = ? WHERE id = ?', [JSON.stringify(detail), id]);
  }

  /** The newest first, before a time; without those actions. */
  async list(without: readonly string[], before: number, after?: Place): Promise<Part<AuditRow>> {
    const marks = without.map(() => '?').join(', ');
    const from = behind('at', 'id', after);
    const rows = await this.#sql.query(
      `SELECT * FROM audit WHERE at < ?${without.length > 0 ? ` AND action NOT IN (${marks})` : ''} AND ${from.text}
       ORDER BY at DESC, id LIMIT ${LISTED + 1}`,
      [before, ...without, ...from.values],
    );
    const list = rows.map(({ id, at, who, action, about, detail }) => ({
      id: String(id),
      at: Number(at),
      who: String(who),
      action: String(action),
      about: String(about),
      detail: JSON.parse(String(detail)),
    }));
    return partOf(list, LISTED);
  }
}
