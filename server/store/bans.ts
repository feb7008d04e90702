/** Who is shut out: persons, and ranges of addresses. */
import { behind, type Part, type Place, partOf } from './pages.ts';
import type { Row, Sql } from './sql.ts';

export interface Ban {
  readonly id: string;
  /** Whom, or which addresses, such as `203.0.113.0/24` or `2001:db8::/48`. */
  readonly player?: string;
  /** What that person is called now. */
  readonly name?: string;
  readonly addresses?: string;
  readonly reason: string;
  readonly created: number;
  /** Without it, for good. */
  readonly until?: number;
}

const BANS = 'SELECT b.*, p.name FROM bans b LEFT JOIN players p ON p.id = b.player';
const LISTED = 200;

export class Bans {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Those that hold now, the newest first. */
  async all(now: number, after?: Place): Promise<Part<Ban>> {
    const from = behind('b.created', 'b.id', after);
    const rows = await this.#sql.query(
      `${BANS} WHERE (b.until IS NULL OR b.until > ?) AND ${from.text}
       ORDER BY b.created DESC, b.id LIMIT ${LISTED + 1}`,
      [now, ...from.values],
    );
    return partOf(rows.map(banOf), LISTED);
  }

  /** All that a person has had, the longest first. */
  async of(player: string): Promise<Ban[]> {
    const rows = await this.#sql.query(
      `${BANS} WHERE b.player = ? ORDER BY CASE WHEN b.until IS NULL THEN 0 ELSE 1 END, b.until DESC, b.id`,
      [player],
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

function banOf({ id, player, name, addresses, reason, created, until }: Row): Ban {
  return {
    id: String(id),
    reason: String(reason),
    created: Number(created),
    ...(player === null ? {} : { player: String(player) }),
    ...(typeof name === 'string' ? { name } : {}),
    ...(addresses === null ? {} : { addresses: String(addresses) }),
    ...(until === null ? {} : { until: Number(until) }),
  };
}
