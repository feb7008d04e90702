/** What is said at tables. */
import type { ChatRow } from './rows.ts';
import type { Sql } from './sql.ts';

export class Talk {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Numbers are given one after the other; whoever comes second at the same moment tries again. */
  async say(match: string, line: Omit<ChatRow, 'number'>): Promise<number> {
    const { channel, seat, player, name, text, at } = line;
    for (;;) {
      const [row] = await this.#sql.query(
        `INSERT INTO chat (match, number, channel, seat, player, name, text, at)
         SELECT CAST(? AS TEXT), COALESCE(MAX(number), 0) + 1, CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS TEXT),
           CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT) FROM chat WHERE match = ?
         ON CONFLICT DO NOTHING RETURNING number`,
        [match, channel, seat, player, name, text, at, match],
      );
      if (row) return Number(row.number);
    }
  }

  async of(match: string, after = 0): Promise<ChatRow[]> {
    const rows = await this.#sql.query(
      'SELECT number, channel, seat, player, name, text, at FROM chat WHERE match = ? AND number > ? ORDER BY number',
      [match, after],
    );
    return rows as unknown as ChatRow[];
  }
}
