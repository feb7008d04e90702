/** What people reported about others: whom, where, why, and what was said then. */
import type { ChatRow } from './rows.ts';
import type { Row, Sql } from './sql.ts';

export interface Report {
  readonly id: string;
  readonly match: string;
  /** Who reported it; empty once they are forgotten. */
  readonly reporter: string;
  readonly person: string;
  /** What the person was called then. */
  readonly name: string;
  readonly reason: string;
  readonly lines: readonly ChatRow[];
  readonly created: number;
  readonly settled?: number;
  /** What the host noted about it. */
  readonly note?: string;
}

export class Reports {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async add(report: Report): Promise<void> {
    const { id, match, reporter, person, name, reason, lines, created } = report;
    await this.#sql.query(
      `INSERT INTO reports (id, match, reporter, person, name, reason, lines, created)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [id, match, reporter, person, name, reason, JSON.stringify(lines), created],
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
    const rows = await this.#sql.query('SELECT * FROM reports WHERE reporter = ? ORDER BY created', [reporter]);
    return rows.map(reportOf);
  }

  /** The newest; those that nobody has looked at yet, or all. */
  async list(all: boolean): Promise<Report[]> {
    const which = all ? '' : 'WHERE settled IS NULL ';
    const rows = await this.#sql.query(`SELECT * FROM reports ${which}ORDER BY created DESC, id LIMIT 200`);
    return rows.map(reportOf);
  }

  async settle(id: string, note: string, at: number): Promise<boolean> {
    const rows = await this.#sql.query('UPDATE reports SET settled = ?, note = ? WHERE id = ? RETURNING id', [
      ...[at, note, id],
    ]);
    return rows.length > 0;
  }
}

function reportOf({ id, match, reporter, person, name, reason, lines, created, settled, note }: Row): Report {
  return {
    ...{ id: String(id), match: String(match), reporter: String(reporter), person: String(person) },
    ...{ name: String(name), reason: String(reason), created: Number(created) },
    lines: JSON.parse(String(lines)) as ChatRow[],
    ...(settled === null ? {} : { settled: Number(settled) }),
    ...(note === null ? {} : { note: String(note) }),
  };
}
