/** Small notes of the nodes for each other. */
import type { Sql } from './sql.ts';

export class Marks {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async set(name: string, at: number, body = ''): Promise<void> {
    await this.#sql.query(
      `INSERT INTO marks (name, at, body) VALUES (?, ?, ?)
       ON CONFLICT (name) DO UPDATE SET at = excluded.at, body = excluded.body`,
      [name, at, body],
    );
  }

  async read(name: string): Promise<{ at: number; body: string } | undefined> {
    const [row] = await this.#sql.query('SELECT at, body FROM marks WHERE name = ?', [name]);
    return row && { at: Number(row.at), body: String(row.body) };
  }

  /** Of several nodes that ask, one gets what nobody has had since `before`: it does for all what is to be done now. */
  async mine(name: string, before: number, now: number): Promise<boolean> {
    const rows = await this.#sql.query(
      `INSERT INTO marks (name, at, body) VALUES (?, ?, '')
       ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE marks.at <= ? RETURNING name`,
      [name, now, before],
    );
    return rows.length > 0;
  }
}
