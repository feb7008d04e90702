/** Who is shut out: persons, and ranges of addresses. */
import type { Row, Sql } from './sql.ts';

export interface Ban {
  readonly id: string;
  /** Whom, or which addresses, such as `203.0.113.0/24` or `2001:db8::/48`. */
  readonly player?: string;
  readonly addresses?: string;
  readonly reason: string;
  readonly created: number;
  /** Without it, for good. */
  readonly until?: number;
}

export class Bans {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async all(now: number): Promise<Ban[]> {
    const rows = await this.#sql.query(
      'SELECT * FROM bans WHERE until IS NULL OR until > ? ORDER BY created DESC, id LIMIT 1000',
      [now],
    );
    return rows.map(banOf);
  }

  async ranges(now: number): Promise<string[]> {
    const rows = await this.#sql.query(
      'SELECT addresses FROM bans WHERE addresses IS NOT NULL AND (until IS NULL OR until > ?)',
      [now],
    );
    return rows.map(({ addresses }) => String(addresses));
  }

  async add({ id, player, addresses, reason, created, until }: Ban): Promise<void> {
    await this.#sql.query(
      'INSERT INTO bans (id, player, addresses, reason, created, until) VALUES (?, ?, ?, ?, ?, ?)',
      [id, player ?? null, addresses ?? null, reason, created, until ?? null],
    );
  }

  /** The ban that was lifted, if there was one. */
  async lift(id: string): Promise<Ban | undefined> {
    const [row] = await this.#sql.query('DELETE FROM bans WHERE id = ? RETURNING *', [id]);
    return row && banOf(row);
  }
}

function banOf({ id, player, addresses, reason, created, until }: Row): Ban {
  return {
    ...{ id: String(id), reason: String(reason), created: Number(created) },
    ...(player === null ? {} : { player: String(player) }),
    ...(addresses === null ? {} : { addresses: String(addresses) }),
    ...(until === null ? {} : { until: Number(until) }),
  };
}
