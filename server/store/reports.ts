/** What people reported about others: whom, where, why, and what was said and how the table stood then. */
import { behind, type Part, type Place, partOf } from './pages.ts';
import type { ChatRow } from './rows.ts';
import type { Row, Sql } from './sql.ts';

/** The table as it was when something was reported there. */
export interface ReportContext {
  readonly game: string;
  readonly status: string;
  /** What those at its seats were called. */
  readonly seats: readonly string[];
  /** The seat it is about, or the line of the talk. */
  readonly seat?: number;
  readonly line?: number;
}

export interface Report {
  readonly id: string;
  readonly match: string;
  /** Who reported it; empty once they are forgotten. */
  readonly reporter: string;
  readonly person: string;
  /** What the person was called then. */
  readonly name: string;
  readonly reason: string;
  readonly context: ReportContext;
  readonly lines: readonly ChatRow[];
  readonly created: number;
  /** When the host was done with it. */
  readonly handled?: number;
  /** What the host noted about it. */
  readonly note?: string;
}

const LISTED = 200;

export class Reports {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async add(report: Report): Promise<void> {
    const { id, match, reporter, person, name, reason, context, lines, created } = report;
    await this.#sql.query(
      `INSERT INTO reports (id, match, reporter, person, name, reason, context, lines, created)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        ...[id, match, reporter, person, name, reason],
        ...[JSON.stringify(context), JSON.stringify(lines), created],
      ],
    );
  }

  /** How many a person has made since then. */
  async count(reporter: string, since: number): Promise<number> {
    const [row] = await this.#sql.query(
      'SELECT COUNT(*) AS many FROM reports WHERE reporter = ? AND created > ?',
      [reporter, since],
    );
    return Number(row?.many ?? 0);
  }

  async by(reporter: string): Promise<Report[]> {
    const rows = await this.#sql.query('SELECT * FROM reports WHERE reporter = ? ORDER BY created DESC, id', [
      reporter,
    ]);
    return rows.map(reportOf);
  }

  /** The newest: those that nobody has looked at yet, or all; about one person, or about anyone. */
  async list(
    { all, about }: { readonly all: boolean; readonly about?: string },
    after?: Place,
  ): Promise<Part<Report>> {
    const from = behind('created', 'id', after);
    const rows = await this.#sql.query(
      `SELECT * FROM reports WHERE ${all ? '1 = 1' : 'settled IS NULL'}${about === undefined ? '' : ' AND person = ?'}
         AND ${from.text} ORDER BY created DESC, id LIMIT ${LISTED + 1}`,
      [...(about === undefined ? [] : [about]), ...from.values],
    );
    return partOf(rows.map(reportOf), LISTED);
  }

  async handle(id: string, note: string, at: number): Promise<boolean> {
    const rows = await this.#sql.query('UPDATE reports SET settled = ?, note = ? WHERE id = ? RETURNING id', [
      at,
      note,
      id,
    ]);
    return rows.length > 0;
  }

  /**
   * A person is forgotten. What they reported has no reporter any more; what was reported about them and is still to be
   * looked at keeps its context without their name, and the rest goes, as do their words in what others reported.
   */
  async forget(player: string, instead: string): Promise<void> {
    await this.#sql.batch([
      { text: "UPDATE reports SET reporter = '' WHERE reporter = ?", values: [player] },
      { text: 'DELETE FROM reports WHERE person = ? AND settled IS NOT NULL', values: [player] },
    ]);
    // Ids have no letters that mean something to LIKE but the low line, which also stands for itself.
    const rows = await this.#sql.query('SELECT * FROM reports WHERE person = ? OR lines LIKE ?', [
      ...[player, `%"player":"${player}"%`],
    ]);
    for (const report of rows.map(reportOf)) {
      const theirs = report.person === player;
      const lines = report.lines.map((line) =>
        line.player === player
          ? { ...line, player: '', name: instead, ...(theirs ? {} : { text: '' }) }
          : line,
      );
      await this.#sql.query('UPDATE reports SET person = ?, name = ?, lines = ? WHERE id = ?', [
        ...(theirs ? ['', instead] : [report.person, report.name]),
        ...[JSON.stringify(lines), report.id],
      ]);
    }
  }
}

function reportOf(row: Row): Report {
  const { id, match, reporter, person, name, reason, context, lines, created, settled, note } = row;
  return {
    id: String(id),
    match: String(match),
    reporter: String(reporter),
    person: String(person),
    name: String(name),
    reason: String(reason),
    created: Number(created),
    context: JSON.parse(String(context)),
    lines: JSON.parse(String(lines)),
    ...(settled === null ? {} : { handled: Number(settled) }),
    ...(note === null ? {} : { note: String(note) }),
  };
}
