/** Web hooks as they are kept: where else a person, or everyone at a table, wants to be called. */
import { columnsOf } from './rows.ts';
import { attempt, type Row, type Sql } from './sql.ts';

export const HOOK_KINDS = ['generic', 'discord'] as const;
export type HookKind = (typeof HOOK_KINDS)[number];

export interface HookRow {
  readonly id: string;
  readonly player: string;
  readonly kind: HookKind;
  readonly url: string;
  /** What messages are signed with: it cannot be kept as a hash. */
  readonly secret: string;
  /** For everyone at this table; without it, for its person at every table. */
  readonly match?: string;
  readonly created: number;
  /** Deliveries given up in a row. */
  readonly failures: number;
  /** How the last one went. */
  readonly last?: string;
}

export class Hooks {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async of(player: string): Promise<HookRow[]> {
    const rows = await this.#sql.query('SELECT * FROM hooks WHERE player = ? ORDER BY created, id', [player]);
    return rows.map(hookOf);
  }

  async one(id: string): Promise<HookRow | undefined> {
    const [row] = await this.#sql.query('SELECT * FROM hooks WHERE id = ?', [id]);
    return row && hookOf(row);
  }

  /** False, and then nothing is written, where the person has so many already. */
  add({ id, player, kind, url, secret, match, created }: HookRow, most: number): Promise<boolean> {
    return attempt(this.#sql, [
      // One after the other, or many at once would all find room.
      { text: 'UPDATE players SET name = name WHERE id = ?', values: [player] },
      {
        text: `INSERT INTO hooks (id, player, kind, url, secret, match, created, failures)
          SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT),
            CAST(? AS TEXT), CAST(? AS BIGINT), 0
          WHERE (SELECT COUNT(*) FROM hooks WHERE player = ?) < ? RETURNING id`,
        values: [id, player, kind, url, secret, match ?? null, created, player, most],
        must: true,
      },
    ]);
  }

  async drop(player: string, id: string): Promise<boolean> {
    const gone = await this.#sql.query('DELETE FROM hooks WHERE player = ? AND id = ? RETURNING id', [
      ...[player, id],
    ]);
    return gone.length > 0;
  }

  /** Notes how a delivery went. */
  async note(id: string, last: string, went: 'well' | 'badly' | 'given up'): Promise<void> {
    const failures = went === 'well' ? '0' : went === 'badly' ? 'failures' : 'failures + 1';
    await this.#sql.query(`UPDATE hooks SET last = ?, failures = ${failures} WHERE id = ?`, [last, id]);
  }
}

export function hookOf(columns: Row): HookRow {
  const { match, last, ...row } = columnsOf<HookRow>(columns);
  return { ...row, ...(match ? { match } : {}), ...(last ? { last } : {}) };
}
