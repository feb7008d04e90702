/** Whom a person does not want to meet: who is blocked neither joins where they sit nor is heard by them. */
import type { Sql } from './sql.ts';

export interface Block {
  readonly player: string;
  /** What they were called then. */
  readonly name: string;
  readonly created: number;
}

export class Blocks {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async of(player: string): Promise<Block[]> {
    const rows = await this.#sql.query(
      'SELECT blocked AS player, name, created FROM blocks WHERE player = ? ORDER BY created, blocked',
      [player],
    );
    return rows as unknown as Block[];
  }

  async add(player: string, blocked: Block): Promise<void> {
    await this.#sql.query(
      'INSERT INTO blocks (player, blocked, name, created) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      [player, blocked.player, blocked.name, blocked.created],
    );
  }

  async remove(player: string, blocked: string): Promise<boolean> {
    const gone = await this.#sql.query(
      'DELETE FROM blocks WHERE player = ? AND blocked = ? RETURNING blocked',
      [...[player, blocked]],
    );
    return gone.length > 0;
  }

  /** Whether someone who sits at a table, or set it up, does not want to meet this person. */
  async isUnwelcome(match: string, player: string): Promise<boolean> {
    const rows = await this.#sql.query(
      `SELECT player FROM blocks WHERE blocked = ? AND (player IN (SELECT player FROM holders WHERE match = ?)
         OR player IN (SELECT owner FROM matches WHERE id = ?)) LIMIT 1`,
      [player, match, match],
    );
    return rows.length > 0;
  }
}
