/** One-time codes for another device, as they are kept: one a person, by hashes alone. */
import type { Sql } from './sql.ts';

export interface Pairing {
  readonly id: string;
  readonly player: string;
  readonly secret: string;
  readonly expires: number;
}

export class Pairings {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** In the place of the code the person had; false when another has this one by chance. */
  async make({ id, player, secret, expires }: Pairing, now: number): Promise<boolean> {
    const [, , made = []] = await this.#sql.batch([
      { text: 'DELETE FROM pairings WHERE player = ?', values: [player] },
      { text: 'DELETE FROM pairings WHERE expires <= ?', values: [now] },
      {
        text: `INSERT INTO pairings (id, player, secret, tries, expires) VALUES (?, ?, ?, 0, ?)
          ON CONFLICT DO NOTHING RETURNING id`,
        values: [id, player, secret, expires],
      },
    ]);
    return made.length > 0;
  }

  /** Counts a try, before anyone is told whether it was right; nothing where there are none left. */
  async attempt(id: string, most: number, now: number): Promise<string | undefined> {
    const [row] = await this.#sql.query(
      'UPDATE pairings SET tries = tries + 1 WHERE id = ? AND tries < ? AND expires > ? RETURNING secret',
      [id, most, now],
    );
    return row && String(row.secret);
  }

  /** Whoever comes first has it; nobody has it twice. */
  async take(id: string, secret: string): Promise<string | undefined> {
    const [row] = await this.#sql.query('DELETE FROM pairings WHERE id = ? AND secret = ? RETURNING player', [
      id,
      secret,
    ]);
    return row && String(row.player);
  }

  async tidy(now: number): Promise<void> {
    await this.#sql.query('DELETE FROM pairings WHERE expires <= ?', [now]);
  }
}
