/** What the store asks of a database. Both drivers speak the same SQL, with `?` for values; only `append` is their own. */

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

export interface Statement {
  readonly text: string;
  readonly values?: readonly Value[];
  /** It must give a row; otherwise nothing of its batch is written. */
  readonly must?: true;
}

/** A statement that had to give a row gave none. */
export class Unmet extends Error {}

/** For drivers: ends the transaction where a condition does not hold. */
export function checkMet({ must, text }: Statement, rows: readonly Row[]): void {
  if (must && rows.length === 0) throw new Unmet(text);
}

/** All of them, or none where one that must give a row gives none. */
export async function attempt(sql: Sql, statements: readonly Statement[]): Promise<boolean> {
  return (await met(sql, statements)) !== undefined;
}

/** The same, with what they gave. */
export async function met(sql: Sql, statements: readonly Statement[]): Promise<Row[][] | undefined> {
  try {
    return await sql.batch(statements);
  } catch (error) {
    if (error instanceof Unmet) return undefined;
    throw error;
  }
}

/** One line of a match's record. */
export interface AppendLine {
  readonly number: number;
  readonly kind: string;
  readonly seat: number;
  readonly body: string;
  readonly told: string;
  readonly learnt: number;
  readonly submission: string | null;
  readonly at: number;
}

/** Lines of a match's record, and what the match's own row shall say once they are written. */
export interface AppendRow {
  readonly match: string;
  readonly lines: readonly AppendLine[];
  readonly status: string;
  readonly ended: string | null;
  readonly awaited: string;
  readonly due: number | null;
  readonly paused: number | null;
  /** The proposal that shall stand there, and where it matters the one that must stand there now, or an empty text. */
  readonly proposal?: { readonly known?: string; readonly next: string | null } | undefined;
  /** Where it matters: the seating it was worked out from, which must still be the table's. */
  readonly seating?: number | undefined;
  /** Done together with it, or not at all. */
  readonly also: readonly Statement[];
}

export interface Sql {
  /** When something last could not be written for want of room or of a sound disk. */
  readonly failed?: number | undefined;
  query(text: string, values?: readonly Value[]): Promise<Row[]>;
  /** All of them or none; it throws where one that must give a row gives none (see `attempt`). */
  batch(statements: readonly Statement[]): Promise<Row[][]>;
  /**
   * Durable once it resolves. It is written only where the match is in play and its last line is the one before the
   * first of these; otherwise, and where a submission is already there, it is false and nothing is written.
   */
  append(row: AppendRow): Promise<boolean>;
  /**
   * Another number whenever anything was written about people or seats, by whomever; undefined where that cannot be told
   * without asking. While it stays the same, what was read about them still holds.
   */
  epoch(): number | undefined;
  close(): Promise<void>;
}

/** Sets the columns that are given, of the rows under a key. */
export async function update(
  sql: Sql,
  table: string,
  columns: Columns,
  where: string,
  key: readonly Value[],
): Promise<void> {
  const { text, values } = updating(table, columns, where, key);
  if (text !== '') await sql.query(text, values);
}

type Columns = Readonly<Record<string, Value | undefined>>;

/** The statement that does it; an empty one where nothing is given. */
export function updating(
  table: string,
  columns: Columns,
  where: string,
  key: readonly Value[],
): Statement & { readonly values: readonly Value[] } {
  const set = Object.entries(columns).filter((entry): entry is [string, Value] => entry[1] !== undefined);
  if (set.length === 0) return { text: '', values: [] };
  const text = `UPDATE ${table} SET ${set.map(([name]) => `${name} = ?`).join(', ')} WHERE ${where}`;
  return { text, values: [...set.map(([, value]) => value), ...key] };
}
