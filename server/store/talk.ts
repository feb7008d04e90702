/** What is said at tables. It is read a page at a time, and of a long talk the last part is kept. */
import { type Seat, SPECTATOR } from '#engine';
import { type ChatRow, columnsOf } from './rows.ts';
import type { Sql, Value } from './sql.ts';

/** Whose ears hear it. */
export interface Ears {
  readonly seat: Seat;
  readonly player: string | undefined;
  /** Whether those who watch are heard too. */
  readonly watchers: boolean;
}

export interface Page {
  /** Only what was said after this line, or before that one. */
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

export interface TalkPage {
  readonly lines: ChatRow[];
  /** There is more between what was asked for and the first of these. */
  readonly more: boolean;
}

/** So many lines are a page. */
export const PAGE = 50;
/** So many lines of a table are kept, and a few more: they go by the hundred. */
const KEPT = 2000;
const TIDY = 100;
/** So many at most are news at once: who was away longer asks for pages. */
const NEWS = 100;
/** So many lines before and after one tell what it was about. */
const AROUND = 10;
const LAST = 2_000_000_000;
const COLUMNS = 'number, channel, seat, player, name, text, at';

export class Talk {
  readonly #sql: Sql;
  readonly #kept: number;

  constructor(sql: Sql, kept = KEPT) {
    this.#sql = sql;
    this.#kept = kept;
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
      if (!row) continue;
      const number = Number(row.number);
      if (number % TIDY === 0) {
        await this.#sql.query('DELETE FROM chat WHERE match = ? AND number <= ?', [
          match,
          number - this.#kept,
        ]);
      }
      return number;
    }
  }

  /** The number of the last line. */
  async last(match: string): Promise<number> {
    const [row] = await this.#sql.query('SELECT COALESCE(MAX(number), 0) AS last FROM chat WHERE match = ?', [
      match,
    ]);
    return Number(row?.last ?? 0);
  }

  /** The newest that was said after a line, whoever may hear it. */
  since(match: string, after: number): Promise<ChatRow[]> {
    return this.#newest('match = ? AND number > ?', [match, after], NEWS);
  }

  /** The last page of what someone may hear. */
  async page(
    match: string,
    { seat, player, watchers }: Ears,
    { after = 0, before = LAST }: Page,
  ): Promise<TalkPage> {
    const seated = seat !== SPECTATOR;
    const lines = await this.#newest(
      `match = ? AND number > ? AND number < ?
         AND (channel IN ('table', ?) OR channel LIKE ? OR channel LIKE ?)
         AND NOT EXISTS (SELECT 1 FROM blocks b WHERE (b.player = ? AND b.blocked = chat.player)
           OR (b.player = chat.player AND b.blocked = ?))`,
      [
        ...[match, after, before, watchers ? 'spectators' : 'table'],
        ...(seated ? [`${seat}-%`, `%-${seat}`] : ['', '']),
        ...[player ?? '', player ?? ''],
      ],
      PAGE + 1,
    );
    const more = lines.length > PAGE;
    return { lines: more ? lines.slice(1) : lines, more };
  }

  /** What was said around a line, whoever may hear it. */
  around(match: string, number: number): Promise<ChatRow[]> {
    const [from, to] = [number - AROUND, number + AROUND];
    return this.#newest('match = ? AND number >= ? AND number <= ?', [match, from, to], 2 * AROUND + 1);
  }

  /** The last that one person said, whoever may hear it. */
  lastOf(match: string, player: string): Promise<ChatRow[]> {
    return this.#newest('match = ? AND player = ?', [match, player], AROUND);
  }

  async #newest(where: string, values: readonly Value[], most: number): Promise<ChatRow[]> {
    const rows = await this.#sql.query(
      `SELECT ${COLUMNS} FROM chat WHERE ${where} ORDER BY number DESC LIMIT ${most}`,
      values,
    );
    return rows.reverse().map(columnsOf<ChatRow>);
  }
}
