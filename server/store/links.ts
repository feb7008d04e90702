/** One-time links as they are kept: they prove who someone is. Only hashes of their tokens are here. */
import { columnsOf } from './rows.ts';
import type { Row, Sql } from './sql.ts';

/** One-time links: an address is confirmed, someone comes in by mail, is sent to a provider, comes back, wants no more mail. */
export type LinkKind = 'confirm' | 'enter' | 'away' | 'arrive' | 'stop';

export interface LinkRow {
  readonly kind: LinkKind;
  /** Who asked for it. */
  readonly player?: string;
  readonly body: unknown;
}

export class Links {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async make(token: string, { kind, player, body }: LinkRow, expires: number): Promise<void> {
    await this.#sql.query('INSERT INTO links (token, kind, player, body, expires) VALUES (?, ?, ?, ?, ?)', [
      ...[token, kind, player ?? null, JSON.stringify(body), expires],
    ]);
  }

  /** Whoever comes first has it; nobody has it twice. */
  async take(token: string, kind: LinkKind, now: number): Promise<LinkRow | undefined> {
    const [row] = await this.#sql.query(
      'DELETE FROM links WHERE token = ? AND kind = ? AND expires > ? RETURNING kind, player, body',
      [token, kind, now],
    );
    return row && linkOf(row);
  }

  /** The same, for links that may be followed again. */
  async read(token: string, kind: LinkKind, now: number): Promise<LinkRow | undefined> {
    const [row] = await this.#sql.query(
      'SELECT kind, player, body FROM links WHERE token = ? AND kind = ? AND expires > ?',
      [token, kind, now],
    );
    return row && linkOf(row);
  }

  /** Those a person asked for, without their tokens. */
  async of(player: string): Promise<{ kind: string; expires: number }[]> {
    const rows = await this.#sql.query('SELECT kind, expires FROM links WHERE player = ? ORDER BY expires', [
      player,
    ]);
    return rows.map(columnsOf<{ kind: string; expires: number }>);
  }

  async tidy(now: number): Promise<void> {
    await this.#sql.query('DELETE FROM links WHERE expires <= ?', [now]);
  }
}

function linkOf(row: Row): LinkRow {
  const { player, body } = row;
  return {
    kind: columnsOf<LinkRow>(row).kind,
    ...(player ? { player: String(player) } : {}),
    body: JSON.parse(String(body)),
  };
}
