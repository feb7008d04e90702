/**
 * What is to be sent, and to whom. A thing waits here until it is sent, through every restart; of several nodes one takes
 * it, for a while: should that node die, another takes it after the while. What was sent stays for a time, so that the
 * same thing is not asked for again.
 */
import type { Seat } from '#engine';
import { type HookRow, hookOf } from './hooks.ts';
import { paged } from './pages.ts';
import { columnsOf, type MatchRow, matchOf } from './rows.ts';
import type { Row, Sql, Value } from './sql.ts';

export const LETTER_KINDS = ['confirm', 'enter', 'turn', 'hook'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

export interface Letter {
  /** What it is about: the same thing has the same name. */
  readonly id: string;
  readonly kind: LetterKind;
  /** Whom or what it concerns, to count by. */
  readonly about: string;
  readonly player?: string | undefined;
  readonly body: unknown;
}

export interface TakenLetter extends Letter {
  /** How often it was tried, this time included. */
  readonly tries: number;
  readonly created: number;
}

export class Outbox {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Puts it in, unless it is or was there. */
  async put({ id, kind, about, player, body }: Letter, due: number, now: number): Promise<boolean> {
    const rows = await this.#sql.query(
      `INSERT INTO outbox (id, kind, about, player, body, tries, due, created) VALUES (?, ?, ?, ?, ?, 0, ?, ?)
       ON CONFLICT DO NOTHING RETURNING id`,
      [id, kind, about, player ?? null, JSON.stringify(body), due, now],
    );
    return rows.length === 1;
  }

  /**
   * Takes what is due, of these kinds, everyone's in turn: who has much to be sent waits behind their own. Until `hold`
   * nobody else takes it; what is neither done nor put back by then is due again.
   */
  async take(
    now: number,
    hold: number,
    most: number,
    kinds: readonly LetterKind[] = LETTER_KINDS,
  ): Promise<TakenLetter[]> {
    const such = `sent IS NULL AND due <= ? AND kind IN (${kinds.map(() => '?').join(', ')})`;
    // Asked for twice: of two nodes that have found the same letter the second must see that it is taken.
    const rows = await this.#sql.query(
      `UPDATE outbox SET due = ?, tries = tries + 1 WHERE sent IS NULL AND due <= ? AND id IN
         (SELECT id FROM (SELECT id, due, ROW_NUMBER() OVER (PARTITION BY COALESCE(player, about) ORDER BY due) AS turn
           FROM outbox WHERE ${such}) waiting ORDER BY turn, due LIMIT ${most})
       RETURNING id, kind, about, player, body, tries, created`,
      [hold, now, now, ...kinds],
    );
    return rows.map(letterOf);
  }

  async sent(id: string, now: number): Promise<void> {
    // What was sent is remembered by its name alone: no address stays behind.
    await this.#sql.query("UPDATE outbox SET sent = ?, body = '{}' WHERE id = ?", [now, id]);
  }

  async later(id: string, due: number, { uncounted = false } = {}): Promise<void> {
    const tries = uncounted ? ', tries = tries - 1' : '';
    await this.#sql.query(`UPDATE outbox SET due = ?${tries} WHERE id = ?`, [due, id]);
  }

  /** Takes it out as if it had never been asked for. */
  async drop(id: string): Promise<void> {
    await this.#sql.query('DELETE FROM outbox WHERE id = ?', [id]);
  }

  /** How many of a kind were asked for since then. */
  async count(kind: LetterKind, about: string, since: number): Promise<number> {
    const [row] = await this.#sql.query(
      'SELECT COUNT(*) AS many FROM outbox WHERE kind = ? AND about = ? AND created > ?',
      [kind, about, since],
    );
    return Number(row?.many ?? 0);
  }

  /** How many wait. */
  async waiting(): Promise<number> {
    const [row] = await this.#sql.query('SELECT COUNT(*) AS many FROM outbox WHERE sent IS NULL');
    return Number(row?.many ?? 0);
  }

  /** Forgets what was sent before; and letters about an address, whose name tells of it, before `addressed`. */
  async tidy(before: number, addressed: number): Promise<void> {
    await this.#sql.query(
      "DELETE FROM outbox WHERE sent < ? OR (sent < ? AND kind IN ('confirm', 'enter'))",
      [before, addressed],
    );
  }

  /** What is or was to be sent to a person, or because of them. */
  async of(player: string): Promise<{ kind: string; created: number; body: unknown }[]> {
    const rows = await this.#sql.query(
      'SELECT kind, created, sent, body FROM outbox WHERE player = ? ORDER BY created, id',
      [player],
    );
    return rows.map(({ kind, created, sent, body }) => ({
      kind: String(kind),
      created: Number(created),
      body: JSON.parse(String(body)),
      ...(sent === null ? {} : { sent }),
    }));
  }

  // Whom to call

  /** Notes that a person is at a table. */
  async visit(match: string, player: string, at: number): Promise<void> {
    await this.#sql.query(
      `INSERT INTO visits (match, player, at) VALUES (?, ?, ?)
       ON CONFLICT (match, player) DO UPDATE SET at = excluded.at`,
      [match, player, at],
    );
  }

  visits(player: string): AsyncIterable<{ match: string; at: number }> {
    return paged(async (last, most) => {
      const rows = await this.#sql.query(
        `SELECT match, at FROM visits WHERE player = ? AND match > ? ORDER BY match LIMIT ${most}`,
        [player, last?.match ?? ''],
      );
      return rows.map(columnsOf<{ match: string; at: number }>);
    });
  }

  async lastVisit(match: string, player: string): Promise<number> {
    const [row] = await this.#sql.query('SELECT at FROM visits WHERE match = ? AND player = ?', [
      match,
      player,
    ]);
    return Number(row?.at ?? 0);
  }

  /** Matches over days in which something has happened since, where someone can be called. */
  async callable(since: number, slow: number): Promise<MatchRow[]> {
    const rows = await this.#sql.query(
      `SELECT m.* FROM matches m WHERE m.status = 'playing' AND m.visibility IN ('public', 'link') AND m.updated >= ?
         AND m.paused IS NULL AND (m.clock IS NULL OR m.clock >= ?) AND (
           EXISTS (SELECT 1 FROM holders h JOIN addresses a ON a.player = h.player
             WHERE h.match = m.id AND a.box IS NOT NULL AND a.calls = 1)
           OR EXISTS (SELECT 1 FROM holders h JOIN hooks k ON k.player = h.player WHERE h.match = m.id)
           OR EXISTS (SELECT 1 FROM hooks k WHERE k.match = m.id))`,
      [since, slow],
    );
    return rows.map(matchOf);
  }

  /** Tables over days at which someone is ready and waits for the others. */
  async unready(slow: number): Promise<MatchRow[]> {
    const rows = await this.#sql.query(
      "SELECT * FROM matches WHERE due IS NOT NULL AND status = 'open' AND (clock IS NULL OR clock >= ?)",
      [slow],
    );
    return rows.map(matchOf);
  }

  /** Of the people at a seat, who wants calls by mail. */
  async mailed(match: string, seat: Seat): Promise<string[]> {
    const rows = await this.#sql.query(
      `SELECT a.player FROM holders h JOIN addresses a ON a.player = h.player
       WHERE h.match = ? AND h.seat = ? AND a.box IS NOT NULL AND a.calls = 1`,
      [match, seat],
    );
    return rows.map(({ player }) => String(player));
  }

  /** The hooks that are called for a seat: its people's own, and the table's of those who sit there or set it up. */
  async hooked(match: string, seat: Seat, mostFailures: number): Promise<HookRow[]> {
    const rows = await this.#sql.query(
      `SELECT * FROM hooks WHERE failures < ? AND (
         (match IS NULL AND player IN (SELECT player FROM holders WHERE match = ? AND seat = ?))
         OR (match = ? AND (player IN (SELECT player FROM holders WHERE match = ?)
           OR player IN (SELECT owner FROM matches WHERE id = ?))))`,
      [mostFailures, match, seat, match, match, match],
    );
    return rows.map(hookOf);
  }

  /** The last lines of a seat: by anyone, and by the person. What the clock brought about is not the person's. */
  async lastLines(match: string, seat: Seat): Promise<{ any: number; own: number }> {
    const values: readonly Value[] = [`${seat}:clock %`, match, seat];
    const [row] = await this.#sql.query(
      `SELECT COALESCE(MAX(number), 0) AS any_line,
         COALESCE(MAX(CASE WHEN submission LIKE ? THEN 0 ELSE number END), 0) AS own_line
       FROM records WHERE match = ? AND seat = ?`,
      values,
    );
    return { any: Number(row?.any_line ?? 0), own: Number(row?.own_line ?? 0) };
  }
}

function letterOf(row: Row): TakenLetter {
  const { id, kind, about, player, tries, created } = columnsOf<TakenLetter>(row);
  return {
    id,
    kind,
    about,
    tries,
    created,
    ...(player ? { player } : {}),
    body: JSON.parse(String(row.body)),
  };
}
