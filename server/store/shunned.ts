/** People whom a person has named: those they block, or those they mute. */
import type { Sql } from './sql.ts';

export interface Shunned {
  readonly player: string;
  /** What they were called then. */
  readonly name: string;
  readonly created: number;
}

const COLUMNS = { blocks: 'blocked', mutes: 'muted' } as const;

export class Shuns {
  readonly #sql: Sql;
  readonly #table: keyof typeof COLUMNS;
  readonly #column: string;

  constructor(sql: Sql, table: keyof typeof COLUMNS) {
    this.#sql = sql;
    this.#table = table;
    this.#column = COLUMNS[table];
  }

  async of(player: string): Promise<Shunned[]> {
    const rows = await this.#sql.query(
      `SELECT ${this.#column} AS player, name, created FROM ${this.#table} WHERE player = ?
       ORDER BY created, ${this.#column}`,
      [player],
    );
    return rows.map(({ player: other, name, created }) => ({
      player: String(other),
      name: String(name),
      created: Number(created),
    }));
  }

  async add(player: string, other: Shunned): Promise<void> {
    await this.#sql.query(
      `INSERT INTO ${this.#table} (player, ${this.#column}, name, created) VALUES (?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
      [player, other.player, other.name, other.created],
    );
  }

  async remove(player: string, other: string): Promise<boolean> {
    const gone = await this.#sql.query(
      `DELETE FROM ${this.#table} WHERE player = ? AND ${this.#column} = ? RETURNING name`,
      [player, other],
    );
    return gone.length > 0;
  }
}
